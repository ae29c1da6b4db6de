"""One's own data: all that is stored about somebody, nothing of others, no secret."""

from __future__ import annotations

import asyncio
import json
import sys
from io import BytesIO
from types import FrameType
from typing import Any
from zipfile import ZipFile

import pytest

from bot.presenters.message import PlainFile
from bot.presenters.own.privacy import data_message
from bot.services.people import Person
from bot.services.privacy import own_data
from bot.services.privacy.own_data import OwnData
from bot.storage import games
from bot.texts import Catalogue
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
    data = json.loads((await privacy_of(world).data_of(who.user_id)).content)
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
    assert [row["game"] for row in data["reviews_asked_for"]] == [life.finished[1].game_id]
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
    assert won["accuracy"] == 80.5
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

    text = (await privacy_of(world).data_of(FAY.user_id)).content.decode()

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
    assert match.where.channel_id == CHANNEL


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


@pytest.fixture
async def played(world: World) -> World:
    """A world in which Fay plays three games."""
    for channel_id in range(80, 83):
        await world.start(FAY, channel_id=channel_id)
    return world


async def test_pages_that_others_ask_for_are_read_in_between(
    played: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_data, "GAMES_A_STEP", 1)
    async with played.database.page():
        data = asyncio.ensure_future(privacy_of(played).data_of(FAY.user_id))
        await asyncio.sleep(0)
        page = asyncio.ensure_future(played.lists.list_for(ANN.user_id, GUILD))
        await asyncio.sleep(0)

    await page

    assert not data.done()
    assert len(json.loads((await data).content)["games"]) == 3


async def test_all_is_written_in_threads(played: World) -> None:
    on_the_loop: set[str] = set()

    def note(frame: FrameType, _event: str, _argument: object) -> None:
        if frame.f_code.co_filename == own_data.__file__:
            on_the_loop.add(frame.f_code.co_name)

    sys.setprofile(note)
    try:
        await own_data.own_data(played.database, FAY.user_id, played.clock.now())
    finally:
        sys.setprofile(None)

    assert on_the_loop == {own_data.own_data.__name__, "__init__"}


async def test_what_is_too_large_for_discord_is_packed(played: World) -> None:
    async def data(largest: int = own_data.LARGEST_FILE) -> OwnData:
        return await own_data.own_data(
            played.database, FAY.user_id, played.clock.now(), largest=largest
        )

    plain = await data()
    fits, packed = [await data(len(plain.content) - less) for less in (0, 1)]

    assert fits == plain
    assert (plain.is_packed, packed.is_packed) == (False, True)
    with ZipFile(BytesIO(packed.content)) as archive:
        assert archive.namelist() == ["dalapapa-my-data.json"]
        assert archive.read("dalapapa-my-data.json") == plain.content
    message = data_message(Catalogue().texts("en"), packed)
    assert message.file == PlainFile("dalapapa-my-data", packed.content, "json.zip")
