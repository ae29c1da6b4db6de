"""Kinds of owed messages: one table says all that is particular to each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Final, TypeVar

from bot.storage import words
from bot.storage.words import lapsing as late
from bot.storage.words.clock_kinds import ClockKind
from bot.storage.words.lapsing import Rule


class Does(Enum):
    """What a row asks for."""

    POST = auto()
    """A message in a channel."""
    WRITE = auto()
    """A message to one person, besides one in a channel that has called them."""
    EDIT = auto()
    """An edit of the newest message that it is about."""
    EDIT_OWN = auto()
    """The same, but of none that was posted before its first revision."""
    RENEW = auto()
    """An edit of the newest board, if that is still the row's."""
    MARK = auto()
    """An edit of all that reports something between its revisions."""
    STRIP_FORMER = auto()
    """The board before the row's loses its buttons."""
    STRIP = auto()
    """All messages that it is about lose their buttons."""
    REMOVE = auto()
    """Messages are deleted."""


class Calls(Enum):
    """Whom a message calls."""

    NOBODY = auto()
    USER = auto()
    """The row's user."""
    VOTERS = auto()
    """Those whom the row's body names."""
    ASKED = auto()
    """Those whom its request asks."""


class Body(Enum):
    """What the body of a row holds, where more than its own presenter reads it."""

    OWN = auto()
    USER = auto()
    """A user's id."""
    VOTERS = auto()
    """The JSON list of pairs of a seat and a user whom the message calls."""
    CLOCKS = auto()
    """The JSON list of pairs of a game and the revision of its clock."""


class Urgency(Enum):
    """What yields to what."""

    AT_ONCE = auto()
    PATIENT = auto()
    """Other requests that wait for their turn go first."""
    LAST = auto()
    """The same, and it comes behind all else that is owed; it is given up rather than put off."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Kind:
    """A kind of owed message; rows and messages of this kind are stored with its ``word``.

    An edit or a removal acts on messages of the kinds ``of``; a renewal acts on the newest board,
    whatever its kind. A message that ``rests`` waits until none of those whom it calls was called
    within the last hour. One with ``calls_later`` does not wait: it leaves those people out, and a
    message of that other kind calls them later. A message is outdated if any rule in ``late_if``
    says so. It is then posted without a call, or, if it ``lapses``, not at all. Once a message is
    posted, the clocks that it ``starts`` run. Those whom it calls also get a ``direct`` message if
    they want such messages; with ``is_about_turn``, also those who want them only for their turns.
    ``bare`` is the catalogue's id of the barest form, where no function makes one; None stands for
    the line that the game has gone on.
    """

    word: str
    does: Does = Does.POST
    of: tuple[Kind, ...] = ()
    calls: Calls = Calls.NOBODY
    rests: bool = False
    calls_later: Kind | None = None
    late_if: tuple[Rule, ...] = (late.board_is_owed_later,)
    lapses: bool = False
    starts: tuple[ClockKind, ...] = ()
    direct: Kind | None = None
    is_about_turn: bool = False
    urgency: Urgency = Urgency.AT_ONCE
    body: Body = Body.OWN
    bare: str | None = None
    tells_turns: bool = False
    """A board: later ones make earlier ones late, and tell their turns if they were set aside."""
    is_last_board: bool = False
    """The board before it loses its buttons."""
    makes_up_for_calls: bool = False
    """It also calls whom a board could not call that was set aside."""
    is_request: bool = False
    """It may be about a request, so that it is counted how often that calls somebody."""
    calls_again: bool = False
    """It calls those of a vote who are silent still."""
    is_posted_anew: bool = False
    """It is posted anew where its game is moved, or put back by a restore (``posting.anew``)."""
    ends_with_game: bool = False
    """It is owed no more once its game is closed: without the log it cannot be told."""
    ends_with_restore: bool = False
    """It is owed no more once its game was put back: the board that follows makes up for it."""
    ends_with_user: bool = False
    """It is owed no more once the data of its user is deleted."""

    def __repr__(self) -> str:
        """Return the word."""
        return self.word

    @property
    def calls_user(self) -> bool:
        """Whether it calls the row's user."""
        return self.calls is Calls.USER

    @property
    def waits_for_rest(self) -> bool:
        """Whether who was called just before has a rest first: it waits, or calls them later."""
        return self.rests or self.calls_later is not None

    @property
    def asks_people(self) -> bool:
        """Whether people answer by its buttons what is open: those of before a restore are void."""
        return self.is_posted_anew or self.calls_again or ClockKind.VOTE in self.starts

    @property
    def is_direct(self) -> bool:
        """Whether it goes to one person."""
        return self.does is Does.WRITE

    @property
    def is_edit(self) -> bool:
        """Whether it changes what a message shows."""
        return self.does in (Does.EDIT, Does.EDIT_OWN, Does.RENEW, Does.MARK)

    @property
    def is_strip(self) -> bool:
        """Whether it takes the buttons off messages, and leaves them as they are otherwise."""
        return self.does in (Does.STRIP, Does.STRIP_FORMER)


_TURN: Final = (ClockKind.TURN, ClockKind.GONE)
_OFFER: Final = (ClockKind.OFFER,)


class RowKind:
    """All kinds, by name."""

    # fmt: off
    LOBBY: Final = Kind(  # the clock is that of a request for a rematch
        "lobby", calls=Calls.ASKED, starts=(ClockKind.VOTE,), is_request=True)
    LOBBY_EDIT: Final = Kind("lobby_edit", Does.EDIT, of=(LOBBY,))
    FULL: Final = Kind(
        "full", calls=Calls.USER, rests=True, lapses=True,
        late_if=(late.board_is_owed_later, late.is_no_lobby, late.host_cannot_start))
    INVITE: Final = Kind(
        "invite", calls=Calls.USER, rests=True, is_request=True, lapses=True,
        late_if=(late.board_is_owed_later, late.is_no_lobby, late.has_a_seat), ends_with_user=True)
    INVITE_STRIP: Final = Kind(
        "invite_strip", Does.STRIP, of=(INVITE, FULL), urgency=Urgency.PATIENT)
    DIRECT_TURN: Final = Kind(
        "direct_turn", Does.WRITE, urgency=Urgency.PATIENT, is_about_turn=True, lapses=True,
        late_if=(late.board_is_owed_later, late.nobody_waits_for_it, late.later_board_stands,
                 late.user_is_away, late.game_stands_still), ends_with_game=True,
        ends_with_restore=True)
    DIRECT_REMINDER: Final = Kind(
        "direct_reminder", Does.WRITE, body=Body.CLOCKS, urgency=Urgency.PATIENT, lapses=True,
        late_if=(late.user_is_away, late.no_clock_runs), ends_with_game=True)
    DIRECT_VOTE: Final = Kind(
        "direct_vote", Does.WRITE, body=Body.VOTERS, urgency=Urgency.PATIENT, lapses=True,
        late_if=(late.board_is_owed_later, late.user_is_away, late.game_stands_still,
                 late.vote_is_over, late.all_have_answered), ends_with_game=True)
    TURN: Final = Kind(
        "turn", calls=Calls.USER, starts=_TURN, direct=DIRECT_TURN, is_about_turn=True,
        late_if=(late.board_is_owed_later, late.nobody_waits_for_it), bare="board-call",
        tells_turns=True, is_last_board=True, is_posted_anew=True, ends_with_game=True,
        ends_with_restore=True)
    TURN_EDIT: Final = Kind(
        "turn_edit", Does.RENEW, of=(TURN,), ends_with_game=True, ends_with_restore=True)
    DEADLINE_EDIT: Final = Kind(
        "deadline_edit", Does.RENEW, of=(TURN,), urgency=Urgency.LAST, ends_with_game=True,
        ends_with_restore=True)
    TAKEN_BACK: Final = Kind("taken_back", Does.MARK, of=(TURN,), ends_with_game=True)
    STRIP: Final = Kind("strip", Does.STRIP_FORMER, urgency=Urgency.LAST)
    DRAFT: Final = Kind("draft", lapses=True, ends_with_game=True, ends_with_restore=True)
    DRAFT_EDIT: Final = Kind(
        "draft_edit", Does.EDIT, of=(DRAFT,), ends_with_game=True, ends_with_restore=True)
    DROP_DRAFT: Final = Kind("drop_draft", Does.REMOVE, of=(DRAFT,))
    RESIGNED: Final = Kind(
        "resigned", makes_up_for_calls=True, direct=DIRECT_TURN, is_about_turn=True,
        ends_with_game=True)
    RESULT: Final = Kind("result", tells_turns=True, is_last_board=True)
    CLOSED: Final = Kind("closed", is_last_board=True)
    DELETED: Final = Kind("deleted", is_last_board=True)
    REMINDER: Final = Kind(
        "reminder", calls=Calls.USER, rests=True, body=Body.CLOCKS, direct=DIRECT_REMINDER,
        urgency=Urgency.PATIENT, late_if=(late.user_is_away, late.no_clock_runs), lapses=True)
    NUDGE: Final = Kind(
        "nudge", calls=Calls.USER, rests=True, body=Body.USER, direct=DIRECT_TURN, lapses=True,
        late_if=(late.board_is_owed_later, late.nobody_waits_for_it, late.later_board_stands,
                 late.user_is_away, late.game_stands_still_here), ends_with_game=True,
        ends_with_restore=True)
    VOTE_CALL: Final = Kind(
        "vote_call", calls=Calls.VOTERS, rests=True, calls_again=True, is_request=True,
        body=Body.VOTERS, direct=DIRECT_VOTE, urgency=Urgency.PATIENT, lapses=True,
        late_if=(late.board_is_owed_later, late.vote_is_over, late.all_have_answered),
        ends_with_game=True)
    VOTE_CALL_EDIT: Final = Kind(
        "vote_call_edit", Does.EDIT_OWN, of=(VOTE_CALL,), ends_with_game=True)
    VOTE: Final = Kind(
        "vote", calls=Calls.VOTERS, calls_later=VOTE_CALL, is_request=True, body=Body.VOTERS,
        direct=DIRECT_VOTE, late_if=(late.board_is_owed_later, late.vote_is_over),
        starts=(ClockKind.VOTE,), is_posted_anew=True, ends_with_game=True)
    VOTE_EDIT: Final = Kind("vote_edit", Does.EDIT_OWN, of=(VOTE,), ends_with_game=True)
    DECIDED: Final = Kind("decided", ends_with_game=True)
    BACK: Final = Kind("back", starts=_TURN, body=Body.USER)
    LEFT: Final = Kind("left", starts=(ClockKind.GONE,), ends_with_game=True)
    OFFER: Final = Kind(
        "offer", calls=Calls.USER, rests=True, is_request=True, starts=_OFFER, lapses=True,
        late_if=(late.offer_is_over,), is_posted_anew=True, ends_with_game=True,
        ends_with_user=True)
    OFFER_TOLD: Final = Kind(
        "offer_told", calls=Calls.USER, rests=True, is_request=True, body=Body.USER,
        starts=_OFFER, late_if=(late.offer_is_over,), lapses=True, is_posted_anew=True,
        ends_with_game=True)
    OFFER_EDIT: Final = Kind("offer_edit", Does.EDIT_OWN, of=(OFFER,), ends_with_game=True)
    PAUSED: Final = Kind("paused", is_posted_anew=True)
    PAUSED_EDIT: Final = Kind("paused_edit", Does.EDIT, of=(PAUSED,))
    RESUMED: Final = Kind(
        "resumed", calls=Calls.USER, body=Body.USER,
        late_if=(late.board_is_owed_later, late.nobody_waits_for_it))
    CLOSES_SOON: Final = Kind(
        "closes_soon", late_if=(late.board_is_owed_later, late.pause_is_over), lapses=True)
    MOVED: Final = Kind("moved")
    RESTORED: Final = Kind("restored")
    # fmt: on


KINDS: Final = {it.word: it for it in vars(RowKind).values() if isinstance(it, Kind)}
"""All kinds, by their words; what has another word is left to a newer version."""


Made = TypeVar("Made")


def cached_by_kinds(make: Callable[[], Made]) -> Callable[[], Made]:
    """Make what depends on the table of kinds alone once, and anew whenever the table has changed.

    For statements that are run for each owed row or page: making one takes longer than running it.
    """
    made = cache(lambda _kinds: make())
    return lambda: made(tuple(KINDS.values()))


def kinds_that(is_so: Callable[[Kind], bool]) -> tuple[Kind, ...]:
    """Return the kinds of which something is so."""
    return tuple(kind for kind in KINDS.values() if is_so(kind))


def kinds_in_sql(is_so: Callable[[Kind], bool] = lambda _: True) -> str:
    """Return the words of the kinds of which something is so, as SQL lists them."""
    return words.as_sql_list(kind.word for kind in kinds_that(is_so))
