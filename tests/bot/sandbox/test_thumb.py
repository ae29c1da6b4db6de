"""Games played on the sandbox's page with a thumb alone, and how many touches they take."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import Browser

from bot.texts import DEFAULT_LANGUAGE, Catalogue
from engine.actions import Action, Again, End, Mark, Place, Settle, Withdraw
from engine.variants import VARIANTS
from tests.bot.sandbox.phone import in_the_browsers_loop
from tests.bot.sandbox.players import Plain, Whim, deeds_of, kinds_in, logged, play
from tests.bot.sandbox.table import table
from tests.bot.sandbox.thumb import Tapped

FEWEST_TURNS = 10
MOST_TOUCHES_THERE = 4
"""Another kind of action, its list, the line, and what carries it out."""
MOST_TOUCHES = 6
"""The same with the list of spots before."""
IN_OTHER_LANGUAGES = {
    "de": "classic",
    "es": "terra",
    "fr": "domaine",
    "it": "terra",
    "nl": "classic",
}
"""A game each in the page; all games of all languages are played by tapping in the client."""


def test_a_game_is_played_in_the_page_in_each_other_language_and_of_each_variant() -> None:
    assert {*IN_OTHER_LANGUAGES} == {*Catalogue().languages} - {DEFAULT_LANGUAGE}
    assert {*IN_OTHER_LANGUAGES.values()} == {*VARIANTS}


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
@in_the_browsers_loop
async def test_a_whole_game_takes_few_touches(
    window: Browser, tmp_path: Path, record_property: Callable[[str, str], None]
) -> None:
    async with table(window, tmp_path, variant="classic") as at:
        taps = await play(at, lambda *_: False, Whim())
        final = await at.match()
    took = effort(taps)
    record_property("by thumb, classic", str(took))

    assert final.public.outcome is not None
    assert deeds_of(taps) == logged(tmp_path / "bot.sqlite3")
    assert max(took.there) <= MOST_TOUCHES_THERE
    assert max(took.elsewhere) <= MOST_TOUCHES


@pytest.mark.long
@pytest.mark.parametrize(("language", "variant"), IN_OTHER_LANGUAGES.items())
@in_the_browsers_loop
async def test_whole_games_in_other_languages(
    window: Browser, tmp_path: Path, language: str, variant: str
) -> None:
    """Buttons and lists are found by what they say in that language."""
    async with table(window, tmp_path, language, variant=variant) as at:
        taps = await play(at, lambda *_: False, Plain())
        final = await at.match()
        for phone in at.phones.values():
            await phone.wake()
            await phone.button(at.texts.say("button-rematch")).wait_for()

    assert final.public.outcome is not None
    assert deeds_of(taps) == logged(tmp_path / "bot.sqlite3")


@pytest.mark.long
@pytest.mark.parametrize(
    ("variant", "kinds"),
    [("terra", {Place, Settle, Withdraw, End}), ("domaine", {Place, Mark, Again, End})],
    ids=["terra", "domaine"],
)
@in_the_browsers_loop
async def test_all_kinds_of_moves_take_few_touches(
    window: Browser,
    variant: str,
    kinds: set[type[Action]],
    tmp_path: Path,
    record_property: Callable[[str, str], None],
) -> None:
    def is_enough(turn: int, taps: list[Tapped]) -> bool:
        is_all_seen = kinds <= kinds_in(taps) and any(effort(taps).there)
        return turn >= FEWEST_TURNS and is_all_seen

    async with table(window, tmp_path, variant=variant) as at:
        taps = await play(at, is_enough, Whim())
    took = effort(taps)
    record_property(f"by thumb, {variant}", str(took))

    assert kinds <= kinds_in(taps)
    assert deeds_of(taps) == logged(tmp_path / "bot.sqlite3")
    assert max(took.there) <= MOST_TOUCHES_THERE
    assert max(took.elsewhere) <= MOST_TOUCHES
