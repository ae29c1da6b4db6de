"""Whole games played on the sandbox's page with a thumb alone, and how many touches they take."""

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

import pytest

from bot.services.games.match import Match
from bot.texts import DEFAULT_LANGUAGE, Catalogue
from engine.actions import Action, Again, End, Mark, Place, Settle, Withdraw, parse_action
from engine.variants import VARIANTS
from tests.arena.today import choose_greedily
from tests.bot.sandbox.table import Table, table
from tests.bot.sandbox.thumb import Tapped, Thumb, is_there

FEWEST_TURNS, MOST_TURNS = 10, 120
MOST_TOUCHES_THERE = 4
"""Another kind of action, its list, the line, and what carries it out."""
MOST_TOUCHES = 6
"""The same with the list of spots before."""
WISHES = ("shown", "best", "best", "any")
"""Which placement is chosen, by turns: one on the spot shown, that with most points, any.

Games played quite at random are long.
"""

BUDGET = 60
OTHER_LANGUAGES = [one for one in Catalogue().languages if one != DEFAULT_LANGUAGE]

Enough = Callable[[int, list[Tapped]], bool]
"""Whether enough has been played after some turns."""


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


def logged(home: Path) -> list[Action]:
    """Return what players did, as the log has it; turns may have been ended for them."""
    query = "SELECT body FROM log WHERE kind = 'action' AND made_by = 'player' ORDER BY revision"
    with closing(sqlite3.connect(home / "bot.sqlite3")) as connection:
        actions = [parse_action(body) for (body,) in connection.execute(query)]
    return [action for action in actions if action != End()]


@dataclass(frozen=True, slots=True)
class Effort:
    """How many touches moves took, turning pages apart: on the spot shown first, and elsewhere."""

    there: tuple[int, ...]
    elsewhere: tuple[int, ...]

    def __str__(self) -> str:
        return (
            f"{len(self.there)} moves on the spot shown took at most {max(self.there)} touches;"
            f" {len(self.elsewhere)} others at most {max(self.elsewhere)}"
        )


def effort(taps: list[Tapped]) -> Effort:
    """Look at moves that choose something; to end a turn is one touch."""
    moves = [tap for tap in taps if tap.action not in (End(), Again())]
    return Effort(
        tuple(tap.touches - tap.paging for tap in moves if tap.was_there),
        tuple(tap.touches - tap.paging for tap in moves if not tap.was_there),
    )


@pytest.mark.long
async def test_a_whole_game_takes_few_touches(
    tmp_path: Path, record_property: Callable[[str, str], None]
) -> None:
    async with table(tmp_path, variant="classic") as at:
        taps = await play(at, lambda *_: False, Whim())
        final = await at.match()
    took = effort(taps)
    record_property("by thumb, classic", str(took))

    assert final.public.outcome is not None
    assert [tap.action for tap in taps if tap.action != End()] == logged(tmp_path)
    assert max(took.there) <= MOST_TOUCHES_THERE
    assert max(took.elsewhere) <= MOST_TOUCHES


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("language", OTHER_LANGUAGES)
async def test_whole_games_in_other_languages(tmp_path: Path, language: str, variant: str) -> None:
    """Buttons and lists are found by what they say in that language."""
    async with table(tmp_path, language, variant=variant) as at:
        taps = await play(at, lambda *_: False, Plain())
        final = await at.match()
        for phone in at.phones.values():
            await phone.button(at.texts.say("button-rematch")).wait_for()

    assert final.public.outcome is not None
    assert [tap.action for tap in taps if tap.action != End()] == logged(tmp_path)


@pytest.mark.parametrize(
    ("variant", "kinds"),
    [("terra", {Place, Settle, Withdraw, End}), ("domaine", {Place, Mark, Again, End})],
    ids=["terra", "domaine"],
)
async def test_all_kinds_of_moves_take_few_touches(
    variant: str,
    kinds: set[type[Action]],
    tmp_path: Path,
    record_property: Callable[[str, str], None],
) -> None:
    def is_enough(turn: int, taps: list[Tapped]) -> bool:
        is_all_seen = kinds <= kinds_in(taps) and any(effort(taps).there)
        return turn >= FEWEST_TURNS and is_all_seen

    async with table(tmp_path, variant=variant) as at:
        taps = await play(at, is_enough, Whim())
    took = effort(taps)
    record_property(f"by thumb, {variant}", str(took))

    assert kinds <= kinds_in(taps)
    assert [tap.action for tap in taps if tap.action != End()] == logged(tmp_path)
    assert max(took.there) <= MOST_TOUCHES_THERE
    assert max(took.elsewhere) <= MOST_TOUCHES
