"""Deliberate defects of the service worker and of the start, found on the built site."""

from tests.mutate.defect import Defect

_WORKER = [
    (
        "any file will do",
        "if ((await digest(content)) === sha) return",
        "if (sha) return",
        ("tests/web/test_update.py", "-k", "interrupted"),
    ),
    (
        "the worker does not wait for consent",
        "async function install() {\n",
        "async function install() {\n    self.skipWaiting();\n",
        ("tests/web/test_update.py",),
    ),
    (
        "other versions are never forgotten",
        "await Promise.all(others.map((request) => store.delete(request)));",
        "await others.length;",
        ("tests/web/test_update.py",),
    ),
    (
        "the page is not there by its name",
        'const PAGES = ["", "index.html"];',
        'const PAGES = [""];',
        ("tests/web/test_offline.py",),
    ),
    (
        "the worker cannot be switched off",
        'url.searchParams.has("no-worker")) return;',
        'url.searchParams.has("no-worker")) void 0;',
        ("tests/web/test_offline.py",),
    ),
    (
        "a file may come from anywhere in the cache",
        "    throw new Error(`${address} is not the file this version needs`);",
        "    return null;",
        ("tests/web/test_update.py", "-k", "interrupted"),
    ),
]

_START = [
    (
        "a snapshot that failed is tried for ever",
        "start.js",
        "const hasFailed = () => triedAt() !== null && Date.now() - triedAt() >= PATIENCE;",
        "const hasFailed = () => false;",
        ("tests/web/test_snapshot.py",),
    ),
    (
        "a click before Python is forgotten",
        "start.js",
        "if (wanted) document.querySelector(wanted)?.click();",
        "if (wanted) document.querySelector(wanted);",
        ("tests/web/test_start.py", "-k", "click_before"),
    ),
    (
        "a failure is not told",
        "start.js",
        "        if (bar.dataset.failed) return;\n",
        "        return;\n",
        ("tests/web/test_start.py", "-k", "interrupted or webassembly"),
    ),
    (
        "the table is not there before Python",
        "first_paint.js",
        "attempt(() => showStill(still) ?? true)",
        "attempt(() => still)",
        ("tests/web/test_start.py", "-k", "last_position"),
    ),
]

DEFECTS = (
    *(Defect(f"offline: {name}", "web/js/sw.js", *change, built=True) for name, *change in _WORKER),
    *(Defect(f"start: {name}", f"web/js/{file}", *change, built=True) for name, file, *change in _START),
)
