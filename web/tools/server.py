"""A static server that sends the headers of netlify.toml, as the real host does."""

import re
import socket
import sys
import threading
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tools.errors import BuildError
from tools.paths import ROOT

Rule = tuple[re.Pattern[str], Mapping[str, str]]


def header_rules(settings: Path = ROOT / "netlify.toml") -> list[Rule]:
    """The rules of netlify.toml: a pattern for paths, and the headers for them."""
    rules = tomllib.loads(settings.read_text())["headers"]
    return [(_pattern(rule["for"]), rule["values"]) for rule in rules]


def _pattern(wildcard: str) -> re.Pattern[str]:
    return re.compile(".*".join(re.escape(part) for part in wildcard.split("*")))


def headers_for(path: str, rules: list[Rule]) -> dict[str, str]:
    """All headers for a path; a later rule wins over an earlier one."""
    found: dict[str, str] = {}
    for pattern, values in rules:
        if pattern.fullmatch(path):
            found.update(values)
    return found


class Handler(SimpleHTTPRequestHandler):
    """Serves the files of a site below a prefix; everything else is not found."""

    protocol_version = "HTTP/1.1"
    server: "Site"

    def send_head(self) -> Any:
        self.directory = str(self.server.folder)  # may change while a connection is kept
        prefix = self.server.prefix
        if not self.path.startswith(f"{prefix}/"):
            self.send_error(404)
            return None
        self.path = self.path[len(prefix) :]
        packed = self._packed()
        return self._send_packed(packed) if packed else super().send_head()

    def _packed(self) -> Path | None:
        """The file compressed with brotli, where there is one and the browser takes it."""
        if not self.server.packed or "br" not in self.headers.get("Accept-Encoding", ""):
            return None
        name = self.path.split("?")[0].lstrip("/")
        path = self.server.packed / (name or "index.html")
        return path if path.is_file() else None

    def _send_packed(self, path: Path) -> Any:
        packed = self.server.packed or path
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(self.server.folder / path.relative_to(packed))))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(path.stat().st_size))
        self.end_headers()
        return path.open("rb")

    def list_directory(self, path: Any) -> None:
        self.send_error(404)

    def end_headers(self) -> None:
        path = self.path.split("?")[0].split("#")[0]
        for name, value in headers_for(path, self.server.rules).items():
            if name.lower() != "content-type":
                self.send_header(name, value)
        super().end_headers()

    def guess_type(self, path: Any) -> str:
        relative = "/" + Path(path).relative_to(self.server.folder).as_posix()
        headers = headers_for(relative, self.server.rules)
        return headers.get("Content-Type") or super().guess_type(path)

    def log_message(self, format: str, *arguments: Any) -> None:
        pass


class Site(ThreadingHTTPServer):
    """A folder on an address of this machine, with the headers of netlify.toml."""

    daemon_threads = True
    allow_reuse_port = False

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        host: str = "127.0.0.1",
        prefix: str = "",
        packed: Path | None = None,
    ) -> None:
        self.folder = folder.resolve()
        self.packed = packed  # a folder with the same files compressed with brotli
        self.prefix = prefix
        self.rules = header_rules()
        self.connections: set[socket.socket] = set()
        super().__init__((host, port), Handler)

    def get_request(self) -> tuple[socket.socket, Any]:
        """A new connection, remembered until it ends."""
        connection, address = super().get_request()
        self.connections.add(connection)
        return connection, address

    def shutdown_request(self, request: Any) -> None:
        """Ends a connection."""
        self.connections.discard(request)
        super().shutdown_request(request)

    def server_close(self) -> None:
        """Stops listening and hangs up: browsers keep connections, which would be answered on and on."""
        super().server_close()
        for connection in list(self.connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Says nothing of browsers that hang up in the middle of a file."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    @property
    def address(self) -> str:
        """Where the page is."""
        host = str(self.server_address[0])
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
        return f"http://{shown}:{self.server_port}{self.prefix}/"


@contextmanager
def running(site: Site) -> Iterator[Site]:
    """The site answers in the background while this lasts."""
    threading.Thread(target=site.serve_forever, daemon=True).start()
    try:
        yield site
    finally:
        site.shutdown()
        site.server_close()


def open_site(folder: Path, port: int, host: str) -> Site:
    """Starts listening, or says why that cannot be."""
    try:
        return Site(folder, port, host)
    except (OSError, OverflowError) as error:
        raise BuildError(
            f"Port {port} on {host} cannot be used: {error}.",
            f"stop what uses it, or choose another: python3 build.py serve --port {port % 60000 + 1}",
        ) from error
