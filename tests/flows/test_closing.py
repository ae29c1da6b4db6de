"""Paused games: what is said of them, and /game cancel, which closes them without a result."""

from datetime import timedelta

import discord
import pytest
from simcord import MemberActor

from bot.app import end_game
from bot.presenters.ids.game_ids import CustomId, Verb
from bot.services.games.check import check_all
from bot.services.games.match import Match
from bot.services.time.running import UNTIL_HOST
from bot.storage.database import open_to_read
from tests.flows import raw
from tests.flows.journal import Journal
from tests.flows.stored import change, rows
from tests.flows.test_languages import choose_french
from tests.flows.world import World, custom_id, labels, said, shown

OTHER_RULES = "UPDATE games SET rules = rules + 1000"
SAME_RULES = "UPDATE games SET rules = rules - 1000"


async def pause(world: World, journal: Journal) -> None:
    """Let the channel's game be one that the bot finds it cannot follow."""
    change(world, OTHER_RULES)
    await world.restart()
    await world.dan.slash(world.channel, "game info")
    journal.take_faults()


def manager(world: World) -> MemberActor:
    """Somebody who manages the server and plays in no game."""
    role = world.guild.create_role("steward", permissions=discord.Permissions(manage_guild=True))
    user = world.env.create_user("steward", global_name="Stew")
    return world.guild.add_member(user, roles=[role])


def paused_text(world: World, match: Match, *more: str) -> str:
    """What is said of a game whose rules are not known."""
    reason = world.text("paused-unknown-rules")
    return "\n".join(
        [world.text("refused-game-paused", name=match.where.name, reason=reason), *more]
    )


def status_of_games(world: World) -> list[object]:
    return [status for (status,) in rows(world, "SELECT status FROM games ORDER BY game_id")]


async def test_a_manager_is_asked_back_and_closes_the_game(world: World, journal: Journal) -> None:
    match = await world.start_game()
    board = world.newest()
    steward = manager(world)
    await pause(world, journal)

    question = shown(await steward.slash(world.channel, "game cancel"))
    asked = question.content, status_of_games(world)
    answer = await steward.click(question, label="Close the game")

    assert asked == (world.text("close-question", game=match.where.name), ["paused"])
    assert said(answer) == world.text("done-closed", game=match.where.name)
    assert status_of_games(world) == ["closed"]
    assert world.newest().content == world.text(
        "close-told", game=match.where.name, name=steward.mention
    )
    assert labels(world.newest()) == ["New game"]
    assert world.called(world.newest()) == []
    (still_board,) = [message for message in world.posted() if message.id == board.id]
    assert labels(still_board) == []


async def test_a_closed_game_is_left_out_and_its_channel_is_free(
    world: World, journal: Journal
) -> None:
    match = await world.start_game()
    old = world.newest()
    hand = custom_id(old, "Hand")
    steward = manager(world)
    await pause(world, journal)
    one, other = [shown(await steward.slash(world.channel, "game cancel")) for _ in range(2)]
    await steward.click(one, label="Close the game")

    (late,) = await raw.deliver(world, raw.clicked(world, world.ann, old, hand))
    again = await steward.click(other, label="Close the game")
    listed = await world.ann.slash(world.channel, "game list")
    turns = await world.ann.slash(world.channel, "turns")
    leaders = await world.ann.slash(world.channel, "leaderboard", variant="classic")
    await world.bob.slash(world.channel, "game new", variant="classic")

    assert said(late).startswith(f"**{match.where.name}** was closed without a result <t:")
    assert said(again) == said(late)
    assert said(listed) == world.text("list-none")
    assert said(turns) == world.text("turns-none")
    assert "Ann" not in said(leaders)
    assert status_of_games(world) == ["closed", "lobby"]
    database = await open_to_read(world.database)
    assert await check_all(database) == (2, [])
    await database.close()


async def test_the_host_closes_it_after_seven_days_in_their_language(
    world: World, journal: Journal
) -> None:
    match = await world.start_game()
    await choose_french(world, world.ann)
    await pause(world, journal)

    early = await world.ann.slash(world.channel, "game cancel")
    told_early = await world.ann.slash(world.channel, "board")
    await world.env.advance_time(timedelta(days=7).total_seconds())
    told_late = await world.ann.slash(world.channel, "board")
    question = shown(await world.ann.slash(world.channel, "game cancel"))
    answer = await world.ann.click(question, label="Clore la partie")

    assert f"{world.ann.mention}, le pourra <t:" in said(early)
    assert "Plus tard (<t:" in said(told_early)
    assert ":R>), tu pourras la clore sans résultat avec </game cancel:" in said(told_early)
    assert said(told_late).splitlines()[1].endswith("la clôt sans résultat.")
    assert said(answer).startswith(f"Tu as clos la partie **{match.where.name}**.")
    assert world.newest().content == world.text(
        "close-told", game=match.where.name, name=world.ann.mention
    )


async def test_buttons_that_end_a_pause_say_of_a_fault_what_commands_say(
    world: World, journal: Journal
) -> None:
    match = await world.start_game()
    board = world.newest()
    await pause(world, journal)
    told = said(await world.ann.slash(world.channel, "board"))

    for verb in (Verb.RESUME, Verb.RETURN, Verb.WITHDRAW):
        click = raw.clicked(world, world.ann, board, str(CustomId(verb, match.game_id)))
        (answer,) = await raw.deliver(world, click)
        assert said(answer) == told


async def test_a_host_alone_with_computers_closes_it_at_once(
    world: World, journal: Journal
) -> None:
    await world.ann.slash(world.channel, "game new", variant="classic")
    await world.ann.slash(world.channel, "game bot")
    await world.ann.slash(world.channel, "game start")
    await pause(world, journal)

    question = shown(await world.ann.slash(world.channel, "game cancel"))
    await world.ann.click(question, label="Close the game")

    assert status_of_games(world) == ["closed"]


async def test_others_are_told_who_may_close_it_and_from_when_on(
    world: World, journal: Journal
) -> None:
    match = await world.start_game()
    steward = manager(world)
    await pause(world, journal)
    question = shown(await steward.slash(world.channel, "game cancel"))
    close = custom_id(question, "Close the game")

    refused = [
        said(await who.slash(world.channel, "game cancel"))
        for who in (world.ann, world.bob, world.dan)
    ]
    (forged,) = await raw.deliver(world, raw.clicked(world, world.dan, world.newest(), close))

    assert len({*refused, said(forged)}) == 1
    assert refused[0].startswith(
        f"**{match.where.name}** is paused. Somebody with **Manage Server**"
    )
    assert f"{world.ann.mention}, can do so later (<t:" in refused[0]
    assert status_of_games(world) == ["paused"]


async def test_when_the_host_may_close_it_already_others_are_told_that_it_is_theirs_to_do(
    world: World, journal: Journal
) -> None:
    match = await world.start_game()
    await pause(world, journal)
    await world.env.advance_time(UNTIL_HOST.total_seconds() + 1)

    answer = await world.bob.slash(world.channel, "game cancel")

    assert said(answer) == world.text(
        "refused-may-not-close", name=match.where.name, host=world.ann.mention
    )
    assert status_of_games(world) == ["paused"]


@pytest.mark.parametrize("command", ["game info", "board", "hand", "play", "game resign"])
async def test_whatever_is_asked_of_a_paused_game_is_answered_with_the_reason(
    world: World, journal: Journal, command: str
) -> None:
    match = await world.start_game()
    steward = manager(world)
    await pause(world, journal)

    told_player = await world.bob.slash(world.channel, command)
    told_manager = await steward.slash(world.channel, command)

    assert said(told_player) == paused_text(world, match)
    assert said(told_manager) == paused_text(world, match, world.text("closable-now"))


async def test_who_finds_a_game_that_cannot_go_on_may_close_it_now(
    world: World, journal: Journal
) -> None:
    match = await world.start_game()
    steward = manager(world)
    change(world, OTHER_RULES)
    await world.restart()
    asked = raw.typed(world, steward, "game info")
    await world.env.advance_time(2)  # the pause is noted after it was asked

    (told,) = await raw.deliver(world, asked)

    journal.take_faults()
    assert said(told) == paused_text(world, match, world.text("closable-now"))


async def test_a_game_that_goes_on_is_not_closed(world: World, journal: Journal) -> None:
    await world.start_game()
    steward = manager(world)
    running = await steward.slash(world.channel, "game cancel")
    await pause(world, journal)
    question = shown(await steward.slash(world.channel, "game cancel"))
    change(world, SAME_RULES)
    await world.restart()

    answer = await steward.click(question, label="Close the game")

    assert said(running) == world.text("refused-game-running")
    assert said(answer) == world.text("refused-not-paused")
    assert status_of_games(world) == ["running"]


async def test_a_paused_game_does_not_exist_for_who_cannot_see_its_channel(
    world: World, journal: Journal
) -> None:
    await world.start_game()
    hand = custom_id(world.newest(), "Hand")
    await pause(world, journal)
    elsewhere = world.env.create_guild("Elsewhere")
    stranger = elsewhere.add_member(world.env.create_user("eve", global_name="Eve"))
    there = elsewhere.create_text_channel("there")
    await stranger.slash(there, "game new", variant="classic")

    lobby = world.newest(there)
    (answer,) = await raw.deliver(world, raw.clicked(world, stranger, lobby, hand, at=there))

    assert said(answer).startswith("There is no game in this channel.")


async def test_what_the_operator_ended_is_told_at_the_next_start(world: World) -> None:
    match = await world.start_game()
    await world.bot.close()

    await end_game(world.database, match.where.name)
    await world.restart()
    hand = await world.ann.slash(world.channel, "hand")

    assert world.newest().content == world.text("close-told-by-operator", game=match.where.name)
    assert said(hand).startswith("There is no game in this channel.")
