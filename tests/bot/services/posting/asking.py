"""Requests of one person to others, and whom their messages have called."""

from __future__ import annotations

from datetime import timedelta

from bot.services.games.causes import Cause, by_player
from bot.services.games.match import Match
from bot.services.games.vote import Answer
from bot.services.lobbies.opening import Opening
from bot.services.lobby import Lobby, Pace
from bot.services.people import Person
from bot.services.posting.calls import called_by
from bot.services.posting.sending import OwedRow
from bot.services.waiting.seat_offers import Handover
from bot.storage.outbox import Kind
from tests.bot.services.world import (
    ANN,
    BOB,
    CHANNEL,
    DEE,
    ELSEWHERE,
    GUILD,
    World,
    proposal,
)

HOUR = timedelta(hours=1).total_seconds()
MINUTE = HOUR / 60
OTHERS = (91, 92, 93)
"""Channels for lobbies."""


def sent(world: World, *kinds: Kind) -> list[OwedRow]:
    """The rows of some kinds whose messages stand, the oldest first."""
    standing = [posted for channel in world.courier.channels.values() for posted in channel]
    standing.sort(key=lambda posted: posted.message_id)
    return [posted.row for posted in standing if posted.row.kind in kinds]


def times_called(world: World, who: Person, *kinds: Kind) -> int:
    """How many messages of some kinds have called somebody."""
    return sum(who.user_id in called_by(row) for row in sent(world, *kinds))


async def invite(world: World, who: Person = BOB, channel_id: int = CHANNEL) -> Lobby:
    """Ann opens a lobby and invites somebody."""
    lobby = await world.open_lobby(channel_id=channel_id)
    return await world.lobbies.invite(lobby.game_id, ANN.user_id, who.user_id, world.interaction())


async def invite_and_cancel(world: World, who: Person = BOB, channel_id: int = ELSEWHERE) -> None:
    """The same, and cancels the lobby once that is posted."""
    lobby = await invite(world, who, channel_id)
    await world.settle()
    await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())
    await world.settle()


async def take_back(world: World, match: Match, who: Person = ANN) -> Match:
    """Somebody asks to take back their turn."""
    done = await world.votes.ask_to_take_back(match.game_id, who.user_id, world.interaction())
    await world.settle()
    return done.match


async def replace(world: World, match: Match, who: Person, seat: int, cause: Cause) -> Match:
    """Somebody asks that Dee take over a seat."""
    wanted = Handover(seat, DEE.user_id)
    done = await world.offers.ask(match.game_id, who.user_id, wanted, cause)
    await world.settle()
    return done.match


async def refuse(world: World, match: Match, who: Person = BOB) -> None:
    """Somebody says no to what is asked."""
    assert match.vote is not None
    await world.votes.answer(
        match.game_id, who.user_id, match.vote.revision, Answer.NO, world.interaction()
    )
    await world.settle()


async def after_a_turn(world: World, *guests: Person, channel_id: int = CHANNEL) -> Match:
    """A game after Ann's first turn, when nobody rests any more."""
    match = await world.start(*guests or (BOB,), asked=proposal(), channel_id=channel_id)
    match = await world.take_turn(match)
    await world.settle()
    await world.pass_time(HOUR)
    return match


async def finished(world: World, *guests: Person) -> Match:
    """A finished game of Ann and her guests, in which nobody rests any more."""
    match = await world.start(*guests or (BOB,), asked=proposal(pace=Pace.DAY))
    for guest in guests or (BOB,):
        cause = by_player(world.interaction())
        match = (await world.matches.resign(match.game_id, guest.user_id, cause)).match
    await world.settle()
    await world.pass_time(HOUR)
    return match


async def ask_for_rematch(world: World, match: Match) -> Lobby:
    lobby = await world.rematches.ask(match, Opening(GUILD, CHANNEL, ANN, world.interaction()))
    await world.settle()
    return lobby


async def owed(world: World) -> int:
    rows = await world.database.reader.execute_fetchall("SELECT count(*) FROM outbox")
    return next(int(count) for (count,) in rows)
