"""Makes owed messages from the present state: one table says how each kind is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.presenters.boards import (
    Posting,
    draft_message,
    resigned_message,
    rows_carried,
    taken_back_message,
    turn_message,
)
from bot.presenters.custom_ids import LARGEST
from bot.presenters.lobbies.lobby import lobby_message
from bot.presenters.lobbies.rematch import rematch_message
from bot.presenters.looking_back.results import result_message
from bot.presenters.message import Message, first_line_of, in_rows
from bot.presenters.waits.bare import (
    also_calling,
    bare_draft,
    bare_full,
    bare_invitation,
    bare_lobby,
    bare_resigned,
    bare_result,
    bare_turn,
    mark_of,
)
from bot.presenters.waits.closing import closed_message, deleted_message
from bot.presenters.waits.direct import bare_direct, direct_message, direct_vote_message
from bot.presenters.waits.handing_over import (
    bare_seat_offer,
    owner_told_message,
    seat_offer_message,
)
from bot.presenters.waits.places import moved_message
from bot.presenters.waits.reminders import bare_reminder, nudge_message, reminder_message
from bot.presenters.waits.votes import (
    back_message,
    bare_vote,
    closes_soon_message,
    decided_message,
    gone_on_message,
    left_message,
    paused_message,
    resumed_message,
    vote_call_message,
    vote_message,
)
from bot.services.games.lists import GameLists
from bot.services.games.match import Match, Summary, Turn
from bot.services.games.matches import Matches
from bot.services.lobbies.lobbies import Lobbies
from bot.services.lobby import Lobby
from bot.services.pages.leaderboard import Leaderboards, RatedGame
from bot.services.posting.calls import games_of
from bot.services.posting.courier import Detail, Row, RowKind
from bot.services.preferences import Preferences
from bot.services.time.running import OFFER_OPEN
from bot.services.waiting.clocks import Clocks, TimeLeft
from bot.storage.clocks import ClockKind
from bot.storage.outbox import Kind
from bot.texts import Catalogue, Texts

OfLobby = Callable[[Texts, Lobby, Row], Message]
OfMatch = Callable[[Texts, Match, Sequence[Turn], Row, TimeLeft], Message]
OfResult = Callable[[Texts, Match, Sequence[Turn], int, RatedGame], Message]
OfVote = Callable[[Texts, Lobby, int | None, Row], Message]
OfGames = Callable[[Texts, Lobby, Sequence[Summary], Row], Message]


@dataclass(frozen=True, slots=True)
class LobbyMaker:
    """How a message about a lobby is made, whole and bare."""

    whole: OfLobby
    bare: OfLobby


@dataclass(frozen=True, slots=True)
class MatchMaker:
    """How a message about a game is made: whole from its log, bare from stored rows.

    The log's form also gets what is left of the time that it is about.
    """

    whole: OfMatch
    bare: OfLobby


@dataclass(frozen=True, slots=True)
class ResultMaker:
    """How a result is made: whole from its game's log and what it changed in ratings, or bare."""

    whole: OfResult
    bare: OfLobby


@dataclass(frozen=True, slots=True)
class ReminderMaker:
    """How a message about the games that wait for somebody is made, whole and bare."""

    whole: OfGames
    bare: OfLobby


@dataclass(frozen=True, slots=True)
class VoteMaker:
    """How a message that links to the message of a vote is made, whole and bare."""

    whole: OfVote
    bare: OfLobby


def _lobby(texts: Texts, lobby: Lobby, row: Row) -> Message:
    if lobby.is_rematch:
        return rematch_message(texts, lobby, row.row_id)
    return lobby_message(texts, lobby, row.row_id, row.body)


def _turn(texts: Texts, match: Match, turns: Sequence[Turn], row: Row, time: TimeLeft) -> Message:
    return turn_message(texts, match, turns, Posting(row.row_id, row.is_outdated, time))


def _draft(texts: Texts, match: Match, turns: Sequence[Turn], row: Row, *_: object) -> Message:
    return draft_message(texts, match, turns, row.row_id)


def _taken_back(
    texts: Texts, match: Match, turns: Sequence[Turn], _row: Row, *_: object
) -> Message:
    return taken_back_message(texts, match, turns)


def _offer(texts: Texts, match: Match, _turns: Sequence[Turn], row: Row, time: TimeLeft) -> Message:
    return seat_offer_message(texts, match, row, time.deadline)


def _owner_told(
    texts: Texts, match: Match, _turns: Sequence[Turn], row: Row, time: TimeLeft
) -> Message:
    since = None if time.deadline is None else time.deadline - OFFER_OPEN
    return owner_told_message(texts, match, row, since)


def _resigned(texts: Texts, match: Match, _turns: Sequence[Turn], row: Row, *_: object) -> Message:
    return resigned_message(texts, match, row.user_id or 0, row.row_id)


def _vote(texts: Texts, match: Match, _turns: Sequence[Turn], row: Row, time: TimeLeft) -> Message:
    return vote_message(texts, match, row, time.deadline)


def _vote_call(
    texts: Texts, match: Match, _turns: Sequence[Turn], row: Row, time: TimeLeft
) -> Message:
    return vote_call_message(texts, match, row, time.deadline)


def _decided(texts: Texts, match: Match, _turns: Sequence[Turn], row: Row, *_: object) -> Message:
    return decided_message(texts, match, row)


def _left(texts: Texts, match: Match, _turns: Sequence[Turn], row: Row, *_: object) -> Message:
    return left_message(texts, match, row)


Maker = LobbyMaker | MatchMaker | ResultMaker | ReminderMaker | VoteMaker

MAKERS: Final[Mapping[Kind, Maker]] = {
    RowKind.LOBBY: LobbyMaker(_lobby, bare_lobby),
    RowKind.LOBBY_EDIT: LobbyMaker(_lobby, bare_lobby),
    RowKind.FULL: LobbyMaker(bare_full, bare_full),
    RowKind.INVITE: LobbyMaker(bare_invitation, bare_invitation),
    RowKind.TURN: MatchMaker(_turn, bare_turn),
    RowKind.DRAFT: MatchMaker(_draft, bare_draft),
    RowKind.DRAFT_EDIT: MatchMaker(_draft, bare_draft),
    RowKind.TURN_EDIT: MatchMaker(_turn, bare_turn),
    RowKind.DEADLINE_EDIT: MatchMaker(_turn, bare_turn),
    RowKind.TAKEN_BACK: MatchMaker(_taken_back, bare_draft),
    RowKind.RESIGNED: MatchMaker(_resigned, bare_resigned),
    RowKind.RESULT: ResultMaker(result_message, bare_result),
    RowKind.CLOSED: LobbyMaker(closed_message, closed_message),
    RowKind.DELETED: LobbyMaker(deleted_message, deleted_message),
    RowKind.REMINDER: ReminderMaker(reminder_message, bare_reminder),
    RowKind.NUDGE: LobbyMaker(nudge_message, nudge_message),
    RowKind.VOTE: MatchMaker(_vote, bare_vote),
    RowKind.VOTE_EDIT: MatchMaker(_vote, bare_vote),
    RowKind.VOTE_CALL: MatchMaker(_vote_call, bare_vote),
    RowKind.VOTE_CALL_EDIT: MatchMaker(_vote_call, bare_vote),
    RowKind.DECIDED: MatchMaker(_decided, bare_draft),
    RowKind.OFFER: MatchMaker(_offer, bare_seat_offer),
    RowKind.OFFER_EDIT: MatchMaker(_offer, bare_seat_offer),
    RowKind.OFFER_TOLD: MatchMaker(_owner_told, bare_draft),
    RowKind.MOVED: LobbyMaker(moved_message, moved_message),
    RowKind.CLOSES_SOON: LobbyMaker(closes_soon_message, closes_soon_message),
    RowKind.BACK: LobbyMaker(back_message, back_message),
    RowKind.LEFT: MatchMaker(_left, bare_draft),
    RowKind.PAUSED: LobbyMaker(paused_message, paused_message),
    RowKind.RESUMED: LobbyMaker(resumed_message, resumed_message),
    RowKind.PAUSED_EDIT: LobbyMaker(gone_on_message, gone_on_message),
    RowKind.DIRECT_TURN: ReminderMaker(direct_message, bare_direct),
    RowKind.DIRECT_REMINDER: ReminderMaker(direct_message, bare_direct),
    RowKind.DIRECT_VOTE: VoteMaker(direct_vote_message, bare_direct),
}
"""How a message is made for each kind of row that posts or edits one."""

_ABOUT_VOTES: Final = (RowKind.VOTE, RowKind.VOTE_EDIT, RowKind.VOTE_CALL)
"""Kinds that tell when a vote is over; others tell when a turn is."""


_ABOUT_OFFERS: Final = (RowKind.OFFER, RowKind.OFFER_TOLD)
"""Kinds that tell how long a seat is offered."""


@dataclass(frozen=True, slots=True)
class OwedMessages:
    """Makes messages from the present state of lobbies and games."""

    catalogue: Catalogue
    lobbies: Lobbies
    matches: Matches
    lists: GameLists
    clocks: Clocks
    preferences: Preferences
    leaderboards: Leaderboards

    async def make(self, row: Row, detail: Detail) -> Message:
        """Return a row's message in some form; a message to be posted carries the row's id.

        It calls nobody who is on holiday, or whom its asker has called often enough, and nobody if
        it is posted anew.

        Raises:
            Refused: the game cannot be shown.
        """
        maker = MAKERS[row.kind]
        if detail is Detail.BARE:
            message = await self._of_lobby(row, maker.bare)
        elif isinstance(maker, LobbyMaker):
            message = _with(await self._of_lobby(row, maker.whole), detail)
        elif isinstance(maker, ResultMaker):
            message = _with(await self._of_result(row, maker.whole), detail)
        elif isinstance(maker, ReminderMaker):
            message = _with(await self._of_games(row, maker.whole), detail)
        elif isinstance(maker, VoteMaker):
            message = _with(await self._of_vote(row, maker.whole), detail)
        else:
            message = _with(await self._of_match(row, maker.whole), detail)
        is_calling = not row.is_away and not row.is_anew
        called = (who for who in message.pings if row.asked.get(who, True) and is_calling)
        is_silent = message.is_silent or row.is_anew
        message = replace(message, pings=tuple(called), is_silent=is_silent)
        return message if row.kind.is_edit else await self._to_be_posted(row, message)

    async def _of_lobby(self, row: Row, make: OfLobby) -> Message:
        lobby = await self.lobbies.load(row.game_id)
        if lobby.is_rematch:
            until = await self.clocks.deadline(row.game_id, ClockKind.VOTE, posting=0)
            lobby = replace(lobby, open_until=until)
        return make(self._texts(row, lobby), lobby, row)

    async def _of_match(self, row: Row, make: OfMatch) -> Message:
        texts, match, turns = await self._read(row)
        if row.kind is RowKind.VOTE_EDIT:
            match = await self._as_asked(match)
        return make(texts, match, turns, row, await self._time_left(row, match))

    async def _as_asked(self, match: Match) -> Match:
        """Return a game whose seats have those of whom its vote spoke, if that is over."""
        if match.vote is None or not match.vote.decided:
            return match
        asked = await self.matches.at_revision(match.game_id, match.vote.revision)
        return replace(match, seats=asked.seats)

    async def _of_result(self, row: Row, make: OfResult) -> Message:
        texts, match, turns = await self._read(row)
        rated = await self.leaderboards.rated_game(row.game_id)
        return make(texts, match, turns, row.row_id, rated)

    async def _read(self, row: Row) -> tuple[Texts, Match, Sequence[Turn]]:
        """Return what a row tells of its game, and in which language."""
        # A call to vote may have waited for an hour: only those are called who are silent still.
        revision = LARGEST if row.kind is RowKind.VOTE_CALL else row.last_revision
        match = await self.matches.at_revision(row.game_id, revision)
        texts = self.catalogue.texts(match.terms.language)
        return texts, match, match.turns_in(row.first_revision, row.last_revision)

    async def _time_left(self, row: Row, match: Match) -> TimeLeft:
        """Return what is left of the time that a row's message is about, once it is posted."""
        if row.kind in _ABOUT_VOTES:
            return TimeLeft(
                await self.clocks.deadline(row.game_id, ClockKind.VOTE, posting=row.last_revision)
            )
        if row.kind in _ABOUT_OFFERS:
            return TimeLeft(
                await self.clocks.deadline(row.game_id, ClockKind.OFFER, posting=row.last_revision)
            )
        waits_for = match.waits_for.user_id if match.waits_for else None
        return await self.clocks.time_left(row.game_id, waits_for, posting=row.last_revision)

    async def _of_games(self, row: Row, make: OfGames) -> Message:
        lobby = await self.lobbies.load(row.game_id)
        waiting = await self.lists.waiting_for(row.user_id or 0, lobby.guild_id)
        named = set(games_of(row))
        found = [game for game in waiting if game.game_id in named]
        return make(self._texts(row, lobby), lobby, found, row)

    async def _of_vote(self, row: Row, make: OfVote) -> Message:
        lobby = await self.lobbies.load(row.game_id)
        vote_id = await self.matches.newest_message(row.game_id, RowKind.VOTE)
        return make(self._texts(row, lobby), lobby, vote_id, row)

    def _texts(self, row: Row, lobby: Lobby) -> Texts:
        """Return the texts in the game's language; to one person in the one that they chose."""
        chosen = self.preferences.of(row.user_id or 0).language if row.kind.is_direct else None
        return self.catalogue.texts(chosen, lobby.terms.language)

    async def _to_be_posted(self, row: Row, message: Message) -> Message:
        has_mark = row.row_id in _rows_of(message)
        if has_mark and row.also_calls is None:
            return message
        lobby = await self.lobbies.load(row.game_id)
        texts = self.catalogue.texts(lobby.terms.language)
        if not has_mark:
            mark = in_rows([mark_of(texts, lobby, row)])
            message = replace(message, rows=(*message.rows, *mark))
        if row.also_calls is None:
            return message
        return also_calling(texts, lobby, message, row.also_calls)


def _rows_of(message: Message) -> set[int]:
    files = [f"{message.picture.name}.png"] if message.picture else []
    return rows_carried(files, (button.custom_id for button in message.buttons))


def _with(message: Message, detail: Detail) -> Message:
    match detail:
        case Detail.WITHOUT_PICTURE:
            return replace(message, picture=None)
        case Detail.FIRST_LINE:
            return replace(message, text=first_line_of(message.text))
        case _:
            return message
