"""A proof tells what was laid at random, and says plainly what does not follow from the seed."""

from __future__ import annotations

import json

import pytest

from bot.presenters.looking_back.records import Audience, proof_message
from bot.services.games.records.verifying import verify
from bot.storage.games import Status
from bot.texts import Catalogue, Texts
from tests.bot.played import match_of, random_play
from tests.bot.services.games.records.test_recording import record_of
from tests.bot.services.games.test_skipping import laid_by_player, skipped, started

CATALOGUE = Catalogue()
ENGLISH, FRENCH = CATALOGUE.texts("en"), CATALOGUE.texts("fr")
TOLD = {"en": "players whose time was up", "fr": "une fois le temps écoulé"}


def proof_of(texts: Texts, record: str) -> list[str]:
    """The lines of a proof."""
    match = match_of(random_play("classic", 2, seed=1, actions=4))
    return proof_message(texts, match, verify(record), record, Audience("Ann", 100)).text.split(
        "\n"
    )


@pytest.mark.parametrize(("language", "told"), TOLD.items())
def test_what_the_clock_laid_has_a_line_of_its_own(language: str, told: str) -> None:
    fold = skipped(skipped(started("classic", 2)))
    places = [str(event.place) for turn in fold.turns for event in turn.laid_by_clock]

    lines = proof_of(CATALOGUE.texts(language), record_of(fold, Status.FINISHED))

    (line,) = [line for line in lines[1:] if told in line]
    assert line.endswith(", ".join(places))
    assert lines[0].startswith("✓")
    assert told in lines[0]


@pytest.mark.parametrize(("language", "told"), TOLD.items())
def test_where_the_clock_laid_nothing_nothing_is_said_of_it(language: str, told: str) -> None:
    fold = laid_by_player(laid_by_player(started("classic", 2)))

    lines = proof_of(CATALOGUE.texts(language), record_of(fold, Status.FINISHED))

    assert told not in "\n".join(lines)


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        (
            ENGLISH,
            "this does not follow from the seed: the tiles placed for players whose time was",
        ),
        (FRENCH, "ceci ne découle pas de la graine\u202f: les tuiles posées une fois le temps"),
    ],
)
def test_a_changed_placement_of_the_clock_is_named_plainly(texts: Texts, told: str) -> None:
    members = json.loads(record_of(skipped(started("classic", 2)), Status.FINISHED))
    members["actions"][0]["turn"] = (members["actions"][0]["turn"] + 1) % 6

    verdict = proof_of(texts, json.dumps(members))[0]

    assert verdict.startswith("✗")
    assert told in verdict
