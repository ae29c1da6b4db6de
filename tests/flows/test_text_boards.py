"""/board text: private, paged in place, whole as a file, shown to all on request."""

import discord
from simcord import MemberActor, ResponseMessage

from tests.bot.presenters.in_words.reading import TextRead, read_text
from tests.flows.world import World, labels, shown

SECTIONS = ["How it stands", "Tiles", "Open cells", "Groups", "Hand"]


async def opened(world: World, reader: MemberActor) -> ResponseMessage:
    return shown(await reader.slash(world.channel, "board", text=True))


def read_file(world: World, message: discord.Message | ResponseMessage) -> TextRead:
    """What the text file of a message says."""
    (file,) = message.attachments
    assert file.filename.endswith(".txt")
    return read_text((world.env.backend.cdn.get(file.url) or b"").decode())


def title(message: ResponseMessage) -> str:
    return message.content.split("\n")[0].rpartition("** · ")[2]


async def test_the_board_in_words_is_for_the_asker_alone_and_begins_with_how_it_stands(
    world: World,
) -> None:
    game = await world.start_game()
    before = len(world.posted())

    answer = await opened(world, world.ann)

    assert answer.content.startswith(f"**{game.where.name}** · How it stands\n")
    assert "Ann’s turn" in answer.content
    assert answer.attachments == []
    assert len(world.posted()) == before


async def test_sections_turn_in_place(world: World) -> None:
    await world.start_game()
    answer = await opened(world, world.ann)
    (move, *_) = await world.moves(world.ann, "2b")
    _, cell, turn = move.split(" ")
    read = []

    for label in labels(answer)[1:-2]:
        await world.ann.click(answer, label=label)
        read.append(title(answer))

    assert read == [*SECTIONS[1:], "Where tile 1 fits", "Where tile 2 fits"]
    line = next(line for line in answer.content.split("\n") if line.startswith(f"{cell}: "))
    assert turn in line.rpartition("b ")[2]


async def test_a_page_tells_the_present_whenever_it_is_turned_to(world: World) -> None:
    await world.start_game()
    old = await opened(world, world.bob)
    await world.place(world.ann)

    await world.bob.click(old, label="Tiles")

    assert f"\n{len((await world.match()).public.board)} tiles." in old.content
    assert "Where tile 1 fits" in labels(old)


async def test_everybody_gets_the_whole_as_a_file_with_no_tiles_but_their_own(
    world: World,
) -> None:
    match = await world.start_game()
    told = []

    for reader in (world.ann, world.bob, world.dan):
        pages = await opened(world, reader)
        answer = shown(await reader.click(pages, label="All as a file"))
        told.append(read_file(world, answer))

    hands = [{tile for _, tile in text.hand} for text in told]
    assert hands == [
        set(match.view_for(reader.id).hand) for reader in (world.ann, world.bob, world.dan)
    ]
    assert {frozenset(text.tiles) for text in told} == {frozenset(match.public.board.tiles())}


async def test_shown_to_all_it_tells_nobodys_tiles_and_calls_nobody(world: World) -> None:
    await world.start_game()
    pages = await opened(world, world.ann)
    await world.ann.click(pages, label="Hand")

    await world.ann.click(pages, label="Show to all")

    posted = world.newest()
    assert posted.content.startswith(world.text("text-shown", name="Ann"))
    assert read_file(world, posted).hand == frozenset()
    assert world.called(posted) == []
    assert labels(posted) == []


async def test_it_is_reached_from_a_board_and_takes_the_place_of_what_else_was_offered(
    world: World,
) -> None:
    await world.start_game()
    more = shown(await world.bob.click(world.newest(), label="More"))

    await world.bob.click(more, label="In words")

    assert title(more) == "How it stands"
