"""Whatever Discord would refuse is found before it is sent, and what it takes is let through."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bot.presenters.message import Button, Message, Question
from tests.bot.commands.discord_limits import (
    faults_of_answer,
    faults_of_commands,
    faults_of_completions,
    faults_of_edit,
    faults_of_message,
    faults_of_post,
    faults_of_question,
    faults_of_window,
)
from tests.bot.presenters.message_rules import PARTS_FLAG

Payload = dict[str, Any]

FILE: Final = {"id": 0, "filename": "board.png", "description": "A board"}
GALLERY: Final = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}


def button(number: int = 0, **other: object) -> Payload:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": f"id{number}", **other}


def link(**other: object) -> Payload:
    return {"type": 2, "style": 5, "label": "Play", **other}


def option(number: int = 0, **other: object) -> Payload:
    return {"label": "L14", "value": f"value{number}", **other}


def select(*options: Payload, **other: object) -> Payload:
    return {"type": 3, "custom_id": "spots", "options": list(options or (option(),)), **other}


def row(*parts: Payload) -> Payload:
    return {"type": 1, "components": list(parts)}


def text(length: int = 4) -> Payload:
    return {"type": 10, "content": "x" * length}


def post(*rows: Payload, **other: object) -> Payload:
    return {"content": "Hi", "components": list(rows), **other}


def parts(*inside: Payload, **other: object) -> Payload:
    return {"flags": PARTS_FLAG, "components": list(inside), **other}


def window(*inside: Payload, **other: object) -> Payload:
    return {"custom_id": "ask", "title": "Type it", "components": list(inside), **other}


def field(number: int = 0, **other: object) -> Payload:
    typed = {"type": 4, "style": 1, "custom_id": f"field{number}"}
    return {"type": 18, "label": "Move", "component": typed, **other}


def command(*options: Payload, **other: object) -> Payload:
    return {"name": "place", "description": "Lay a tile", "options": list(options), **other}


def word(name: str = "move", **other: object) -> Payload:
    return {"type": 3, "name": name, "description": "What to lay", **other}


def choice(number: int = 0, **other: object) -> Payload:
    return {"name": f"Choice {number}", "value": f"choice{number}", **other}


def long_choice(number: int) -> Payload:
    return choice(name=f"{number:0>100}", value=f"{number:0>100}")


@pytest.mark.parametrize(
    "payload",
    [
        post(),
        post(row(*map(button, range(5))), row(select(option(0), option(1)))),
        post(row(link(url="https://example.org"), button(label=None, emoji={"name": "♻"}))),
        post(row(select(option(0, default=True), option(1, default=True), max_values=2))),
        post(content="x" * 2000, attachments=[FILE], nonce="7" * 25, enforce_nonce=True),
        post(
            embeds=[{"title": "x", "image": {"url": "attachment://board.png"}}], attachments=[FILE]
        ),
        parts(text(4000), *[row(button(number)) for number in range(19)]),
        parts(GALLERY, text(), attachments=[FILE]),
    ],
)
def test_what_discord_takes_is_let_through(payload: Payload) -> None:
    assert faults_of_post(payload) == []


@pytest.mark.parametrize(
    "payload",
    [
        pytest.param(post(content="x" * 2001), id="content of 2,001 characters"),
        pytest.param({"content": ""}, id="nothing to show"),
        pytest.param(post(row(button()), content=""), id="buttons under nothing"),
        pytest.param(parts(), id="no parts"),
        pytest.param(parts(text(), content="Hi"), id="content beside parts"),
        pytest.param(parts(text(), embeds=[{"title": "Hi"}]), id="embeds beside parts"),
        pytest.param(post(text()), id="parts without their flag"),
        pytest.param(parts(*map(row, map(button, range(21)))), id="42 parts"),
        pytest.param(parts(text(2000), text(2001)), id="texts of 4,001 characters in all"),
        pytest.param(post(*map(row, map(button, range(6)))), id="6 rows"),
        pytest.param(post(row(*map(button, range(6)))), id="6 buttons in a row"),
        pytest.param(post(row(button(), button())), id="one id on two buttons"),
        pytest.param(post(row(button()), row(select(custom_id="id0"))), id="one id in two rows"),
        pytest.param(post(row(button(), select())), id="a select that shares its row"),
        pytest.param(post(row(select(), select(custom_id="other"))), id="two selects in a row"),
        pytest.param(post(row(button(custom_id=None))), id="a button without an id"),
        pytest.param(post(row(link())), id="a link to nowhere"),
        pytest.param(post(row(button(label=None))), id="a button without a label"),
        pytest.param(post(row(button(label="x" * 81))), id="a label of 81 characters"),
        pytest.param(post(row(button(custom_id="x" * 101))), id="an id of 101 characters"),
        pytest.param(post(button()), id="a button outside of a row"),
        pytest.param(post(row(select(option(), option()))), id="one value in two options"),
        pytest.param(post(row(select(max_values=2))), id="more to choose than there is"),
        pytest.param(
            post(row(select(option(0, default=True), option(1, default=True)))),
            id="two chosen of which one may be",
        ),
        pytest.param(post(row(select(*map(option, range(26))))), id="26 options"),
        pytest.param(post(row(select(options=[]))), id="no options"),
        pytest.param(post(row(select(option(label="x" * 101)))), id="an option of 101 characters"),
        pytest.param(post(row(select(placeholder="x" * 151))), id="a hint of 151 characters"),
        pytest.param(
            post(embeds=[{"title": "x", "description": "x" * 3000}] * 2),
            id="embeds of 6,002 characters in all",
        ),
        pytest.param(post(embeds=[{"title": "x" * 257}]), id="a title of 257 characters"),
        pytest.param(post(embeds=[{"title": "x"}] * 11), id="11 embeds"),
        pytest.param(parts(GALLERY), id="a picture that is not attached"),
        pytest.param(parts(text(), attachments=[FILE]), id="a file that nothing shows"),
        pytest.param(
            post(embeds=[{"image": {"url": "attachment://other.png"}}], attachments=[FILE]),
            id="an embed of another file",
        ),
        pytest.param(post(attachments=[FILE] * 11), id="11 files"),
        pytest.param(
            post(attachments=[{**FILE, "description": "x" * 1025}]),
            id="a description of 1,025 characters",
        ),
        pytest.param(post(allowed_mentions={"parse": ["all"]}), id="a wrong word for mentions"),
        pytest.param(post(allowed_mentions={"users": ["1"] * 101}), id="101 mentions"),
        pytest.param(
            post(allowed_mentions={"parse": ["users"], "users": ["1"]}), id="one user and all"
        ),
        pytest.param(post(nonce="x" * 26), id="a nonce of 26 characters"),
        pytest.param(post(contents="Hi"), id="a word that Discord does not know"),
    ],
)
def test_a_message_that_discord_would_refuse_is_found(payload: Payload) -> None:
    assert faults_of_post(payload) != []


def test_what_discord_takes_is_let_through_however_it_is_sent() -> None:
    message = Message("Hi", rows=((Button("Join", "id"),),), pings=(7,), is_for_all=True)

    assert faults_of_message(message) == []
    assert faults_of_edit(message) == []
    assert faults_of_answer(message) == []


@pytest.mark.parametrize(
    "message",
    [
        Message("x" * 2001),
        Message(""),
        Message("Twice", rows=((Button("Join", "id"), Button("Join", "id")),)),
        Message("Wide", rows=((Button("Join", "x" * 101),),)),
    ],
)
def test_it_is_found_however_the_message_is_sent(message: Message) -> None:
    assert faults_of_message(message) != []
    assert faults_of_edit(message) != []
    assert len(faults_of_answer(message)) >= 3


async def test_a_question_that_discord_takes_is_let_through() -> None:
    assert faults_of_question(Question("id", "Type it", "Move", "Such as `1a L14`")) == []
    assert faults_of_window(window(*map(field, range(5)))) == []


@pytest.mark.parametrize(
    "payload",
    [
        pytest.param(window(*map(field, range(6))), id="6 parts"),
        pytest.param(window(), id="no parts"),
        pytest.param(window(field(), field()), id="one id in two fields"),
        pytest.param(window(field(), title="x" * 46), id="a title of 46 characters"),
        pytest.param(window(field(), custom_id="x" * 101), id="an id of 101 characters"),
        pytest.param(window(field(label="x" * 46)), id="a label of 46 characters"),
        pytest.param(window(field(description="x" * 101)), id="a description of 101 characters"),
        pytest.param(window(row(button())), id="a button"),
    ],
)
def test_a_window_that_discord_would_refuse_is_found(payload: Payload) -> None:
    assert faults_of_window(payload) != []


def test_completions_that_discord_would_refuse_are_found() -> None:
    assert faults_of_completions(["1a L14 r3"] * 25) == []
    assert faults_of_completions(["1a L14 r3"] * 26) != []
    assert faults_of_completions(["x" * 101]) != []
    assert faults_of_completions([""]) != []


@pytest.mark.parametrize(
    "payload",
    [
        command(word(required=True), word("end")),
        command(word(choices=list(map(choice, range(25))))),
        command(word(autocomplete=True)),
        command({"type": 1, "name": "new", "description": "x", "options": [word()]}),
    ],
)
def test_a_command_that_discord_takes_is_let_through(payload: Payload) -> None:
    assert faults_of_commands([payload]) == []


@pytest.mark.parametrize(
    "payload",
    [
        pytest.param(command(name="Place"), id="a capital"),
        pytest.param(command(name="lay it"), id="two words"),
        pytest.param(command(name="x" * 33), id="a name of 33 characters"),
        pytest.param(command(description=" "), id="an empty description"),
        pytest.param(command(description="x" * 101), id="a description of 101 characters"),
        pytest.param(command(word("end"), word(required=True)), id="required behind optional"),
        pytest.param(command(word(), word()), id="one name for two options"),
        pytest.param(
            command(word(autocomplete=True, choices=[choice()])), id="choices and completion"
        ),
        pytest.param(command(word(choices=list(map(choice, range(26))))), id="26 choices"),
        pytest.param(command(word(choices=[choice(name="x" * 101)])), id="a choice too long"),
        pytest.param(command(word(choices=[choice(value="x" * 101)])), id="a value too long"),
        pytest.param(
            command({"type": 1, "name": "new", "description": "x"}, word()),
            id="a subcommand beside an option",
        ),
        pytest.param(command(*(word(f"o{one}") for one in range(26))), id="26 options"),
        pytest.param(
            command(*(word(f"o{one}", choices=list(map(long_choice, range(25)))) for one in "ab")),
            id="more than 8,000 characters in all",
        ),
    ],
)
def test_a_command_that_discord_would_refuse_is_found(payload: Payload) -> None:
    assert faults_of_commands([payload]) != []
