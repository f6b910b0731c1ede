/** The version of the program, which the build reads from pyproject.toml. */
declare const __VERSION__: string;
