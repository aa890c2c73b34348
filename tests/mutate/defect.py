"""One deliberate defect."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Defect:
    """One change of one place; `built` tells that the site must be built before the tests can see it."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    built: bool = False

    def broken(self, sound: str) -> str:
        """The text of the file with the defect in it."""
        if sound.count(self.old) != 1:
            raise ValueError(
                f"{self.name}: {self.file} has this text {sound.count(self.old)} times: {self.old}"
            )
        return sound.replace(self.old, self.new)
