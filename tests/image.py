"""Carries out the Dockerfile without a container engine: folders stand for images.

Every absolute path of the Dockerfile lies below one folder, which is where each stage is built; a
stage that is done moves aside, as only what is copied out of it counts. Its user is taken on where
this process is root's; else all is done as oneself.
"""

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.sources import ROOT

DOCKERFILE = ROOT / "deploy/Dockerfile"
USER = 10001
IS_ROOT = os.geteuid() == 0


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """Name and arguments of each line of a Dockerfile, continued lines joined."""
    joined = text.replace("\\\n", " ")
    for line in joined.splitlines():
        if line and not line.startswith("#"):
            name, _, arguments = line.partition(" ")
            yield name, arguments.strip()


@dataclass(slots=True)
class Image:
    """What a Dockerfile leads to below a folder; `python` is the base image's interpreter."""

    folder: Path
    python: str
    context: Path
    environ: dict[str, str] = field(default_factory=dict)
    working: Path = Path("/")
    volumes: list[str] = field(default_factory=list)
    user: int | None = None
    entrypoint: tuple[str, ...] = ()
    command: tuple[str, ...] = ()
    healthcheck: tuple[str, ...] = ()

    @property
    def root(self) -> Path:
        """The folder that stands for /."""
        return self.folder / "root"

    def build(self, text: str) -> None:
        """Carry out a Dockerfile."""
        self._provide_python()
        stage = ""
        for name, arguments in instructions(text):
            if name == "FROM":
                if stage:
                    self.root.rename(self.folder / stage)
                stage = arguments.partition(" AS ")[2] or "last"
                self._begin_stage()
            elif stage:
                self._carry_out(name, arguments)

    def run(self, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
        """Run a container's process: the entry point with arguments, or with its own command."""
        return self.execute(*self.entrypoint, *(arguments or self.command), **environ)

    def execute(self, *command: str, **environ: str) -> subprocess.CompletedProcess[str]:
        """Run any program of the image as its user, whose environment is the image's alone."""
        user = self.user if IS_ROOT else None
        return subprocess.run(  # noqa: S603 - our own Dockerfile's
            command,
            user=user,
            group=user,
            extra_groups=None if user is None else (),
            cwd=self.working,
            env={"PATH": os.defpath, **self.environ, **environ},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )

    def _begin_stage(self) -> None:
        self.root.mkdir()
        self.environ, self.working, self.user = {}, self.root, None

    def _carry_out(self, name: str, arguments: str) -> None:
        here = self._below_root(arguments)
        match name:
            case "ENV":
                self.environ |= dict(word.split("=", 1) for word in shlex.split(here))
            case "WORKDIR":
                self.working = Path(here)
                self.working.mkdir(parents=True, exist_ok=True)
            case "COPY":
                self._copy(arguments)
            case "RUN":
                self._build_step(here)
            case "USER":
                self.user = int(arguments.partition(":")[0])
            case _:
                self._note(name, arguments, here)

    def _note(self, name: str, arguments: str, here: str) -> None:
        """Note what is done only with the image that was built."""
        match name:
            case "ENTRYPOINT":
                self.entrypoint = tuple(json.loads(here))
            case "CMD":
                self.command = tuple(json.loads(here))
            case "HEALTHCHECK":
                self.healthcheck = tuple(json.loads(here.partition("CMD ")[2]))
            case "VOLUME":
                self.volumes += arguments.split()
            case "LABEL" | "STOPSIGNAL":
                pass
            case _:
                raise NotImplementedError(name)

    def _below_root(self, text: str) -> str:
        """Write absolute paths as those they are here, and the user as who is there."""
        paths = re.sub(r"(?<![\w./:-])/(?=\w)", f"{self.root}/", text)
        return paths if IS_ROOT else paths.replace(str(USER), str(os.geteuid()))

    def _copy(self, arguments: str) -> None:
        *sources, target = arguments.split()
        origin = self.context
        if sources[0].startswith("--from="):
            origin = self.folder / sources.pop(0).removeprefix("--from=")
        for source in sources:
            _copy(origin / source.lstrip("/"), self._place(source, target))

    def _place(self, source: str, target: str) -> Path:
        place = self.root / target.lstrip("/") if target.startswith("/") else self.working / target
        return place / Path(source).name if target.endswith("/") else place

    def _build_step(self, command: str) -> None:
        """Run a command as whoever builds: with our settings of pip, and the base's `python`."""
        ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        subprocess.run(  # noqa: S603 - as above
            ["/bin/sh", "-ec", command],
            cwd=self.working,
            env={**ours, "PATH": f"{self._tools}:{os.defpath}", **self.environ},
            stdout=subprocess.DEVNULL,
            check=True,
            timeout=300,
        )

    @property
    def _tools(self) -> Path:
        return self.folder / "bin"

    def _provide_python(self) -> None:
        self._tools.mkdir()
        python = self._tools / "python"
        python.write_text(f'#!/bin/sh\nexec "{self.python}" "$@"\n', encoding="utf-8")
        python.chmod(0o755)


def context(folder: Path) -> Path:
    """Copy what .dockerignore lets through: the folders and files that it names after a !."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    assert rules[0] == "*", "nothing is let through unless it is named"
    left_out = [rule.removeprefix("**/") for rule in rules[1:] if not rule.startswith("!")]
    for name in (rule[1:] for rule in rules if rule.startswith("!")):
        _copy(ROOT / name, folder / name, left_out)
    return folder


def _copy(source: Path, target: Path, left_out: list[str] | None = None) -> None:
    def ignored(_: str, names: list[str]) -> list[str]:
        return [n for n in names if any(fnmatch.fnmatch(n, rule) for rule in left_out or ())]

    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, symlinks=True, ignore=ignored)
    else:
        shutil.copyfile(source, target)
