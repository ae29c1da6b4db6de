"""What a seat did in a turn, as parts of a sentence that begins with the player's name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from bot.texts import Texts
from engine.board import GroupSummary
from engine.events import (
    ColoniesJoined,
    ColonyKept,
    Event,
    IncomePaid,
    MoneyReturned,
    PawnReturned,
    PawnSettled,
    PawnWithdrawn,
    PlateTaken,
    TerritoryMarked,
    TilePlaced,
    TurnRepeated,
)
from engine.game import summarise
from engine.hexes import Point, cell_name, disc_name

Kind = TypeVar("Kind", bound=Event)


@dataclass(frozen=True, slots=True)
class Deeds:
    """Describes deeds in one game's words; ``name_of`` gives a seat's name."""

    texts: Texts
    variant: str
    name_of: Callable[[int], str]

    def describe(self, events: Iterable[Event]) -> list[str]:
        """Describe what was done; deeds of one kind share one part."""
        events = tuple(events)
        return [
            *self._placed(_those(events, TilePlaced)),
            *(self._settled(event) for event in _those(events, PawnSettled)),
            *(self._withdrew(event) for event in _those(events, PawnWithdrawn)),
            *self._joined(events),
            *self._marked(_those(events, TerritoryMarked)),
            *(self.texts.say("deed-plate") for _ in _those(events, PlateTaken)),
            *self._repeated(_those(events, TurnRepeated)),
            *(self._gave_back(event) for event in _those(events, MoneyReturned)),
        ]

    def received(self, event: IncomePaid) -> str:
        """Describe the income with which a turn began."""
        return self.texts.say("deed-received", money=self.money(event.amount))

    def money(self, amount: int, written: str | None = None) -> str:
        """Write an amount of the game's money, tokens or points."""
        text = signed(amount, "") if written is None else written
        return self.texts.say("money", variant=self.variant, count=abs(amount), amount=text)

    def price(self, price: int) -> str:
        """Write a price in the game's money, or in points where there is none."""
        return self.texts.say("price", variant=self.variant, count=price)

    def _gained(self, effect: str, gain: int) -> str:
        return self.texts.say("told-gain", effect=effect, gain=self.money(gain, signed(gain)))

    def _placed(self, placed: list[TilePlaced]) -> list[str]:
        if not placed:
            return []
        cells = self.texts.listed([cell_name(event.place.cell) for event in placed])
        effect = self._effect(placed)
        return [self.texts.say("deed-placed", count=len(placed), cells=cells, effect=effect)]

    def _effect(self, placed: list[TilePlaced]) -> str:
        """Describe the discs, the closed groups, and the gain or price unless both are 0."""
        done = summarise(placed)
        parts = [self.texts.say("told-discs", count=len(done.discs))]
        if done.closed:
            groups = self.texts.listed([describe_group(self.texts, group) for group in done.closed])
            parts.append(self.texts.say("told-closed", groups=groups))
        if done.price and done.gain != -done.price:
            parts.append(self.texts.say("told-price", price=self.price(done.price)))
        effect = ", ".join(parts)
        return self._gained(effect, done.gain) if done.gain or done.price else effect

    def _settled(self, event: PawnSettled) -> str:
        group = self._place(event.group, event.disc)
        return self._gained(self.texts.say("deed-settled", group=group), event.gain)

    def _place(self, group: GroupSummary, disc: Point) -> str:
        """Name a group, and the disc of it on which a piece was put."""
        return self.texts.say(
            "group-at", group=describe_group(self.texts, group), disc=disc_name(disc)
        )

    def _withdrew(self, event: PawnWithdrawn) -> str:
        disc = disc_name(event.disc)
        if event.owner == event.seat:
            effect = self.texts.say("deed-withdrew", disc=disc)
        else:
            owner = self.name_of(event.owner)
            effect = self.texts.say("deed-withdrew-of", owner=owner, disc=disc)
        return self._gained(effect, event.gain)

    def _joined(self, events: tuple[Event, ...]) -> list[str]:
        joined = [event.group for event in _those(events, ColoniesJoined)]
        parts = [
            self.texts.say("deed-joined", group=describe_group(self.texts, group))
            for group in joined
        ]
        for kept in _those(events, ColonyKept):
            owner, disc = self.name_of(kept.owner), disc_name(kept.disc)
            parts.append(self.texts.say("deed-kept", owner=owner, disc=disc))
        if returned := _those(events, PawnReturned):
            owners = self.texts.listed([self.name_of(event.owner) for event in returned])
            parts.append(self.texts.say("deed-sent-home", count=len(returned), owners=owners))
        return parts

    def _marked(self, marked: list[TerritoryMarked]) -> list[str]:
        if not marked:
            return []
        groups = self.texts.listed([self._place(event.group, event.disc) for event in marked])
        return [self.texts.say("deed-marked", groups=groups)]

    def _repeated(self, repeated: list[TurnRepeated]) -> list[str]:
        if not repeated:
            return []
        effect = self.texts.say("deed-again", count=len(repeated))
        return [self._gained(effect, sum(event.gain for event in repeated))]

    def _gave_back(self, event: MoneyReturned) -> str:
        return self.texts.say("deed-gave-back", money=self.money(-event.gain))


def describe_group(texts: Texts, group: GroupSummary) -> str:
    """Name a group by its colour and size."""
    return texts.say(f"group-{group.colour.name.lower()}", size=group.size)


def signed(number: int, plus: str = "+") -> str:
    """Write a number of points with a true minus sign, and ``plus`` before other numbers."""
    return f"−{-number}" if number < 0 else f"{plus}{number}"


def _those(events: Iterable[Event], kind: type[Kind]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]
