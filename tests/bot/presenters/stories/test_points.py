"""The best turn of a finished game is one short line that tells what brought most."""

from dataclasses import replace

import pytest

from bot.presenters.stories.lines import shown
from bot.presenters.stories.points import LONGEST_BEST, best_turn
from bot.presenters.telling import Teller
from bot.services.games.match import By, Part, Turn
from bot.texts import Catalogue
from engine.board import GroupSummary
from engine.events import PawnSettled, ProductChanged
from engine.hexes import Point
from engine.tiles import Colour
from tests.bot.played import match_of, play_well, random_play

CATALOGUE = Catalogue()


@pytest.mark.slow
@pytest.mark.parametrize("language", CATALOGUE.languages)
@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
def test_it_is_one_line_of_at_most_90_characters(variant: str, language: str) -> None:
    texts, told = CATALOGUE.texts(language), 0
    for seed in range(6):
        match = match_of(random_play(variant, 2 + seed % 3, seed, 200, play_well))
        if match.public.outcome is None:
            continue

        line = best_turn(Teller(texts, match))

        assert "\n" not in line
        assert len(shown(line)) <= LONGEST_BEST
        told += bool(line)
    assert told


def test_what_others_gained_in_a_turn_is_not_what_was_best_in_it() -> None:
    match = match_of(random_play("terra", 2, seed=1, actions=9))
    blue, red = (
        GroupSummary(colour, 5, Point(0, 0), is_closed=True) for colour in (Colour.BLUE, Colour.RED)
    )
    own = (PawnSettled(0, Point(0, 0), blue, -1), ProductChanged(0, 7))
    by_bot = (PawnSettled(0, Point(2, 0), red, -1), ProductChanged(1, 30))
    turn = Turn(0, 1, 4, (Part(own), Part(by_bot, By.COMPUTER)), is_finished=True)

    line = best_turn(Teller(CATALOGUE.texts("en"), replace(match, history=(turn,))))

    assert "Ann settled on blue 5" in line
    assert "red" not in line
