"""Record what players get: python -m tests.games.record_kept (with engine/ and web/ on the path).

A file, a link to the whole game and one to its position for each game, and all games in one file. Those of
older versions stay as they were, to be opened for ever; rerun it only with another version of either kind.
"""

import json
from functools import cache
from pathlib import Path

from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov.saves import SAVE_VERSION
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.session_text import SESSION_VERSION
from stroganov_web.model.spec import Spec
from stroganov_web.storage.entries import Entry, Record
from stroganov_web.storage.export import export_games
from stroganov_web.storage.links import link_to, position_link_to
from tests.web.unit.catalogues import text_of

HERE = Path(__file__).parent
PRESENT = HERE / f"kept-{SESSION_VERSION}.{SAVE_VERSION}"
GAMES = {
    "four-players-finished": (
        "#new?players=4&bots=greedy,random&sides=a,b,a,b&names=Zo%C3%AB,%3Cb%3EBoris&seed=41",
        10_000,
    ),
    "solo-in-the-middle": ("#new?mode=solo&opponent=katyusha&strategy=hidden&harder=coin&seed=42", 30),
    "two-players-in-winter": ("#new?players=2&edition=first&regions=random&names=Rada,Boris&seed=46", 28),
}
FILE, LINK, POSITION = "file.json", "link.txt", "position-link.txt"
ALL = "all-games.json"
HASHES = "positions.json"


@cache
def made(name: str, text: Text) -> Session:
    """One of the games."""
    fragment, answers = GAMES[name]
    session, dice = Session(Spec.from_fragment(fragment), text), Dice(1)
    while not session.over and len(session.game.answers) < answers:
        session.play(BOTS["random"](session.game.state, dice))
    return session


def main() -> None:
    """Write the present version."""
    text = text_of("en")
    PRESENT.mkdir(exist_ok=True)
    records, hashes = [], {}
    for number, name in enumerate(GAMES):
        session = made(name, text)
        for kind, handed in (
            (FILE, session.to_text()),
            (LINK, link_to(session, "")),
            (POSITION, position_link_to(session, "")),
        ):
            (PRESENT / f"{name}.{kind}").write_text(handed, encoding="utf-8")
        entry = Entry.new("abc"[number] * 10, session, 1_800_000_000_000 + number)
        records.append(Record(entry, session.to_text()))
        hashes[name] = session.game.state.position_hash()
    (PRESENT / ALL).write_text(export_games(records), encoding="utf-8")
    (PRESENT / HASHES).write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
