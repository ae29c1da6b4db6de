"""What has to be read twice is not said: the words that were chosen, in both languages."""

from __future__ import annotations

from bot.presenters.deeds import Deeds
from bot.presenters.overviews import help_message
from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from bot.texts import Catalogue
from engine.actions import Place
from engine.board import GroupSummary
from engine.events import Event, PawnSettled, TilePlaced
from engine.hexes import Cell, Point
from engine.tiles import ALL_TILES, Colour, Face

CATALOGUE = Catalogue()
ENGLISH, FRENCH = (CATALOGUE.texts(language) for language in ("en", "fr"))
FIRST = Point(0, 0)
RED, YELLOW = (
    GroupSummary(colour, 2, FIRST, is_closed=True) for colour in (Colour.RED, Colour.YELLOW)
)


def placed(cell: Cell) -> TilePlaced:
    place = Place(ALL_TILES[0], Face.A, cell, 0)
    return TilePlaced(0, place, (FIRST,), (RED, YELLOW), gain=3, price=0)


TURN: tuple[Event, ...] = (
    placed(Cell(0, 0)),
    PawnSettled(0, FIRST, YELLOW, -1),
    placed(Cell(0, 1)),
)


def test_deeds_are_told_in_their_order() -> None:
    told = Deeds(ENGLISH, "terra", str).describe(TURN)

    assert [words.split(" ")[0] for words in told] == ["placed", "settled", "placed"]


def test_each_french_participle_has_its_auxiliary() -> None:
    hers = Deeds(FRENCH, "terra", str).describe(TURN)
    yours = Deeds(FRENCH, "terra", str, is_to_doer=True).describe(TURN)

    assert [words[:2] for words in hers] == ["a "] * 3
    assert [words[:3] for words in yours] == ["as "] * 3
    assert "ferme un groupe rouge de 2 et un jaune de 2" in hers[0]


def test_help_tells_managers_which_version_this_is() -> None:
    assert "Dalapapa 1.2.3" in help_message(ENGLISH, "1.2.3").text
    assert "Dalapapa" not in help_message(ENGLISH).text


def test_help_begins_with_play_and_the_one_rule_beside_a_picture() -> None:
    message = help_message(ENGLISH)

    first, second = message.text.split("\n")[:2]
    assert "**Play**" in first
    assert "match in colour" in second
    assert "`L14.0`" in message.text
    assert message.picture is not None


def test_what_another_game_knows_is_said_to_be_its_own() -> None:
    belongs = Refused("not_in_this_game", owner="domaine", variant="terra")
    foreign = Refused("foreign_option", option="target", variant="domaine")

    told = refusal_text(ENGLISH, belongs)
    assert told == "That belongs to Domaine; the game in this channel is Terra."
    assert refusal_text(ENGLISH, foreign) == "Domaine has no target: leave that option out."
