"""The page's own files, which were built into the package."""

import gzip
from functools import lru_cache
from importlib import resources
from mimetypes import add_type, guess_type
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FILES = (Path(str(resources.files("gugong"))) / "web").resolve()
FOR_EVER = "public, max-age=31536000, immutable"  # their names change with what is in them
add_type("font/woff2", ".woff2")  # not every system knows it
MISSING = """\
The page has not been built.  In the folder of the source, with Node 20 or newer:

    cd web && npm ci && npm run build

and start the server again.
"""


class Content(NamedTuple):
    plain: bytes
    packed: bytes


async def site(request: Request) -> Response:
    """A file by its name, and the page itself at the root."""
    name = request.path_params["path"] or "index.html"
    file = _file(name)
    if file is not None:
        return _answer(request, file)
    if name == "index.html":
        return PlainTextResponse(MISSING, 503)
    return PlainTextResponse("There is nothing at this address.\n", 404)


def _file(name: str) -> Path | None:
    try:
        file = (FILES / name).resolve()
        return file if file.is_relative_to(FILES) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def _answer(request: Request, file: Path) -> Response:
    headers = {
        "Cache-Control": FOR_EVER if file.parent.name == "assets" else "no-cache",
        "Vary": "Accept-Encoding",
    }
    content, kind = _content(file, file.stat().st_mtime_ns), guess_type(file)[0]
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(content.plain, media_type=kind, headers=headers)
    return Response(content.packed, media_type=kind, headers=headers | {"Content-Encoding": "gzip"})


@lru_cache(256)
def _content(file: Path, changed: int) -> Content:
    """Packed once, and again only when the page has been built anew."""
    plain = file.read_bytes()
    return Content(plain, gzip.compress(plain))
