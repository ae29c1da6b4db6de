"""What the bot does for somebody whose time is over is told as the bot's, not as theirs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.presenters.boards import since_last_turn, turn_message
from bot.presenters.looking_back.replays import Moment, replay_message
from bot.presenters.stories.lines import brief, teller_above, told_above
from bot.presenters.telling import Teller
from bot.services.games.folding import Fold
from bot.services.games.match import Match, Turn
from bot.texts import Catalogue, Texts
from engine.game import view
from engine.hexes import cell_name
from tests.bot.played import match_of, random_play
from tests.bot.presenters.owed import telling
from tests.bot.services.games.test_skipping import laid_by_player, seat_of, skipped, started
from tests.bot.services.world import ANN, BOB, CEM, DEE, EVA

CATALOGUE = Catalogue()
ENGLISH, FRENCH = CATALOGUE.texts("en"), CATALOGUE.texts("fr")


def shown(fold: Fold) -> Match:
    """A game as it is told; Ann, Bob and others sit in it."""
    game = fold.game
    drawn = match_of(random_play(game.variant, game.seats.count, seed=1, actions=0))
    return replace(
        drawn,
        seats=(ANN, BOB, CEM, DEE, EVA)[: game.seats.count],
        history=fold.turns,
        public=view(game, None),
        revision=fold.revision,
        _game=game,
    )


def cells_of(turn: Turn) -> list[str]:
    return [cell_name(event.place.cell) for event in turn.laid_by_clock]


def last_told(texts: Texts, fold: Fold) -> list[str]:
    return Teller(texts, shown(fold)).turns(fold.turns[-1:])


def test_the_bot_is_told_to_have_laid_because_the_time_was_over() -> None:
    fold = skipped(laid_by_player(started("classic", 3)))
    (cell,) = cells_of(fold.turns[-1])
    assert len(fold.turns[-1].laid_by_clock[0].discs) == 1

    english, french = last_told(ENGLISH, fold), last_told(FRENCH, fold)

    assert english == [f"Bob’s time was up: the bot placed a tile on {cell}: 1 disc"]
    assert [line.replace("\u202f", " ") for line in french] == [
        f"Bob n’avait plus de temps : le bot a posé une tuile en {cell} : 1 disque"
    ]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_what_the_dealer_laid_is_told_apart_from_what_the_bot_laid(count: int) -> None:
    fold = skipped(laid_by_player(started("domaine", 2), count))

    lines = last_told(ENGLISH, fold)

    *own, by_clock = lines
    tiles = "a tile on " if count == 2 else f"{3 - count} tiles on "
    assert by_clock.startswith(f"Bob’s time was up: the bot placed {tiles}")
    assert all(cell in by_clock for cell in cells_of(fold.turns[-1]))
    assert len(own) == (count > 0)
    assert all("M13" in line and "bot" not in line for line in own)


@pytest.mark.parametrize("texts", [ENGLISH, FRENCH])
def test_above_a_picture_it_is_told_as_well(texts: Texts) -> None:
    fold = skipped(laid_by_player(started("domaine", 3)))
    match = shown(fold)

    lines = brief(teller_above(texts, match), fold.turns[-1]).split("\n")

    own, by_clock = lines
    assert own.startswith("Cem ")
    assert by_clock.startswith("Cem")
    assert " bot " in by_clock
    assert " bot " not in own


def test_the_board_that_calls_the_next_says_it() -> None:
    fold = skipped(started("classic", 2))

    message = turn_message(telling(ENGLISH, shown(fold), fold.turns[-1:], 1))

    called, told, *_ = message.text.split("\n")
    assert called.startswith("<@101>")
    assert told.startswith("Ann’s time was up: the bot placed a tile")
    assert message.picture is not None
    assert "Ann’s time was up: the bot placed a tile on M13" in message.picture.alt_text


def test_whoever_begins_after_the_bot_laid_for_them_is_told_what_it_laid() -> None:
    fold = skipped(laid_by_player(started("terra", 2)))
    match = shown(fold)
    assert match.public.to_act == seat_of(fold) == 1
    teller = teller_above(ENGLISH, match)

    lines = told_above(teller, "head", fold.turns[-2:], "", []).split("\n")

    assert lines[1].startswith("Bob’s time was up: the bot placed a tile")
    assert lines[3].startswith("Ann placed a tile")


def test_a_replay_says_it() -> None:
    fold = skipped(started("terra", 3))
    match = shown(fold)

    text = replay_message(ENGLISH, Moment(1, match, match)).text

    assert "Ann’s time was up: the bot placed a tile on M13" in text


def test_who_looks_after_having_been_skipped_sees_what_the_bot_laid() -> None:
    fold = laid_by_player(skipped(started("classic", 3)))

    turns = since_last_turn(shown(fold), ANN.user_id)

    assert turns == fold.turns


@pytest.mark.parametrize(("variant", "players"), [("classic", 3), ("terra", 3), ("domaine", 3)])
def test_a_skipped_turn_in_which_nothing_was_done_is_told_as_skipped(
    variant: str, players: int
) -> None:
    fold = started(variant, players, setup="auto")
    name = shown(fold).seats[seat_of(fold)].name

    told = last_told(ENGLISH, skipped(fold))

    assert told == [f"{name}’s time was up: turn skipped"]
