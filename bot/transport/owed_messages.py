"""Makes owed messages from the present state: one table says how each kind is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from bot.presenters import bare, boards
from bot.presenters.ids.codec import LARGEST
from bot.presenters.lobbies.lobby import full_message
from bot.presenters.looking_back.results import result_message
from bot.presenters.message import Message, Telling, first_line_of, in_rows
from bot.presenters.waits import (
    closing,
    direct,
    handing_over,
    lost_channels,
    put_back,
    reminders,
    votes,
)
from bot.services.games.lists import GameLists
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.lobbies.lobbies import Lobbies
from bot.services.lobby import Lobby
from bot.services.pages.leaderboard import Leaderboards
from bot.services.posting.calls import games_of
from bot.services.posting.sending import Detail, OwedRow, RowKind
from bot.services.preferences import Preferences
from bot.services.waiting.plans import Plans
from bot.services.waiting.time_left import TimeLeft, TimesLeft
from bot.storage.clocks import ClockKind
from bot.storage.outbox import Kind
from bot.texts import Catalogue


class Needs(Enum):
    """What else than its game a message is made of."""

    NOTHING = auto()
    TURN_TIME = auto()
    VOTE = auto()
    """Until when it is open; once it is decided, the seats as they were when it asked them."""
    OFFER_TIME = auto()
    RATINGS = auto()
    WAITING = auto()
    VOTE_MESSAGE = auto()


@dataclass(frozen=True, slots=True)
class Maker:
    """How messages of a kind are made: whole from the game's log, or from stored rows, and bare.

    What has no form of its own when whole is made in its bare one. What it ``needs`` is read for
    the whole form alone.
    """

    bare: Callable[[Telling[Lobby]], Message] = bare.bare_message
    of_log: Callable[[Telling[Match]], Message] | None = None
    of_rows: Callable[[Telling[Lobby]], Message] | None = None
    needs: Needs = Needs.NOTHING


def _result(told: Telling[Match]) -> Message:
    return result_message(told.texts, told.game, told.turns, told.row.row_id, told.rated)


_DIRECT: Final = Maker(direct.bare_direct, of_rows=direct.direct_message, needs=Needs.WAITING)

MAKERS: Final[Mapping[Kind, Maker]] = {
    RowKind.LOBBY: Maker(bare.bare_lobby, of_rows=bare.whole_lobby),
    RowKind.FULL: Maker(full_message),
    RowKind.INVITE: Maker(bare.call_to_lobby),
    RowKind.TURN: Maker(of_log=boards.turn_message, needs=Needs.TURN_TIME),
    RowKind.DRAFT: Maker(of_log=boards.draft_message),
    RowKind.TAKEN_BACK: Maker(of_log=boards.taken_back_message),
    RowKind.RESIGNED: Maker(bare.bare_resigned, boards.resigned_message),
    RowKind.RESULT: Maker(bare.bare_result, _result, needs=Needs.RATINGS),
    RowKind.CLOSED: Maker(closing.closed_message),
    RowKind.DELETED: Maker(closing.deleted_message),
    RowKind.REMINDER: Maker(
        reminders.bare_reminder, of_rows=reminders.reminder_message, needs=Needs.WAITING
    ),
    RowKind.NUDGE: Maker(reminders.nudge_message),
    RowKind.VOTE: Maker(votes.bare_vote, votes.vote_message, needs=Needs.VOTE),
    RowKind.VOTE_CALL: Maker(votes.bare_vote, votes.vote_call_message, needs=Needs.VOTE),
    RowKind.DECIDED: Maker(of_log=votes.decided_message),
    RowKind.OFFER: Maker(
        handing_over.bare_seat_offer, handing_over.seat_offer_message, needs=Needs.OFFER_TIME
    ),
    RowKind.OFFER_TOLD: Maker(of_log=handing_over.owner_told_message, needs=Needs.OFFER_TIME),
    RowKind.MOVED: Maker(lost_channels.moved_message),
    RowKind.RESTORED: Maker(put_back.put_back_message),
    RowKind.CLOSES_SOON: Maker(votes.closes_soon_message),
    RowKind.BACK: Maker(votes.back_message),
    RowKind.LEFT: Maker(of_log=votes.left_message),
    RowKind.PAUSED: Maker(votes.paused_message),
    RowKind.PAUSED_EDIT: Maker(votes.gone_on_message),
    RowKind.RESUMED: Maker(votes.resumed_message),
    RowKind.DIRECT_TURN: _DIRECT,
    RowKind.DIRECT_REMINDER: _DIRECT,
    RowKind.DIRECT_VOTE: Maker(
        direct.bare_direct, of_rows=direct.direct_vote_message, needs=Needs.VOTE_MESSAGE
    ),
}
"""How messages are made of the kinds that have forms of their own.

An edit that is not listed is made like the message it edits.
"""


def maker_of(kind: Kind) -> Maker:
    """Return how messages of a kind are made: if need be, as the message is that it edits."""
    return next((MAKERS[own] for own in (kind, *kind.of) if own in MAKERS), Maker())


@dataclass(frozen=True, slots=True)
class OwedMessages:
    """Makes messages from the present state of lobbies and games."""

    catalogue: Catalogue
    lobbies: Lobbies
    matches: Matches
    lists: GameLists
    times: TimesLeft
    preferences: Preferences
    leaderboards: Leaderboards
    plans: Plans

    async def make(self, row: OwedRow, detail: Detail) -> Message:
        """Return a row's message in some form; a message to be posted carries the row's id.

        It calls nobody who is on holiday, or whom its asker has called often enough, and nobody if
        it is posted anew.

        Raises:
            Refused: the game cannot be shown.
        """
        maker = maker_of(row.kind)
        if detail is Detail.BARE:
            message = maker.bare(await self._of_rows(row))
        elif maker.of_log is not None:
            message = _as(detail, maker.of_log(await self._of_log(row, maker.needs)))
        else:
            make = maker.of_rows or maker.bare
            message = _as(detail, make(await self._of_rows(row, maker.needs)))
        is_calling = not row.is_away and not row.is_anew
        called = (who for who in message.pings if row.asked.get(who, True) and is_calling)
        is_silent = message.is_silent or row.is_anew
        message = replace(message, pings=tuple(called), is_silent=is_silent)
        return message if row.kind.is_edit else await self._to_be_posted(row, message)

    async def _of_rows(self, row: OwedRow, needs: Needs = Needs.NOTHING) -> Telling[Lobby]:
        """Read what a row's message is made of without its game's log.

        It is told in the game's language, to one person in the one that they chose.
        """
        lobby = await self.lobbies.load(row.game_id)
        if lobby.is_rematch:
            until = await self.times.deadline(row.game_id, ClockKind.VOTE, posting=0)
            lobby = replace(lobby, open_until=until)
        chosen = self.preferences.of(row.user_id or 0).language if row.kind.is_direct else None
        telling = Telling(self.catalogue.texts(chosen, lobby.terms.language), lobby, row)
        match needs:
            case Needs.WAITING:
                waiting = await self.lists.waiting_for(row.user_id or 0, lobby.where.guild_id)
                named = set(games_of(row))
                found = [game for game in waiting if game.where.game_id in named]
                return replace(telling, waiting=found)
            case Needs.VOTE_MESSAGE:
                vote_id = await self.matches.newest_message(row.game_id, RowKind.VOTE)
                return replace(telling, vote_id=vote_id)
            case _:
                return telling

    async def _of_log(self, row: OwedRow, needs: Needs) -> Telling[Match]:
        """Read the game as it was at a row's last entry, and the turns that the row reports.

        Times are as they will be once the message is posted.
        """
        # A call to vote may have waited for an hour: only those are called who are silent still.
        revision = LARGEST if row.kind.calls_again else row.last_revision
        match = await self.matches.at_revision(row.game_id, revision)
        texts = self.catalogue.texts(match.terms.language)
        turns = match.turns_in(row.first_revision, row.last_revision)
        telling = Telling(texts, match, row, turns)
        match needs:
            case Needs.TURN_TIME:
                on_turn = match.waits_for.user_id if match.waits_for else None
                time = await self.times.time_left(row.game_id, on_turn, posting=row.last_revision)
                none_stood = await self.plans.none_stood(row.game_id)
                return replace(telling, time=time, none_stood=none_stood)
            case Needs.VOTE:
                asked = replace(telling, game=await self._as_asked(match))
                return await self._until(asked, ClockKind.VOTE)
            case Needs.OFFER_TIME:
                return await self._until(telling, ClockKind.OFFER)
            case Needs.RATINGS:
                return replace(telling, rated=await self.leaderboards.rated_game(row.game_id))
            case _:
                return telling

    async def _until(self, telling: Telling[Match], kind: ClockKind) -> Telling[Match]:
        row = telling.row
        deadline = await self.times.deadline(row.game_id, kind, posting=row.last_revision)
        return replace(telling, time=TimeLeft(deadline))

    async def _as_asked(self, match: Match) -> Match:
        """Return a game whose seats have those of whom its vote spoke, if that is over."""
        if match.vote is None or not match.vote.decided:
            return match
        asked = await self.matches.at_revision(match.game_id, match.vote.revision)
        return replace(match, seats=asked.seats)

    async def _to_be_posted(self, row: OwedRow, message: Message) -> Message:
        has_mark = row.row_id in _rows_of(message)
        if has_mark and row.also_calls is None:
            return message
        lobby = await self.lobbies.load(row.game_id)
        texts = self.catalogue.texts(lobby.terms.language)
        if not has_mark:
            mark = in_rows([bare.mark_of(texts, lobby, row)])
            message = replace(message, rows=(*message.rows, *mark))
        if row.also_calls is None:
            return message
        return bare.also_calling(texts, lobby, message, row.also_calls)


def _rows_of(message: Message) -> set[int]:
    files = [f"{message.picture.name}.png"] if message.picture else []
    return boards.rows_carried(files, (button.custom_id for button in message.buttons))


def _as(detail: Detail, message: Message) -> Message:
    match detail:
        case Detail.WITHOUT_PICTURE:
            return replace(message, picture=None)
        case Detail.FIRST_LINE:
            return replace(message, text=first_line_of(message.text))
        case _:
            return message
