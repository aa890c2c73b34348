"""Deliberate defects of what is saved, shared and opened; some are only seen in a browser."""

from tests.mutate.defect import Defect

_PYTHON = [
    (
        "nothing is written ahead",
        "save_queue.py",
        "        self._store.write_ahead(record.entry.name, record.to_text())\n",
        "",
        ("tests/web/unit/test_autosave.py",),
    ),
    (
        "a newer record is dropped with an older one",
        "save_queue.py",
        "if self.unsaved.get(name) == record:",
        "if record:",
        ("tests/web/unit/test_save_queue.py",),
    ),
    (
        "what the database did not take is not tried again",
        "save_queue.py",
        "            self._store.call_later(RETRY, self._waited)\n",
        "",
        ("tests/web/unit/test_save_queue.py",),
    ),
    (
        "a full disk is not told of while records are written ahead",
        "save_queue.py",
        "TIGHT if reason == FULL else",
        "TIGHT if reason == TIGHT else",
        ("tests/web/unit/test_save_queue.py",),
    ),
    (
        "the oldest copy counts",
        "autosave.py",
        "for _, text in sorted(found, reverse=True)",
        "for _, text in sorted(found)",
        ("tests/web/unit/test_autosave.py",),
    ),
    (
        "the list has the oldest entries",
        "entries.py",
        "found[entry.name].revision < entry.revision",
        "found[entry.name].revision > entry.revision",
        ("tests/web/unit/test_entries.py", "tests/web/unit/test_autosave.py"),
    ),
    (
        "a save is no new revision",
        "entries.py",
        "revision=self.revision + 1,",
        "revision=self.revision,",
        ("tests/web/unit/test_entries.py", "tests/web/unit/test_autosave.py"),
    ),
    (
        "a link may unpack to any size",
        "links.py",
        "        saved = stream.decompress(data, MAX_SAVE + 1)\n        if len(saved) > MAX_SAVE:\n",
        "        saved = stream.decompress(data)\n        if not saved:\n",
        ("tests/web/unit/test_links.py",),
    ),
    (
        "a longer game is the older one",
        "links.py",
        "else NEWER if len(theirs) > len(mine) else OLDER",
        "else OLDER if len(theirs) > len(mine) else NEWER",
        ("tests/web/unit/test_links.py",),
    ),
]

_DATABASE = [
    (
        "what another tab saved is overwritten",
        "const asKnown = revisionOf(there) <= known;",
        "const asKnown = true;",
        ("tests/web/test_saves.py", "-k", "overwritten"),
    ),
    (
        "two tabs have the same game",
        "if (!takeOver) return lock(name, { ifAvailable: true });",
        "if (!takeOver) return true;",
        ("tests/web/test_saves.py", "-k", "two_tabs or two_clicks"),
    ),
    (
        "errors of the browser do not reach Python",
        "[name, withRealErrors(ask)]",
        "[name, ask]",
        ("tests/web/test_full_disk.py",),
    ),
    (
        "texts are not saved",
        "                texts.put({ name, revision, text });\n",
        "",
        ("tests/web/test_saves.py", "-k", "browser_that_ends"),
    ),
]

DEFECTS = (
    *(
        Defect(f"storage: {name}", f"web/stroganov_web/storage/{file}", *change)
        for name, file, *change in _PYTHON
    ),
    *(Defect(f"storage: {name}", "web/js/game_db.js", *change, built=True) for name, *change in _DATABASE),
)
