"""A review in words: who led when, how everybody played, and where it turned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.presenters.deeds import Deeds, signed
from bot.presenters.looking_back.reviewed import ReviewedGame
from bot.presenters.notation import write_move
from bot.texts import Texts
from engine.events import TilePlaced
from engine.review.comparison import Comparison, Side
from engine.review.decisions import Verdict
from engine.review.reasons import Reason
from engine.review.reviewing import ReviewedTurn
from engine.review.summary import Played, leaders
from renderer.pages.review import LEVELS, ReviewLabels

MOST_LEADS: Final = 4
"""Up to so many changes of the lead are told one by one."""

MOST_REASONS: Final = 2


@dataclass(frozen=True, slots=True)
class ReviewTeller:
    """Tells a review in one language."""

    texts: Texts
    game: ReviewedGame

    def led(self) -> str:
        """Say who was in front, from which turn on."""
        game = self.game
        found = [(game.name_then(seat, at), game.numbers[at]) for seat, at in leaders(game.curve)]
        if not found:
            return self.texts.say("review-led-by-nobody")
        if len(found) > MOST_LEADS:
            (name, turn), changes = found[-1], len(found) - 1
            return self.texts.say("review-led-often", name=name, turn=turn, changes=changes)
        leads = [self.texts.say("review-lead", name=name, turn=turn) for name, turn in found]
        return self.texts.say("review-led", leads=self.texts.listed(leads))

    def seats(self) -> Iterator[str]:
        """Say of each seat how well it was played and how lucky it was."""
        for seat, holder in enumerate(self.game.names):
            luck, found = self._luck(seat), self.game.played(seat)
            is_alone = len(found) == 1 and self.game.played_by_holder(seat) is not None
            if not is_alone:  # the luck is that of the seat, whoever held it
                yield self.texts.say("review-not-judged", name=holder, luck=luck)
            for who, how in found.items():
                name, accuracy = self.game.name_of(who, seat), str(round(how.accuracy))
                words = {"luck": luck} if is_alone else {"luck": "none"}
                yield self.texts.say("review-played", name=name, accuracy=accuracy, **words)
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
        done, better = (self._deeds_of(side) for side in (found.done, found.better))
        chance = self._percent(found.better.chance)
        key = "review-better" if better else "review-better-ends"
        told = self.texts.say(key, name=name, deeds=better, chance=chance)
        key = "told-turn" if done else "review-nothing-done"
        played = self.texts.say(key, name=name, deeds=done)
        moves = _moves_apart(found)
        if done == better and all(moves):
            own, other = (self.texts.listed([f"`{move}`" for move in side]) for side in moves)
            told = self.texts.say("review-better-so", done=own, better=other, chance=chance)
        return [
            self.texts.say("review-done", told=played, chance=self._percent(found.done.chance)),
            told,
            self._why(found),
        ]

    def _deeds_of(self, side: Side) -> str:
        parts = self._deeds.describe(side.events)
        return self.texts.listed(parts) if parts else ""

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
        found = [game.played_by_holder(seat) for seat in seats]
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
