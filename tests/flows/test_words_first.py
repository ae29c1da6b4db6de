"""Whoever has chosen words first is told what others see, wherever they look; nobody else is."""

import pytest
from simcord import MemberActor, ResponseMessage

from tests.flows.world import World, labels, said, shown

MEETS = "; meets "


async def prefer_words(world: World, who: MemberActor) -> None:
    """Somebody chooses words first."""
    panel = shown(await who.slash(world.channel, "settings"))
    await who.select(panel, ["yes"], custom_id="s1:words")


@pytest.fixture
async def reader(world: World) -> MemberActor:
    """Ann, who has chosen words first, and whose turn it is."""
    await prefer_words(world, world.ann)
    await world.start_game()
    return world.ann


def first_line(message: ResponseMessage) -> str:
    return message.content.split("\n")[0]


async def test_the_board_opens_in_words(world: World, reader: MemberActor) -> None:
    asked = shown(await reader.slash(world.channel, "board"))
    tapped = shown(await reader.click(world.newest(), label="My view"))

    for answer in (asked, tapped):
        assert first_line(answer).endswith("** · How it stands")
        assert answer.attachments == []
        assert labels(answer)[:2] == ["How it stands", "Tiles"]


async def test_spots_are_told_in_words(world: World, reader: MemberActor) -> None:
    answer = shown(await reader.slash(world.channel, "board", spots=True))
    (move, *_) = await world.moves(reader, "1a")
    _, cell, _ = move.split(" ")

    assert first_line(answer).endswith("** · Where tile 1 fits")
    assert f"\n{cell}: " in answer.content


async def test_the_hand_is_told_in_words(world: World, reader: MemberActor) -> None:
    answer = said(await reader.slash(world.channel, "hand"))

    assert [line[:4] for line in answer.split("\n")[3:]] == ["1a: ", "1b: ", "2a: ", "2b: "]


async def test_a_panel_is_told_in_words_however_one_taps_on(
    world: World, reader: MemberActor
) -> None:
    panel = shown(await reader.click(world.newest(), label="Play"))
    told = [panel.content]

    for label in ("Next spot", "Tiles: all", "Place and end"):
        answer = shown(await reader.click(panel, label=label))
        told.append(answer.content)

    assert [MEETS in text for text in told] == [True, True, True, False]
    assert "\nSeat 1, Ann: " in told[-1]
    assert labels(answer) == ["Plan ahead", "Hand", "In words"]


async def test_what_was_typed_is_answered_in_words(world: World, reader: MemberActor) -> None:
    done = said(await world.place(reader))
    refused = shown(await reader.slash(world.channel, "end"))

    for text in (done, refused.content):
        assert "\nSeat 1, Ann: " in text
        assert "\nSeat 2, Bob: 0 points" in text
    assert labels(refused) == ["Plan ahead", "Hand", "In words"]


@pytest.mark.usefixtures("reader")
async def test_nobody_else_is_told_more_than_before(world: World) -> None:
    board = shown(await world.bob.slash(world.channel, "board"))
    hand = said(await world.bob.slash(world.channel, "hand"))
    await world.place(world.ann)
    panel = shown(await world.bob.click(world.newest(), label="Play"))

    assert len(board.attachments) == 1
    assert "1a: " not in hand
    assert MEETS not in panel.content
    assert "▶" in labels(panel)
