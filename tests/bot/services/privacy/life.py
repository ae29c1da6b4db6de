"""Somebody's life with the bot, which leaves their id wherever one can be stored."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import timedelta

from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.games.vote import Answer
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.preferences import Direct, Preference
from bot.services.privacy.privacy import Privacy
from bot.services.waiting.seat_offers import Handover
from bot.storage import reviews
from bot.storage.reviews import ReviewRow, ReviewState
from tests.bot.services.servers.managing import close
from tests.bot.services.world import ANN, BOB, CEM, GUILD, World, proposal

FAY = Person(300_000_000_000_000_017, "Fay")
"""With an id as long as Discord's, so that it is found within texts."""

DAY = timedelta(days=1).total_seconds()


@dataclass
class Life:
    """The games of a life: finished ones, and a running one that Fay has left."""

    finished: tuple[Match, ...]
    left: Match


def privacy_of(world: World) -> Privacy:
    memories = (world.preferences,)
    return Privacy(world.database, world.matches, world.people, memories, world.clock.now)


async def live(world: World) -> Life:
    """Play, take over, decline, be invited, go away, close, leave; in the end Fay sits nowhere."""
    for person in (ANN, BOB, CEM, FAY):
        await world.people.see(GUILD, person)
    await world.preferences.change(FAY.user_id, Preference("fr", "night", direct=Direct.REMINDERS))
    await world.people.see(GUILD + 1, FAY)
    ended = [
        await finish(world, await world.start(*guests))
        for guests in ((FAY,), (FAY, BOB), (BOB, CEM), (BOB, FAY))
    ]
    ended.append(await _with_a_substitute(world))
    await _closed(world)
    await _lobbies(world)
    await _reviews(world, ended)
    left = await _left(world)
    away = world.away
    await away.leave(FAY.user_id, world.clock.now() + timedelta(days=2))
    await away.come_back(FAY.user_id)
    return Life(tuple(ended), left)


async def _reviews(world: World, ended: list[Match]) -> None:
    """A game of Fay's was reviewed, and she waits for the review of another."""
    one, other, *_ = (match.game_id for match in ended)
    async with world.database.transaction() as connection:
        for game_id in (one, other):
            row = ReviewRow(game_id, 1, ReviewState.WAITING, world.clock.now(), FAY.user_id)
            await reviews.ask(connection, row)
        await reviews.finish(connection, one, [(ANN.user_id, 90.0), (FAY.user_id, 80.5)])


async def _with_a_substitute(world: World) -> Match:
    """A computer plays for Fay up to the end of a game."""
    match = await world.start(FAY, BOB, asked=proposal(target=100, pace=Pace.DAY), channel_id=91)
    match = await world.take_turn(match)
    await world.settle()
    return await finish(world, await world.computer_plays_on(match))


async def finish(world: World, match: Match) -> Match:
    """Let everybody make turns enough for leaderboards, and then resign all but the first."""
    for _ in range(2 * len(match.seats)):
        match = await world.take_turn(match)
        await world.settle()
        match = await world.matches.load(match.game_id)
    people = [person for person in match.seats if not person.is_computer]
    for person in people[-len(match.seats) + 1 :]:
        cause = by_player(world.interaction())
        await world.matches.resign(match.game_id, person.user_id, cause)
    await world.settle()
    return await world.matches.load(match.game_id)


async def _closed(world: World) -> None:
    """Fay manages a server: closes a game and a lobby of others."""
    match = await world.start(channel_id=92)
    await close(world, match.game_id, FAY)
    await close(world, (await world.open_lobby(channel_id=93)).game_id, FAY)


async def _lobbies(world: World) -> None:
    """Fay invites Cem to a lobby that comes to nothing, and is invited to one that is open."""
    lobby = await world.lobbies.open_lobby(GUILD, 94, FAY, proposal(), world.interaction())
    await world.lobbies.invite(lobby.game_id, FAY.user_id, CEM.user_id, world.interaction())
    await world.settle()
    await world.lobbies.cancel(lobby.game_id, FAY.user_id, world.interaction())
    lobby = await world.open_lobby(channel_id=95)
    await world.lobbies.invite(lobby.game_id, ANN.user_id, FAY.user_id, world.interaction())
    await world.settle()


async def _left(world: World) -> Match:
    """A game that goes on: Fay has taken a seat over, been replaced, has declined, has resigned."""
    match = await world.start(BOB, FAY, CEM, asked=proposal(pace=Pace.DAY), channel_id=96)
    match = await world.take_turn(match)
    await world.settle()
    await world.votes.nudge(match.game_id, FAY.user_id, world.interaction())
    await world.presence.note_there(match.game_id, {FAY.user_id: False})
    await world.presence.note_there(match.game_id, {FAY.user_id: True})
    cause = by_player(world.interaction())
    match = (await world.matches.resign(match.game_id, FAY.user_id, cause)).match
    other = await world.start(BOB, CEM, channel_id=97)
    await offer(world, other)
    other = await world.matches.load(other.game_id)
    assert other.offer is not None
    await world.offers.decline(
        other.game_id, FAY.user_id, other.offer.revision, world.interaction()
    )
    await world.settle()
    return await world.matches.load(match.game_id)


async def offer(world: World, match: Match) -> None:
    """Bob and Cem agree that Fay takes over Ann's seat."""
    cause = by_player(world.interaction())
    await world.offers.ask(match.game_id, ANN.user_id, Handover(0, FAY.user_id), cause)
    for voter in (BOB, CEM):
        match = await world.matches.load(match.game_id)
        assert match.vote is not None
        await world.votes.answer(
            match.game_id, voter.user_id, match.vote.revision, Answer.YES, world.interaction()
        )
    await world.settle()


async def places(world: World, sought: int | str) -> list[str]:
    """Return the columns in which something stands, alone or within a text."""
    return sorted({place async for place in _places(world, str(sought))})


async def _places(world: World, sought: str) -> AsyncIterator[str]:
    reader = world.database.reader
    tables = await reader.execute_fetchall("SELECT name FROM sqlite_schema WHERE type = 'table'")
    for (table,) in tables:
        columns = [
            name for _, name, *_ in await reader.execute_fetchall(f"PRAGMA table_info({table})")
        ]
        for row in await reader.execute_fetchall(f"SELECT * FROM {table}"):  # noqa: S608
            for column, value in zip(columns, row, strict=True):
                if sought in str(value):
                    yield f"{table}.{column}"
