"""Whole games played on the sandbox's page with a thumb alone, and how many touches they take."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.services.match import Match
from engine.actions import Action, Again, End, Mark, Place, Settle, Withdraw, parse_action
from tests.sandbox.table import TEXTS, Table, table
from tests.sandbox.thumb import Tapped, Thumb, is_there

FEWEST_TURNS, MOST_TURNS = 10, 120
MOST_TOUCHES_THERE = 4
FEW_TOUCHES, LEAST_SHARE_OF_FEW = 7, 0.9

Enough = Callable[[int, list[Tapped]], bool]
"""Whether enough has been played after some turns."""


async def any_move(thumb: Thumb, chance: random.Random) -> Action:
    """Choose at random a kind of action and then one of them.

    Among placements it is now and then one of the tile on the spot shown, and often the one that
    wins most points, since games played at random are long.
    """
    view, legal = thumb.panel.view, thumb.panel.legal
    kind = chance.choice(list(dict.fromkeys(map(type, legal))))
    offers = [action for action in legal if isinstance(action, kind)]
    match chance.choice(["shown", "best", "best", "best", "any", "any"]):
        case "shown":
            shown = await thumb.shown()
            offers = [action for action in offers if is_there(action, shown)] or offers
        case "best" if kind is Place:
            return max(offers, key=lambda place: view.preview(place).gain)
    return chance.choice(offers)


async def take_turn(at: Table, match: Match, chance: random.Random) -> list[Tapped]:
    """Let whoever is on turn open the panel and act in it until somebody else is."""
    phone, who, taps = await at.phone_on_turn(match), match.waits_for, []
    phone.touches = 0
    await phone.tap("Play")
    while match.waits_for == who is not None:
        thumb = Thumb(phone, TEXTS, match, who.user_id)
        goal = await any_move(thumb, chance)
        taps.append(await thumb.carry_out(goal, in_one=chance.random() < 0.8))
        match = await at.match()
    return taps


async def play(at: Table, is_enough: Enough) -> list[Tapped]:
    """Play by thumb until it is enough or the game is over."""
    chance, taps = random.Random(1), list[Tapped]()
    for turn in range(MOST_TURNS):
        match = await at.match()
        if match.waits_for is None or is_enough(turn, taps):
            break
        taps += await take_turn(at, match, chance)
    return taps


def logged(home: Path) -> list[Action]:
    """Return what players did, as the log has it; turns may have been ended for them."""
    query = "SELECT body FROM log WHERE kind = 'action' AND made_by = 'player' ORDER BY revision"
    with closing(sqlite3.connect(home / "bot.sqlite3")) as connection:
        actions = [parse_action(body) for (body,) in connection.execute(query)]
    return [action for action in actions if action != End()]


@dataclass(frozen=True, slots=True)
class Effort:
    """How many touches moves took: with the tile on the spot shown, beside turning, and others."""

    there: tuple[int, ...]
    elsewhere: tuple[int, ...]

    @property
    def share_of_few(self) -> float:
        """Which share of the moves elsewhere took few touches."""
        return sum(touches <= FEW_TOUCHES for touches in self.elsewhere) / len(self.elsewhere)

    def __str__(self) -> str:
        return (
            f"{len(self.there)} moves with the tile on the spot shown took at most"
            f" {max(self.there)} touches beside turning it; {len(self.elsewhere)} others at most"
            f" {max(self.elsewhere)}, {self.share_of_few:.0%} at most {FEW_TOUCHES}"
        )


def effort(taps: list[Tapped]) -> Effort:
    """Look at moves that choose something; to end a turn is one touch."""
    moves = [tap for tap in taps if tap.action not in (End(), Again())]
    return Effort(
        tuple(tap.touches - tap.turning for tap in moves if tap.was_there),
        tuple(tap.touches for tap in moves if not tap.was_there),
    )


async def test_a_whole_game_takes_few_touches(
    tmp_path: Path, record_property: Callable[[str, str], None]
) -> None:
    async with table(tmp_path, variant="classic") as at:
        taps = await play(at, lambda *_: False)
        final = await at.match()
    took = effort(taps)
    record_property("by thumb, classic", str(took))

    assert final.public.outcome is not None
    assert [tap.action for tap in taps if tap.action != End()] == logged(tmp_path)
    assert max(took.there) <= MOST_TOUCHES_THERE
    assert took.share_of_few >= LEAST_SHARE_OF_FEW


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
        return turn >= FEWEST_TURNS and kinds <= {type(tap.action) for tap in taps}

    async with table(tmp_path, variant=variant) as at:
        taps = await play(at, is_enough)
    took = effort(taps)
    record_property(f"by thumb, {variant}", str(took))

    assert kinds <= {type(tap.action) for tap in taps}
    assert [tap.action for tap in taps if tap.action != End()] == logged(tmp_path)
    assert max(took.there) <= MOST_TOUCHES_THERE
    assert took.share_of_few >= LEAST_SHARE_OF_FEW
