"""What happened in a game and who has what, in words: turns, scores and their parts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.presenters.deeds import Deeds, describe_group, is_deed, signed
from bot.presenters.message import shortened
from bot.presenters.people import (
    LONGEST_NAME,
    describe_time,
    name_of,
    plain_name,
    shown_name,
    timestamp,
    with_level,
)
from bot.presenters.tiles import tile_in_words
from bot.services.games.match import By, Match, Part, Turn
from bot.services.people import Person
from bot.services.waiting.time_left import TimeLeft
from bot.texts import Texts
from engine.events import (
    EndSetOff,
    Event,
    FirstTurnPassed,
    HandShown,
    SeatResigned,
    TilePlaced,
    TurnEnded,
)
from engine.hexes import cell_name

Tell = Callable[..., str]
"""Makes a sentence of ``deeds``."""

_TOLD: Final = {By.HOLDER: "told-turn", By.PLAN: "told-planned"}
"""How it is told what a seat's player did; of others it is told why they did it."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Describes one game in one language.

    With ``is_plain`` names are not escaped: for alt texts and files, where markup does not count.
    With ``tells_tiles`` a shown hand is described tile by tile, where no other text does it.
    Names have at most ``longest_name`` characters.
    """

    texts: Texts
    match: Match
    is_plain: bool = False
    tells_tiles: bool = False
    longest_name: int = LONGEST_NAME

    def name(self, seat: int) -> str:
        """Return the name of a seat's holder."""
        return self._written(self.match.seats[seat], seat)

    def _written(self, person: Person, seat: int) -> str:
        write = plain_name if self.is_plain else shown_name
        return write(shortened(plain_name(name_of(self.texts, person, seat)), self.longest_name))

    def title(self, seat: int) -> str:
        """Return the name of a seat's holder, of a computer player with how well it plays."""
        return with_level(self.texts, self.name(seat), self.match.seats[seat])

    def owner(self, seat: int) -> str:
        """Return the name of the person to whom a seat belongs, whoever plays it now."""
        person = self.match.seats[seat]
        write = plain_name if self.is_plain else shown_name
        return write(person.name or name_of(self.texts, person, seat))

    def goes_on(self, resigned: Collection[int]) -> tuple[str, list[int]]:
        """Return how a game that is not over goes on once some seats have resigned, and with whom.

        It ``goes-on`` with the people who are left; where there are none, it ``pauses`` until one
        of those for whom computers play is back, or ``computers`` play it to its end.
        """
        seats = [seat for seat in range(len(self.match.seats)) if seat not in resigned]
        if any(not self.match.seats[seat].is_computer for seat in seats):
            return "goes-on", seats
        absent = [seat for seat in seats if self.match.played_for[seat]]
        return ("pauses", absent) if absent else ("computers", seats)

    def resigned(self, seat: int, *, was_removed: bool = False) -> str:
        """Tell that a seat has resigned or was removed, and how the game goes on if it does."""
        view, key = self.match.public, "told-removed" if was_removed else "told-resigned"
        told = self.texts.say(key, name=self.name(seat))
        if view.outcome is not None:
            return told
        how, seats = self.goes_on(view.resigned)
        return self.texts.say(f"told-out-{how}", told=told, names=self.names(seats))

    def doer(self, seat: int, part: Part) -> str:
        """Return the name of who held a seat when a part of a turn was done."""
        person = self.match.seats[seat]
        if part.holding is not None:
            person = self.match.people.get(part.holding, person)
        return self._written(person, seat)

    def names(self, seats: Iterable[int]) -> str:
        """Return the names of some seats as a list."""
        return self.texts.listed([self.name(seat) for seat in seats])

    @property
    def deeds(self) -> Deeds:
        """The describer of this game's deeds."""
        return Deeds(self.texts, self.match.terms.variant, self.name)

    def turns(self, turns: Sequence[Turn]) -> list[str]:
        """Describe turns, the newest first, each in one or more lines.

        Income is left out, as each turn has it.
        """
        return [line for turn in reversed(turns) for line in self._turn(turn)]

    def accounts(self, turn: Turn) -> list[tuple[Tell, tuple[Event, ...]]]:
        """Part what was done in a seat's turn by who did it: its player, or the bot for them.

        Each part in which anything was done comes with what makes a sentence of its ``deeds``. What
        follows from the skipping of a turn is told with that.
        """
        if turn.seat is None:
            return []
        return [
            (self._tell(turn.seat, turn, part), part.events)
            for part in turn.parts
            if any(map(is_deed, part.events)) and not _is_skipping(part)
        ]

    def closed(self, turn: Turn) -> str:
        """Tell that a turn was skipped, or that the bot only ended it, and why; "" for others."""
        if turn.seat is None or not (turn.was_skipped or _was_only_ended(turn)):
            return ""
        key = "told-skipped" if turn.was_skipped else "told-ended-by-bot"
        return self.texts.say(key, name=self.doer(turn.seat, turn.parts[-1]), why=_why(turn))

    def headed(self, turn: Turn) -> str:
        """Say in a word or two who made a turn; "" for the table."""
        if turn.seat is None:
            return ""
        last = turn.parts[-1]
        how = "skipped" if turn.was_skipped else "own" if last.is_theirs else "bot"
        if any(isinstance(event, SeatResigned) for event in last.events):
            how = "removed" if last.by is By.CLOCK else "resigned"
        return self.texts.say("film-turn", name=self.doer(turn.seat, last), how=how)

    def told_besides(self, turn: Turn) -> list[str]:
        """Describe a turn in which nothing was done, but for what set off the end."""
        return self._turn(turn, without=EndSetOff)

    def told_beside(self, turn: Turn) -> list[str]:
        """Tell of a turn what its player did not do: who has left in it, and who passes first."""
        told = [
            (part, event)
            for part in turn.parts
            for event in part.events
            if isinstance(event, SeatResigned | FirstTurnPassed)
        ]
        return [line for part, event in told for line in self._describe_other(part, event)]

    def undone(self) -> str:
        """Tell that a turn was taken back; "" if something else was the last that has happened."""
        undone = self.match.undone
        if undone is None:
            return ""
        key = "decided-undo-yes" if undone.is_agreed else "decided-undo-free"
        return self.texts.say(key, name=self.name(undone.seat))

    def first_player(self) -> str:
        """Say who passed the first turn; "" where nobody did."""
        events = (event for turn in self.match.history for event in turn.events)
        passed = (event for event in events if isinstance(event, FirstTurnPassed))
        return next((self._passed(event.seat) for event in passed), "")

    def _passed(self, seat: int) -> str:
        return self.texts.say("told-first", name=self.name(seat))

    def time(self, time: TimeLeft) -> str:
        """Say how much time the player on turn has left."""
        seat = self.match.public.to_act
        if seat is None:
            return ""
        is_timed = self.match.terms.pace.span is not None
        left = describe_time(self.texts, time, self.name(seat), is_timed=is_timed)
        if not time.has_vote:
            return left
        until = time.vote_until
        key = "vote-opens" if until is None else "vote-runs"
        vote = self.texts.say(key, when="" if until is None else timestamp(until))
        return "\n".join(filter(None, [left, vote]))

    def whose_turn(self, *, is_within: bool = False) -> str:
        """Say who acts next, or that the game is over; within a line no capital belongs."""
        seat = self.match.public.to_act
        if seat is None:
            return self.texts.say("whose-turn-within-nobody" if is_within else "whose-turn-nobody")
        key = "whose-turn-within" if is_within else "whose-turn"
        return self.texts.say(key, name=self.name(seat))

    def score_line(self) -> str:
        """Return all scores, the target, the tiles left to draw, and who has a last turn.

        Scores that have parts stand on lines of their own, unless the text is plain.
        """
        seats = range(self.match.public.players)
        has_parts = any(self.parts(seat) for seat in seats)
        lines = [*map(self._score, seats), self.texts.side_by_side(self.what_is_left())]
        is_long = has_parts and not self.is_plain
        return "\n".join(lines) if is_long else self.texts.side_by_side(lines)

    def scores(self) -> str:
        """Return all scores on one line, without their parts."""
        seats = range(self.match.public.players)
        return self.texts.side_by_side(map(self._bare_score, seats))

    def what_is_left(self) -> list[str]:
        """Return the target, the tiles left to draw, and who has a last turn."""
        view = self.match.public
        left = [self.texts.say("bag-left", count=view.bag_size)]
        if "target" in view.options:
            left.insert(0, self.texts.say("to-target", target=view.options["target"]))
        if view.last_turns:
            names, count = self.names(view.last_turns), len(view.last_turns)
            left.append(self.texts.say("last-turns", names=names, count=count))
        return left

    def parts(self, seat: int) -> list[str]:
        """Return the parts of a seat's score, and what it has left to play with."""
        view = self.match.public
        tally, purse, supply = view.tally(seat), view.purse(seat), view.supply(seat)
        groups = [describe_group(self.texts, group) for group in tally.groups]
        parts = [(" × " if tally.multiplies else " + ").join(groups)]
        if view.bonus_seat == seat:
            parts.append(self.texts.say("score-bonus", points=tally.extra))
        if purse is not None:
            parts.append(self.deeds.money(purse))
        if supply is not None:
            parts.append(self.texts.say("pieces-left", variant=view.variant, count=supply))
        return [part for part in parts if part]

    def _score(self, seat: int) -> str:
        score, parts = self._bare_score(seat), self.parts(seat)
        if not parts:
            return score
        return self.texts.say("score-parts", score=score, parts=tuple(parts))

    def _bare_score(self, seat: int) -> str:
        view = self.match.public
        key = "score-resigned" if seat in view.resigned else "score"
        if self.is_plain:
            key = "score-resigned-plain" if seat in view.resigned else "score-plain"
        points, left = signed(view.scores[seat], ""), self.match.left_by(seat) or ""
        return self.texts.say(key, name=self.name(seat), points=points, left=left)

    def _turn(self, turn: Turn, without: type[Event] | tuple[()] = ()) -> list[str]:
        seat = turn.seat
        return [
            *(self._laid_by_table(turn) if seat is None else self._done_by(seat, turn)),
            *(
                line
                for part in turn.parts
                for event in part.events
                if not isinstance(event, without)
                for line in self._describe_other(part, event)
            ),
        ]

    def _tell(self, seat: int, turn: Turn, part: Part) -> Tell:
        """Return what makes a sentence of what was done in a part of a turn."""
        key = _TOLD.get(part.by, "told-by-bot")
        is_out = any(isinstance(event, SeatResigned) for event in part.events)
        why = "removed" if is_out else _why(turn)
        return partial(self.texts.say, key, name=self.doer(seat, part), why=why)

    def _laid_by_table(self, turn: Turn) -> list[str]:
        placed = [event for event in turn.events if isinstance(event, TilePlaced)]
        cells = self.texts.listed([cell_name(event.place.cell) for event in placed])
        return [self.texts.say("told-table", count=len(placed), cells=cells)]

    def _done_by(self, seat: int, turn: Turn) -> list[str]:
        lines = [
            tell(deeds=self.texts.in_clauses(self.deeds.describe(events)))
            for tell, events in self.accounts(turn)
        ]
        if turn.was_skipped:
            follows = self.deeds.describe(turn.parts[-1].events)
            return [*lines, self.texts.in_clauses([self.closed(turn), *follows])]
        return [*lines, *filter(None, [self.closed(turn)])] or self._idle(seat, turn)

    def _idle(self, seat: int, turn: Turn) -> list[str]:
        has_shown = any(isinstance(event, HandShown) for event in turn.events)
        has_ended = any(isinstance(event, TurnEnded) for event in turn.events)
        if has_shown or not has_ended:
            return []
        last = turn.parts[-1]
        key = "told-idle" if last.is_theirs else "told-idle-by-bot"
        name, variant = self.doer(seat, last), self.match.terms.variant
        return [self.texts.say(key, name=name, variant=variant)]

    def _describe_other(self, part: Part, event: Event) -> list[str]:
        """Describe an event that is not a deed of the seat on turn."""
        match event:
            case HandShown(seat, tiles):
                words = [
                    tile_in_words(self.texts, slot, tile) for slot, tile in enumerate(tiles, 1)
                ]
                shown = self.texts.say("told-shown-hand", name=self.doer(seat, part))
                return [shown, *(words if self.tells_tiles else [])]
            case FirstTurnPassed(seat):
                return [self._passed(seat)]
            case SeatResigned(seat):
                return [self.resigned(seat, was_removed=part.by is By.CLOCK)]
            case EndSetOff(seat, reason) if self.match.public.outcome is None:
                return [self.texts.say("told-set-off", name=self.name(seat), reason=reason)]
            case _:
                return []


def _is_skipping(part: Part) -> bool:
    return any(isinstance(event, TurnEnded) and event.was_skipped for event in part.events)


def _was_only_ended(turn: Turn) -> bool:
    """Tell whether the bot did no more in a turn than to end it, after what its player had done."""
    *before, last = turn.parts
    if last.is_theirs or any(map(is_deed, last.events)):
        return False
    has_ended = any(isinstance(event, TurnEnded) for event in last.events)
    return has_ended and any(is_deed(event) for part in before for event in part.events)


def _why(turn: Turn) -> str:
    """Return the word for why the bot acted in a turn: the time was over, or the others wanted."""
    return "others" if turn.is_early else "time"
