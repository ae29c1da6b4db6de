"""Seats that are handed over to somebody else: who is asked, and what becomes of an offer."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace

from bot.services.errors import Refused
from bot.services.games.causes import BY_CLOCK, Cause, by_player
from bot.services.games.continuing import Continuation
from bot.services.games.match import Done, Match
from bot.services.games.matches import Matches
from bot.services.games.player_acts import GameChange, end_pause
from bot.services.games.replacing import Request
from bot.services.games.voting import handing_over
from bot.services.games.voting.leaving import note_owner_back
from bot.services.games.voting.procedure import still_played
from bot.services.people.holders import is_former
from bot.services.posting.members import Members
from bot.services.posting.outbox import Outbox
from bot.services.waiting.votes import Votes
from bot.storage import clocks
from bot.storage.clocks import ClockKind
from bot.storage.database import Database
from bot.storage.outbox import Owed, RowKind


@dataclass(frozen=True, slots=True)
class Handover:
    """Who is to take over which seat."""

    seat: int
    user_id: int


@dataclass(frozen=True, slots=True)
class SeatOffers:
    """Asks whether seats may change hands, and offers them; ``Matches`` writes that.

    ``votes`` know who may answer, ``members`` who is on a server.
    """

    _database: Database
    _matches: Matches
    _outbox: Outbox
    _votes: Votes
    _members: Members

    async def ask(self, game_id: int, who: int, handover: Handover, cause: Cause) -> Done:
        """Ask whether somebody may take over a seat, or offer it if nobody is to be asked.

        All others who may answer must agree; if a manager asks who never sat in the game, nobody
        else is asked. The seat's own player must agree, too, unless they ask themselves or
        ``handing_over.needs_no_yes`` says that their yes is not needed.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``game_finished``, ``not_a_player``,
                ``played_for_you``, ``manager_had_seat``, ``no_such_seat``, ``seat_of_computer``,
                ``newcomer_has_seat``, ``newcomer_is_owner``, ``newcomer_not_here``,
                ``owner_must_agree`` (and cannot be asked now), ``seat_offered``, ``vote_open``.
        """
        match = await self._matches.load(game_id)
        asker, seat = match.seat_of(who), handover.seat
        _refuse_request(match, who, seat, cause)
        there = await self._members.present(match.where.guild_id, _looked_for(match, handover))
        if handover.user_id not in there:
            raise Refused("newcomer_not_here")
        found = await self._votes.voters(match, but=(asker,))
        request = Request(handover.user_id, asker)

        def change(now: Match, continuation: Continuation) -> None:
            _refuse_request(now, who, seat, cause)
            if asker is None and continuation.has_ever_held(who):
                raise Refused("manager_had_seat")
            if now.played_for[seat] in there:
                note_owner_back(continuation, seat)
            able = still_played(continuation, found)
            voters = set(able) - {seat} if asker is not None else set()
            if asker != seat and not handing_over.needs_no_yes(continuation, seat):
                if seat not in able:
                    raise Refused("owner_must_agree", name=now.seats[seat].name)
                voters.add(seat)
            handing_over.ask_to_replace(continuation, seat, request, voters)

        return await self._matches.carry_out(game_id, replace(cause, asker=who), change)

    async def take_over(self, game_id: int, who: int, revision: int, interaction_id: int) -> Done:
        """Give somebody the seat that entry ``revision`` offers them.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``seat_not_offered``,
                ``offered_to_another``, ``offered_later``, ``newcomer_has_seat``.
        """
        clock = await clocks.get(self._database.reader, game_id, ClockKind.OFFER)
        may_now = clock is None or clock.revision != revision or clock.stage > 0

        def change(match: Match, continuation: Continuation) -> None:
            end_pause(match, continuation)
            handing_over.take_over(continuation, revision, who, may_now=may_now)

        return await self._change(game_id, interaction_id, change)

    async def decline(self, game_id: int, who: int, revision: int, interaction_id: int) -> Done:
        """Note that somebody does not take over the seat that entry ``revision`` offers them.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``seat_not_offered``,
                ``offered_to_another``.
        """

        def change(_match: Match, continuation: Continuation) -> None:
            handing_over.decline(continuation, revision, who)

        return await self._change(game_id, interaction_id, change)

    async def withdraw(self, game_id: int, who: int, revision: int, cause: Cause) -> Done:
        """Let whoever has asked for it withdraw the offer that entry ``revision`` makes.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``seat_not_offered``,
                ``not_yours_to_withdraw``.
        """

        def change(_match: Match, continuation: Continuation) -> None:
            is_by_manager = cause.is_by_manager and not continuation.has_ever_held(who)
            handing_over.withdraw(continuation, revision, who, is_by_manager=is_by_manager)

        return await self._matches.carry_out(game_id, cause, change, is_for_paused=True)

    async def open(self, game_id: int, revision: int) -> list[Owed]:
        """Call whom a seat is offered: its owner was told a while ago, and has not come back."""
        match = await self._matches.load(game_id)
        offer = match.offer
        if offer is None or offer.revision != revision:
            return []
        call = Owed(game_id, match.where.channel_id, RowKind.OFFER, revision, match.revision)
        return [replace(call, user_id=offer.user_id, body=str(offer.seat))]

    async def end(self, game_id: int, revision: int) -> None:
        """End an offer whose time is over."""

        def change(_match: Match, continuation: Continuation) -> None:
            handing_over.end_offer(continuation, revision)

        with suppress(Refused):
            await self._matches.carry_out(game_id, BY_CLOCK, change)

    async def _change(self, game_id: int, interaction_id: int, change: GameChange) -> Done:
        cause = by_player(interaction_id)
        return await self._matches.carry_out(game_id, cause, change, is_for_paused=True)


def _looked_for(match: Match, handover: Handover) -> list[int]:
    """Return who is to take a seat over, and for whom a computer plays it: no look finds them."""
    owner = match.played_for[handover.seat]
    if owner is None or is_former(owner):
        return [handover.user_id]
    return [handover.user_id, owner]


def _refuse_request(match: Match, who: int, seat: int, cause: Cause) -> None:
    """Check who asks that a seat be handed over, and that somebody still plays it."""
    if match.public.outcome is not None:
        raise Refused("game_finished")
    resigned, asker = match.public.resigned, match.seat_of(who)
    is_kept = match.seat_played_for(who) is not None
    if asker in resigned or is_kept or (asker is None and not cause.is_by_manager):
        raise match.refusal_of(who)
    if seat in resigned or not 0 <= seat < len(match.seats):
        raise Refused("no_such_seat")
    if match.is_computers(seat):
        raise Refused("seat_of_computer")
