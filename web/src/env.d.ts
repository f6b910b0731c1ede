/** The version of the program, which the build reads from pyproject.toml. */
declare const __VERSION__: string;
/** The folder of the static edition that Python is in. */
declare const __PYTHON__: string;
