"""The Dockerfile leads to a bot that runs as another user and writes in its volumes alone."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from packaging.utils import canonicalize_name

from tests.image import DOCKERFILE, IS_ROOT, USER, Image, context
from tests.sources import ROOT
from tests.test_packaging import locked

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("image")]  # they share one costly fixture

RECORD = ROOT / "tests/renderer/three-players.json"
HAS_ALL = "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))"
OPEN_DATABASE = """
import asyncio, os
from bot.config import load_settings
from bot.storage.database import open_database

async def open_and_close():
    await (await open_database(load_settings(os.environ).database)).close()

asyncio.run(open_and_close())
"""
COPY = """
import asyncio, os
from datetime import UTC, datetime
from bot.config import load_settings
from bot.services.backups import Backups
from bot.storage.copies import Keeping

settings = load_settings(os.environ)
keeping = Keeping(settings.backup_days, settings.backup_weeks)
now = datetime(2026, 11, 25, 3, tzinfo=UTC)
asyncio.run(Backups(settings.database, settings.backups, keeping, lambda: now).make_nightly())
"""
INSTALLED = """
import json
from importlib.metadata import distributions
print(json.dumps({found.name: found.version for found in distributions()}))
"""


def base_python() -> str:
    """An interpreter with venv that the image's user may run."""
    user = USER if IS_ROOT else None
    own: str | None = getattr(sys, "_base_executable", None)
    for candidate in filter(None, (own, shutil.which("python3", path=os.defpath))):
        try:
            subprocess.run([candidate, "-c", HAS_ALL], user=user, check=True, capture_output=True)  # noqa: S603
        except (OSError, subprocess.SubprocessError):
            continue
        return candidate
    pytest.skip("no Python with venv that another user may run")


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)  # pytest's own folders are closed to the image's user
        built = Image(folder, base_python(), context(folder / "context"))
        built.build(DOCKERFILE.read_text(encoding="utf-8"))
        yield built


@pytest.mark.skipif(not IS_ROOT, reason="not root: the image was tried as oneself")
def test_the_bot_runs_as_another_user(image: Image) -> None:
    told = image.execute("id", "-u").stdout

    assert told == f"{USER}\n"


def test_without_a_token_the_image_says_so_and_leaves_with_78(image: Image) -> None:
    left = image.run()

    assert left.returncode == 78
    assert left.stderr.startswith("No token")


def test_the_image_asks_the_bot_whether_it_is_well(image: Image) -> None:
    asked = image.execute(*image.healthcheck)

    assert asked.returncode == 1
    assert asked.stdout.startswith("Not running: ")
    assert len(asked.stdout.splitlines()) == 1


def test_the_image_takes_other_commands_than_its_own(image: Image) -> None:
    left = image.run("--help")

    assert left.returncode == 0
    assert "backup" in left.stdout


def test_the_image_brings_all_that_a_picture_needs(image: Image) -> None:
    record = image.folder / "record.json"
    shutil.copyfile(RECORD, record)

    drawn = image.run("render", str(record), "--output", "picture.png")

    assert drawn.returncode == 0, drawn.stderr
    assert (image.root / "data/picture.png").stat().st_size


def test_the_image_keeps_its_database_in_its_volume(image: Image) -> None:
    opened = image.execute(str(python_of(image)), "-c", OPEN_DATABASE)

    assert opened.returncode == 0, opened.stderr
    assert (image.root / "data/dalapapa.sqlite3").exists()
    assert image.run("check").stdout == "0 games, nothing wrong.\n"


def test_the_image_keeps_nightly_copies_in_a_volume_of_their_own(image: Image) -> None:
    image.execute(str(python_of(image)), "-c", OPEN_DATABASE)

    copied = image.execute(str(python_of(image)), "-c", COPY)

    assert copied.returncode == 0, copied.stderr
    (copy,) = (image.root / "backups").iterdir()
    assert copy.name == "dalapapa-20261125T030000Z.sqlite3"
    assert image.run("restore", str(copy)).returncode == 0
    assert sorted(image.volumes) == ["/backups", "/data"]


def test_the_image_writes_in_its_volumes_alone(image: Image) -> None:
    before = outside_of_volumes(image)

    for arguments in (["--help"], ["run"], ["check"]):
        image.run(*arguments)

    assert outside_of_volumes(image) == before


def test_the_image_holds_locked_versions_of_what_the_bot_needs_and_no_more(image: Image) -> None:
    told = image.execute(str(python_of(image)), "-c", INSTALLED)
    found = {canonicalize_name(name): version for name, version in json.loads(told.stdout).items()}
    lock = locked()

    libraries = found.keys() - {"dalapapa"}

    assert {"discord-py", "pillow"} <= libraries
    assert libraries.isdisjoint({"pip", "setuptools", "pytest", "simcord"})
    assert [name for name in libraries if not lock[name].specifier.contains(found[name])] == []


def python_of(image: Image) -> Path:
    return image.root / "opt/dalapapa/bin/python"


def outside_of_volumes(image: Image) -> dict[Path, int]:
    """When each file outside the volumes was last written."""
    volumes = [image.root / volume.lstrip("/") for volume in image.volumes]
    found = (it for it in image.root.rglob("*") if not any(map(it.is_relative_to, volumes)))
    return {path: path.lstat().st_mtime_ns for path in found}
