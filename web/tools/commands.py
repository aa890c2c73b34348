"""The commands of build.py."""

import argparse
import subprocess
import sys
from collections.abc import Sequence

from tools import checks, server, site
from tools.environment import python_path
from tools.errors import BuildError
from tools.paths import ROOT


def run(arguments: Sequence[str]) -> int:
    """Carries out one command; the exit code is 0 only if all went well."""
    options, rest = _parser().parse_known_args(arguments)
    if rest and options.command != "test":
        _parser().error(f"unknown: {' '.join(rest)}")
    try:
        return 0 if _carry_out(options, rest) else 1
    except BuildError as error:
        print(f"\n{error}", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped.")
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py", description="Builds, serves and checks the site.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="make dist/, ready for any static host")
    serve = commands.add_parser("serve", help="make dist/ and serve it on this machine")
    serve.add_argument("--port", type=int, default=8000)
    serve.add_argument("--host", default="127.0.0.1", help="0.0.0.0 to be reached from other machines")
    test = commands.add_parser(
        "test", allow_abbrev=False, help="run every check; further arguments go to pytest"
    )
    test.add_argument("--fast", action="store_true", help="leave out the browser")
    bench = commands.add_parser("bench", help="measure the engine and the page, and compare them with others")
    bench.add_argument("part", nargs="*", help="only these parts; a wrong name tells which there are")
    fuzz = commands.add_parser("fuzz", help="read hostile links and files inside Pyodide")
    fuzz.add_argument("--minutes", default="0", help="how long; without it as many as among the checks")
    fuzz.add_argument("--seed", default="1", help="other seeds make other inputs")
    fuzz.add_argument("--input", help="only the input of this number")
    mutate = commands.add_parser("mutate", help="break the product on purpose and see that the tests find it")
    mutate.add_argument("defect", nargs="*", help="only these defects; a wrong name tells which there are")
    commands.add_parser("screenshots", help="take the pictures of the README and of the tests anew")
    return parser


def _carry_out(options: argparse.Namespace, rest: Sequence[str]) -> bool:
    if options.command == "serve":
        return _serve(options.host, options.port)
    if options.command == "test":
        return checks.check(rest, options.fast)
    if options.command == "bench":
        return _module("tests.bench", options.part)
    if options.command == "fuzz":
        site.build()
        return _module("tests.fuzz", _fuzzed(options))
    if options.command == "mutate":
        return _module("tests.mutate", options.defect)
    if options.command == "screenshots":
        return checks.take_screenshots()
    print(f"The site is in {site.build()}")
    return True


def _fuzzed(options: argparse.Namespace) -> list[str]:
    one = ["--input", options.input] if options.input else []
    return ["--minutes", options.minutes, "--seed", options.seed, *one]


def _module(name: str, arguments: Sequence[str]) -> bool:
    command = [sys.executable, "-m", name, *arguments]
    return subprocess.run(command, cwd=ROOT, env=python_path()).returncode == 0


def _serve(host: str, port: int) -> bool:
    with server.open_site(site.build(), port, host) as opened:
        print(f"Stroganov is at {opened.address}  (Ctrl+C stops it)", flush=True)
        opened.serve_forever()
    return True
