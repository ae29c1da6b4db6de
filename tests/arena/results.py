"""Results of games in a file, one a line, so that a contest can be broken off and gone on with."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from tests.arena.games import Pairing, Played, played

KEPT = Path(__file__).with_name("results.jsonl")
"""The games that were played so far with the levels as they are."""

_PAIRING, _GAME = ([field.name for field in fields(kind)] for kind in (Pairing, Played))


def known(file: Path | None, pairing: Pairing) -> dict[int, Played]:
    """The games of a pairing that a file holds, by number; none if there is no file."""
    if file is None or not file.exists():
        return {}
    begin = line_of(pairing)
    games = [
        game_of(line)
        for line in file.read_text().splitlines()
        if line.startswith(begin) and line.endswith("]")
    ]
    return {game.number: game for game in games}


def games_of(pairing: Pairing, numbers: Iterable[int], file: Path | None) -> Iterator[Played]:
    """Yield games by number: those in the file, and the others as they are played and added."""
    kept = known(file, pairing)
    for number in numbers:
        if number in kept:
            yield kept[number]
            continue
        game = played(pairing, number)
        if file is not None:
            with file.open("a") as out:
                out.write(f"\n{line_of(pairing, game)}")  # after what was cut off before
        yield game


def line_of(pairing: Pairing, game: Played | None = None) -> str:
    """A game as it is kept, times in milliseconds; without a game, how lines of a pairing begin."""
    values: list[Any] = [getattr(pairing, name) for name in _PAIRING]
    if game is None:
        return json.dumps(values, separators=(",", ":"))[:-1] + ","
    in_ms = replace(game, seconds=tuple(round(1000 * seconds) for seconds in game.seconds))
    values += [getattr(in_ms, name) for name in _GAME]
    return json.dumps(values, separators=(",", ":"))


def game_of(line: str) -> Played:
    """The game that a line keeps."""
    values = dict(zip([*_PAIRING, *_GAME], json.loads(line), strict=True))
    game = Played(**{name: values[name] for name in _GAME})
    seconds = tuple(milliseconds / 1000 for milliseconds in game.seconds)
    return replace(game, made=tuple(game.made), seconds=seconds)
