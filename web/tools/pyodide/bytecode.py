"""Runs inside Pyodide at build time: turns the sources in archives into bytecode, always the same."""

import ast
import base64
import hashlib
import importlib.util
import marshal
import zipfile
from pathlib import Path

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
HEADER = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little")  # by hash; there is no source to check


def without_docstrings(source: bytes) -> ast.Module:
    """The code of a module; nobody reads docstrings in a browser."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.fix_missing_locations(tree)


def compiled(name: str, source: bytes) -> bytes:
    """What Python would keep of a module; its place is the one in the archive."""
    code = compile(without_docstrings(source), name, "exec", dont_inherit=True)
    return HEADER + importlib.util.source_hash(source) + marshal.dumps(code)


def converted(path: Path) -> dict[str, bytes]:
    """The files of an archive, those with code as bytecode."""
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            if name.endswith(".py"):
                files[f"{name}c"] = compiled(name, archive.read(name))
            elif not name.endswith("/"):
                files[name] = archive.read(name)
    return files


def record_of(files: dict[str, bytes], own: str) -> bytes:
    """The list of files that a wheel carries."""
    lines = []
    for name, content in files.items():
        sha = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={sha},{len(content)}")
    return "\n".join([*lines, f"{own},,", ""]).encode()


def convert(path: Path) -> None:
    """Writes an archive anew. Wheels are compressed; what hosts compress as a whole, and better, is not."""
    files = converted(path)
    for name in [name for name in files if name.endswith(".dist-info/RECORD")]:
        del files[name]
        files[name] = record_of(files, name)
    packed = zipfile.ZIP_DEFLATED if path.suffix == ".whl" else zipfile.ZIP_STORED
    with zipfile.ZipFile(path, "w", packed) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content, packed, 9)


async def main() -> None:
    """Converts them all."""
    for path in sorted(Path("/files").iterdir()):
        convert(path)
