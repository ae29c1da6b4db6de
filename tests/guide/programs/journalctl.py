"""Stands in for `journalctl`: prints what the bot has written, and does not follow it."""

from tests.guide.programs import log_of
from tests.guide.programs.systemd import NAME

if __name__ == "__main__":
    print(log_of(NAME))  # noqa: T201  it prints
