"""Builds the rules as a C extension where mypyc and a C compiler are found, and as plain Python elsewhere.

`GUGONG_COMPILE=0` asks for plain Python.  All else about the package is in pyproject.toml.
"""

import os
import sys
import tempfile
from glob import glob
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build

COMPILED = [
    *sorted(glob("src/gugong/rules/*.py")),
    *[f"src/gugong/bots/{name}.py" for name in ("features", "evaluate", "planner", "scene", "policy", "tree")],
    "src/gugong/lab/critic.py",
    "src/gugong/lab/practice.py",
    "src/gugong/content/names.py",
    "src/gugong/content/tables.py",
]

# An editable install is not among these: its extensions would land in src/ and shadow edited source.
BUILDING = {"bdist_wheel", "build", "install"} & set(sys.argv)
ASKING = {"dist_info", "egg_info"} & set(sys.argv)


def why_interpreted(scratch: Path) -> str:
    """What stands in the way of compiling; empty where nothing does."""
    if os.environ.get("GUGONG_COMPILE") == "0":
        return "GUGONG_COMPILE=0"
    if find_spec("mypyc") is None:
        return "want of mypyc"
    return why_no_c(scratch)


def why_no_c(scratch: Path) -> str:
    """Tried on the smallest extension there is: after that, an error in ours is an error."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsExecError, DistutilsPlatformError
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    probe = scratch / "probe.c"
    probe.write_text("#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n")
    try:
        compiler = new_compiler()
        customize_compiler(compiler)
        objects = compiler.compile([str(probe)], output_dir=str(scratch), include_dirs=[get_python_inc()])
        compiler.link_shared_object(objects, str(scratch / "probe.so"))
    except (CCompilerError, DistutilsExecError, DistutilsPlatformError, OSError) as error:
        return f"want of a working C compiler with Python's headers ({error})"
    return ""


def extensions(scratch: Path) -> list[Extension]:
    """Our modules through mypyc; a type error ends the build."""
    from mypyc.build import mypycify

    options = [
        "--config-file=",  # `make lint` is strict; here only what mypyc cannot compile counts
        "--no-site-packages",  # the same build whatever else is installed,
        "--ignore-missing-imports",  # and so without the types of what it depends on,
        "--follow-imports=silent",  # which only modules that are not compiled use
        f"--cache-dir={scratch / 'mypy'}",
    ]
    made = mypycify(
        [*options, *COMPILED],
        opt_level="3",
        debug_level="0",
        group_name="gugong",
        target_dir=str(scratch / "c"),
    )
    for extension in made:  # what another compiler warns of in generated code stops nobody from playing
        extension.extra_compile_args = [a for a in extension.extra_compile_args if a not in {"-Werror", "/WX"}]
    return made


with tempfile.TemporaryDirectory(prefix="gugong-build-") as name:
    scratch = Path(name)
    reason = why_interpreted(scratch) if BUILDING else ""

    class Build(build):
        """Says at the end which of the two it was."""

        def run(self) -> None:
            super().run()
            print(f"gugong: interpreted, for {reason}" if reason else "gugong: compiled", file=sys.stderr)

    # Scratch instead of build/ and src/*.egg-info: nothing stale gets into a wheel, nothing is left behind.
    setup(
        cmdclass={"build": Build},
        ext_modules=extensions(scratch) if BUILDING and not reason else [],
        options={"build": {"build_base": name}, "egg_info": {"egg_base": name}} if BUILDING or ASKING else {},
    )
