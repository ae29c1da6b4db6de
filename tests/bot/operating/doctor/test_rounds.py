"""Whatever a check does, the others are carried out, and all of it is told as lines or as JSON."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from discord.utils import utcnow
from structlog.testing import capture_logs

from bot.operating.doctor import database_file, drawing, newest_backup, rounds
from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnosis, fault, fine, warning
from bot.operating.doctor.report import as_json, is_well, lines_of, summed_up
from bot.operating.doctor.rounds import CHANNELS, CHECKS, Check, Examined, examine_all
from bot.services.pictures import BoardDrawing
from bot.storage.copies import nightly
from bot.texts import Catalogue
from tests.bot.operating.doctor.visit import Visit
from tests.empty_database import put_empty_database

TEXTS = Catalogue().texts("en")
GOOD = Examined("sqlite", fine("doctor-sqlite", version="3.40.1"))
ODD = Examined("token", warning("doctor-token-odd", "doctor-token-todo", letters=5))
BAD = Examined("disk", fault("doctor-disk-full", "doctor-disk-todo", free="1", needed="5"))


async def fails(_: Case) -> Diagnosis:
    raise RuntimeError("a secret")


async def hangs(_: Case) -> Diagnosis:
    await asyncio.Event().wait()
    raise AssertionError


async def works(_: Case) -> Diagnosis:
    return GOOD.found


async def test_a_check_that_fails_or_hangs_is_a_line_and_takes_no_other_down(visit: Visit) -> None:
    case = Case({}, visit.now, asyncio.sleep, visit._describe)
    checks = [Check("first", fails), Check("second", hangs, 0.01), Check("third", works)]
    found = list[Examined]()

    with capture_logs() as logs:
        await examine_all(case, checks, found.append)

    assert [(one.check, one.found.said.key) for one in found] == [
        ("first", "doctor-failed"),
        ("second", "doctor-failed"),
        ("third", "doctor-sqlite"),
    ]
    assert "a secret" not in str(found)
    assert "RuntimeError" in str(found[0].found.said.facts["error"])
    assert [(entry["event"], entry["check"]) for entry in logs] == [
        ("check_failed", "first"),
        ("check_failed", "second"),
    ]


async def test_what_is_found_of_many_things_is_told_at_once(visit: Visit) -> None:
    told, seen = list[Examined](), list[int]()

    async def many(_: Case) -> AsyncIterator[Diagnosis]:
        for _number in range(2):
            yield GOOD.found
            seen.append(len(told))
        raise RuntimeError

    case = Case({}, visit.now, asyncio.sleep, visit._describe)
    with capture_logs():
        await examine_all(case, [Check("many", many), Check("last", works)], told.append)

    assert seen == [1, 2]
    assert [one.found.said.key for one in told] == [
        "doctor-sqlite",
        "doctor-sqlite",
        "doctor-failed",
        "doctor-sqlite",
    ]


@pytest.mark.parametrize("name", ["backup", "picture", "fonts", "database"])
def test_what_is_given_up_keeps_nobody(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ended = threading.Event(), threading.Event()

    def held(*_: object) -> None:
        begun.set()
        ended.wait()

    monkeypatch.setattr(newest_backup, "check_copy", held)
    monkeypatch.setattr(BoardDrawing, "draw", held)
    monkeypatch.setattr(drawing, "drawable", held)
    monkeypatch.setattr(database_file, "_hindrance", held)
    visit = Visit(tmp_path)
    visit.put_database()
    visit.environ["DALAPAPA_BACKUPS"] = str(tmp_path)
    put_empty_database(nightly(tmp_path, utcnow()))
    (check,) = (replace(check, seconds=0.05) for check in CHECKS if check.name == name)
    found = list[Examined]()

    def visited() -> None:
        case = Case(visit.environ, visit.now, asyncio.sleep, visit._describe)
        asyncio.run(examine_all(case, [check], found.append))

    visiting = threading.Thread(target=visited)
    with capture_logs():
        visiting.start()
        visiting.join(10)
    was_over = not visiting.is_alive()
    ended.set()
    visiting.join()

    assert (begun.is_set(), was_over) == (True, True)
    assert [one.found.said.key for one in found] == ["doctor-failed"]


def test_lines_say_what_to_do_and_how_it_is_as_a_whole() -> None:
    lines = [line for one in (GOOD, ODD, BAD) for line in lines_of(TEXTS, one)]

    assert lines == [
        "✓ sqlite: SQLite 3.40.1",
        "! token: what was given as the token does not look like one: it has 5 characters",
        f"  → {TEXTS.say('doctor-token-todo')}",
        "✗ disk: the disk is as good as full: 1 MB are free",
        "  → Make room: 5 MB should be free, three times the database.",
    ]
    assert [summed_up(TEXTS, examined) for examined in ([GOOD, ODD, BAD], [GOOD], [ODD])] == [
        "1 thing is wrong (✗), 1 should be looked at (!).",
        "All is well.",
        "Nothing is wrong, 1 should be looked at (!).",
    ]


def test_json_has_the_same_in_fields() -> None:
    told = json.loads(as_json(TEXTS, [GOOD, BAD]))

    assert told == [
        {"check": "sqlite", "mark": "✓", "said": "SQLite 3.40.1", "todo": None},
        {
            "check": "disk",
            "mark": "✗",
            "said": "the disk is as good as full: 1 MB are free",
            "todo": "Make room: 5 MB should be free, three times the database.",
        },
    ]


@pytest.mark.parametrize(("found", "is_so"), [((GOOD, ODD), True), ((GOOD, BAD), False)])
def test_only_what_is_wrong_counts(found: tuple[Examined, ...], is_so: bool) -> None:  # noqa: FBT001
    assert is_well(found) is is_so


def test_each_check_has_a_name_of_its_own() -> None:
    names = [check.name for check in (*CHECKS, CHANNELS)]

    assert len({*names}) == len(names) == len(rounds.CHECKS) + 1
