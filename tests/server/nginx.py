"""A real nginx before a real server, configured by the file that is shipped; only addresses and ports are others."""

import atexit
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.client import Served, free_port

NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
SHIPPED = Path(__file__).parents[2] / "deploy" / "nginx.conf"
HOST = "games.example.org"
MAIN = """\
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/proxied;
    include {folder}/gugong.conf;
}}
"""


class Nginx:
    """Passes https://games.example.org:PORT and this prefix on to a port of this machine."""

    def __init__(self, folder: Path, to: int, prefix: str) -> None:
        self.port = free_port()
        self.host = f"{HOST}:{self.port}"
        self.url = f"https://{self.host}{prefix}"
        _certify(folder)
        (folder / "gugong.conf").write_text(_adapted(folder, self.port, to, prefix))
        user = "user root;" if os.geteuid() == 0 else ""  # the folder of a test is for its owner alone
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
        assert NGINX is not None
        self._process = subprocess.Popen([NGINX, "-e", folder / "errors", "-c", folder / "nginx.conf"])
        atexit.register(self._process.terminate)  # a test that fails leaves it running
        self._wait()

    def _wait(self) -> None:
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
            except ConnectionRefusedError:
                assert self._process.poll() is None
                time.sleep(0.05)
            else:
                return

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)

    def socket(self, host: str = "127.0.0.1", **headers: str) -> connect:
        """A WebSocket through nginx, from this address of the machine."""
        return connect(
            f"{self.url.replace('https', 'wss')}/ws",
            ssl=trusting(),
            host="127.0.0.1",
            local_addr=(host, 0),
            compression=None,
            additional_headers=headers,
            origin=Origin(f"https://{self.host}"),
            close_timeout=1,
        )

    def ask(self, method: str, path: str, body: str = "", host: str = "127.0.0.1", **headers: str) -> tuple[int, str]:
        """Status and text of the answer to a request from this address of the machine."""
        head = {"Host": self.host, "Origin": f"https://{self.host}", "Content-Length": str(len(body)), **headers}
        said = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in head.items())
        request = f"{method} {path} HTTP/1.1\r\n{said}Connection: close\r\n\r\n{body}".encode()
        with (
            socket.create_connection(("127.0.0.1", self.port), timeout=60, source_address=(host, 0)) as plain,
            trusting().wrap_socket(plain, server_hostname=HOST) as secure,
        ):
            secure.sendall(request)
            answer = b"".join(iter(lambda: secure.recv(65536), b"")).decode()
        status, _, rest = answer.partition("\r\n\r\n")
        return int(status.split(" ", 2)[1]), rest


def trusting() -> ssl.SSLContext:
    """For a certificate that was made a moment ago."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _certify(folder: Path) -> None:
    made = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    new = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}"]
    subprocess.run([*new, *made], check=True, capture_output=True)


def _adapted(folder: Path, port: int, to: int, prefix: str) -> str:
    there = re.sub(r"listen \[::\].*\n", "", SHIPPED.read_text())
    there = there.replace("listen 443", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8765", f"127.0.0.1:{to}")
    return there.replace(f"/etc/letsencrypt/live/{HOST}", str(folder)).replace("location /", f"location {prefix}/")


class Proxied:
    """A server and the nginx before it."""

    def __init__(self, folder: Path, prefix: str, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = free_port()
        self.nginx = Nginx(folder, self.port, prefix)
        self.start()

    def start(self) -> None:
        public = ("--public-url", self.nginx.url, "--proxy", "127.0.0.1")
        self.server = Served(self.folder / "tables.sqlite", self.port, *public, *self.options)

    def stop(self) -> None:
        assert self.server.stop() == ""


@contextmanager
def proxied(folder: Path, *options: str, prefix: str = "/gugong") -> Iterator[Proxied]:
    made = Proxied(folder, prefix, *options)
    try:
        yield made
    finally:
        made.stop()
        made.nginx.stop()
