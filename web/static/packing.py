"""What of Python is shipped with the static edition; run by python.mjs in the interpreter that is shipped."""

import importlib.util
import io
import json
import sys
import zipfile
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path, PurePosixPath

import rehearsal

from gugong.words import LANGUAGES

STDLIB = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
SITE = "/site/"
GAME = Path("/repo/src/gugong")
LEFT_OUT = ("cli", "cluster.py", "lab", "server", "web", "__pycache__")  # parts of gugong that a browser has no use for
LOCALES = {"root", "en", "en_US", *LANGUAGES}  # of babel, which has hundreds

rehearse = rehearsal.rehearse


def library() -> bytes:
    """Its files one after the other, behind a list of their names and sizes."""
    files = {"stdlib.zip": _stdlib(), **dict(_packages()), **dict(_game())}
    index = json.dumps({name: len(data) for name, data in files.items()}).encode()
    return len(index).to_bytes(4, "little") + index + b"".join(files.values())


def _stdlib() -> bytes:
    """Not compressed, as all of the library will be."""
    with zipfile.ZipFile(STDLIB[:-1]) as whole, io.BytesIO() as made:
        with zipfile.ZipFile(made, "w") as zipped:
            for name in sorted(_used(STDLIB)):
                zipped.writestr(zipfile.ZipInfo(f"{name}c"), _compiled(whole.read(name), name))
        return made.getvalue()


def _packages() -> Iterator[tuple[str, bytes]]:
    for name in sorted(_used(SITE)):
        data = Path(SITE, name).read_bytes()
        yield (f"{name}c", _compiled(data, name)) if name.endswith(".py") else (name, data)
    for data in Path(SITE, "babel").rglob("*.dat"):
        if data.stem in LOCALES or data.stem == "global":
            yield data.relative_to(SITE).as_posix(), data.read_bytes()


def _game() -> Iterator[tuple[str, bytes]]:
    """All of it, and all its data; its assertions stay."""
    for file in sorted(GAME.rglob("*", recurse_symlinks=True)):
        inside = file.relative_to(GAME)
        if file.is_dir() or inside.parts[0] in LEFT_OUT or file.suffix in {".pyc", ".c", ".pyi"}:
            continue
        name, data = (PurePosixPath("gugong") / inside).as_posix(), file.read_bytes()
        yield (f"{name}c", _compiled(data, name, 0)) if name.endswith(".py") else (name, data)


def _used(folder: str) -> set[str]:
    """The files of the modules that were imported from this folder."""
    specs = [module.__spec__ for module in list(sys.modules.values()) if getattr(module, "__spec__", None)]
    origins = [spec.origin for spec in specs if spec.origin]
    return {origin.removeprefix(folder) for origin in origins if origin.startswith(folder)}


def _compiled(source: bytes, name: str, optimize: int = 2) -> bytes:
    """Without docstrings and assertions unless told otherwise."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    made = _code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False)
    return bytes(made)
