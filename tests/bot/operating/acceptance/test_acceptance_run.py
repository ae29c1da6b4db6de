"""Every step is carried out, made to fail, and removed again, and says what it met."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

import discord
import pytest

from bot.operating.acceptance.acceptance_run import LIMITS, STEPS
from bot.operating.doctor.diagnosis import Mark
from bot.storage import servers
from bot.storage.database import open_database
from bot.texts import Catalogue
from tests.bot.operating.acceptance.trying import FAULT, FINE, WARNING, Lines, Trying
from tests.loopback import LoopbackDiscord, Request, Trouble, discord_at
from tests.loopback.troubles import PASS
from tests.loopback.world import MANAGE_THREADS

SILENT = discord.MessageFlags(suppress_notifications=True).value

ALL_WELL: Final[Lines] = {
    **{step.name: (FINE, f"acceptance-{step.name}") for step in STEPS},
    "delete": (FINE, "acceptance-delete-kept"),
    "click": (WARNING, "acceptance-click-none"),
}
NOT_CHECKED = (WARNING, "doctor-not-checked")
REFUSED, UNREACHABLE = (FAULT, "acceptance-refused"), (FAULT, "acceptance-unreachable")


BEFORE_ASKING_AGAIN = 0.9
"""Seconds; discord.py sends a request again a second after a 500."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The request of a step: which of its kind it is, from 0, and what hangs on it."""

    request: Request
    number: int = 0
    others: tuple[str, ...] = ()


AFTER_THREAD = ("write", "archive", "delete")
ASKED: Final[Mapping[str, Asked]] = {
    "channel": Asked(Request.CHANNEL, 0, tuple(step.name for step in STEPS[1:])),
    "leftovers": Asked(Request.HISTORY),
    "post": Asked(Request.POST, 0, ("edit", "history", "thread", *AFTER_THREAD, "click")),
    "edit": Asked(Request.EDIT),
    "history": Asked(Request.HISTORY, 1),
    "thread": Asked(Request.THREAD, 0, AFTER_THREAD),
    "write": Asked(Request.POST, 1),
    "archive": Asked(Request.CHANGE_CHANNEL, 0, ("delete",)),
    "delete": Asked(Request.DELETE_CHANNEL),
    "click": Asked(Request.EDIT, 1),
    "remove": Asked(Request.DELETE),
}
REPEATED = ("channel", "leftovers", "history", "delete", "remove")
"""Where the request is one that aiohttp repeats if its answer is lost."""

TROUBLES: Final[Mapping[str, Trouble]] = {
    "403": Trouble.forbidden(),
    "404": Trouble.not_found(10003),
    "429": Trouble.rate_limited(100.0),
    "503": Trouble(503),
    "lost": Trouble.lost_answer(),
}


TODO: Final[Mapping[str, str]] = {
    "403": "acceptance-todo-permissions",
    "404": "acceptance-todo-no-channel",
    "429": "acceptance-todo-wait",
    "503": "acceptance-todo-outage",
    "lost": "doctor-unreachable-todo",
}

TOGETHER: Final = (
    ("leftovers", "edit", "write", "archive", "click", "remove"),
    ("channel",),
    ("post",),
    ("thread",),
    ("history", "delete"),
)
"""Steps that can fail in one run: none of them needs another."""


def expected(step: str, trouble: str) -> tuple[Mark, str]:
    """What is said of a step that has met a trouble."""
    is_tried_again = step == "remove" or (trouble == "lost" and step in REPEATED)
    if is_tried_again or (step, trouble) == ("delete", "403"):
        return ALL_WELL[step]
    if (step, trouble) == ("delete", "404"):
        return FINE, "acceptance-delete"
    if trouble in ("lost", "late") and step in ("post", "thread", "write"):
        return WARNING, f"acceptance-{step}-unsure"
    return UNREACHABLE if trouble in ("429", "lost", "late", "500") else REFUSED


async def fail(trying: Trying, steps: Sequence[str], trouble: Trouble) -> Lines:
    """Carry out a run in which some steps meet a trouble."""
    met: dict[Request, list[Trouble]] = {}
    for asked in (ASKED[step] for step in steps):
        before = met.setdefault(asked.request, [])
        before += [*[PASS] * (asked.number - len(before)), trouble]
    for request, troubles in met.items():
        trying.loopback.arrange(request, *troubles)
    return await trying.run()


def with_failures(steps: Sequence[str], trouble: str) -> Lines:
    """What is said of all steps if some have met a trouble."""
    failed = {step: expected(step, trouble) for step in steps}
    after = [ASKED[step].others for step, found in failed.items() if found[0] is FAULT]
    return {**ALL_WELL, **failed, **dict.fromkeys(chain(*after), NOT_CHECKED)}


async def test_a_channel_where_all_goes_well(trying: Trying) -> None:
    lines = await trying.run()

    assert lines == ALL_WELL
    assert [one.check for one in trying.examined[1:]] == [step.name for step in STEPS]
    assert all("ms" in one.found.said.facts for one in trying.examined[1:])
    assert (trying.left, trying.told) == ([], ["acceptance-press-now"])
    assert max(trying.loopback.statuses) < 500


async def test_a_thread_is_deleted_where_the_bot_may(trying: Trying) -> None:
    trying.loopback.world.permissions |= MANAGE_THREADS

    lines = await trying.run()

    assert lines["delete"] == (FINE, "acceptance-delete")
    assert trying.loopback.world.threads == {}


@pytest.mark.parametrize("trouble", TROUBLES)
@pytest.mark.parametrize("steps", TOGETHER, ids=" ".join)
async def test_a_step_that_fails_is_told_and_leaves_nothing(
    trying: Trying, steps: Sequence[str], trouble: str
) -> None:
    lines = await fail(trying, steps, TROUBLES[trouble])

    faults = [step for step in steps if lines[step][0] is FAULT]
    assert lines == with_failures(steps, trouble)
    assert [trying.todo(step)[0] for step in faults] == [TODO[trouble]] * len(faults)
    assert trying.left == []


@pytest.mark.long  # Each waits until answers are given up.
@pytest.mark.parametrize(
    ("trouble", "met", "seconds"),
    [("late", Trouble.late(60), 2.0), ("500", Trouble(500), BEFORE_ASKING_AGAIN)],
)
@pytest.mark.parametrize("steps", TOGETHER, ids=" ".join)
async def test_a_step_without_an_answer_in_time_is_told_and_leaves_nothing(
    trying: Trying, steps: Sequence[str], trouble: str, met: Trouble, seconds: float
) -> None:
    trying.seconds = seconds
    if "delete" in steps:  # else it is refused at once
        trying.loopback.world.permissions |= MANAGE_THREADS

    lines = await fail(trying, steps, met)

    assert lines == with_failures(steps, trouble)
    assert trying.left == []


async def test_what_cannot_be_removed_is_told_and_the_next_run_removes_it(trying: Trying) -> None:
    trying.loopback.arrange(Request.DELETE, *[Trouble.forbidden(50001)] * 3)

    lines = await trying.run()
    told = [one.found.said.key for one in trying.examined if one.check == "remove"]
    left, again = len(trying.left), await trying.run()

    assert lines == {**ALL_WELL, "remove": REFUSED}
    assert (told, left) == (["acceptance-refused", "acceptance-remove-failed"], 1)
    assert (again, trying.left) == (ALL_WELL, [])
    assert trying.examined[2].found.said.facts["count"] == 1


async def test_where_the_history_cannot_be_read_what_is_known_is_removed(trying: Trying) -> None:
    trying.loopback.arrange(Request.HISTORY, *[Trouble.forbidden()] * 3)

    lines = await trying.run()

    unseen = {"remove": (WARNING, "acceptance-remove-unseen")}
    assert lines == {**ALL_WELL, "leftovers": REFUSED, "history": REFUSED, **unseen}
    assert trying.left == []


async def test_a_run_that_takes_too_long_only_removes_what_it_made(trying: Trying) -> None:
    trying.limits = LIMITS
    trying.clock = lambda: 101.0 if trying.left else 0.0

    lines = await trying.run()

    slow = dict.fromkeys(("edit", "history", "thread", "click"), (FAULT, "acceptance-slow"))
    assert lines == {**ALL_WELL, **slow, **dict.fromkeys(AFTER_THREAD, NOT_CHECKED)}
    assert trying.left == []
    assert (LIMITS.whole, LIMITS.click) == (120, 60)


@pytest.mark.parametrize(
    ("request_", "asked"),
    [
        (Request.POST, "POST .*/messages"),
        (Request.THREAD, "POST .*/threads"),
        (Request.DELETE, "DELETE .*/messages/[0-9]+"),
    ],
)
async def test_a_run_that_is_stopped_removes_what_it_made(
    trying: Trying, request_: Request, asked: str
) -> None:
    requests = trying.loopback.requests
    trying.seconds = 60.0
    trying.loopback.arrange(request_, Trouble.late(60))
    running = asyncio.create_task(trying.run())
    await trying.loopback.until(lambda: any(re.fullmatch(asked, one) for one in requests))

    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running

    assert trying.left == []
    assert trying.told[-1] == "acceptance-leaving"


async def test_a_run_that_is_stopped_says_if_something_may_be_left(trying: Trying) -> None:
    trying.seconds = 60.0
    trying.loopback.arrange(Request.POST, Trouble.late(60))
    trying.loopback.arrange(Request.HISTORY, PASS, Trouble.forbidden())
    running = asyncio.create_task(trying.run())
    await trying.loopback.until(lambda: bool(trying.left))

    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running

    assert trying.told == ["acceptance-leaving", "acceptance-left-over"]


async def test_nothing_calls_anybody_and_every_message_says_that_it_is_a_test(
    trying: Trying,
) -> None:
    bodies = []
    trying.loopback.arrange(Request.DELETE, *[Trouble.forbidden(50001)] * 3)
    await trying.run()
    world = trying.loopback.world
    for messages in world.channels.values():
        bodies += [message.body for message in messages]

    assert len(bodies) == 2
    for body in bodies:
        assert "test" in body["content"]
        assert "@" not in body["content"]
        assert body["allowed_mentions"] == {"parse": [], "users": []}
        assert body["flags"] & SILENT


async def test_discords_limits_are_kept(tmp_path: Path) -> None:
    async with LoopbackDiscord(has_limits=True) as loopback:
        with discord_at(loopback.address):
            lines = await Trying(loopback, tmp_path / "games.sqlite3").run()

    assert lines == ALL_WELL
    assert 429 not in loopback.statuses


@pytest.mark.parametrize("chosen", [True, False])
async def test_it_speaks_the_servers_language(trying: Trying, *, chosen: bool) -> None:
    guild_id = trying.loopback.world.guild_of(trying.channel_id)
    if chosen:
        database = await open_database(trying.database)
        async with database.autocommit() as connection:
            await servers.put(connection, guild_id, servers.ServerRow(language="fr"))
        await database.close()
    trying.loopback.arrange(Request.DELETE, *[Trouble.forbidden(50001)] * 3)

    await trying.run()

    (board,) = trying.loopback.messages(trying.channel_id)
    texts = Catalogue().texts("fr" if chosen else "en")
    assert board.content.startswith(texts.say("acceptance-board"))
