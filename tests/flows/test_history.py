"""/history: private, paged in place, a game opened with its result; shown to all on request."""

from tests.flows.stored import change
from tests.flows.test_profile import finish_a_game
from tests.flows.world import World, labels, said, shown

MORE = """
    WITH RECURSIVE others AS (SELECT 901 AS n UNION ALL SELECT n + 1 FROM others WHERE n < 915)
    INSERT INTO games SELECT n, guild_id, channel_id, 'Game ' || n, status, variant, options,
        most_seats, seat_order, invite_only, language, host_id, seed, commitment, created_at, rules,
        n, 0, pace, restore_id FROM games, others WHERE game_id < 900;
"""
RESULTS = """
    INSERT INTO result_people SELECT games.game_id, user_id, one.guild_id, one.variant,
        finished_at + games.game_id, rank, is_win, is_counted, biggest_group, best_turn
        FROM result_people AS one, games WHERE games.game_id > 900
"""


async def test_finished_games_are_listed_with_results_and_links(world: World) -> None:
    await finish_a_game(world)
    result = world.newest()
    before = len(world.posted())

    answer = shown(await world.ann.slash(world.channel, "history"))

    head, line = answer.content.splitlines()
    assert head == "**Ann**’s finished games on this server, newest first:"
    assert f"]({result.jump_url}) · Classic Dalapapa · place 2 of 2 with " in line
    assert labels(answer) == ["Show to all"]
    assert len(world.posted()) == before


async def test_a_variant_or_a_person_without_games_has_none(world: World) -> None:
    await finish_a_game(world)

    other = await world.ann.slash(world.channel, "history", variant="terra")
    nobody = await world.ann.slash(world.channel, "history", user=world.dan)

    assert "hasn’t finished any such game" in said(other)
    assert "hasn’t finished any such game" in said(nobody)


async def test_the_variant_that_was_asked_for_is_not_named(world: World) -> None:
    await finish_a_game(world)

    answer = await world.ann.slash(world.channel, "history", variant="classic")

    assert "Classic" not in said(answer)
    assert ") · place 2 of 2 with " in said(answer)


async def test_pages_turn_and_the_last_one_ends(world: World) -> None:
    await finish_a_game(world)
    change(world, MORE)
    change(world, RESULTS)
    answer = shown(await world.bob.slash(world.channel, "history"))
    first = answer.content.splitlines()

    await world.bob.click(answer, label="▶")

    second = answer.content.splitlines()
    assert [line[:10] for line in first[1:3]] == ["[Game 915]", "[Game 914]"]
    assert ["not rated" in line for line in (first[1], second[-2])] == [True, False]
    assert (len(first), len(second)) == (12, 8)
    assert second[-1] == world.text("history-foot", first=11, last=16, count=16)
    assert labels(answer) == ["◀", "Show to all"]
    await world.bob.click(answer, label="◀")
    assert answer.content.splitlines() == first
    assert labels(answer) == ["▶", "Show to all"]


async def test_games_that_one_may_not_see_are_not_listed(world: World) -> None:
    await finish_a_game(world)
    change(world, "UPDATE games SET channel_id = 5")

    stranger = await world.dan.slash(world.channel, "history", user=world.bob)
    player = shown(await world.ann.slash(world.channel, "history", user=world.bob))
    await world.ann.click(player, label="Show to all")

    assert "hasn’t finished any such game" in said(stranger)
    assert "place 1 of 2" in player.content
    assert "place 1 of 2" not in world.newest().content
    assert world.text("history-shown", name="Ann") not in world.newest().content


async def test_a_chosen_game_opens_with_its_result_and_a_way_back(world: World) -> None:
    await finish_a_game(world)
    result = world.newest()
    answer = shown(await world.ann.slash(world.channel, "history"))
    listed = answer.content

    pick = f"z1:pick:{world.ann.id}:all:0"
    await world.ann.select(answer, ["1"], custom_id=pick)

    assert answer.content.splitlines()[0] == result.content.splitlines()[0]
    assert [picture.description for picture in answer.attachments] != []
    assert labels(answer) == ["Replay", "Review", "Export", "Verify", "Back to the list"]
    await world.ann.click(answer, label="Back to the list")
    assert answer.content == listed


async def test_an_opened_game_is_replayed_exported_and_verified_beside_the_way_back(
    world: World,
) -> None:
    await finish_a_game(world)
    answer = shown(await world.ann.slash(world.channel, "history"))
    listed = answer.content
    await world.ann.select(answer, ["1"], custom_id=f"z1:pick:{world.ann.id}:all:0")

    turn = shown(await world.ann.click(answer, label="Replay"))
    record = shown(await world.ann.click(answer, label="Export"))
    proof = shown(await world.ann.click(answer, label="Verify"))
    await world.ann.click(answer, label="Back to the list")

    assert "turn 1 of" in turn.content.splitlines()[0]
    assert record.attachments[0].filename.endswith(".json")
    assert proof.content.startswith("✓")
    assert answer.content == listed
