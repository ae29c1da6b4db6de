"""Whoever follows the guide gets a bot that plays, is restored, upgraded and brought back.

A walk installs three versions by pip or by the Dockerfile, and types every command of its way.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.guide import Way
from tests.guide.machine import Machine
from tests.guide.walk import Sources, Walk
from tests.loopback import LoopbackDiscord
from tests.test_image import base_python

# They share the network and the disk, and each has three bots installed.
pytestmark = [pytest.mark.long, pytest.mark.xdist_group("guide")]

DATABASES = {
    Way.CONTAINER: "volumes/data/dalapapa.sqlite3",
    Way.SYSTEMD: "root/var/lib/dalapapa/dalapapa.sqlite3",
    Way.BY_HAND: "root/path/to/dalapapa.sqlite3",
}
COPIES = {
    Way.CONTAINER: "volumes/backups",
    Way.SYSTEMD: "root/var/lib/dalapapa/backups",
    Way.BY_HAND: "none",
}


@pytest.fixture
async def loopback() -> AsyncIterator[LoopbackDiscord]:
    async with LoopbackDiscord() as loopback:
        yield loopback


@pytest.fixture
def folder() -> Iterator[Path]:
    with TemporaryDirectory() as name:
        Path(name).chmod(0o755)  # pytest's own folders are closed to the image's user
        yield Path(name)


@pytest.fixture
async def machine(folder: Path, loopback: LoopbackDiscord) -> AsyncIterator[Machine]:
    machine = Machine(folder, base_python(), loopback.address)
    yield machine
    await machine.switch_off()


@pytest.mark.parametrize("way", Way)
async def test_the_guide_leads_to_a_bot_and_back(
    way: Way, machine: Machine, loopback: LoopbackDiscord
) -> None:
    sources = Sources(machine.folder / "sources")
    walk = Walk(way, machine, sources, loopback)
    database = machine.folder / DATABASES[way]

    await walk.start()
    await walk.look()
    await walk.let_a_night_pass(machine.folder / COPIES[way])
    await walk.restore(database)
    await walk.upgrade(database)
    await walk.go_back(database)

    assert walk.left == []
