"""Stands in for `systemd-run`: runs a command with the settings that are given as properties."""

import subprocess
import sys
from pathlib import Path

from tests.guide.programs import environ
from tests.guide.programs.systemd import below_root, settings, state


def main(words: list[str]) -> int:
    """Run the words after the options; return their exit status."""
    first = next(number for number, word in enumerate(words) if not word.startswith("--"))
    options, command = words[:first], words[first:]
    given = [word.removeprefix("--property=") for word in options if word.startswith("--property")]
    given += [f"Environment={word[9:]}" for word in options if word.startswith("--setenv=")]
    pairs = (below_root(word).partition("=") for word in given)
    directives = [(name, value) for name, _, value in pairs]
    working = Path(dict(directives)["WorkingDirectory"])
    state()
    ran = subprocess.run(  # noqa: S603 - the guide's
        command, cwd=working, env=environ(settings(directives)), check=False
    )
    return ran.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
