"""Stands in for `systemctl`: starts and stops the bot as its unit says."""

import shlex
import sys

from tests.guide.programs import start, stop
from tests.guide.programs.systemd import NAME, below_root, root, settings, state


def unit() -> list[tuple[str, str]]:
    """The directives of the unit that was installed."""
    path = root() / f"etc/systemd/system/{NAME}.service"
    lines = below_root(path.read_text(encoding="utf-8")).splitlines()
    pairs = (line.partition("=") for line in lines if line and line[0] not in "#[")
    return [(name, value) for name, _, value in pairs]


def main(verb: str, *arguments: str) -> int:
    """Carry out a verb; return the exit status."""
    assert arguments in ((), ("dalapapa",), ("dalapapa.service",), ("--now", "dalapapa.service"))
    if verb == "daemon-reload":
        return 0 if unit() else 1
    assert verb in {"enable", "start", "stop", "restart"}, verb
    stop(NAME)
    if verb != "stop":
        directives = unit()
        start(NAME, shlex.split(dict(directives)["ExecStart"]), settings(directives), state())
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
