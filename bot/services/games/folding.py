"""A game as the fold of its log: what was not undone is replayed, and checksums are compared."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from typing import Final

from bot.services.games.match import Turn
from bot.services.games.origin import Origin, origin_of
from bot.services.games.pauses import PauseReason
from bot.services.games.steps import Step, add_step, give_seat, turn_given_by
from bot.services.games.vote import is_bot_turn, is_readable
from bot.services.people.holders import (
    SUBSTITUTE,
    Computer,
    Holding,
    holder_id,
    is_holder,
    is_of_unknown_level,
    is_person,
)
from bot.storage.games import GameRow
from bot.storage.log import Entry, EntryKind
from engine import RULES
from engine.actions import Action, Resign, parse_action
from engine.errors import EngineError
from engine.events import TilesDrawn, TurnRepeated
from engine.game import Game
from engine.variants import is_known
from renderer.film import FilmTurn, played

COMPARABLE_SINCE: Final = 2
"""The lowest number of the rules whose checksums are made in the same way as today's."""


class CannotReplay(Exception):
    """The game cannot be rebuilt from its log and must be paused for ``reason``.

    ``revision`` is the entry at which this shows, 0 if it is no entry of the log.
    """

    reason: PauseReason

    def __init__(self, revision: int = 0) -> None:
        self.revision = revision
        super().__init__(revision)


class UnknownRules(CannotReplay):
    """The game is played by rules that this program does not have, or told in unknown words."""

    reason = PauseReason.UNKNOWN_RULES


class RulesChanged(CannotReplay):
    """Replayed by this program's rules, the log leads elsewhere than by the rules of its time."""

    reason = PauseReason.RULES_CHANGED


class ReplayDiffers(CannotReplay):
    """Replayed, the log leads elsewhere than when it was written."""

    reason = PauseReason.REPLAY_DIFFERS


@dataclass(frozen=True)
class Fold:
    """A game at one revision of its log. It never changes; each commit makes a new one.

    What follows from the log alone is cached. What follows from ``game`` is not: while a commit is
    being prepared, actions are applied to it.
    """

    origin: Origin
    game: Game = field(repr=False)
    steps: tuple[Step, ...]
    turns: tuple[Turn, ...]

    @property
    def revision(self) -> int:
        """The number of log entries."""
        return len(self.steps)

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """The log."""
        return tuple(step.entry for step in self.steps)

    @property
    def position_revision(self) -> int:
        """The last entry that changed position, turn or seats, or found them put back."""
        kinds = (EntryKind.SEAT, EntryKind.ACTION, EntryKind.UNDO, EntryKind.RESTORED)
        entries = reversed(self.entries)
        return next((entry.revision for entry in entries if entry.kind in kinds), 0)

    @cached_property
    def held(self) -> Mapping[int, Holding]:
        """Who holds the seats, by seat."""
        held = dict[int, Holding]()
        for entry in self.entries:
            give_seat(held, entry)
        return held

    @cached_property
    def ever_held(self) -> frozenset[Holding]:
        """All who hold a seat or ever held one."""
        held, ever = dict[int, Holding](), set[Holding]()
        for entry in self.entries:
            give_seat(held, entry)
            ever.update(held.values() if entry.kind is EntryKind.SEAT else ())
        return frozenset(ever)

    @cached_property
    def holders(self) -> tuple[int, ...]:
        """The user ids by seat."""
        return tuple(self.held[seat].user_id for seat in range(self.game.seats.count))

    @cached_property
    def owners(self) -> tuple[int, ...]:
        """The user ids of those who held the seats first, by seat."""
        # Newest first: the oldest entry of a seat is the last to be put into the dictionary.
        seated = (entry for entry in reversed(self.entries) if entry.kind is EntryKind.SEAT)
        held = {entry.seat: holder_id(entry.body) for entry in seated}
        return tuple(held[seat] for seat in range(self.game.seats.count))

    @cached_property
    def played_for(self) -> tuple[int | None, ...]:
        """The users for whom computers hold seats, by seat: whoever held the seat before."""
        return tuple(self.held[seat].played_for for seat in range(self.game.seats.count))

    @property
    def people(self) -> tuple[int, ...]:
        """The user ids of the people who still play, by seat."""
        seated = enumerate(self.holders)
        return tuple(
            user for seat, user in seated if is_person(user) and self.game.seats.is_in(seat)
        )

    @property
    def computer_to_act(self) -> Computer | None:
        """The computer player on turn; None if a person is on turn, or the table, or nobody.

        It may also be one that ends the turn of a person.
        """
        seat = self.game.to_act
        if seat is None:
            return None
        if self.is_played_by_bot:
            return Computer(SUBSTITUTE, 1)
        return Computer.of_user_id(self.holders[seat])

    @property
    def is_played_by_bot(self) -> bool:
        """Whether it was decided that a computer ends the present turn of a person."""
        seat = self.game.to_act
        entries = self.entries[self.turn_revision :]
        return any(entry.seat == seat and is_bot_turn(entry) for entry in entries)

    @property
    def undo_to(self) -> int | None:
        """The revision that the player on turn may freely go back to; None if there is none.

        The undo takes back the last action. It is free only within the present turn, and only if
        no tile was drawn since that turn began, or began again by ``Again``.
        """
        last = next((step for step in reversed(self.steps) if step.is_action), None)
        turn = next((turn for turn in reversed(self.turns) if not turn.is_aside), None)
        if last is None or turn is None or not last.is_free_to_undo:
            return None
        return None if self._has_drawn_in(turn) else last.entry.revision - 1

    def _has_drawn_in(self, turn: Turn) -> bool:
        for step in reversed(self.steps[turn.first_revision - 1 :]):
            kinds = {type(event) for event in step.events}
            if TurnRepeated in kinds:
                return False
            if TilesDrawn in kinds:
                return True
        return False

    @property
    def turn_revision(self) -> int:
        """The entry of the log with which whoever is on turn came to be on turn."""
        return turn_given_by(self.steps, self.game.to_act)

    @property
    def turn_since(self) -> datetime:
        """When whoever is on turn came to be on turn."""
        return self.steps[self.turn_revision - 1].entry.at

    @property
    def started_at(self) -> datetime:
        """When the game started."""
        return self.steps[0].entry.at

    def caused_by(self, interaction_id: int | None) -> tuple[Step, ...]:
        """Return the steps that an interaction caused; none if it has not been carried out."""
        if interaction_id is None:
            return ()
        return tuple(step for step in self.steps if step.entry.interaction_id == interaction_id)

    def noted(self, entry: Entry) -> Fold:
        """Return the game with one more entry that does not change the position."""
        return replace(self, steps=(*self.steps, Step(entry)))

    def played(self) -> Iterator[FilmTurn]:
        """Play the game anew and yield every turn, with what all could see after it."""
        done = (step.entry for step in self.steps if step.is_action)
        return played(self.origin.start(), ((it.seat, parse_action(it.body)) for it in done))

    def at(self, revision: int) -> Fold:
        """Return the game as it was when its log had ``revision`` entries."""
        return folded(self.origin, self.entries[:revision])


def is_out_of_turn(game: Game, seat: int | None, action: Action) -> bool:
    """Tell whether an action not applied yet is out of turn: a resignation while another acts."""
    return isinstance(action, Resign) and seat != game.to_act


def fold(
    row: GameRow, joined: Sequence[int], entries: Sequence[Entry], *, is_thorough: bool = False
) -> Fold:
    """Replay a started game's log.

    The last checksum is compared. With ``is_thorough``, or if the game is stored under a lower
    number of the rules, all checksums are compared, also those of entries that were undone.

    Raises:
        UnknownRules: the game is played by rules that this program does not have, or its log has
            words that it does not know.
        RulesChanged: the replay fails as below, and the game has a lower number of the rules.
        ReplayDiffers: the log is incomplete or illegal, or a checksum differs.
    """
    if row.start_id is None or row.rules is None:
        raise UnknownRules
    if not is_known(row.terms.variant, row.terms.options):
        raise UnknownRules
    if row.rules > RULES or row.unknown:
        raise UnknownRules
    for entry in (it for it in entries if it.kind is not EntryKind.ACTION):  # these are few
        if not is_readable(entry) or _seats_unknown(entry):
            raise UnknownRules(entry.revision)
    origin = origin_of(row, joined, row.start_id)
    try:
        comparable = _comparable(row.rules, entries)
        if not is_thorough and row.rules == RULES:
            # The last one is enough to trust the position, since it covers all of it.
            return folded(origin, entries, comparable[-1:])
        # Undone entries are not in the fold below. Each is in the log as it was before its undo.
        for past in _undone(entries):
            folded(origin, past, frozenset(comparable))
        return folded(origin, entries, frozenset(comparable))
    except ReplayDiffers as differs:
        if row.rules < RULES:
            raise RulesChanged(differs.revision) from differs
        raise


def folded(origin: Origin, entries: Sequence[Entry], compared: Collection[int] = ()) -> Fold:
    """Replay what was not undone; the checksums of the ``compared`` revisions must agree.

    Raises:
        ReplayDiffers: as ``fold``.
    """
    try:
        game = origin.start()
    except EngineError as error:
        raise ReplayDiffers(0) from error
    steps: list[Step] = []
    turns: list[Turn] = []
    held: dict[int, Holding] = {}
    kept = _kept_revisions(entries)
    for revision, entry in enumerate(entries, start=1):
        if entry.revision != revision:
            raise ReplayDiffers(revision)
        _refuse_strangers(game, entry)
        is_kept = revision in kept
        # An undo takes no seat back: whoever was given one meanwhile holds it on.
        give_seat(held, entry)
        steps.append(_replayed(game, entry) if is_kept else Step(entry, is_undone=True))
        add_step(turns, steps, held)
        is_compared = is_kept and revision in compared
        if is_compared and entry.fingerprint not in (None, game.fingerprint()):
            raise ReplayDiffers(revision)
    seated = {entry.seat for entry in entries if entry.kind is EntryKind.SEAT}
    if seated != set(range(game.seats.count)):
        raise ReplayDiffers(1)
    return Fold(origin, game, tuple(steps), tuple(turns))


def kept_entries(entries: Sequence[Entry]) -> list[Entry]:
    """Return the entries that were not undone.

    Raises:
        ReplayDiffers: an undo names no earlier revision.
    """
    kept = _kept_revisions(entries)
    return [entry for entry in entries if entry.revision in kept]


def _seats_unknown(entry: Entry) -> bool:
    return entry.kind is EntryKind.SEAT and is_of_unknown_level(entry.body)


def _comparable(rules: int, entries: Sequence[Entry]) -> Sequence[int]:
    """Return the revisions whose checksum was made in the same way as today's.

    A game that was taken over from a lower number of the rules says so in its log.
    """
    # The row's number is that of the rules by which the game goes on. It says nothing of entries
    # before the last take-over, which have the checksums of the older program.
    if rules < COMPARABLE_SINCE:
        return ()
    taken_over = (entry for entry in entries if entry.kind is EntryKind.TAKEN_OVER)
    older = (entry.revision for entry in taken_over if _number_in(entry) < COMPARABLE_SINCE)
    last_of_older = max(older, default=0)
    return [
        entry.revision
        for entry in entries
        if entry.revision > last_of_older and entry.fingerprint is not None
    ]


def _undone(entries: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """Return the log as it was each time before something was taken back."""
    for index, entry in enumerate(entries):
        if entry.kind is EntryKind.UNDO:
            yield entries[:index]


def _number_in(entry: Entry) -> int:
    if not entry.body.isdecimal():
        raise ReplayDiffers(entry.revision)
    return int(entry.body)


def _kept_revisions(entries: Sequence[Entry]) -> set[int]:
    """Return the revisions that were not undone."""
    # Read from the end: an undo that is reached skips to the revision it goes back to. Skipped
    # entries are undone, and skipped undos have no effect.
    kept: set[int] = set()
    revision = len(entries)
    while revision:
        kept.add(revision)
        entry = entries[revision - 1]
        revision = _gone_back_to(entry, revision) if entry.kind is EntryKind.UNDO else revision - 1
    return kept


def _gone_back_to(undo: Entry, revision: int) -> int:
    if _number_in(undo) >= revision:
        raise ReplayDiffers(revision)
    return int(undo.body)


def _refuse_strangers(game: Game, entry: Entry) -> None:
    """Check that an entry names a seat of the game, and a possible holder if it gives a seat."""
    seat = entry.seat
    if entry.kind is EntryKind.SEAT and (seat is None or not is_holder(entry.body)):
        raise ReplayDiffers(entry.revision)
    if seat is not None and not 0 <= seat < game.seats.count:
        raise ReplayDiffers(entry.revision)


def _replayed(game: Game, entry: Entry) -> Step:
    if entry.kind is not EntryKind.ACTION:
        return Step(entry)
    try:
        action = parse_action(entry.body)
        # Both are asked before the action is applied, which may change whose turn it is.
        is_aside = is_out_of_turn(game, entry.seat, action)
        is_of_set_up = game.turns.is_in_set_up
        return Step(entry, game.apply(entry.seat, action), is_aside, is_of_set_up)
    except EngineError as error:
        raise ReplayDiffers(entry.revision) from error
