"""All deliberate defects: what is written in place of what, and the tests that have to notice.

`tests/test_mutate.py` holds the table up to date; `python3 build.py mutate [NAME ...]` tries it.
"""

from tests.mutate import defects_offline, defects_page, defects_rules, defects_storage
from tests.mutate.defect import Defect

DEFECTS: tuple[Defect, ...] = (
    *defects_rules.DEFECTS,
    *defects_page.DEFECTS,
    *defects_storage.DEFECTS,
    *defects_offline.DEFECTS,
)
