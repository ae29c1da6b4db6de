"""Commands that tell: privately, in order, with links, and only of what the asker may see."""

import re

import pytest

from engine.actions import Place
from tests.flows.stored import logged, stored
from tests.flows.world import World, labels, said, shown


@pytest.mark.parametrize("command", ["help", "turns", "game list", "game info", "hand", "board"])
async def test_whatever_only_tells_is_told_to_the_asker_alone(world: World, command: str) -> None:
    await world.start_game()
    before = stored(world)
    boards = len(world.posted())

    answer = shown(await world.ann.slash(world.channel, command))

    assert answer.content
    assert len(world.posted()) == boards
    assert stored(world) == before


async def test_turns_are_listed_the_longest_waiting_first_with_links(world: World) -> None:
    other = world.guild.create_text_channel("other")
    first = await world.start_game(at=other)
    await world.env.advance_time(3600)
    second = await world.start_game()
    await world.start_game(world.bob, world.ann, at=world.guild.create_text_channel("third"))

    answer = said(await world.ann.slash(world.channel, "turns"))

    head, *games = answer.splitlines()
    assert head == world.text("turns-head", count=2)
    assert [re.findall(r"\[(.+?)\]\((.+?)\)", line) for line in games] == [
        [(first.where.name, world.newest(other).jump_url)],
        [(second.where.name, world.newest().jump_url)],
    ]


async def test_whoever_nothing_waits_for_is_told_so(world: World) -> None:
    await world.start_game()

    answer = await world.bob.slash(world.channel, "turns")

    assert said(answer) == world.text("turns-none")


async def test_the_list_has_games_and_lobbies_with_links(world: World) -> None:
    game = await world.start_game()
    other = world.guild.create_text_channel("other")
    await world.open_lobby(world.cleo, at=other)

    answer = said(await world.dan.slash(world.channel, "game list"))

    assert f"[{game.where.name}]({world.newest().jump_url})" in answer
    assert world.newest(other).jump_url in answer


async def test_info_tells_terms_seats_and_turn_and_links_the_board(world: World) -> None:
    await world.start_game(world.ann, world.bob, world.cleo, target=120)
    await world.place(world.ann)

    answer = said(await world.dan.slash(world.channel, "game info"))

    assert (await world.match()).where.name in answer
    assert "120" in answer
    assert "Ann, Bob, Cleo" in answer
    assert world.text("whose-turn", name="Bob") in answer
    assert re.search(r"<t:\d+:R>", answer)
    assert world.newest().jump_url in answer


async def test_info_about_a_lobby_links_its_message(world: World) -> None:
    await world.open_lobby(world.ann, world.bob)

    answer = said(await world.dan.slash(world.channel, "game info"))

    assert "2 of 4: Ann (host), Bob" in answer
    assert world.newest().jump_url in answer


async def test_the_board_for_oneself_is_the_channels_board(world: World) -> None:
    await world.start_game()
    await world.place(world.ann)

    own = shown(await world.dan.slash(world.channel, "board"))

    assert own.attachments[0].description == world.newest().attachments[0].description


async def test_the_hand_tells_both_faces_of_both_tiles_and_how_to_type_a_move(
    world: World,
) -> None:
    await world.start_game()

    answer = shown(await world.ann.slash(world.channel, "hand"))

    described = answer.attachments[0].description or ""
    (move, *_) = await world.moves(world.ann)
    assert f"`{move}`" in answer.content
    assert described.count("face a") == described.count("face b") == 2


async def test_my_view_tells_what_has_happened_since_ones_last_turn(world: World) -> None:
    await world.start_game(world.ann, world.bob, world.cleo)
    for person in (world.ann, world.bob, world.cleo):
        await world.place(person)

    view = shown(await world.ann.click(world.newest(), label="My view"))
    (attachment,) = view.message.attachments

    assert "Ann placed" not in view.content
    assert "Bob placed" in view.content
    assert "Cleo placed" in view.content
    assert "Bob placed" in (attachment.description or "")
    assert labels(view) == ["Play", "Hand", "Spots", "Show to all"]


async def test_more_offers_facts_and_rules_to_all_and_resigning_to_players(world: World) -> None:
    await world.start_game()

    more = shown(await world.bob.click(world.newest(), label="More"))
    strangers = shown(await world.dan.click(world.newest(), label="More"))
    offered = labels(strangers)
    info = shown(await world.bob.click(more, label="Info"))
    rules = shown(await world.dan.click(strangers, label="Rules"))
    more = shown(await world.bob.click(world.newest(), label="More"))
    asked = shown(await world.bob.click(more, label="Resign…"))

    assert offered == ["Info", "Rules", "In words"]
    assert "Ann’s turn" in info.content
    assert info.id != more.id
    assert world.text("rules-title-tiles") in rules.content
    assert labels(asked) == ["Resign", "No, play on"]
    assert logged(world)[-1] != "resign"


async def test_spots_are_shown_on_demand_to_whoever_is_on_turn(world: World) -> None:
    match = await world.start_game()
    legal = match.view_for(world.ann.id).legal_actions()
    spots = {action.cell for action in legal if isinstance(action, Place)}

    asked = shown(await world.ann.slash(world.channel, "board", spots=True))
    view = shown(await world.ann.click(world.newest(), label="My view"))
    before = await view.message.attachments[0].read()
    view = shown(await world.ann.click(view, label="Spots"))
    early = shown(await world.bob.slash(world.channel, "board", spots=True))

    assert world.text("board-spots", count=len(spots)) in asked.content
    assert world.text("board-spots", count=len(spots)) in view.content
    assert await view.message.attachments[0].read() != before
    assert world.text("board-no-spots") in early.content
