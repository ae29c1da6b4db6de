"""Profiles as messages: what they count, in words and as a picture."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.presenters.message import Message
from bot.presenters.pages.profile import (
    PROFILE_IDS,
    ProfileId,
    profile_for_all,
    profile_message,
)
from bot.services.pages.profiles import (
    Accuracy,
    AgainstLevel,
    Bests,
    Feats,
    GamesPlayed,
    Opponent,
    Profile,
    RatedIn,
)
from bot.services.people import Person
from bot.services.pictures import ProfileDrawing
from bot.texts import Catalogue

CATALOGUE = Catalogue()
TEXTS = CATALOGUE.texts("en")
RATED = RatedIn(
    variant="classic",
    rating=1658,
    spread=484,
    is_provisional=True,
    games=1,
    wins=1,
    curve=(1500, 1480, 1658),
    first_at=datetime(2026, 1, 3, tzinfo=UTC),
    last_at=datetime(2026, 2, 4, tzinfo=UTC),
)
PROFILE = Profile(
    person=Person(1, "Ann_1"),
    rated=(RATED,),
    played=(
        GamesPlayed("classic", 2, 3, 1),
        GamesPlayed("classic", 4, 1, 0),
        GamesPlayed("terra", 2, 2, 2),
    ),
    bests={"classic": Bests(61, Feats(8, 31)), "terra": Bests(None, Feats())},
    longest=timedelta(days=3, hours=5),
    opponents=(Opponent(Person(2, "Bob"), 3, 1, 2), Opponent(Person(3, ""), 1, 0, 0)),
)


def drawing(message: Message) -> ProfileDrawing:
    assert message.picture is not None
    assert isinstance(message.picture.drawing, ProfileDrawing)
    return message.picture.drawing


def test_a_profile_tells_ratings_games_what_was_best_and_opponents() -> None:
    message = profile_message(TEXTS, PROFILE, is_own=True)

    assert message.text.splitlines() == [
        "**Ann\\_1** on this server",
        (
            "Classic Dalapapa: rating **1658** ± 484 · rated: 1 game, 1 won"
            " (provisional: fewer than 5 games)"
        ),
        (
            "Classic Dalapapa · with 2 players: 3 games, 1 won · with 4 players: 1 game, 0 won"
            " · best score 61 · biggest closed group 8 · best turn +31"
        ),
        "Dalapapa Terra · with 2 players: 2 games, 2 won",
        "Longest game: 3 days",
        "Most often with: Bob (3 games: 1 ahead, 2 behind) · ? (1 game: 0 ahead, 0 behind)",
    ]
    assert [button.label for button in message.buttons] == ["Show to all"]


def test_its_picture_has_the_curve_and_says_the_same_in_words() -> None:
    message = profile_message(TEXTS, PROFILE, is_own=True)

    (row,) = drawing(message).rows
    assert (row.rating, row.note, row.curve) == ("1658", "± 484", (1500, 1480, 1658))
    assert row.dates == ("2026-01-03", "2026-02-04")
    assert message.picture is not None
    assert message.picture.alt_text == (
        "Ann_1: ratings Classic Dalapapa: 1658 ± 484, 1 game, 1 won."
        " From 1500 on, between 1480 and 1658."
    )


def test_who_has_played_computers_alone_has_a_picture_too() -> None:
    against = (
        AgainstLevel("classic", "easy", 3, 2, 61, 31),
        AgainstLevel("classic", "hard", 1, 0, None, 0),
    )
    profile = replace(PROFILE, rated=(), opponents=(), against=against)

    message = profile_message(TEXTS, profile, is_own=True)

    first, second = drawing(message).rows
    assert (first.name, first.rating, first.note) == ("Classic Dalapapa", "2 / 3", "won, easy")
    assert (first.notes, second.notes) == (("best score 61", "best turn +31"), ("", ""))
    assert message.picture is not None
    assert message.picture.alt_text == (
        "Ann_1: against bots Classic Dalapapa, easy: 2 of 3 won, best score 61, best turn +31."
        " Classic Dalapapa, hard: 0 of 1 won."
    )
    assert message.text.splitlines()[-1] == (
        "Against bots only: Classic Dalapapa easy: 2 of 3 won, hard: 0 of 1 won"
    )
    assert drawing(replace(message)).draw().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("time", "words"),
    [
        (timedelta(minutes=59), "less than an hour"),
        (timedelta(hours=1), "1 hour"),
        (timedelta(hours=23, minutes=59), "23 hours"),
        (timedelta(days=1), "1 day"),
    ],
)
def test_the_longest_game_is_told_in_days_or_hours(time: timedelta, words: str) -> None:
    text = profile_message(TEXTS, replace(PROFILE, longest=time), is_own=True).text

    assert f"Longest game: {words}" in text.splitlines()


def test_of_others_it_says_which_games_it_counts() -> None:
    own, other = (profile_message(TEXTS, PROFILE, is_own=own).text for own in (True, False))
    to_all = profile_for_all(TEXTS, PROFILE, "Dan")

    assert other == f"{own}\n{TEXTS.say('profile-of-others')}"
    assert to_all.text.startswith("Dan shows a profile:\n**Ann")
    assert to_all.text.endswith(TEXTS.say("profile-for-all"))
    assert to_all.is_for_all
    assert to_all.buttons == ()


def test_without_a_rating_there_is_no_picture_and_without_games_no_button() -> None:
    unrated = profile_message(TEXTS, replace(PROFILE, rated=()), is_own=True)
    nothing = replace(PROFILE, rated=(), played=(), opponents=(), longest=None)
    own, other = (profile_message(TEXTS, nothing, is_own=own) for own in (True, False))

    assert unrated.picture is None
    assert own.text.startswith("You haven’t finished a game")
    assert other.text.startswith("Ann\\_1 hasn’t finished a game you can see")
    assert own.buttons == other.buttons == ()


def test_french_numbers_agree() -> None:
    text = profile_message(CATALOGUE.texts("fr"), PROFILE, is_own=True).text

    assert "cote **1658** ± 484, d’après 1 partie, 1 gagnée" in text
    assert "à 4\u202f: 1 partie, 0 gagnée · meilleur score 61 · plus grand groupe" in text


@pytest.mark.parametrize("text", ["f1:show:0", "f1:show:", "f1:show:-1", "f1:page:1", "f1:show:1 "])
def test_other_ids_are_no_profiles(text: str) -> None:
    assert PROFILE_IDS.read(text) is None
    assert PROFILE_IDS.read(str(ProfileId(5))) == ProfileId(5)


def test_ones_accuracy_stands_in_ones_own_profile_and_is_shown_to_nobody_else() -> None:
    reviewed = (Accuracy("classic", 10, 81.6), Accuracy("terra", 1, 60.0))
    profile = replace(PROFILE, accuracies=reviewed)

    own = profile_message(TEXTS, profile, is_own=True)
    for_all = profile_for_all(TEXTS, profile, "Ann")

    told = (
        "Your accuracy in recently reviewed games (only you can see this):"
        " Classic Dalapapa **82** (10 games) · Terra **60** (1 game)"
    )
    assert own.text.splitlines()[-1] == told
    assert "ccuracy" not in for_all.text
