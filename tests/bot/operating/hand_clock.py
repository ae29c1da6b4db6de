"""A clock of seconds that a test moves on."""


class HandClock:
    """Gives the seconds that a test has let pass."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds

    def pass_time(self, seconds: float) -> None:
        self.seconds += seconds
