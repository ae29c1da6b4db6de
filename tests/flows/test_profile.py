"""/profile: private, of games that the asker may see; shown to all, of what everybody may see."""

import discord
from simcord import ResponseMessage

from tests.flows.stored import change
from tests.flows.world import World, labels, said, shown

RATED = "Classic Dalapapa: rating **1342** ± 484 · rated: 1 game, 0 won"


async def finish_a_game(world: World) -> None:
    """Ann and Bob take two turns each, then Ann leaves."""
    await world.start_game()
    for _ in range(4):
        await world.place(await world.on_turn(), end=True)
    question = shown(await world.ann.slash(world.channel, "game resign"))
    await world.ann.click(question, label="Resign")


def lines(message: discord.Message | ResponseMessage) -> list[str]:
    return message.content.splitlines()


async def test_ones_own_profile_is_private_and_tells_the_game(world: World) -> None:
    await finish_a_game(world)
    before = len(world.posted())

    answer = shown(await world.ann.slash(world.channel, "profile"))

    assert lines(answer)[:2] == [
        "**Ann** on this server",
        f"{RATED} (provisional: fewer than 5 games)",
    ]
    assert lines(answer)[2].startswith("Classic Dalapapa · with 2 players: 1 game, 0 won · best sc")
    assert lines(answer)[-1] == "Most often with: Bob (1 game: 0 ahead, 1 behind)"
    assert labels(answer) == ["Show to all"]
    (picture,) = answer.attachments
    assert "From 1500 on, between 1342 and 1500." in (picture.description or "")
    assert len(world.posted()) == before


async def test_of_others_games_in_channels_that_one_cannot_view_are_left_out(world: World) -> None:
    await finish_a_game(world)
    seen = shown(await world.dan.slash(world.channel, "profile", user=world.bob))
    await world.bob.slash(world.channel, "profile")  # he is offered other games, once
    change(world, "UPDATE games SET channel_id = 5")

    unseen = shown(await world.dan.slash(world.channel, "profile", user=world.bob))
    own = shown(await world.bob.slash(world.channel, "profile"))

    assert [line for line in lines(seen) if "with 2 players" in line] != []
    assert lines(unseen)[:2] == lines(seen)[:2]
    assert lines(unseen)[2:] == [world.text("profile-of-others")]
    assert lines(own) == lines(seen)[:-1]


async def test_shown_to_all_it_counts_games_that_all_may_see(world: World) -> None:
    await finish_a_game(world)
    answer = shown(await world.ann.slash(world.channel, "profile"))

    await world.ann.click(answer, label="Show to all")
    first = world.newest()
    change(world, "UPDATE games SET channel_id = 5")
    await world.ann.click(answer, label="Show to all")

    assert lines(first) == [
        "Ann shows a profile:",
        *lines(answer),
        world.text("profile-for-all"),
    ]
    assert lines(world.newest()) == [*lines(first)[:3], world.text("profile-for-all")]
    assert world.called(first) == []


async def test_who_has_finished_nothing_is_told_how_to_begin(world: World) -> None:
    own = await world.ann.slash(world.channel, "profile")
    other = await world.ann.slash(world.channel, "profile", user=world.bob)

    assert said(own).startswith("You haven’t finished a game on this server yet.")
    assert "hasn’t finished a game you can see" in said(other)


async def test_who_has_played_bots_alone_sees_a_picture(world: World) -> None:
    await world.ann.slash(world.channel, "game new", variant="classic", order="joined")
    await world.ann.slash(world.channel, "game bot", level="normal")
    await world.ann.slash(world.channel, "game start")
    question = shown(await world.ann.slash(world.channel, "game resign"))
    await world.ann.click(question, label="Resign")

    answer = shown(await world.ann.slash(world.channel, "profile"))

    (picture,) = answer.attachments
    assert "normal: 0 of 1 won" in (picture.description or "")
    assert "normal: 0 of 1 won" in answer.content
