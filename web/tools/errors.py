"""The error that a person running build.py gets to see, in words instead of a traceback."""


class BuildError(Exception):
    """What is wrong and what to do about it."""

    def __init__(self, wrong: str, advice: str) -> None:
        super().__init__(wrong)
        self.wrong = wrong
        self.advice = advice

    def __str__(self) -> str:
        return f"{self.wrong}\nWhat to do: {self.advice}"
