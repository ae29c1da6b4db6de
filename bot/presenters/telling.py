"""What happened in a game and who has what, in words: turns, scores and their parts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.presenters.deeds import Deeds, describe_group, signed
from bot.presenters.people import describe_time, name_of, plain_name, shown_name
from bot.presenters.tiles import tile_in_words
from bot.services.clocks import TimeLeft
from bot.services.games.match import Match, Turn
from bot.texts import Texts
from engine.events import (
    EndSetOff,
    Event,
    HandShown,
    IncomePaid,
    SeatResigned,
    TilePlaced,
    TurnEnded,
)
from engine.hexes import cell_name


@dataclass(frozen=True, slots=True)
class Teller:
    """Describes one game in one language.

    With ``is_plain`` names are not escaped: for alt texts and files, where markup does not count.
    With ``tells_tiles`` a shown hand is described tile by tile, where no other text does it.
    """

    texts: Texts
    match: Match
    is_plain: bool = False
    tells_tiles: bool = False

    def name(self, seat: int) -> str:
        """Return the name of a seat's holder."""
        write = plain_name if self.is_plain else shown_name
        return write(name_of(self.texts, self.match.seats[seat]))

    def owner(self, seat: int) -> str:
        """Return the name of the person to whom a seat belongs, whoever plays it now."""
        person = self.match.seats[seat]
        write = plain_name if self.is_plain else shown_name
        return write(person.name or name_of(self.texts, person))

    def names(self, seats: Iterable[int]) -> str:
        """Return the names of some seats as a list."""
        return self.texts.listed([self.name(seat) for seat in seats])

    @property
    def deeds(self) -> Deeds:
        """The describer of this game's deeds."""
        return Deeds(self.texts, self.match.terms.variant, self.name)

    def turns(self, turns: Sequence[Turn]) -> list[str]:
        """Describe turns, each in one or more lines, with the income that began it."""
        lines: list[str] = []
        income: list[IncomePaid] = []
        for turn in turns:
            lines += self._turn(turn, income)
            income = [event for event in turn.events if isinstance(event, IncomePaid)]
        return lines + self._received(income)

    def time(self, time: TimeLeft) -> str:
        """Say how much time the player on turn has left."""
        seat = self.match.public.to_act
        return "" if seat is None else describe_time(self.texts, time, self.name(seat))

    def whose_turn(self) -> str:
        """Say who acts next, or that the game is over."""
        seat = self.match.public.to_act
        if seat is None:
            return self.texts.say("whose-turn-nobody")
        return self.texts.say("whose-turn", name=self.name(seat))

    def score_line(self) -> str:
        """Return all scores, the target, the tiles left to draw, and who has a last turn.

        Scores that have parts stand on lines of their own, unless the text is plain.
        """
        seats = range(self.match.public.players)
        has_parts = any(self.parts(seat) for seat in seats)
        between = "\n" if has_parts and not self.is_plain else " · "
        return between.join([*map(self._score, seats), " · ".join(self.what_is_left())])

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
        view = self.match.public
        key = "score-resigned" if seat in view.resigned else "score"
        if self.is_plain:
            key = "score-resigned-plain" if seat in view.resigned else "score-plain"
        score = self.texts.say(key, name=self.name(seat), points=signed(view.scores[seat], ""))
        parts = self.parts(seat)
        if not parts:
            return score
        return self.texts.say("score-parts", score=score, parts=", ".join(parts))

    def _turn(self, turn: Turn, income: list[IncomePaid]) -> list[str]:
        seat = turn.seat
        return [
            *(self._laid_by_table(turn) if seat is None else self._done_by(seat, turn, income)),
            *(line for event in turn.events for line in self._describe_other(event)),
        ]

    def _laid_by_table(self, turn: Turn) -> list[str]:
        placed = [event for event in turn.events if isinstance(event, TilePlaced)]
        cells = self.texts.listed([cell_name(event.place.cell) for event in placed])
        return [self.texts.say("told-table", count=len(placed), cells=cells)]

    def _done_by(self, seat: int, turn: Turn, income: list[IncomePaid]) -> list[str]:
        name, deeds = self.name(seat), self.deeds.describe(turn.events)
        if deeds:
            received = [self.deeds.received(event) for event in income]
            clauses = self.texts.in_clauses([*received, *deeds])
            return [self.texts.say("told-turn", name=name, deeds=clauses)]
        return [*self._received(income), *self._idle(name, turn)]

    def _idle(self, name: str, turn: Turn) -> list[str]:
        has_shown = any(isinstance(event, HandShown) for event in turn.events)
        if has_shown or not any(isinstance(event, TurnEnded) for event in turn.events):
            return []
        return [self.texts.say("told-idle", name=name, variant=self.match.terms.variant)]

    def _received(self, income: list[IncomePaid]) -> list[str]:
        """Describe income on lines of its own."""
        return [
            self.texts.say(
                "told-turn", name=self.name(event.seat), deeds=self.deeds.received(event)
            )
            for event in income
        ]

    def _describe_other(self, event: Event) -> list[str]:
        """Describe an event that is not a deed of the seat on turn."""
        match event:
            case HandShown(seat, tiles):
                words = [
                    tile_in_words(self.texts, slot, tile) for slot, tile in enumerate(tiles, 1)
                ]
                shown = self.texts.say("told-shown-hand", name=self.name(seat))
                return [shown, *(words if self.tells_tiles else [])]
            case SeatResigned(seat):
                return [self.texts.say("told-resigned", name=self.name(seat))]
            case EndSetOff(seat, reason) if self.match.public.outcome is None:
                return [self.texts.say("told-set-off", name=self.name(seat), reason=reason)]
            case _:
                return []
