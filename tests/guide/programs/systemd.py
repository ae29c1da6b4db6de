"""What a unit says about how its program is run, with paths below the machine's folder."""

import re
import shlex
import shutil
from collections.abc import Iterable
from pathlib import Path

from tests.guide.programs import machine

NAME = "dalapapa"


def root() -> Path:
    return machine() / "root"


def state() -> Path:
    """The state directory, made as systemd does."""
    folder = root() / "var/lib" / NAME
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def below_root(text: str) -> str:
    """Write specifiers and paths of a unit's file as those of this machine."""
    text = text.replace("%S", "/var/lib")
    return re.sub(r"(?<![\w./])/(?=(?:etc|opt/dalapapa|var/lib)\b)", f"{root()}/", text)


def settings(directives: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The environment that directives make: variables, files of them, credentials."""
    found: dict[str, str] = {}
    for name, value in directives:
        match name:
            case "Environment":
                found |= dict(word.split("=", 1) for word in shlex.split(value))
            case "EnvironmentFile":
                lines = Path(value.removeprefix("-")).read_text(encoding="utf-8").splitlines()
                found |= dict(line.split("=", 1) for line in lines if line and line[0] != "#")
            case "LoadCredential":
                found["CREDENTIALS_DIRECTORY"] = _credential(*value.split(":", 1))
            case _:
                pass
    return found


def _credential(name: str, path: str) -> str:
    folder = machine() / "credentials"
    folder.mkdir(mode=0o700, exist_ok=True)
    shutil.copyfile(path, folder / name)
    (folder / name).chmod(0o600)
    return str(folder)
