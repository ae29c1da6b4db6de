"""The command that reviews a finished game's record: as text, as a picture, or as JSON."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bot import recordings
from bot.cli.command import Exit, Parsers, add, complain
from bot.cli.record_commands import about_file, write_file
from bot.presenters.looking_back.review_teller import ReviewTeller
from bot.presenters.looking_back.reviewed import ReviewedGame, marks_of
from bot.texts import Texts
from engine.review.codec import entries_of
from engine.review.decisions import VERSION
from engine.review.reviewing import ReviewedTurn
from renderer.pages.review import draw_review
from renderer.theme import THEMES, load_theme

FORMAT: Final = "dalapapa-review/1"


def add_commands(commands: Parsers, texts: Texts) -> None:
    """Add ``review``."""
    review = add(commands, texts, "review", _review)
    review.add_argument("file", metavar="FILE", type=Path, help=texts.say("cli-file"))
    picture = texts.say("cli-review-picture")
    review.add_argument("--picture", metavar="PNG", type=Path, help=picture)
    review.add_argument("--theme", choices=THEMES, default=THEMES[0], help=texts.say("cli-theme"))
    review.add_argument("--json", action="store_true", help=texts.say("cli-json"))


def _review(given: argparse.Namespace, texts: Texts) -> int:
    path: Path = given.file
    try:
        game = recordings.review_record(path, texts)
    except recordings.NotOver:
        return complain(texts.say("cli-not-over", path=str(path)), Exit.FOUND_FAULTS)
    except recordings.HiddenTiles:
        return complain(texts.say("cli-review-hidden", path=str(path)), Exit.FOUND_FAULTS)
    except (OSError, recordings.UnplayableRecord) as error:
        return complain(about_file(path, error, texts), Exit.FOUND_FAULTS)
    teller = ReviewTeller(texts, game)
    if given.json:
        print(recordings.to_line(members_of(game)))
    else:
        print("\n".join(_lines(teller)))
    if given.picture is None:
        return Exit.FINE
    theme = load_theme(given.theme)
    drawn = draw_review(game.curve, marks_of(game), teller.labels(), theme)
    return write_file(drawn, given.picture, texts)


def _lines(teller: ReviewTeller) -> list[str]:
    game = teller.game
    lines = [teller.led(), *teller.seats(), *teller.points()]
    for number, turn in enumerate(game.points, 1):
        lines += ["", teller.point(number, turn), *teller.told(turn)]
    return [line.replace("**", "") for line in lines]


def members_of(game: ReviewedGame) -> dict[str, Any]:
    """Return all numbers of a review; ``chances`` and ``luck`` are by seat wherever they stand."""
    seats = range(len(game.names))
    found = [game.played_by_holder(seat) for seat in seats]
    return {
        "format": FORMAT,
        "version": VERSION,
        "variant": game.start.variant,
        "seats": list(game.names),
        "accuracy": [None if it is None else round(it.accuracy, 1) for it in found],
        "luck": [round(game.luck(seat), 1) for seat in seats],
        "turning_points": [turn.last for turn in game.points],
        "moves": [entry for turn in game.turns for entry in _told(turn)],
    }


def _told(turn: ReviewedTurn) -> Iterator[dict[str, Any]]:
    """Yield what is told of the moves of a turn, each decision with its verdict."""
    for entry in entries_of(turn):
        decision = turn.decisions.get(entry["number"])
        if decision is not None:
            entry["decision"] = {"verdict": decision.verdict, **entry["decision"]}
        yield entry
