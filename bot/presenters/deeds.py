"""What a seat did in a turn, as parts of a sentence that begins with the player's name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import groupby
from typing import Final, NamedTuple, TypeVar

from bot.texts import Texts
from engine.board import GroupSummary
from engine.events import (
    ColoniesJoined,
    ColonyKept,
    Event,
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

_DEEDS: Final = (
    TilePlaced,
    PawnSettled,
    PawnWithdrawn,
    PawnReturned,
    ColoniesJoined,
    ColonyKept,
    TerritoryMarked,
    PlateTaken,
    TurnRepeated,
    MoneyReturned,
)
"""The events that seats are told to have done."""


class Brevity(IntEnum):
    """How much is told: everything; no names of cells and discs; closings and gains; and less.

    The latter four tell of pawns not what each costs. ``LARGEST`` is of all closings the largest
    and how many more there were, and ``GAIN`` tells of tiles the gain alone. ``AMOUNT`` is as
    ``CLOSINGS``, but for what gains are counted in.
    """

    WHOLE = 0
    BRIEF = 1
    CLOSINGS = 2
    LARGEST = 3
    GAIN = 4
    AMOUNT = 5


class Clause(NamedTuple):
    """A part of a sentence, and the neighbouring deeds of one kind that it tells."""

    text: str
    told: list[Event]


@dataclass(frozen=True, slots=True)
class Deeds:
    """Describes deeds in one game's words; ``name_of`` gives a seat's name.

    Who did them stands in the text around them, with what the language's participles ask for.
    """

    texts: Texts
    variant: str
    name_of: Callable[[int], str]
    brevity: Brevity = Brevity.WHOLE

    def describe(self, events: Iterable[Event]) -> list[str]:
        """Describe what was done, in its order; neighbours of one kind share one part."""
        return [part.text for part in self.parts(events)]

    def parts(self, events: Iterable[Event]) -> list[Clause]:
        """Describe what was done, in its order, each part with the events that it tells."""
        return [
            Clause(text, told)
            for kind, members in groupby(filter(is_deed, events), key=type)
            for text, told in self._parts(kind, list(members))
        ]

    def as_brief_as(self, brevity: Brevity) -> Deeds:
        """Return a describer of the same game that leaves out more or less."""
        return replace(self, brevity=brevity)

    def _parts(self, kind: type[Event], events: list[Event]) -> list[tuple[str, list[Event]]]:
        """Describe neighbouring deeds of one kind, each part with the deeds that it tells."""
        if kind is TilePlaced:
            return [(self._placed(_those(events, TilePlaced)), events)]
        if kind is TerritoryMarked:
            return [(self._marked(_those(events, TerritoryMarked)), events)]
        if kind is PawnReturned:
            return [(self._sent_home(_those(events, PawnReturned)), events)]
        return [(self._part(event), [event]) for event in events]

    def _part(self, event: Event) -> str:
        match event:
            case PawnSettled():
                part = self._settled(event)
            case PawnWithdrawn():
                part = self._withdrew(event)
            case ColoniesJoined(group=group):
                part = self.texts.say("deed-joined", group=describe_group(self.texts, group))
            case ColonyKept(owner=owner, disc=disc):
                name = self.name_of(owner)
                part = self.texts.say("deed-kept", owner=name, disc=disc_name(disc))
            case TurnRepeated(gain=gain):
                part = self._gained(self.texts.say("deed-again"), gain)
            case MoneyReturned(gain=gain):
                part = self.texts.say("deed-gave-back", money=self.money(-gain))
            case _:
                part = self.texts.say("deed-plate")
        return part

    def money(self, amount: int, written: str | None = None) -> str:
        """Write an amount of the game's money, tokens or points."""
        text = signed(amount, "") if written is None else written
        return self.texts.say("money", variant=self.variant, count=abs(amount), amount=text)

    def price(self, price: int) -> str:
        """Write a price in the game's money, or in points where there is none."""
        return self.texts.say("price", variant=self.variant, count=price)

    def _gained(self, effect: str, gain: int) -> str:
        amount = signed(gain)
        told = amount if self.brevity is Brevity.AMOUNT else self.money(gain, amount)
        return self.texts.say("told-gain", effect=effect, gain=told)

    def _placed(self, placed: list[TilePlaced]) -> str:
        done, count = summarise(placed), len(placed)
        if self.brevity is Brevity.WHOLE:
            cells = self.texts.listed([cell_name(event.place.cell) for event in placed])
            effect = self._effect(placed)
            return self.texts.say("deed-placed", count=count, cells=cells, effect=effect)
        laid = self.texts.say("deed-laid", count=count)
        if done.closed and self.brevity is not Brevity.GAIN:
            groups = self._closed(done.closed)
            is_brief = self.brevity is Brevity.BRIEF
            key = "deed-closed-with" if is_brief else "deed-closed"
            laid = self.texts.say(key, groups=groups, count=count)
        if self.brevity is Brevity.BRIEF:
            effect = self._effect(placed, names_closed=False)
            return self.texts.say("deed-laid-to", laid=laid, effect=effect)
        return self._gained(laid, done.gain) if done.gain else laid

    def _closed(self, groups: Sequence[GroupSummary]) -> str:
        """List closed groups, or tell of the largest and how many more there were."""
        if self.brevity is not Brevity.LARGEST or len(groups) == 1:
            return self.texts.listed(closed_groups(self.texts, groups))
        (largest,) = closed_groups(self.texts, [max(groups, key=lambda group: group.size)])
        return self.texts.say("deed-largest", group=largest, count=len(groups) - 1)

    def _effect(self, placed: list[TilePlaced], *, names_closed: bool = True) -> str:
        """Describe the discs, the closed groups, and the gain or price unless both are 0."""
        done = summarise(placed)
        parts = [self.texts.say("told-discs", count=len(done.discs))]
        if done.closed and names_closed:
            groups = self.texts.listed(closed_groups(self.texts, done.closed))
            parts.append(self.texts.say("told-closed", groups=groups))
        if done.price and done.gain != -done.price:
            parts.append(self.texts.say("told-price", price=self.price(done.price)))
        effect = self.texts.enumerated(parts)
        return self._gained(effect, done.gain) if done.gain or done.price else effect

    def _settled(self, event: PawnSettled) -> str:
        effect = self.texts.say("deed-settled", group=self._place(event.group, event.disc))
        return effect if self.brevity > Brevity.BRIEF else self._gained(effect, event.gain)

    def _place(self, group: GroupSummary, disc: Point) -> str:
        """Name a group and, unless briefly, the disc of it on which a piece was put."""
        if self.brevity is not Brevity.WHOLE:
            return describe_group(self.texts, group)
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

    def _sent_home(self, returned: list[PawnReturned]) -> str:
        owners = self.texts.listed([self.name_of(event.owner) for event in returned])
        return self.texts.say("deed-sent-home", count=len(returned), owners=owners)

    def _marked(self, marked: list[TerritoryMarked]) -> str:
        groups = self.texts.listed([self._place(event.group, event.disc) for event in marked])
        return self.texts.say("deed-marked", groups=groups)


def describe_group(texts: Texts, group: GroupSummary) -> str:
    """Name a group by its colour and size."""
    return texts.say(f"group-{group.colour.name.lower()}", size=group.size)


def closed_groups(texts: Texts, groups: Sequence[GroupSummary]) -> list[str]:
    """Name groups as what was closed, one after the other."""
    return [
        texts.say(
            "told-closed-group",
            colour=texts.say(f"colour-{group.colour.name.lower()}"),
            size=group.size,
            place=place,
        )
        for place, group in enumerate(groups, start=1)
    ]


def signed(number: int, plus: str = "+") -> str:
    """Write a number of points with a true minus sign, and ``plus`` before other numbers."""
    return f"−{-number}" if number < 0 else f"{plus}{number}"


def change_of_rating(texts: Texts, change: int) -> str:
    """Return a change of rating with its sign; it is no number, so no digits are grouped."""
    if change == 0:
        return texts.say("leaders-change-none")
    key = "leaders-change-up" if change > 0 else "leaders-change-down"
    return texts.say(key, points=str(abs(change)))


def is_deed(event: Event) -> bool:
    """Tell whether an event is told as something that a seat has done."""
    return isinstance(event, _DEEDS)


def _those(events: Iterable[Event], kind: type[Kind]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]
