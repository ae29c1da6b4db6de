"""Results of games in a file, one a line, so that a contest can be broken off and gone on with."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

from tests.arena.games import Pairing, Played, played


def known(file: Path | None, pairing: Pairing) -> dict[int, Played]:
    """The games of a pairing that a file holds, by number; none if there is no file."""
    if file is None or not file.exists():
        return {}
    lines = (json.loads(line) for line in file.read_text().splitlines() if line.endswith("}}"))
    games = (
        Played(**{**line["game"], "seconds": tuple(line["game"]["seconds"])})
        for line in lines
        if line["pairing"] == asdict(pairing)
    )
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
            line = json.dumps({"pairing": asdict(pairing), "game": asdict(game)})
            with file.open("a") as out:
                out.write(f"\n{line}\n")  # what was cut off before stays on a line of its own
        yield game
