"""A player who sees no picture and knows no rules: reads texts and lists, and taps what they name.

What a panel announces for a tap is held against what is told after it.
"""

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final

import discord
from simcord import MemberActor, ResponseMessage

from tests.bot.presenters.in_words.reading import COLOURS, SeatRead, number, read_seat
from tests.flows.world import World, buttons, shown

MODES: Final = ("Place", "Settle", "Mark", "Keep")
YOUR_TURN: Final = "** · your turn\n"
"""What stands in a panel before what it announces."""

MOST_DEEDS: Final = 12
"""More of them in one turn would be going round in circles."""

_DEED: Final = re.compile(rf"(?:{'|'.join(MODES)}) (?:here|it|and end)")
_MOVE: Final = re.compile(r"^`\d[ab] (\S+) r\d`", re.MULTILINE)
_WAYS: Final = re.compile(r"way \d+ of (\d+)")
_DISCS: Final = re.compile(r"(\d+) discs?")
_MEETS: Final = re.compile(r": (\w+); meets (\w+) of ")
_GROUP: Final = re.compile(rf"\b(?:{'|'.join(COLOURS)}) (\d+)")
_CLOSES: Final = re.compile(r" · closes ([^·\n]+?)(?: ·|$)", re.MULTILINE)
_GAIN: Final = re.compile(r"\*\*([+−]\d+)")
_SCORE: Final = re.compile(r"score (−?\d+) → (−?\d+)")
_PURSE: Final = re.compile(r"(money|tokens) (\d+) → (\d+)")
_TOLD_GAIN: Final = re.compile(r" → ([+−]\d+)")
_GAVE_BACK: Final = re.compile(r"gave back (\d+) ")


@dataclass(frozen=True, slots=True)
class Offer:
    """What a panel announces for the action that it shows.

    ``shown`` is the move, or what the list of targets calls it; ``closes`` the groups it closes;
    ``gain`` is in the game's money or points, ``points`` what the score rises by.
    """

    mode: str
    shown: str
    closes: str
    gain: int
    points: int

    @property
    def is_move(self) -> bool:
        """Whether it is a tile that is laid."""
        return _MOVE.match(self.shown) is not None

    @property
    def worth(self) -> tuple[int, int]:
        """How much it promises: points and closed discs first, then money."""
        return self.points + sum(map(int, _GROUP.findall(self.closes))), self.gain


class TextPlayer:
    """Somebody called ``name`` who plays by the panel, in words alone; counts what came true."""

    def __init__(self, world: World, who: MemberActor, name: str) -> None:
        self.kept_words = 0
        self._world, self._who, self._name = world, who, name
        self._panel: ResponseMessage

    @property
    def is_called(self) -> bool:
        """Whether the newest message of the channel calls this player."""
        return self._world.newest().content.startswith(f"<@{self._who.id}>, your turn in ")

    async def prefer_words(self) -> None:
        """Choose words first."""
        panel = shown(await self._who.slash(self._world.channel, "settings"))
        (wanted,) = [
            (menu, option)
            for menu in menus(panel)
            for option in menu.options
            if option.label.startswith("Text first")
        ]
        menu, option = wanted
        await self._who.select(panel, [option.value], custom_id=menu.custom_id)

    async def take_turn(self) -> None:
        """Lay a tile, and do whatever else promises anything, the most promising first."""
        self._panel = shown(await self._who.click(self._world.newest(), label="Play"))
        has_placed = False
        for _ in range(MOST_DEEDS):
            end = next((label for label in self._labels() if label.startswith("End turn")), None)
            tempting = [
                offer
                async for offer in self._offers()
                if end is None or offer.worth > (0, 0) or (offer.is_move and not has_placed)
            ]
            if tempting:
                best = max(tempting, key=lambda offer: offer.worth)
                await self._do(best)
                has_placed = has_placed or best.is_move
            elif end is not None:
                await self._end(end)
            if YOUR_TURN not in self._text:
                return
        raise AssertionError("the turn does not come to its end")

    async def _offers(self) -> AsyncIterator[Offer]:
        """Read what promises most among all that may be done."""
        modes = [label for label in self._labels() if label in MODES]
        for mode in modes or [""]:
            await self._tap_if_enabled(mode)
            async for offer in self._listed(mode):
                yield offer

    async def _listed(self, mode: str) -> AsyncIterator[Offer]:
        """Read what promises most in the panel's first list, in every way."""
        options = [option for menu in menus(self._panel)[:1] for option in menu.options]
        targets = [option for option in options if not option.label.startswith("More: ")]
        if not targets:
            return
        await self._choose(max(targets, key=promise).label)
        ways = _WAYS.search(self._text)
        for way in range(int(ways[1]) if ways else 1):
            if way:
                await self._tap("Next way")
            yield self._announced(mode)

    def _announced(self, mode: str) -> Offer:
        """Read what the panel announces."""
        text, seat = self._text.partition(YOUR_TURN)[2], self._seat()
        move, closes = _MOVE.search(text), _CLOSES.search(text)
        gain, score, purse = _GAIN.search(text), _SCORE.search(text), _PURSE.search(text)
        won = number(gain[1]) if gain else 0
        points = won if purse_of(seat) is None else 0
        if purse:
            assert (number(purse[2]), number(purse[3])) == (purse_of(seat), int(purse[2]) + won)
            points = won if purse[1] == "money" else 0
        if score:
            assert number(score[1]) == seat.points
            points = number(score[2]) - number(score[1])
        if move:
            compare_sides(text)
        chosen = next(option.label for option in menus(self._panel)[0].options if option.default)
        return Offer(mode, move[0] if move else chosen, closes[1] if closes else "", won, points)

    async def _do(self, offer: Offer) -> None:
        """Show what was chosen, carry it out, and hold what is told then against the words."""
        await self._show(offer)
        assert self._announced(offer.mode) == offer
        before = self._seat()
        await self._tap(next(label for label in self._labels() if _DEED.fullmatch(label)))
        after, text = self._seat(), self._text
        gave_back = self._gave_back()
        assert after.points == before.points + offer.points - gave_back, text
        money = purse_of(before)
        assert purse_of(after) == (None if money is None else money + offer.gain - gave_back), text
        told, *_ = text.split("\n")
        assert sum(map(number, _TOLD_GAIN.findall(told))) == offer.gain, text
        closed = told.partition("closed ")[2].partition(";")[0]
        assert _GROUP.findall(closed) == _GROUP.findall(offer.closes), text
        self.kept_words += 1

    async def _end(self, label: str) -> None:
        """End the turn, and hold what that costs against what the button said."""
        before = self._seat()
        await self._tap(label)
        kept = re.search(r"keep (\d+) of (\d+)", label)
        price = int(kept[1]) - int(kept[2]) if kept else 0
        assert self._gave_back() == -price
        assert self._seat().points == before.points + price

    def _gave_back(self) -> int:
        return sum(map(int, _GAVE_BACK.findall(self._text)))

    async def _show(self, offer: Offer) -> None:
        """Tap until the panel shows an action again."""
        await self._tap_if_enabled(offer.mode)
        move = _MOVE.match(offer.shown)
        if not move:
            await self._choose(offer.shown)
            return
        await self._choose(move[1])
        while offer.shown not in self._text:
            await self._tap("Next way")

    @property
    def _text(self) -> str:
        return self._panel.content

    def _seat(self) -> SeatRead:
        """Read what one has."""
        seats = [read_seat(line) for line in self._text.split("\n") if line.startswith("Seat ")]
        return next(seat for seat in seats if seat.name == self._name)

    def _labels(self) -> list[str]:
        return [button.label or "" for button in buttons(self._panel)]

    async def _tap_if_enabled(self, label: str) -> None:
        if label in [button.label for button in buttons(self._panel) if not button.disabled]:
            await self._tap(label)

    async def _tap(self, label: str) -> None:
        self._panel = shown(await self._who.click(self._panel, label=label))

    async def _choose(self, label: str) -> None:
        menu = menus(self._panel)[0]
        (option,) = [option for option in menu.options if option.label == label]
        if not option.default:
            answer = await self._who.select(self._panel, [option.value], custom_id=menu.custom_id)
            self._panel = shown(answer)


def menus(message: ResponseMessage) -> list[discord.SelectMenu]:
    """The lists of a message."""
    rows = [row for row in message.message.components if isinstance(row, discord.ActionRow)]
    return [part for row in rows for part in row.children if isinstance(part, discord.SelectMenu)]


def compare_sides(text: str) -> None:
    """Hold what is told of a tile side by side against the number of discs it makes."""
    met, discs = _MEETS.findall(text), _DISCS.search(text)
    assert discs is not None
    assert len(met) == int(discs[1])
    assert all(colour == asked for colour, asked in met)


def promise(option: discord.SelectOption) -> tuple[bool, int]:
    """How much a line of a list promises: what is closed first, then by the number of discs."""
    discs = _DISCS.search(f"{option.label} {option.description}")
    return "closed" in option.label, int(discs[1]) if discs else 0


def purse_of(seat: SeatRead) -> int | None:
    """What a seat has in money or tokens; None where there are none."""
    found = (seat.count(thing) for thing in ("brouzouf", "token"))
    return next((count for count in found if count is not None), None)
