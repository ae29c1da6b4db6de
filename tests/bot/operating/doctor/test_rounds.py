"""Whatever a check does, the others are carried out, and all of it is told as lines or as JSON."""

from __future__ import annotations

import asyncio
import json

import pytest
from structlog.testing import capture_logs

from bot.operating.doctor import rounds
from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnosis, fault, fine, warning
from bot.operating.doctor.report import as_json, as_lines, is_well
from bot.operating.doctor.rounds import CHANNELS, CHECKS, Check, Examined, examine_all
from bot.texts import Catalogue
from tests.bot.operating.doctor.visit import Visit

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

    with capture_logs() as logs:
        found = await examine_all(case, checks)

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


def test_lines_say_what_to_do_and_how_it_is_as_a_whole() -> None:
    assert [*as_lines(TEXTS, [GOOD, ODD, BAD])] == [
        "✓ sqlite: SQLite 3.40.1",
        "! token: what is given as the token does not look like one: it has 5 characters",
        f"  → {TEXTS.say('doctor-token-todo')}",
        "✗ disk: the disk is as good as full: 1 MB are free",
        "  → Make room: 5 MB should be free, three times the database.",
        "1 thing is wrong (✗), 1 should be looked at (!).",
    ]
    assert [*as_lines(TEXTS, [GOOD])][-1] == "All is well."
    assert [*as_lines(TEXTS, [ODD])][-1] == "Nothing is wrong, 1 should be looked at (!)."


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
