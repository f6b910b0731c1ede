"""A plain file server: it compresses nothing, sets no headers, and has the game somewhere below its root."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

BUILT = Path(__file__).parents[2] / "dist" / "static"
PREFIX = "some/where"


class Handler(SimpleHTTPRequestHandler):
    """Counts the bytes that it sends."""

    server: "Server"

    def do_GET(self) -> None:
        if not self.path.startswith(f"/{PREFIX}/"):
            return self.send_error(404)
        self.path = self.path.removeprefix(f"/{PREFIX}")
        return super().do_GET()

    def copyfile(self, source: object, outputfile: object) -> None:
        data = source.read()  # type: ignore[attr-defined]  # of the base class, whose types are the same
        self.server.sent[self.path] = self.server.sent.get(self.path, 0) + len(data)
        outputfile.write(data)  # type: ignore[attr-defined]

    def log_message(self, *args: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, folder: Path = BUILT, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), partial(Handler, directory=str(folder)))
        self.sent: dict[str, int] = {}
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/{PREFIX}/"

    def stop(self) -> None:
        self.shutdown()
        self.server_close()
