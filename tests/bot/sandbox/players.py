"""Players who do everything by tapping, in the page or in a client, and choose what to do."""

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Protocol

from bot.services.games.match import Match
from bot.texts import Texts
from engine.actions import Action, End, Place, parse_action
from tests.arena.today import choose_greedily
from tests.bot.sandbox.thumb import Screen, Tapped, Thumb, is_there

MOST_TURNS = 120
WISHES = ("shown", "best", "best", "any")
"""Which placement is chosen, by turns: one on the spot shown, that with most points, any.

Games played quite at random are long.
"""

BUDGET = 60
Enough = Callable[[int, list[Tapped]], bool]
"""Whether enough has been played after some turns."""


class Table(Protocol):
    """A game, and what those who play it tap on; ``texts`` are in the language of all."""

    @property
    def texts(self) -> Texts: ...

    async def match(self) -> Match: ...

    async def phone_on_turn(self, match: Match) -> Screen: ...


@dataclass
class Plain:
    """Chooses what both players do as a greedy player would, and remembers what it took."""

    chance: random.Random = field(default_factory=lambda: random.Random(1))
    taps: list[Tapped] = field(default_factory=list)

    async def goal(self, thumb: Thumb) -> Action:
        """Choose the action worth most."""
        return choose_greedily(thumb.panel.view, BUDGET)


@dataclass
class Whim(Plain):
    """Chooses at random, all kinds of action and all ways to find one."""

    wishes: Iterator[str] = field(default_factory=lambda: cycle(WISHES))

    async def goal(self, thumb: Thumb) -> Action:
        """Choose a kind of action, rather one that has not been seen, and then one of them."""
        view, legal = thumb.panel.view, thumb.panel.legal
        kinds, seen = list(dict.fromkeys(type(action) for action in legal)), kinds_in(self.taps)
        kind = self.chance.choice([kind for kind in kinds if kind not in seen] or kinds)
        offers = [action for action in legal if isinstance(action, kind)]
        match next(self.wishes):
            case "shown":
                shown = await thumb.shown()
                offers = [action for action in offers if is_there(action, shown)] or offers
            case "best" if kind is Place:
                return max(offers, key=lambda place: view.preview(place).gain)
        return self.chance.choice(offers)


def kinds_in(taps: list[Tapped]) -> set[type[Action]]:
    """The kinds of action that have been carried out."""
    return {type(tap.action) for tap in taps}


def deeds_of(taps: list[Tapped]) -> list[Action]:
    """What was carried out; turns that were ended are left out, as in ``logged``."""
    return [tap.action for tap in taps if tap.action != End()]


def logged(database: Path) -> list[Action]:
    """What players did, as the log has it; turns may have been ended for them."""
    query = "SELECT body FROM log WHERE kind = 'action' AND made_by = 'player' ORDER BY revision"
    with closing(sqlite3.connect(database)) as connection:
        actions = [parse_action(body) for (body,) in connection.execute(query)]
    return [action for action in actions if action != End()]


async def take_turn(at: Table, match: Match, player: Plain) -> None:
    """Let whoever is on turn open the panel and act in it until somebody else is."""
    phone, who = await at.phone_on_turn(match), match.waits_for
    phone.touches = 0
    await phone.open_panel(at.texts.say("button-play"))
    while match.waits_for == who is not None:
        thumb = Thumb(phone, at.texts, match, who.user_id)
        goal = await player.goal(thumb)
        player.taps.append(await thumb.carry_out(goal, in_one=player.chance.random() < 0.8))
        match = await at.match()


async def play(at: Table, is_enough: Enough, player: Plain) -> list[Tapped]:
    """Play by thumb until it is enough or the game is over."""
    for turn in range(MOST_TURNS):
        match = await at.match()
        if match.waits_for is None or is_enough(turn, player.taps):
            break
        await take_turn(at, match, player)
    return player.taps
