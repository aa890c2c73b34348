"""The one kind of error a person running build.py gets to see."""


class Trouble(Exception):
    """Something a person can put right: what is wrong and what to do about it."""

    def __init__(self, wrong: str, advice: str) -> None:
        super().__init__(wrong)
        self.wrong = wrong
        self.advice = advice

    def __str__(self) -> str:
        return f"{self.wrong}\nWhat to do: {self.advice}"
