"""Whoever had themselves deleted after the copy was made is deleted again before all else."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.lifecycle.stopping import pause_for_fault
from bot.services.games.match import Match
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.people.holders import is_former
from bot.services.posting.calls import called_by
from bot.services.preferences import Preference
from bot.storage import games
from bot.storage.copying.restore import Restored
from bot.storage.outbox import RowKind
from engine import RULES
from tests.bot.services.waiting.restoring import copy_of, restarted, restored_by, running
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    ELSEWHERE,
    EVA,
    GUILD,
    World,
    proposal,
)

DAY = 24 * 3600.0


def stored_texts(path: Path) -> str:
    """All that a database holds, as one text."""
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump())


def delete_files(path: Path) -> None:
    for left in path.parent.glob(f"{path.name}*"):
        left.unlink()


def knows(path: Path, who: Person) -> bool:
    """Whether a database still has a user id anywhere."""
    numbers = stored_texts(path).replace("'", " ").replace(",", " ").replace("(", " ").split()
    return str(who.user_id) in numbers


async def resign(world: World, match: Match, who: Person) -> None:
    await world.matches.resign(match.game_id, who.user_id, by_player(world.interaction()))


async def live(world: World, who: Person) -> Match:
    """Somebody plays with two others, waits in a lobby, and has a name and settings."""
    match = await world.start(BOB, who)
    lobby = await world.open_lobby(channel_id=ELSEWHERE)
    await world.lobbies.join(lobby.game_id, who, world.interaction())
    await world.people.see(GUILD, who)
    await world.preferences.change(who.user_id, Preference(language="fr"))
    return match


async def leave_and_delete(world: World, match: Match, who: Person) -> None:
    lobby = await world.matches.in_channel(ELSEWHERE)
    assert lobby is not None
    await world.lobbies.leave(lobby.game_id, who.user_id, world.interaction())
    await resign(world, match, who)
    await world.privacy.delete(who.user_id)


async def test_they_resign_leave_lobbies_and_become_a_number_before_anything_is_posted(
    path: Path,
) -> None:
    async with running(path) as world:
        match = await live(world, CEM)
        await world.settle()
        await copy_of(world)
        await leave_and_delete(world, match, CEM)
        await world.settle()
        known = len(world.courier.channels[CHANNEL])

    assert restored_by(world).deleted == 1

    async with restarted(world) as again:
        posted = again.courier.channels[CHANNEL][known:]
        assert [it.row.kind for it in posted] == [
            RowKind.RESIGNED,
            RowKind.RESTORED,
            RowKind.TURN,
        ]
        present = await again.matches.load(match.game_id)
        assert present.public.resigned == (2,)
        assert is_former(present.seats[2].user_id)
        lobby = await again.matches.in_channel(ELSEWHERE)
        assert lobby is not None
        assert not lobby.has_member(CEM.user_id)  # type: ignore[union-attr]
        assert await check_all(again.database) == (2, [])
    assert not knows(path, CEM)
    assert knows(path, BOB)


async def test_they_resign_where_they_have_to_end_a_pause_before(path: Path) -> None:
    async with running(path) as world:
        match = await world.start(BOB, CEM)
        await world.settle()
        await world.pass_time(14 * DAY)
        await copy_of(world)
        await world.matches.resume(match.game_id, CEM.user_id, by_player(world.interaction()))
        await resign(world, match, CEM)
        await world.privacy.delete(CEM.user_id)
        await world.settle()
        known = len(world.courier.channels[CHANNEL])

    restored_by(world)

    async with restarted(world) as again:
        assert (await again.matches.load(match.game_id)).public.resigned == (2,)
        posted = again.courier.channels[CHANNEL][known:]
        assert posted[-1].row.kind is RowKind.TURN
        assert [called_by(it.row) for it in posted if called_by(it.row)] == [(ANN.user_id,)]
        assert await check_all(again.database) == (1, [])
    assert not knows(path, CEM)


async def test_they_resign_where_a_computer_plays_for_them(path: Path) -> None:
    async with running(path) as world:
        match = await world.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
        await world.settle()
        match = await world.computer_plays_on(match)
        assert match.played_for[0] == ANN.user_id
        await world.settle()
        await copy_of(world)
        await world.matches.come_back(match.game_id, ANN.user_id, by_player(world.interaction()))
        await resign(world, match, ANN)
        await world.privacy.delete(ANN.user_id)
        await world.settle()

    restored_by(world)

    async with restarted(world) as again:
        present = await again.matches.load(match.game_id)
        assert present.public.resigned == (0,)
        assert is_former(present.seats[0].user_id)
        assert await check_all(again.database) == (1, [])
    assert not knows(path, ANN)


async def test_whoever_sits_where_nobody_can_resign_is_a_number_there(path: Path) -> None:
    async with running(path) as world:
        match = await world.start(BOB, CEM)
        async with world.matches.apart([match.game_id]), world.database.transaction() as connection:
            row = await games.get(connection, match.game_id)
            assert row is not None
            await pause_for_fault(connection, row, world.clock.now())
        with closing(sqlite3.connect(path)) as stored, stored:
            stored.execute("UPDATE games SET rules = 99")
        await copy_of(world)
        with closing(sqlite3.connect(path)) as stored, stored:
            stored.execute("UPDATE games SET rules = ?", (RULES,))
        await world.privacy.delete(CEM.user_id, is_again=True)
    assert restored_by(world).deleted == 1

    async with restarted(world):
        pass

    assert not knows(path, CEM)


async def test_names_and_settings_of_whoever_never_played_are_deleted_again(path: Path) -> None:
    async with running(path) as world:
        await world.start(BOB)
        await world.people.see(GUILD, DEE)
        await world.preferences.change(EVA.user_id, Preference(theme="signs"))
        await world.settle()
        await copy_of(world)
        await world.privacy.delete(DEE.user_id)
        await world.privacy.delete(EVA.user_id)

    assert restored_by(world).deleted == 2

    async with restarted(world):
        pass
    assert not knows(path, DEE)
    assert not knows(path, EVA)


async def test_nobody_is_deleted_again_for_a_database_that_is_another_one(path: Path) -> None:
    async with running(path) as world:
        match = await live(world, CEM)
        await copy_of(world)
        await leave_and_delete(world, match, CEM)
    delete_files(path)
    async with running(path) as fresh:
        await fresh.start(BOB)

    assert restored_by(world).deleted == 0

    async with restarted(world) as again:
        assert again.preferences.of(CEM.user_id) == Preference(language="fr")


async def test_nobody_is_deleted_again_who_only_came_after_another_copy(path: Path) -> None:
    async with running(path) as world:
        await world.start(BOB)
        await world.settle()
        older = await copy_of(world)
        kept = older.read_bytes()
        await world.people.see(GUILD, DEE)
        await world.preferences.change(DEE.user_id, Preference(theme="signs"))
        older.unlink()
        newer = await copy_of(world)
        taken = newer.read_bytes()
    newer.write_bytes(kept)
    restored_by(world)
    async with restarted(world):
        pass
    newer.write_bytes(taken)

    assert restored_by(world, 1).deleted == 0

    async with restarted(world):
        pass
    assert knows(path, DEE)


async def test_two_restores_before_the_next_start_forget_nobody(path: Path) -> None:
    async with running(path) as world:
        match = await live(world, CEM)
        await copy_of(world)
        await leave_and_delete(world, match, CEM)

    told = [restored_by(world).deleted, restored_by(world, 1).deleted]

    async with restarted(world):
        pass
    assert told == [1, 1]
    assert not knows(path, CEM)


async def test_what_is_lost_altogether_cannot_tell(path: Path) -> None:
    async with running(path) as world:
        await world.start(BOB)
        await copy_of(world)
    delete_files(path)

    assert restored_by(world) == Restored(kept=None, deleted=None)
