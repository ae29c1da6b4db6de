"""A review in words and as a picture: who led when, how everybody played, and where it turned."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from bot.presenters.deeds import Deeds, signed
from bot.presenters.notation import write_move
from bot.texts import Texts
from engine.events import TilePlaced
from engine.game import Game
from engine.review.chances import Chances
from engine.review.comparison import Comparison, Side, compared_turn
from engine.review.decisions import Verdict
from engine.review.reasons import Reason
from engine.review.reviewing import Move, ReviewedTurn
from engine.review.summary import Played, leaders, played_by, turning_points
from renderer.pages.review import LEVELS, ReviewLabels, TurningPoint

MOST_LEADS: Final = 4
"""Up to so many changes of the lead are told one by one."""

MOST_REASONS: Final = 2


@dataclass(frozen=True)
class ReviewedGame:
    """A finished game with its review: all ``turns`` that its ``moves`` make from ``start`` on.

    ``names`` are those by seat, as they are to be written; ``numbers`` those of the turns, as a
    replay has them. ``deciders`` are the names of the people who decided, by move; of moves that
    are not among them those who hold the seats.
    """

    name: str
    names: tuple[str, ...]
    start: Game
    moves: tuple[Move, ...]
    turns: tuple[ReviewedTurn, ...]
    numbers: tuple[int, ...]
    deciders: Mapping[int, str] = field(default_factory=dict)

    @cached_property
    def curve(self) -> list[Chances]:
        """The chances after the set-up, and after each turn."""
        return [turn.chances for turn in self.turns]

    @cached_property
    def points(self) -> list[ReviewedTurn]:
        """The turning points, in the order of the game."""
        return turning_points(self.turns)

    def played(self, seat: int) -> dict[str, Played]:
        """Return how well each person at a seat decided, by name; empty if no person did."""
        turns = [turn for turn in self.turns if turn.seat == seat]
        return played_by(turns, lambda number: self.deciders.get(number, self.names[seat]))

    def luck(self, seat: int) -> float:
        """Return how lucky all draws of a seat were together, in points, money or tokens."""
        return sum(turn.luck[seat] for turn in self.turns)

    def number_of(self, turn: ReviewedTurn) -> int:
        """Return the number of a turn, as a replay has it."""
        return self.numbers[self.turns.index(turn)]

    def decider_of(self, turn: ReviewedTurn) -> str:
        """Return who decided what a turn has lost, as far as moves tell; else who holds the seat.

        Where one person took over from another within the turn it is who lost most of it.
        """
        lost = {number: decision.counted for number, decision in turn.decisions.items()}
        worst = max(lost, key=lost.__getitem__, default=-1)
        return self.deciders.get(worst, self.names[turn.seat or 0])

    def compared(self, turn: ReviewedTurn) -> Comparison:
        """Return a turning point beside what was better."""
        return compared_turn(self.start, self.moves, turn)


@dataclass(frozen=True, slots=True)
class ReviewTeller:
    """Tells a review in one language."""

    texts: Texts
    game: ReviewedGame

    def led(self) -> str:
        """Say who was in front, from which turn on."""
        game = self.game
        found = [(seat, game.numbers[at]) for seat, at in leaders(game.curve)]
        if not found:
            return self.texts.say("review-led-by-nobody")
        if len(found) > MOST_LEADS:
            seat, turn = found[-1]
            name, changes = game.names[seat], len(found) - 1
            return self.texts.say("review-led-often", name=name, turn=turn, changes=changes)
        leads = [
            self.texts.say("review-lead", name=game.names[seat], turn=turn) for seat, turn in found
        ]
        return self.texts.say("review-led", leads=self.texts.listed(leads))

    def seats(self) -> Iterator[str]:
        """Say of each seat how well it was played and how lucky it was."""
        for seat, holder in enumerate(self.game.names):
            luck, found = self._luck(seat), self.game.played(seat)
            if not found:
                yield self.texts.say("review-not-judged", name=holder, luck=luck)
            for name, how in found.items():
                accuracy = str(round(how.accuracy))
                yield self.texts.say("review-played", name=name, accuracy=accuracy, luck=luck)
                yield self._decisions(how)

    def _decisions(self, found: Played) -> str:
        verdicts = [
            self.texts.say(f"review-{verdict}", count=found.verdicts[verdict])
            for verdict in Verdict
            if found.verdicts[verdict]
        ]
        listed = self.texts.listed(verdicts)
        return self.texts.say("review-decisions", decisions=found.decisions, verdicts=listed)

    def _luck(self, seat: int) -> str:
        luck, deeds = round(self.game.luck(seat)), self._deeds
        told = deeds.money(luck, self._drawn(seat))
        return self.texts.say("review-luck", variant=deeds.variant, luck=told, count=abs(luck))

    def _drawn(self, seat: int) -> str:
        luck = round(self.game.luck(seat))
        return signed(luck) if luck else "0"

    @property
    def _deeds(self) -> Deeds:
        return Deeds(self.texts, self.game.start.variant, self.game.names.__getitem__)

    def points(self) -> Iterator[str]:
        """List the turning points; say so where there are none."""
        points = self.game.points
        yield self.texts.say("review-points" if points else "review-no-points")
        for number, turn in enumerate(points, 1):
            yield self.point(number, turn)

    def point(self, number: int, turn: ReviewedTurn) -> str:
        """Name a turning point in one line."""
        return self.texts.say(
            "review-point",
            number=number,
            turn=self.game.number_of(turn),
            name=self.game.decider_of(turn),
            loss=self._percent(turn.loss),
        )

    def told(self, turn: ReviewedTurn) -> list[str]:
        """Say what was done at a turning point, what was better, and why."""
        found, name = self.game.compared(turn), self.game.decider_of(turn)
        done, better = (self._side(side, name) for side in (found.done, found.better))
        chance = self._percent(found.better.chance)
        told = self.texts.say("review-better", told=better, chance=chance)
        moves = _moves_apart(found)
        if done == better and all(moves):
            own, other = (self.texts.listed([f"`{move}`" for move in side]) for side in moves)
            told = self.texts.say("review-better-so", done=own, better=other, chance=chance)
        return [
            self.texts.say("review-done", told=done, chance=self._percent(found.done.chance)),
            told,
            self._why(found),
        ]

    def _side(self, side: Side, name: str) -> str:
        parts = self._deeds.describe(side.events)
        if not parts:
            return self.texts.say("review-nothing-done", name=name)
        return self.texts.say("told-turn", name=name, deeds=self.texts.listed(parts))

    def _why(self, found: Comparison) -> str:
        told = [self._reason(reason, found) for reason in found.reasons[:MOST_REASONS]]
        second = told[1] if len(told) > 1 else "no"
        return self.texts.say("review-why", first=told[0], second=second)

    def _reason(self, reason: Reason, found: Comparison) -> str:
        done, better = found.done.effect, found.better.effect
        numbers: dict[Reason, float] = {
            Reason.SCORE: better.score - done.score,
            Reason.TAKES: better.taken - done.taken,
            Reason.SAVES: (better.purse or 0) - (done.purse or 0),
            Reason.HOLDS: done.other - better.other,
            Reason.LEAVES: done.left - better.left,
        }
        following, number = found.following, round(numbers.get(reason, 0))
        return self.texts.say(
            f"review-why-{reason}",
            number=number,
            money=self._deeds.money(number),
            name="" if following is None else self.game.names[following],
        )

    def curve_in_words(self) -> list[str]:
        """Tell the chances after the set-up, at the turning points, and at the end."""
        game = self.game
        shown = [0, *(game.turns.index(turn) - 1 for turn in game.points), len(game.turns) - 1]
        return [
            self.texts.say(
                "review-chances",
                turn=game.numbers[at],
                chances=self.texts.listed(
                    [
                        self.texts.say("review-chance", name=name, chance=self._percent(chance))
                        for name, chance in zip(game.names, game.curve[at], strict=True)
                    ]
                ),
            )
            for at in sorted({*shown})
        ]

    def _percent(self, part: float) -> str:
        return self.texts.say("review-percent", number=round(100 * part))

    def labels(self) -> ReviewLabels:
        """Return the texts of the picture."""
        game, seats = self.game, range(len(self.game.names))
        variant = game.start.variant
        played = self.texts.say(f"variant-short-{variant}")
        found = [game.played(seat).get(game.names[seat]) for seat in seats]
        last = game.numbers[-1]
        return ReviewLabels(
            title=self.texts.say("review-title", game=game.name),
            subtitle=self.texts.say("review-turns", turns=last, variant=played),
            levels=tuple(self._percent(level / 100) for level in LEVELS),
            begin=self.texts.say("review-begin"),
            end=self.texts.say("review-end", turn=last),
            names=game.names,
            figures=tuple("" if it is None else str(round(it.accuracy)) for it in found),
            notes=tuple(
                self.texts.say("review-luck-short", luck=self._drawn(seat)) for seat in seats
            ),
            unit=self.texts.say("review-accuracy"),
        )


def _moves_apart(found: Comparison) -> tuple[list[str], list[str]]:
    """Return the placements that only one of two turns makes, of tiles held as they began."""
    done, better = (
        [event.place for event in side.events if isinstance(event, TilePlaced)]
        for side in (found.done, found.better)
    )
    held = set(found.begun.to_lay)
    return (
        [write_move(found.begun, it) for it in done if it not in better and it.tile in held],
        [write_move(found.begun, it) for it in better if it not in done and it.tile in held],
    )


def marks_of(game: ReviewedGame) -> Sequence[TurningPoint]:
    """Return where the turning points stand on the curves: where their turns began."""
    return [TurningPoint(turn.seat or 0, game.turns.index(turn) - 1) for turn in game.points]
