"""What Discord knows of the bot is asked of the loopback Discord, which can know otherwise."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from copy import deepcopy
from datetime import timedelta
from typing import Any

import pytest

from bot.operating.doctor.application import differing
from bot.storage import single_values
from bot.storage.database import hold
from bot.storage.presence import server_presence
from bot.transport.registration import REMEMBERED
from tests.bot.operating.doctor.visit import FAULT, FINE, TOKEN, WARNING, Visit
from tests.loopback import LoopbackDiscord, Request, Trouble, World, discord_at, payloads

COMMANDS: list[dict[str, Any]] = [
    {"name": "hand", "type": 1, "description": "Your tiles", "options": []},
    {
        "name": "place",
        "type": 1,
        "description": "Lay a tile",
        "options": [
            {
                "type": 3,
                "name": "move",
                "description": "What",
                "required": True,
                "autocomplete": True,
                "choices": [{"name": "One", "value": "1"}],
            }
        ],
    },
]
ALL = ("token", "application", "intents", "invitation", "commands", "clock")


def registered(loopback: LoopbackDiscord, given: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Commands as Discord keeps them."""
    return deepcopy([payloads.command(loopback.world, one) for one in given])


@pytest.fixture
async def loopback() -> AsyncIterator[LoopbackDiscord]:
    async with LoopbackDiscord() as loopback:
        with discord_at(loopback.address):
            yield loopback


async def test_a_discord_that_knows_the_bot_as_it_is_is_fine(
    loopback: LoopbackDiscord, visit: Visit
) -> None:
    visit.commands, loopback.world.commands = COMMANDS, registered(loopback, COMMANDS)

    found = await visit.found(*ALL)

    assert [one.found.mark for one in found] == [FINE] * len(ALL)
    assert str(World.application_id) in str(found[3].found.said.facts["link"])
    assert not any(request.startswith(("PUT", "POST", "PATCH")) for request in loopback.requests)


async def test_a_refused_token_is_told_once_and_never_shown(
    loopback: LoopbackDiscord, visit: Visit
) -> None:
    loopback.arrange(Request.LOG_IN, Trouble(401))

    found = await visit.found(*ALL)

    assert (found[0].found.mark, found[0].found.said.key) == (FAULT, "doctor-token-refused")
    assert {one.found.said.key for one in found[1:]} == {"doctor-not-checked"}
    assert TOKEN not in str(found)
    assert len(loopback.requests) == 1


async def test_an_error_of_discords_is_told_with_its_status(
    loopback: LoopbackDiscord, visit: Visit
) -> None:
    loopback.arrange(Request.LOG_IN, Trouble(403, 40333))

    assert await visit.line("token") == (FAULT, "doctor-discord-error")


async def test_a_discord_that_does_not_answer_is_given_up(
    loopback: LoopbackDiscord, visit: Visit
) -> None:
    visit.seconds = 0.05
    loopback.arrange(Request.LOG_IN, Trouble.late(60))
    begun = time.perf_counter()

    found = await visit.found(*ALL)

    assert (found[0].found.mark, found[0].found.said.key) == (FAULT, "doctor-unreachable")
    assert time.perf_counter() - begun < 5


async def test_a_discord_that_cannot_be_reached_is_told(visit: Visit) -> None:
    visit.seconds = 0.3  # the library tries again
    with socket.socket() as deaf:  # nobody listens on its port, and nobody else gets it
        deaf.bind(("127.0.0.1", 0))
        with discord_at(f"http://127.0.0.1:{deaf.getsockname()[1]}"):
            assert await visit.line("token") == (FAULT, "doctor-unreachable")


async def test_a_database_of_another_application_is_told(
    loopback: LoopbackDiscord, visit: Visit
) -> None:
    database, lines = await visit.opened(), []
    for guild_id, application_id in ((1, 5), (2, World.application_id)):
        async with database.transaction() as connection:
            await server_presence.see(connection, [guild_id], application_id, greets_new=False)
        lines.append(await visit.line("token", "application"))
    await database.close()

    assert lines == [(WARNING, "doctor-application-other"), (FINE, "doctor-application")]


async def test_privileged_intents_are_told_by_their_names(
    loopback: LoopbackDiscord, visit: Visit
) -> None:
    loopback.world.application = {"flags": 1 << 15 | 1 << 18}

    found = await visit.found("token", "intents")

    assert (found[1].found.mark, found[1].found.said.key) == (WARNING, "doctor-intents-more")
    assert found[1].found.said.facts["names"] == ("Server Members", "Message Content")


async def test_an_application_to_which_nobody_can_invite_is_told(
    loopback: LoopbackDiscord, visit: Visit
) -> None:
    loopback.world.application = {"bot_require_code_grant": True}

    assert await visit.line("token", "invitation") == (FAULT, "doctor-invitation-grant")


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        (0, (FINE, "doctor-clock")),
        (3, (FINE, "doctor-clock")),
        (8, (WARNING, "doctor-clock-behind")),
        (-8, (WARNING, "doctor-clock-ahead")),
    ],
)
async def test_a_clock_that_differs_by_more_than_five_seconds_is_told(
    seconds: int, expected: object, loopback: LoopbackDiscord, visit: Visit
) -> None:
    loopback.world.clock_ahead = timedelta(seconds=seconds)

    assert await visit.line("token", "clock") == expected


async def test_other_commands_are_told_and_matter_more_while_a_bot_runs(
    loopback: LoopbackDiscord, visit: Visit
) -> None:
    visit.commands, loopback.world.commands = COMMANDS, registered(loopback, COMMANDS[:1])
    visit.put_database()

    without = await visit.found("token", "commands")
    lock = await asyncio.to_thread(hold, visit.database)
    beside = await visit.line("token", "commands")
    lock.release()

    assert without[1].found.said.facts["names"] == ("/place",)
    assert (without[1].found.mark, without[1].found.said.key) == (WARNING, "doctor-commands-other")
    assert beside == (FAULT, "doctor-commands-other")


async def test_words_that_were_registered_last_are_compared_by_their_checksum(
    loopback: LoopbackDiscord, visit: Visit
) -> None:
    visit.commands, loopback.world.commands = COMMANDS, registered(loopback, COMMANDS)
    database = await visit.opened()
    async with database.autocommit() as connection:
        await single_values.put(connection, REMEMBERED, "of other words")
    await database.close()

    assert await visit.line("token", "commands") == (WARNING, "doctor-commands-other")


async def test_a_discord_that_does_not_tell_its_commands_is_told(
    loopback: LoopbackDiscord, visit: Visit
) -> None:
    loopback.arrange(Request.COMMANDS, Trouble.forbidden())

    assert await visit.line("token", "commands") == (FAULT, "doctor-commands-unknown")


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("description", "Something else"),
        ("name", "shift"),
        ("required", False),
        ("autocomplete", False),
        ("type", 4),
        ("choices", [{"name": "One", "value": "2"}]),
    ],
)
def test_every_part_of_a_command_is_compared(part: str, value: object) -> None:
    others = deepcopy(COMMANDS)
    others[1]["options"][0][part] = value

    assert differing(COMMANDS, others) == differing(others, COMMANDS) == ["place"]


def test_what_discord_adds_or_leaves_out_is_no_difference() -> None:
    theirs = [{**command, "id": "5", "version": "1", "nsfw": False} for command in COMMANDS]
    del theirs[0]["options"]

    assert differing(COMMANDS, theirs) == []
