"""What has to be read twice is not said: the words that were chosen, in both languages."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.presenters.deeds import Deeds
from bot.presenters.overviews import help_message
from bot.presenters.people import timestamp
from bot.presenters.refusals import refusal_text
from bot.presenters.servers.health_page import health_message
from bot.presenters.servers.permissions import Checked
from bot.services.errors import Refused
from bot.services.servers.server_health import Health, Overdue
from bot.texts import Catalogue, Texts
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


def test_french_participles_share_one_auxiliary() -> None:
    deeds = Deeds(FRENCH, "terra", str).describe(TURN)
    hers = FRENCH.say("told-turn", name="Ann", deeds=FRENCH.in_clauses(deeds))
    yours = FRENCH.say("done-deeds", deeds=FRENCH.in_clauses(deeds))

    assert [words.split(" ")[0] for words in deeds] == ["posé", "colonisé", "posé"]
    assert hers.startswith("Ann a posé ")
    assert yours.startswith("Tu as posé ")
    assert "fermé un groupe rouge de 2 et un jaune de 2" in deeds[0]


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
    assert told == "That’s only for Domaine. The game in this channel is Terra."
    assert refusal_text(ENGLISH, foreign) == "Domaine has no target: leave that option out."


@pytest.mark.parametrize(
    ("texts", "began", "oldest"),
    [(ENGLISH, "started", "the oldest due "), (FRENCH, "lancé", "le plus ancien\u202f: ")],
)
def test_times_that_discord_shows_as_spans_fit_their_sentences(
    texts: Texts, began: str, oldest: str
) -> None:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    health = Health(at, shard=0, shards=1, is_connected=True, owed=Overdue(2, at))

    said = health_message(texts, "1.2.3", health, Checked((), (), {})).text

    # Discord writes them as "3 hours ago" and "il y a 3 heures".
    assert f"{began} {timestamp(at)}\n" in said
    assert f"{oldest}{timestamp(at)}\n" in said


def test_one_of_a_kind_is_no_plural() -> None:
    down: dict[str, str | int] = {"down": 1, "shards": 1, "time": "5 min"}
    for key in ("unasked", "alone", "too"):
        said = FRENCH.say(f"health-shards-down-{key}", **down)
        assert said.startswith("1 connexion à Discord sur 1 est coupée depuis 5 min")
        said = ENGLISH.say(f"health-shards-down-{key}", **down)
        assert said.startswith("1 of 1 connections to Discord has been down for 5 min")
    assert FRENCH.say("server-check-more", channels="<#1>", more=1) == "<#1> et 1 autre"
    assert FRENCH.say("server-check-more", channels="<#1>", more=2) == "<#1> et 2 autres"
