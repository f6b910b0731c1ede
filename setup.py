"""Builds the rules as a C extension if mypyc and a C compiler are there, and as plain Python otherwise.

`GUGONG_COMPILE=0` asks for plain Python.  Everything else about the package is in pyproject.toml.
"""

import os
import sys
import tempfile
from glob import glob
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.sdist import sdist

COMPILED = [
    *sorted(glob("src/gugong/rules/*.py")),
    *[
        f"src/gugong/bots/{name}.py"
        for name in (
            "features",
            "evaluate",
            "planner",
            "policy_inputs",
            "policy",
            "tree",
            "outlook",
            "net",
            "net_inputs",
            "net_answers",
            "nets",
            "net_tree",
        )
    ],
    "src/gugong/lab/self_play.py",
    "src/gugong/content/names.py",
    "src/gugong/content/tables.py",
]

# Not editable installs: their extensions would end up in src/ and shadow edited source.
BUILDING = {"bdist_wheel", "build", "install"} & set(sys.argv)
ASKING = {"dist_info", "egg_info", "sdist"} & set(sys.argv)


def why_interpreted(scratch: Path) -> str:
    """Why the package cannot be compiled; empty if it can."""
    if os.environ.get("GUGONG_COMPILE") == "0":
        return "GUGONG_COMPILE=0"
    if find_spec("mypyc") is None:
        return "mypyc is not installed"
    return why_no_c(scratch)


def why_no_c(scratch: Path) -> str:
    """Try to build a minimal extension; if that works, an error in ours is a real error."""
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
        return f"there is no working C compiler with Python's headers: {error}"
    return ""


def extensions(scratch: Path) -> list[Extension]:
    """Our modules, compiled by mypyc, and the one in C; a type error fails the build."""
    from mypyc.build import mypycify

    options = [
        "--config-file=",  # `make lint` is strict; here only what mypyc cannot compile matters
        "--no-site-packages",  # so that the build does not depend on what else is installed
        "--ignore-missing-imports",  # dependencies then have no types,
        "--follow-imports=silent",  # but only modules that are not compiled use them
        f"--cache-dir={scratch / 'mypy'}",
    ]
    made = mypycify(
        [*options, *COMPILED],
        opt_level="3",
        debug_level="0",
        group_name="gugong",
        target_dir=str(scratch / "c"),
    )
    made.append(Extension("gugong.bots.net_kernel", ["src/gugong/bots/net_kernel.c"], extra_compile_args=["-O3"]))
    for extension in made:  # a warning about generated code must not stop the build
        extension.extra_compile_args = [a for a in extension.extra_compile_args if a not in {"-Werror", "/WX"}]
        if sys.platform != "win32":  # a product and a sum in one step would give other digits on some processors
            extension.extra_compile_args.append("-ffp-contract=off")
    return made


with tempfile.TemporaryDirectory(prefix="gugong-build-") as name:
    scratch = Path(name)
    reason = why_interpreted(scratch) if BUILDING else ""

    class Build(build):
        """Reports at the end whether the package was compiled."""

        def run(self) -> None:
            super().run()
            print(f"gugong: interpreted ({reason})" if reason else "gugong: compiled", file=sys.stderr)

    class Sdist(sdist):
        """Leaves out the metadata in the scratch directory: PKG-INFO says the same."""

        def make_release_tree(self, base_dir: str, files: list[str]) -> None:
            super().make_release_tree(base_dir, [file for file in files if not os.path.isabs(file)])

    # Build in the scratch directory: nothing stale gets into a wheel, and nothing is left behind.
    setup(
        cmdclass={"build": Build, "sdist": Sdist},
        ext_modules=extensions(scratch) if BUILDING and not reason else [],
        options={"build": {"build_base": name}, "egg_info": {"egg_base": name}} if BUILDING or ASKING else {},
    )
