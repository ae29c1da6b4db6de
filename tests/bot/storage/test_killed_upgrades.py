"""An upgrade that is killed in any of the migrations leaves the old database, and is begun anew."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bot.services.games.check import check_all
from bot.storage.database import open_database
from bot.storage.schema import MIGRATIONS, scripts_in
from tests.bot.storage.killed_upgrade import DATABASE, chosen, statements_of
from tests.bot.storage.test_upgrades import OLDER, content_of, copies_beside
from tests.bot.storage.versions import NEWEST, lay_out
from tests.sources import ROOT

pytestmark = pytest.mark.slow


def kill_upgrades(folder: Path, most: int) -> dict[int, list[Path]]:
    """Kill upgrades of every schema; return the databases that are left, by schema."""
    subprocess.run(  # noqa: S603 - our own file
        [sys.executable, "-m", "tests.bot.storage.killed_upgrade", str(folder), str(most)],
        cwd=ROOT,
        check=True,
        timeout=300,
    )
    left: dict[int, list[Path]] = {}
    for path in folder.iterdir():
        left.setdefault(int(path.name.partition("-")[0]), []).append(path / DATABASE)
    return left


def statements_to(schema: int) -> int:
    """How many statements the migration to a schema has."""
    return len([*statements_of(scripts_in(MIGRATIONS)[schema].read_text(encoding="utf-8"))])


async def upgrade_all(paths: list[Path]) -> None:
    """Open each, as the next start does; nothing is wrong with it then."""
    for path in paths:
        database = await open_database(path)
        findings = (await check_all(database))[1]
        await database.close()
        assert findings == [], path


@pytest.mark.parametrize(
    "most",
    [
        1,
        # Hundreds of upgrades are killed, and then carried out.
        pytest.param(1000, marks=pytest.mark.long),
    ],
)
def test_a_kill_in_any_migration_leaves_the_old_database_and_the_next_start_upgrades_it(
    tmp_path: Path, most: int
) -> None:
    folder = tmp_path / "killed"
    folder.mkdir()
    before = {schema: content_as_laid_out(tmp_path, schema) for schema in OLDER}

    left = kill_upgrades(folder, most)
    copied = {path: copies_beside(path) for paths in left.values() for path in paths}

    assert left.keys() == {*OLDER}
    for schema, paths in left.items():
        assert len(paths) == len(chosen(statements_to(schema + 1), most))
        for path in paths:
            assert [content_of(copy) for copy in copied[path]] == [before[schema]]
            assert content_of(path) == before[schema]
        asyncio.run(upgrade_all(paths))
        for path in paths:
            assert content_of(path)[0] == f"schema {NEWEST}"
            assert copies_beside(path) == copied[path]


def content_as_laid_out(folder: Path, schema: int) -> list[str]:
    path = folder / f"{schema}.db"
    lay_out(path, schema)
    return content_of(path)


def test_the_statements_of_a_script_are_told_apart() -> None:
    trigger = "CREATE TRIGGER a AFTER INSERT ON b BEGIN\n UPDATE c SET d = 1;\nEND;"
    script = f"-- One; two.\nCREATE TABLE b (d);\n{trigger}\nDROP TABLE b;\n"

    assert [it.strip() for it in statements_of(script)] == [
        "-- One; two.\nCREATE TABLE b (d);",
        trigger,
        "DROP TABLE b;",
    ]


def test_statements_are_chosen_from_the_last_on() -> None:
    assert (chosen(5, 1), chosen(5, 2), chosen(5, 9)) == ([5], [5, 2], [5, 4, 3, 2, 1])
