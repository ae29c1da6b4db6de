"""Every refusal of Discord's has a meaning, and names what the bot lacks."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.operating.acceptance.request_errors import (
    TODO_BY_CODE,
    TODO_BY_REMEDY,
    RequestError,
    failed,
    is_doubtful,
)
from bot.operating.doctor.discord_door import Unreachable
from bot.texts import Catalogue
from bot.transport.discord_errors import REMEDIES, Remedy
from tests.bot.operating.acceptance.trying import Trying
from tests.loopback import Request, Trouble

TEXTS = Catalogue().texts(None)


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    response = cast("Any", SimpleNamespace(status=status, reason="no"))
    return discord.HTTPException(response, {"code": code, "message": "refused"})


def todo(error: RequestError) -> str:
    diagnosis = failed(error, ("attach_files",))
    assert diagnosis.todo is not None
    for phrase in (diagnosis.said, diagnosis.todo):
        TEXTS.say(phrase.key, **phrase.facts, ms=1)
    return diagnosis.todo.key


def test_every_remedy_is_put_into_words() -> None:
    assert TODO_BY_REMEDY.keys() == {*Remedy}


@pytest.mark.parametrize("code", sorted({*REMEDIES, *TODO_BY_CODE}))
def test_every_code_that_is_known_has_a_meaning(code: int) -> None:
    assert todo(refusal(400, code)).startswith("acceptance-todo-")


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (refusal(403, 50001), "acceptance-todo-no-access"),
        (refusal(403, 50013), "acceptance-todo-permissions"),
        (refusal(404, 10003), "acceptance-todo-no-channel"),
        (refusal(404, 10008), "acceptance-todo-gone"),
        (refusal(400, 160004), "acceptance-todo-thread-exists"),
        (refusal(400, 50024), "acceptance-todo-kind"),
        (refusal(400, 50035), "acceptance-todo-report"),
        (refusal(400, 200000), "acceptance-todo-filter"),
        (refusal(401), "acceptance-todo-token"),
        (refusal(413), "acceptance-todo-large"),
        (refusal(429), "acceptance-todo-wait"),
        (refusal(503), "acceptance-todo-outage"),
        (refusal(403), "doctor-unreachable-todo"),
        (refusal(404), "doctor-unreachable-todo"),
        (Unreachable("no answer"), "doctor-unreachable-todo"),
        (Unreachable("no answer", 500), "acceptance-todo-outage"),
        (Unreachable("no answer", 429), "acceptance-todo-wait"),
        (Unreachable("no answer", 200), "doctor-unreachable-todo"),
    ],
    ids=str,
)
def test_an_error_is_explained(error: RequestError, key: str) -> None:
    assert todo(error) == key


def test_only_what_has_no_clear_answer_may_have_been_done() -> None:
    assert [is_doubtful(refusal(status)) for status in (403, 404, 429, 500, 503)] == [
        *[False] * 3,
        *[True] * 2,
    ]
    assert is_doubtful(Unreachable("no answer"))


@pytest.mark.parametrize(
    ("denied", "names"),
    [(("attach_files",), "attach files"), ((), "view channel, send messages, attach files")],
)
async def test_a_missing_permission_is_named_as_far_as_it_is_known(
    trying: Trying, denied: tuple[str, ...], names: str
) -> None:
    trying.deny(**dict.fromkeys(denied, True))
    trying.loopback.arrange(Request.POST, Trouble.forbidden())

    await trying.run()

    assert trying.todo("post") == ("acceptance-todo-permissions", names)
