"""Leads somebody through the guide: start, play, backup and restore, upgrade, way back."""

import asyncio
import re
import shutil
import subprocess
import time
from pathlib import Path
from typing import Final

from bot.storage.schema import writer_of
from tests.guide import GUIDE, Command, Way, asking_for_health, commands
from tests.guide.machine import Machine
from tests.loopback import LoopbackDiscord
from tests.loopback.table import Table, log_of
from tests.next_version import NUMBER, SCHEMA, SCRIPT
from tests.sources import ROOT
from tests.test_packaging import PYPROJECT

STARTING: Final = "2. Start it"
RESTORING: Final = "Back up and restore"
UPGRADING: Final = "Upgrade"
GOING_BACK: Final = "The way back"
LOOKING_BACK: Final = (UPGRADING, GOING_BACK)

RESTARTING: Final = {
    Way.CONTAINER: "sudo docker compose --file deploy/compose.yaml up --detach",
    Way.SYSTEMD: "sudo systemctl restart dalapapa",
}
"""What starts the bot again for each way in which it makes copies each night."""

MAY_FIND_FAULTS: Final = re.compile(r"\bdalapapa doctor\b|\bas_bot doctor\b")
"""What ends with 1 if something is wrong, as it may be with a loopback Discord."""

TRACKED: Final = (
    *("bot", "engine", "renderer", "deploy", "pyproject.toml", "requirements.lock"),
    *("README.md", "CHANGELOG.md", "LICENSE", ".dockerignore"),
)
OLD: Final = f"v{PYPROJECT['project']['version']}"
NEW: Final = f"v{NUMBER}"

COPY_OF_A_NIGHT: Final = r"\S*dalapapa-\w+\.sqlite3\b"
COPY_OF_BEFORE: Final = rf"\S*\.before-{SCHEMA:04}-\w+"


class Sources:
    """The repository that is cloned, in which a next version can be released."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        for name in TRACKED:
            source = ROOT / name
            if source.is_dir():
                left_out = shutil.ignore_patterns("__pycache__")
                shutil.copytree(source, folder / name, ignore=left_out)
            else:
                shutil.copyfile(source, folder / name)
        self._git("init", "--quiet", "--initial-branch=main")
        self._release(OLD)

    def release_next(self) -> None:
        """Release a version with one migration more."""
        script = self.folder / f"bot/storage/migrations/{SCHEMA:04}_next.sql"
        script.write_text(SCRIPT, encoding="utf-8")
        project = self.folder / "pyproject.toml"
        text = project.read_text(encoding="utf-8")
        project.write_text(
            text.replace(f'\nversion = "{OLD[1:]}"', f'\nversion = "{NUMBER}"'), encoding="utf-8"
        )
        self._release(NEW)

    def _release(self, tag: str) -> None:
        self._git("add", "--all", "--force")
        who = ("-c", "user.name=Tests", "-c", "user.email=tests@example.org")
        self._git(*who, "commit", "--quiet", "--message", tag)
        self._git("tag", tag)

    def _git(self, *words: str) -> None:
        subprocess.run(["git", *words], cwd=self.folder, check=True)  # noqa: S603, S607


class Walk:
    """One way through the guide, on a machine of its own."""

    def __init__(
        self, way: Way, machine: Machine, sources: Sources, loopback: LoopbackDiscord
    ) -> None:
        self._machine = machine
        self._sources = sources
        self._loopback = loopback
        self._table = Table(loopback)
        self._way = way
        self._names = {"REPOSITORY": str(sources.folder), "VERSION": OLD}
        guide = commands(GUIDE.read_text(encoding="utf-8"))
        self._left = [it for it in guide if way in it.ways]

    @property
    def left(self) -> list[Command]:
        """What was not typed so far."""
        return self._left

    async def start(self) -> None:
        """Type what installs and starts the bot, and begin a game."""
        token = self._machine.root / "path/to/a/file/that/only/you/may/read"
        token.parent.mkdir(parents=True)
        token.write_text("not.a.token", encoding="utf-8")
        await self._type_all(STARTING)
        self._machine.working = self._machine.working.parent  # each way begins with `cd` again
        if self._way is Way.BY_HAND:
            self._machine.working /= "dalapapa"
        for command in [it for it in self._left if it.section == self._way]:
            if command.text.startswith("as_bot "):
                await self._connected()
            await self._type(command)
        await self._connected()
        await self._table.start()
        await self._table.take_turn()

    async def look(self) -> None:
        """Type all that only looks, beside the running bot."""
        walked = {RESTORING, *LOOKING_BACK}
        for command in [it for it in self._left if it.section not in walked]:
            await self._type(command)
        await self._get_well()

    async def _get_well(self) -> None:
        """Ask the bot how it is until it is well; it is not while it starts."""
        command = asking_for_health(GUIDE.read_text(encoding="utf-8"))[self._way]
        told = ""
        for _ in range(30):
            told = await self._machine.type(f"{command} && echo is well", (0, 1))
            if told.endswith("is well\n"):
                return
            await asyncio.sleep(1)
        raise AssertionError(told)

    async def let_a_night_pass(self, copies: Path) -> None:
        """Let the bot make a copy of the game, as it does each night, if it does for this way."""
        if self._way not in RESTARTING:
            return
        for copy in await asyncio.to_thread(_wait_for_copies, copies):
            copy.unlink()  # made before there was a game
        await self._machine.type(RESTARTING[self._way])
        await self._connected()
        await asyncio.to_thread(_wait_for_copies, copies)

    async def restore(self, database: Path) -> None:
        """Go back to a copy; what was played since is gone."""
        self._names["NAME"] = "copy.sqlite3"
        await self._play_and_go_back(RESTORING, COPY_OF_A_NIGHT, database)

    async def upgrade(self, database: Path) -> None:
        """Go on with the next version."""
        self._sources.release_next()
        self._names["VERSION"] = NEW
        await self._machine.interrupt()
        await self._type_all(UPGRADING)
        await self._connected()
        assert writer_of(database) == NUMBER

    async def go_back(self, database: Path) -> None:
        """Go back to the version of before, and to its copy."""
        self._names["VERSION"] = OLD
        await self._play_and_go_back(GOING_BACK, COPY_OF_BEFORE, database)
        assert f"v{writer_of(database)}" == OLD

    async def _play_and_go_back(self, section: str, copies: str, database: Path) -> None:
        before = turns_in(database)
        for command in [it for it in self._left if " backup " in it.text]:
            await self._type(command)
        await self._table.take_turn()
        assert turns_in(database) == before + 1
        await self._machine.interrupt()
        await self._type_all(section, copies)
        await self._connected()
        assert turns_in(database) == before
        await self._table.take_turn()
        assert turns_in(database) == before + 1

    async def _connected(self) -> None:
        await asyncio.sleep(0.5)  # until it is noticed that the bot of before is gone
        await asyncio.wait_for(self._loopback.gateway.is_connected.wait(), 60)

    async def _type_all(self, section: str, copies: str | None = None) -> None:
        """Type a section's commands; the newest name that looks like a copy is its NAME."""
        typed = [it for it in self._left if it.section == section]
        assert typed, section
        for command in typed:
            told = await self._type(command)
            if copies and (names := re.findall(copies, told)):
                self._names["NAME"] = max(names)

    async def _type(self, command: Command) -> str:
        self._left.remove(command)
        text = command.text
        for placeholder, name in self._names.items():
            text = re.sub(rf"\b{placeholder}\b", name, text)
        statuses = (0, 1) if MAY_FIND_FAULTS.search(text) else (0,)
        told = await self._machine.type(text, statuses)
        assert "Traceback" not in told, told
        return told


def turns_in(database: Path) -> int:
    """How many turns were ended in a database."""
    return sum(row[4] == "end" for row in log_of(database))


def _wait_for_copies(folder: Path) -> list[Path]:
    """Wait until the bot has made a copy in a folder."""
    until = time.monotonic() + 30
    while not (copies := [*folder.glob("*.sqlite3")]):
        assert time.monotonic() < until, folder
        time.sleep(0.1)
    return copies
