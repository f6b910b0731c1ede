"""The page's own files, which were built into the package."""

from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

FILES = (Path(str(resources.files("gugong"))) / "web").resolve()
FOR_EVER = "public, max-age=31536000, immutable"  # their names change with what is in them
MISSING = """\
The page has not been built.  In the folder of the source, with Node 20 or newer:

    cd web && npm ci && npm run build

and start the server again.
"""


async def site(request: Request) -> Response:
    """A file by its name; the page itself for any other address."""
    file = _file(request.path_params["path"]) or FILES / "index.html"
    if not file.is_file():
        return PlainTextResponse(MISSING, 503)
    hashed = file.parent.name == "assets"
    return FileResponse(file, headers={"Cache-Control": FOR_EVER if hashed else "no-cache"})


def _file(name: str) -> Path | None:
    try:
        file = (FILES / name).resolve()
        return file if file.is_relative_to(FILES) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None
