"""What is sent calls one person at most, and leaves nothing behind in the library."""

from __future__ import annotations

from pathlib import Path

from bot.presenters.message import Button, Message
from bot.wire import contents_of, mentions_of, view_of
from tests.bot.discord_limits import payload_of
from tests.flows.world import World


def test_a_message_may_call_the_one_person_it_names_and_nobody_else() -> None:
    nobody, somebody = (mentions_of(Message("Hi", pings=user)).to_dict() for user in (None, 7))

    assert nobody["parse"] == []
    assert nobody.get("users", []) == []
    assert somebody["parse"] == []
    assert somebody["users"] == [7]


def test_a_text_that_mentions_everyone_is_sent_with_mentions_closed() -> None:
    assert payload_of(Message("@everyone"))["allowed_mentions"]["parse"] == []


async def test_a_view_counts_as_finished_before_it_is_sent() -> None:
    view = view_of([Button("Join", "d1:join:1:0")])

    assert view.is_finished()
    assert view.timeout is None


async def test_a_message_without_buttons_and_picture_has_neither() -> None:
    assert contents_of(Message("Hi"), None).keys() == {"content", "allowed_mentions"}


async def test_a_game_leaves_no_view_in_the_librarys_store(tmp_path: Path) -> None:
    world = World(tmp_path)
    async with world.running():
        await world.start_game(world.ann, world.bob)
        answer = await world.place(world.ann, end=False)
        assert answer.response is not None
        await world.ann.click(answer.response, label="End turn")

        store = world.bot._connection._view_store

        assert (dict(store._views), dict(store._synced_message_views)) == ({}, {})
