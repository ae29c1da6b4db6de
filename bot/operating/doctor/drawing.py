"""Checks that pictures can be drawn, and that a computer player can think."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image

from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnosis, fault, fine
from bot.services.background import in_background
from bot.services.opponents import NoChoice, Opponents, Query
from bot.services.pictures import BoardDrawing
from engine.game import Game, view
from engine.opponents import LEVELS
from engine.variants import VARIANTS
from renderer.board import BoardLabels
from renderer.parts.lettering import drawable

LETTERS: Final = "Aé Ωж א م 中あ한"
"""Letters of all scripts that stand in pictures."""

TURNS: Final = 4
LEAST_COLOURS: Final = 50
"""Anything less is no picture of a board."""


async def check_fonts(_: Case) -> Diagnosis:
    """Check that the fonts can be read, and have the letters that they should."""
    try:
        found = await in_background(drawable, LETTERS)
    except OSError as error:
        return fault("doctor-fonts-missing", "doctor-install-todo", why=str(error))
    missing = "".join(sorted({*LETTERS} - {*found}))
    if missing:
        return fault("doctor-fonts-poor", "doctor-install-todo", letters=missing)
    return fine("doctor-fonts")


async def check_picture(_: Case) -> Diagnosis:
    """Draw the board of a game that has just begun."""
    labels = BoardLabels("", "", ("", ""))
    drawing = BoardDrawing((0, 0), view(_begun_game(), None), labels)
    picture = await in_background(drawing.draw)
    with Image.open(io.BytesIO(picture)) as drawn:
        size, colours = drawn.size, drawn.convert("RGB").getcolors(LEAST_COLOURS)
    if colours is not None:  # there are not more
        return fault("doctor-picture-empty", "doctor-install-todo")
    return fine("doctor-picture", size="×".join(map(str, size)), bytes=str(len(picture)))


async def check_computer(_: Case) -> Diagnosis:
    """Let a computer player choose a move, in a process of its own as the bot does."""
    game, opponents = _begun_game(), Opponents()
    level = next(iter(LEVELS))
    try:
        query = Query(level, view(game, game.to_act), 0)
        await opponents.choose(query, opponents.patience())
    except (NoChoice, OSError) as error:
        why = str(error).splitlines()[-1]
        return fault("doctor-computer-failed", "doctor-computer-todo", why=why)
    finally:
        await opponents.close()
    return fine("doctor-computer", level=level)


def _begun_game() -> Game:
    variant = next(iter(VARIANTS.values()))
    game = variant.start(2, {}, list(variant.tiles))
    for _ in range(TURNS):
        game.apply(game.to_act, game.legal_actions()[0])
    return game
