"""What is sent calls one person at most, and leaves nothing behind in the library."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.presenters.message import (
    Button,
    Entity,
    EntitySelect,
    Message,
    Question,
    Select,
    SelectOption,
    TextFile,
    in_rows,
)
from bot.transport.contents import contents_of, mentions_of, modal_of, view_of
from tests.bot.commands.discord_limits import faults_of_message, payload_of
from tests.flows.world import World


def test_a_message_may_call_those_it_names_and_nobody_else() -> None:
    nobody, somebody = (mentions_of(Message("Hi", pings=called)).to_dict() for called in ((), (7,)))

    assert nobody["parse"] == []
    assert nobody.get("users", []) == []
    assert somebody["parse"] == []
    assert somebody["users"] == [7]


def test_a_text_that_mentions_everyone_is_sent_with_mentions_closed() -> None:
    assert payload_of(Message("@everyone"))["allowed_mentions"]["parse"] == []


async def test_a_view_counts_as_finished_before_it_is_sent() -> None:
    view = view_of([(Button("Join", "d1:join:1:0"),)])

    assert view.is_finished()
    assert view.timeout is None


async def test_a_message_without_buttons_and_picture_has_neither() -> None:
    assert contents_of(Message("Hi"), None).keys() == {"content", "allowed_mentions"}


def test_buttons_and_selects_stand_in_the_rows_they_were_given() -> None:
    first, second = (Button(label, f"d1:{label}", is_disabled=True) for label in "ab")
    choices = (SelectOption("L14", "l14", "two turns"), SelectOption("M13", "m13", is_chosen=True))
    message = Message("Where?", rows=((first,), Select("s1:spot", choices, "Spot"), (second,)))

    rows = payload_of(message)["components"]

    assert faults_of_message(message) == []
    assert [row["components"][0]["custom_id"] for row in rows] == ["d1:a", "s1:spot", "d1:b"]
    assert rows[0]["components"][0]["disabled"]
    assert rows[1]["components"][0]["options"] == [
        {"label": "L14", "value": "l14", "description": "two turns", "default": False},
        {"label": "M13", "value": "m13", "default": True},
    ]


@pytest.mark.parametrize(
    ("entity", "kind", "word"), [(Entity.CHANNELS, 8, "channel"), (Entity.ROLES, 6, "role")]
)
def test_discord_fills_a_select_of_channels_or_roles_and_shows_those_chosen(
    entity: Entity, kind: int, word: str
) -> None:
    select = EntitySelect("v1:some:0", entity, (2**62, 6), "All", 25)
    message = Message("Where?", rows=(select, EntitySelect("v1:none:0", entity)))

    first, second = [row["components"][0] for row in payload_of(message)["components"]]

    assert faults_of_message(message) == []
    assert (first["type"], first["custom_id"], first["placeholder"]) == (kind, "v1:some:0", "All")
    assert (first["min_values"], first["max_values"]) == (0, 25)
    assert first["default_values"] == [{"id": 2**62, "type": word}, {"id": 6, "type": word}]
    assert (second["max_values"], second.get("default_values", [])) == (1, [])
    assert (0 in first.get("channel_types", [])) == (entity is Entity.CHANNELS)


def test_more_buttons_than_a_row_holds_go_on_in_the_next() -> None:
    buttons = [Button(str(number), f"d1:{number}") for number in range(7)]

    assert [len(row) for row in in_rows(buttons) if isinstance(row, tuple)] == [5, 2]


async def test_a_text_is_sent_as_a_file() -> None:
    contents = contents_of(Message("All of it", file=TextFile("board", "Ä 1\n")), None)

    (file,) = contents["files"]
    assert file.filename == "board.txt"
    assert file.fp.read() == "Ä 1\n".encode()


async def test_a_file_has_the_ending_that_it_is_given() -> None:
    contents = contents_of(Message("A game", file=TextFile("game", "{}", "json")), None)

    assert [file.filename for file in contents["files"]] == ["game.json"]


async def test_a_question_is_cut_to_what_a_window_holds_and_leaves_nothing_behind() -> None:
    modal = modal_of(Question("p1:type:1", "T" * 50, "L" * 50, "H" * 150))

    made = modal.to_dict()

    assert modal.is_finished()
    assert len(made["title"]) == 45
    (label,) = made["components"]
    assert len(label["label"]) == 45
    assert len(label["component"]["placeholder"]) == 100


async def test_a_game_leaves_no_view_in_the_librarys_store(tmp_path: Path) -> None:
    world = World(tmp_path)
    async with world.running():
        await world.start_game(world.ann, world.bob)
        answer = await world.place(world.ann, end=False)
        assert answer.response is not None
        await world.ann.click(answer.response, label="End turn")

        store = world.bot._connection._view_store

        assert (dict(store._views), dict(store._synced_message_views)) == ({}, {})
