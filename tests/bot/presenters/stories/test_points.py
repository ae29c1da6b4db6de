"""The best turn of a finished game is one short line that tells what brought most."""

import pytest

from bot.presenters.stories.lines import shown
from bot.presenters.stories.points import LONGEST_BEST, best_turn
from bot.presenters.telling import Teller
from bot.texts import Catalogue
from tests.bot.played import match_of, play_well, random_play

CATALOGUE = Catalogue()


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
