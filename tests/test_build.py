"""build.py says what is wrong and what to do about it."""

import gzip
import hashlib
import http.client
import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import build
from tools import browser, build_cache, commands, environment, paths, policy, server, site, snapshot, vendored
from tools.checks import Step, count, summary
from tools.errors import BuildError
from tools.lock_file import locked


def test_an_old_python_is_told_so() -> None:
    assert build.too_old((3, 10, 13)).startswith("Python 3.10 is too old")
    assert not build.too_old((3, 11, 0))
    assert not build.too_old((4, 0, 0))


def test_build_py_can_be_read_by_an_old_python() -> None:
    compile(Path(build.__file__).read_text(), "build.py", "exec", dont_inherit=True, flags=0)
    import ast

    ast.parse(Path(build.__file__).read_text(), feature_version=(3, 8))


def test_a_taken_port_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BuildError, match=f"Port {port}.*\n.*--port"):
            server.open_site(paths.ROOT, port, "127.0.0.1")


def test_a_failing_program_is_quoted() -> None:
    code = "print('no route to the package index'); raise SystemExit(1)"
    with pytest.raises(BuildError) as caught:
        environment.run([sys.executable, "-c", code], "pip install failed", environment.PIP_ADVICE)
    assert "no route to the package index" in caught.value.wrong
    assert "check the network" in caught.value.advice


def test_a_missing_program_is_no_traceback() -> None:
    with pytest.raises(BuildError, match="It does not start"):
        environment.run(["/no/such/program"], "It does not start", "install it")


def test_a_wrong_browser_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(browser.SETTING, "/no/such/browser")
    with pytest.raises(BuildError, match="/no/such/browser"):
        browser.find_or_install()


def test_without_any_browser_the_advice_is_to_install_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(browser.SETTING, raising=False)
    monkeypatch.setattr(browser, "on_machine", lambda: None)
    monkeypatch.setattr(browser, "playwrights_own", lambda: None)
    monkeypatch.setattr(browser, "_downloaded", lambda: None)
    monkeypatch.setattr(browser.shutil, "which", lambda name: None)
    with pytest.raises(BuildError, match=r"no browser(.|\n)*install Chromium"):
        browser.find_or_install()


def test_without_npm_the_advice_is_to_install_node(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise BuildError("pip install failed", "check the network")

    monkeypatch.setattr(vendored.shutil, "which", lambda name: None)
    monkeypatch.setattr(vendored, "install", refuse)
    with pytest.raises(BuildError, match=r"no npm(.|\n)*install Node.js"):
        vendored._npm()


def test_a_changed_file_is_not_copied(tmp_path: Path) -> None:
    changed = tmp_path / "pyodide.mjs"
    changed.write_text("something else")
    with pytest.raises(BuildError, match="not the file this project was tested with"):
        vendored.check(changed, "0" * 64)
    with pytest.raises(BuildError, match="missing"):
        vendored.check(tmp_path / "gone", "0" * 64)


def test_a_wheel_of_micropip_that_changed_after_its_download_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vendored, "MICROPIP", tmp_path)
    (tmp_path / "micropip-0.11.1-py3-none-any.whl").write_text("changed")
    with pytest.raises(BuildError, match="not the file this project was tested with"):
        vendored.micropip_wheel()


def test_pyodide_must_want_the_micropip_that_is_pinned(tmp_path: Path) -> None:
    distribution = json.loads((vendored.MODULES / "pyodide" / "pyodide-lock.json").read_text())
    wheel = vendored.micropip_wheel()
    shipped = tmp_path / wheel.name
    shipped.write_bytes(b"bytecode")
    lock_file = tmp_path / "pyodide-lock.json"
    lock_file.write_text(json.dumps(distribution))
    spec = locked(lock_file, "314", wheel, shipped)
    (entry,) = spec.packages.values()
    assert (entry.file_name, entry.imports, entry.depends) == (wheel.name, ["micropip"], [])
    assert entry.sha256 == hashlib.sha256(b"bytecode").hexdigest()
    distribution["packages"]["micropip"]["version"] = "0.9"
    lock_file.write_text(json.dumps(distribution))
    with pytest.raises(ValueError, match=r"wants micropip 0\.9"):
        locked(lock_file, "314", wheel, shipped)


def test_a_snapshot_that_is_too_large_is_named_with_what_to_do(tmp_path: Path) -> None:
    heap = snapshot.Heap(snapshot.LARGEST + 65536, snapshot.LARGEST)
    with pytest.raises(
        BuildError, match=r"snapshot of Python's memory is too large.*50\.4 MB(.|\n)*import less"
    ):
        snapshot.check(tmp_path / "snapshot.gz", heap)


def test_a_snapshot_that_does_not_come_back_fails_the_build(tmp_path: Path) -> None:
    damaged = tmp_path / "snapshot.gz"
    damaged.write_bytes(gzip.compress(bytes(64)))
    with pytest.raises(BuildError, match=r"cannot be brought back(.|\n)*magic number"):
        snapshot.check(damaged, snapshot.Heap(1, 1))


def test_work_is_repeated_only_when_its_sources_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_cache, "CACHE", tmp_path)
    output, source, times = tmp_path / "out", tmp_path / "source.py", []

    def work() -> None:
        output.touch()
        times.append(1)

    for text in ("a = 1", "a = 1", "a = 2"):
        source.write_text(text)
        build_cache.once("trial", build_cache.digest([source]), output, work)
    assert len(times) == 2


def test_failed_work_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_cache, "CACHE", tmp_path)
    output = tmp_path / "out"

    def fail() -> None:
        output.touch()
        raise BuildError("half done", "try again")

    with pytest.raises(BuildError):
        build_cache.once("trial", "key", output, fail)
    assert not build_cache.made_with("trial", "key", output)


def test_the_summary_ends_with_the_number_of_tests() -> None:
    report = '<testsuites><testsuite tests="7" failures="1" errors="1" skipped="2"/></testsuites>'
    steps = [Step("lint", [], passed=True), Step("engine tests", [], counts=count(report))]
    lines = summary(steps).splitlines()
    assert lines[-1] == "3 passed, 2 failed, 2 skipped"
    assert "engine tests" in lines[-2]


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(SystemExit):
        commands.run(["build", "--faster"])


def test_an_error_ends_a_command_with_its_advice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> Path:
        raise BuildError("pip install failed", "check the network")

    monkeypatch.setattr(site, "build", fail)
    assert commands.run(["build"]) == 1
    assert "What to do: check the network" in capsys.readouterr().err


def test_a_script_inside_the_page_that_the_policy_does_not_know_is_named_with_its_hash() -> None:
    allowed = {policy.HEADER: f"script-src 'self' {policy.source('one()')}"}
    policy.check("one()", allowed)
    with pytest.raises(BuildError) as caught:
        policy.check("two()", allowed)
    assert policy.source("two()") in caught.value.advice


def test_a_later_header_rule_wins(tmp_path: Path) -> None:
    settings = tmp_path / "netlify.toml"
    settings.write_text(
        '[[headers]]\nfor = "/*"\nvalues = {A = "1", B = "1"}\n'
        '[[headers]]\nfor = "/*.mjs"\nvalues = {B = "2"}\n'
    )
    rules = server.header_rules(settings)
    assert server.headers_for("/deep/x.mjs", rules) == {"A": "1", "B": "2"}
    assert server.headers_for("/", rules) == {"A": "1", "B": "1"}


def test_a_stopped_site_answers_no_more_not_even_on_a_kept_connection(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("here")
    with server.running(server.Site(tmp_path)) as stopped:
        connection = http.client.HTTPConnection("127.0.0.1", stopped.server_port, timeout=5)
        connection.request("GET", "/")
        assert connection.getresponse().read() == b"here"
    with pytest.raises((http.client.HTTPException, OSError)):
        connection.request("GET", "/")
        connection.getresponse()


def test_nothing_that_is_committed_names_a_package_host() -> None:
    for path in build_cache.files_below(paths.REQUIREMENTS):
        assert "://" not in path.read_text(), path


def test_the_command_line_shows_its_help() -> None:
    script = Path(build.__file__)
    done = subprocess.run([sys.executable, script, "--help"], capture_output=True, text=True, env=os.environ)
    assert done.returncode == 0
    assert "serve" in done.stdout
