"""What happened and how it stands, in words: turns, gains, closed groups, scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.presenters.people import plain_name, shown_name
from bot.services.match import Match, Turn
from bot.texts import Texts
from engine.board import ClosedGroup
from engine.events import EndSetOff, Event, SeatResigned, TilePlaced, TurnEnded
from engine.game import Preview, summarise
from engine.hexes import cell_name


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells about one game in one language.

    ``is_plain`` writes names as they are, for where no markup counts: alt texts and pictures.
    """

    texts: Texts
    match: Match
    is_plain: bool = False

    def name(self, seat: int) -> str:
        """Return the name of a seat's holder."""
        write = plain_name if self.is_plain else shown_name
        return write(self.match.seats[seat].name)

    def names(self, seats: Iterable[int]) -> str:
        """Return the names of some seats as a list."""
        return self.texts.listed([self.name(seat) for seat in seats])

    def turns(self, turns: Sequence[Turn]) -> list[str]:
        """Tell turns, each in one line or a few."""
        return [line for turn in turns for line in self._turn(turn)]

    def whose_turn(self) -> str:
        """Tell who acts next, or that the game is over."""
        seat = self.match.public.to_act
        if seat is None:
            return self.texts.say("whose-turn-nobody")
        return self.texts.say("whose-turn", name=self.name(seat))

    def score_line(self) -> str:
        """Tell all scores, what they are counted to, and how many tiles are left to draw."""
        view = self.match.public
        scores = " · ".join(self._score(seat) for seat in range(view.players))
        facts = {name: value for name, value in view.options.items() if isinstance(value, int)}
        left = self.texts.say("bag-left", count=view.bag_size)
        return self.texts.say(f"scores-{view.variant}", scores=scores, bag=left, **facts)

    def _score(self, seat: int) -> str:
        view = self.match.public
        key = "score-resigned" if seat in view.resigned else "score"
        if self.is_plain:
            key = "score-resigned-plain" if seat in view.resigned else "score-plain"
        return self.texts.say(key, name=self.name(seat), points=signed(view.scores[seat], ""))

    def _turn(self, turn: Turn) -> list[str]:
        lines = []
        if any(isinstance(event, TilePlaced) for event in turn.events):
            lines.append(self._placements(turn))
        elif turn.seat is not None and any(isinstance(event, TurnEnded) for event in turn.events):
            lines.append(self.texts.say("told-idle", name=self.name(turn.seat)))
        for event in turn.events:
            match event:
                case SeatResigned(seat):
                    lines.append(self.texts.say("told-resigned", name=self.name(seat)))
                case EndSetOff(seat):
                    key = f"told-set-off-{self.match.variant}"
                    lines.append(self.texts.say(key, name=self.name(seat)))
                case _:
                    pass
        return lines

    def _placements(self, turn: Turn) -> str:
        cells = [
            cell_name(event.place.cell) for event in turn.events if isinstance(event, TilePlaced)
        ]
        where = self.texts.listed(cells)
        effect = told_effect(self.texts, turn.events)
        if turn.seat is None:
            return self.texts.say("told-table", count=len(cells), cells=where)
        name = self.name(turn.seat)
        return self.texts.say(
            "told-placed", name=name, count=len(cells), cells=where, effect=effect
        )


def told_effect(texts: Texts, events: Iterable[Event]) -> str:
    """Tell what placements did: discs, closed groups and points."""
    done = summarise(events)
    parts = [texts.say("told-discs", count=len(done.discs))]
    if done.closed:
        groups = texts.listed([told_group(texts, group) for group in done.closed])
        parts.append(texts.say("told-closed", groups=groups))
    effect = ", ".join(parts)
    if is_free(done):
        return effect
    return texts.say("told-gain", effect=effect, gain=signed(done.gain))


def told_group(texts: Texts, group: ClosedGroup) -> str:
    """Name a closed group by its colour and size."""
    return texts.say(f"group-{group.colour.name.lower()}", size=group.size)


def is_free(done: Preview) -> bool:
    """Tell whether placements were outside the scoring, as those of the set-up are."""
    return done.gain == 0 and done.price == 0


def signed(number: int, plus: str = "+") -> str:
    """Write a number of points with a true minus sign."""
    return f"−{-number}" if number < 0 else f"{plus}{number}"
