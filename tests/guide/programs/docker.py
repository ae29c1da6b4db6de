"""Stands in for `docker compose`: carries out the Dockerfile and runs what it makes, in folders."""

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

from tests.guide.programs import environ, log_of, machine, start, stop
from tests.image import IS_ROOT, Image

SERVICE = "bot"


class Engine:
    """One service of a compose file, with its image and its volumes."""

    def __init__(self, compose: Path) -> None:
        self._folder = compose.parent
        self._service: dict[str, Any] = yaml.safe_load(compose.read_text(encoding="utf-8"))[
            "services"
        ][SERVICE]
        self._secrets = yaml.safe_load(compose.read_text(encoding="utf-8"))["secrets"]
        self._images = machine() / "images"

    def build(self) -> None:
        """Carry out the Dockerfile, if that was not done before with the same files.

        The image replaces that of before for what is started next.
        """
        build = self._service["build"]
        context = (self._folder / build["context"]).resolve()
        noted = self._images / _tree_of(context) / "image.json"
        if not noted.exists():
            noted.parent.mkdir(parents=True)
            image = Image(noted.parent, str(machine() / "bin/python3"), context)
            image.build((context / build["dockerfile"]).read_text(encoding="utf-8"))
            self._mount(image.root)
            told = [image.environ, str(image.working), list(image.entrypoint), list(image.command)]
            own = [*told, image.user, str(image.root)]
            noted.write_text(json.dumps(own), encoding="utf-8")
        (machine() / "image").write_text(str(noted), encoding="utf-8")

    def up(self, *, build: bool) -> None:
        """Start the bot anew; the image is built if there is none, or if that is asked for."""
        if build or not (machine() / "image").exists():
            self.build()
        stop(SERVICE)
        own, working, entrypoint, command, user, _ = self._image()
        start(SERVICE, [*entrypoint, *command], own, Path(working), user if IS_ROOT else None)

    def run(self, words: Sequence[str], entrypoint: str | None = None) -> int:
        """Run a container beside the bot, whose paths are below the image; return its status."""
        own, working, program, _, user, root = self._image()
        command = [_below(root, entrypoint)] if entrypoint else program
        user = user if IS_ROOT else None
        ran = subprocess.run(  # noqa: S603 - the guide's
            [*command, *(_below(root, word) for word in words)],
            user=user,
            group=user,
            extra_groups=None if user is None else (),
            cwd=working,
            env=environ(own),
            check=False,
        )
        return ran.returncode

    def copy(self, source: str, target: str) -> None:
        """Copy a folder out of the container."""
        path = Path(_below(self._image()[-1], source.removeprefix(f"{SERVICE}:")))
        shutil.copytree(path, Path(target) / path.name)

    def _image(self) -> tuple[dict[str, str], str, list[str], list[str], int | None, str]:
        """The image's environment, working folder, entry point, command, user and root."""
        noted = Path((machine() / "image").read_text(encoding="utf-8"))
        own, working, entrypoint, command, user, root = json.loads(
            noted.read_text(encoding="utf-8")
        )
        given = {
            name: _below(root, str(value)) for name, value in self._service["environment"].items()
        }
        return own | given, working, entrypoint, command, user, root

    def _mount(self, root: Path) -> None:
        """Put volumes and secrets into a new root; a volume begins with what the image has."""
        for mounted in self._service["volumes"]:
            name, _, place = mounted.partition(":")
            volume, inside = machine() / "volumes" / name, root / place.lstrip("/")
            volume.parent.mkdir(exist_ok=True)
            if volume.exists():
                shutil.rmtree(inside)
            else:
                inside.rename(volume)
            inside.symlink_to(volume)
        for name in self._service["secrets"]:
            inside = root / "run/secrets" / name
            inside.parent.mkdir(parents=True)
            inside.symlink_to(f"{machine() / 'root'}{self._secrets[name]['file']}")


def _tree_of(context: Path) -> str:
    """The hash of the files of a commit, as a container engine would know them again."""
    words = ("git", "rev-parse", "HEAD^{tree}")
    asked = subprocess.run(words, cwd=context, check=True, capture_output=True, text=True)  # noqa: S603 - ours
    return asked.stdout.strip()


def _below(root: str, word: str) -> str:
    """Write a container's path as that below its root; the shell may have taken it for ours."""
    inside = word.removeprefix(str(machine() / "root"))
    return f"{root}{inside}" if inside.startswith("/") else word


def main(*words: str) -> int:
    """Carry out what is typed behind `docker`; return the exit status."""
    match words:
        case ["compose", "--file", compose, *rest]:
            engine = Engine(Path(compose).resolve())
        case _:
            raise NotImplementedError(words)
    match rest:
        case ["up", "--detach", *more]:
            engine.up(build=more == ["--build"])
        case ["build"]:
            engine.build()
        case ["stop", "bot"]:
            stop(SERVICE)
        case ["run", "--rm", "--entrypoint", program, "bot", *more]:
            return engine.run(more, program)
        case ["run", "--rm", "bot", *more]:
            return engine.run(more)
        case ["exec", "bot", program, *more]:
            return engine.run(more, program)
        case ["cp", source, target]:
            engine.copy(source, target)
        case ["logs", "--follow"]:
            print(log_of(SERVICE))  # noqa: T201  it prints
        case _:
            raise NotImplementedError(rest)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
