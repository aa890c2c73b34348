"""Everything that the benchmarks use of the front end, so that only this file follows when it moves."""

from stroganov_web.games.library import Entry, Record
from stroganov_web.games.session import Session
from stroganov_web.games.sharing import opened
from stroganov_web.games.spec import Spec
from stroganov_web.text import Text, read
from stroganov_web.turn.targets import written

__all__ = ["Entry", "Record", "Session", "Spec", "Text", "opened", "read", "written"]
