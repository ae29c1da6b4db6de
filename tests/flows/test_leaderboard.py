"""/leaderboard after a game of two people: private, paged in place, shown to all on request."""

import discord
import pytest
from simcord import ResponseMessage

from tests.flows.stored import change
from tests.flows.world import World, labels, said, shown

TURNS_EACH = 2
FIFTEEN_OTHERS = """
    WITH RECURSIVE others AS (SELECT 11 AS n UNION ALL SELECT n + 1 FROM others WHERE n < 25)
    INSERT INTO standings
        SELECT guild_id, variant, 'all', n, 1, 0, -300, 1, 25, 20, 8 FROM games, others
"""


async def finish_a_game(world: World) -> None:
    """Ann and Bob take two turns each, then Ann leaves."""
    await world.start_game()
    await play_and_leave(world, 2 * TURNS_EACH)


async def play_and_leave(world: World, turns: int) -> None:
    """People take so many turns in all, then Ann leaves, which ends the game."""
    for _ in range(turns):
        await world.place(await world.on_turn(), end=True)
    question = shown(await world.ann.slash(world.channel, "game resign"))
    await world.ann.click(question, label="Resign")


def described(message: discord.Message | ResponseMessage) -> list[str]:
    """What a message's pictures show, in words."""
    return [picture.description or "" for picture in message.attachments]


async def test_after_a_game_of_two_both_stand_on_the_leaderboard_and_only_the_asker_sees_it(
    world: World,
) -> None:
    await finish_a_game(world)
    before = len(world.posted())

    answer = shown(await world.ann.slash(world.channel, "leaderboard"))

    assert answer.content.splitlines()[1:4] == [
        "-# Fewer than 5 games, not ranked yet:",
        "`–` Bob · 1658 ± 484 (+158) · 1 win in 1 game",
        "`–` **Ann (you)** · 1342 ± 484 (−158) · 0 wins in 1 game",
    ]
    (in_words,) = described(answer)
    assert in_words == (
        "Dalapapa · by rating · all time. Rating (change), games/wins. "
        "Fewer than 5 games, not ranked yet: –. Bob: 1658 ± 484 (+158), 1/1. "
        "–. Ann (you): 1342 ± 484 (−158), 1/0."
    )
    assert labels(answer) == ["Show to all"]
    assert len(world.posted()) == before


async def test_a_result_tells_what_it_changed_in_ratings_also_when_it_is_posted_late(
    world: World,
) -> None:
    await finish_a_game(world)
    told = [line for line in world.newest().content.splitlines() if "rating" in line]
    change(
        world,
        "INSERT INTO outbox (game_id, channel_id, kind, first_revision, last_revision)"
        " SELECT game_id, channel_id, 'result', 1, (SELECT max(revision) FROM log) FROM games",
    )
    before = len(world.posted())

    await world.restart()

    assert [line[:7] for line in told] == [r"1\. Bob", r"2\. Ann"]
    assert told[0].endswith(" · rating 1658 (+158), provisional")
    assert told[1].endswith(" · rating 1342 (−158), provisional")
    assert len(world.posted()) == before + 1
    assert told == [line for line in world.newest().content.splitlines() if "rating" in line]


async def test_it_is_shown_to_the_channel_on_request(world: World) -> None:
    await finish_a_game(world)
    answer = shown(
        await world.dan.slash(world.channel, "leaderboard", variant="classic", by="games")
    )

    await world.dan.click(answer, label="Show to all")

    assert world.newest().content.startswith(world.text("leaders-shown", name="Dan"))
    assert "`1` Ann" in world.newest().content
    (in_words,) = described(world.newest())
    assert "1. Ann: 1342 ± 484 (−158), 1/0" in in_words
    assert world.called(world.newest()) == []


async def test_to_all_it_is_told_in_the_language_that_the_server_has_chosen(world: World) -> None:
    await finish_a_game(world)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild.preferred_locale, guild.features = discord.Locale.french, ["COMMUNITY"]
    answer = shown(await world.dan.slash(world.channel, "leaderboard", variant="classic"))

    await world.dan.click(answer, label="Show to all")

    assert answer.content.startswith("**Classic Dalapapa** · by rating")
    assert world.newest().content.startswith("Dan montre le classement")


async def test_ratings_that_are_missing_are_computed_when_the_bot_starts(world: World) -> None:
    await finish_a_game(world)
    change(world, "DELETE FROM rating_changes")
    change(world, "UPDATE standings SET mu = 25, change = 0")
    change(world, "INSERT INTO stale_ratings SELECT guild_id, variant, 1 FROM results")

    await world.restart()

    answer = shown(await world.ann.slash(world.channel, "leaderboard"))
    assert "Bob · 1658 ± 484 (+158)" in answer.content


async def test_pages_turn_in_place_with_their_pictures(world: World) -> None:
    await finish_a_game(world)
    change(world, FIFTEEN_OTHERS)
    answer = shown(await world.ann.slash(world.channel, "leaderboard", variant="classic"))
    first, first_pictures = answer.content, described(answer)

    await world.ann.click(answer, label="▶")

    assert world.text("leaders-page", page=1, pages=2) in first
    assert world.text("leaders-page", page=2, pages=2) in answer.content
    assert [picture[-11:] for picture in first_pictures] == ["Page 1 of 2"]
    assert [picture[-11:] for picture in described(answer)] == ["Page 2 of 2"]
    assert labels(answer) == ["◀", "Show to all"]


async def test_a_game_against_a_computer_alone_never_appears(world: World) -> None:
    await world.open_lobby()
    await world.ann.click(world.newest(), label="Add bot")
    await world.ann.click(world.newest(), label="Start")
    await play_and_leave(world, TURNS_EACH)

    answer = await world.ann.slash(world.channel, "leaderboard", variant="classic")

    assert " is over" in world.newest().content
    assert "rating" not in world.newest().content
    assert "Nobody is on this leaderboard yet" in said(answer)


async def test_without_a_variant_it_is_that_of_the_game_played_last(world: World) -> None:
    await finish_a_game(world)
    change(world, "UPDATE results SET variant = 'terra'")

    answer = shown(await world.ann.slash(world.channel, "leaderboard"))

    assert answer.content.startswith("**Dalapapa Terra**")


@pytest.mark.parametrize(("period", "words"), [("season", "this season"), ("month", "this month")])
async def test_of_a_period_that_has_begun_since_there_are_no_games(
    world: World, period: str, words: str
) -> None:
    await finish_a_game(world)
    now = shown(await world.ann.slash(world.channel, "leaderboard", period=period))
    change(world, "UPDATE standings SET period = '2000-' || period WHERE period <> 'all'")

    later = shown(await world.ann.slash(world.channel, "leaderboard", period=period))

    assert f"by rating · {words}" in now.content
    assert "Bob" in now.content
    assert f"Nobody is on this leaderboard {words}" in later.content


async def test_where_nobody_has_finished_a_game_it_says_how_to_begin(world: World) -> None:
    answer = await world.ann.slash(world.channel, "leaderboard", variant="terra")

    assert "Nobody is on this leaderboard yet" in said(answer)
    assert described(shown(answer)) == []
