"""One's own data: all that is stored about somebody, nothing of others, no secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.services.people import Person
from bot.storage import games
from engine.actions import End
from engine.variants import VARIANTS
from tests.bot.services.privacy.life import FAY, Life, live, privacy_of
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, GUILD, World, first_placement
from tests.bot.stored_games import stored_fold

GUS = Person(FAY.user_id + 1, "Gus")


@pytest.fixture
async def life(lasting: World) -> Life:
    return await live(lasting)


async def data_of(world: World, who: Person = FAY) -> dict[str, Any]:
    data = json.loads(await privacy_of(world).data_of(who.user_id))
    assert isinstance(data, dict)
    return data


async def test_all_of_a_life_is_told(lasting: World, life: Life) -> None:
    data = await data_of(lasting)

    assert (data["format"], data["user"]) == ("dalapapa-my-data/1", str(FAY.user_id))
    assert {(row["server"], row["name"]) for row in data["names"]} == {
        (str(GUILD), "Fay"),
        (str(GUILD + 1), "Fay"),
    }
    (settings,) = data["settings"]
    assert (settings["language"], settings["theme"]) == ("fr", "night")
    assert settings["direct_messages"] == "reminders"
    assert [row["over"] for row in data["absences"]] == [True]
    requests = [(row["asked_by_me"], row["state"]) for row in data["requests"]]
    assert sorted(requests) == [(False, "called"), (False, "called"), (True, "called")]
    assert [row["games"] for row in data["ratings"] if row["period"] == "all"] == [4]
    assert data["made"].startswith("2026-")
    assert len(data["games"]) == 9


async def test_a_game_is_told_with_what_one_did_and_what_came_of_it(
    lasting: World, life: Life
) -> None:
    data = await data_of(lasting)

    by_id = {game["game"]: game for game in data["games"]}
    won = by_id[life.finished[0].game_id]
    assert won["result"]["rank"] == 2
    assert won["rating"]["mu"] < won["rating"]["mu_before"]
    assert (won["joined_as"], won["host"], won["invited"]) == (2, False, False)
    assert [(seat["seat"], seat["holds"], seat["turns"]) for seat in won["seats"]] == [(1, True, 2)]
    kinds = [entry["what"].split()[0] for entry in won["log"]]
    assert kinds[0] == "seat"
    assert kinds.count("action") == 5  # two turns, and to resign
    substituted = by_id[life.finished[-1].game_id]
    assert [seat["computer_plays"] for seat in substituted["seats"]] == [True]
    assert "decided computer" in [entry["what"] for entry in substituted["log"]]
    left = by_id[life.left.game_id]
    words = {entry["what"] for entry in left["log"]}
    assert {"nudged", "gone", "returned", "action resign"} < words
    assert left["result"] is None
    assert left["called"] is None or left["called"].startswith("2026-")
    told = {entry["what"] for game in data["games"] for entry in game["log"]}
    assert {"closed", "asked", "offered", "declined"} < told
    assert sum(game["invited"] for game in data["games"]) == 1


async def test_nothing_of_others_and_no_secret_of_a_running_game_is_told(world: World) -> None:
    match = await world.start(FAY, GUS)
    for _ in range(5):
        match = await world.take_turn(match)
    match = (await world.act(match, first_placement(match))).match
    fold = await stored_fold(world.database, match.game_id)
    row = await games.get(world.database.reader, match.game_id)
    assert row is not None

    text = await privacy_of(world).data_of(FAY.user_id)

    laid = {tile.tile for tile in fold.game.board.tiles()}
    assert len(laid) > 5
    for tile in VARIANTS["classic"].tiles:
        assert tile not in text or tile in laid
    assert row.seed.hex() not in text
    assert row.commitment not in text
    assert str(GUS.user_id) not in text
    assert not any(person.name in text for person in (ANN, BOB, CEM, GUS))
    (game,) = json.loads(text)["games"]
    own = [step for step in fold.steps if step.is_action and step.entry.seat == 1]
    assert [entry["what"] for entry in game["log"] if entry["what"].startswith("action")] == [
        f"action {step.entry.body}" for step in own
    ]
    assert own[-1].entry.body == str(End())
    assert match.channel_id == CHANNEL


async def test_of_whoever_is_deleted_or_was_never_here_there_is_nothing(
    lasting: World, life: Life
) -> None:
    await privacy_of(lasting).delete(FAY.user_id)

    for who in (FAY, GUS):
        data = await data_of(lasting, who)
        found = {name: value for name, value in data.items() if isinstance(value, list)}
        assert found
        assert not any(found.values())
    assert life.finished
