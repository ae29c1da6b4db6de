"""A panel's picture shows the tiles of whoever is on turn; no other picture shows any hand."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image

from bot.presenters.boards import board_picture, newest_turn
from bot.presenters.ids.panel_ids import Wanted
from bot.presenters.panel.panel_messages import panel_message
from bot.services.games.match import Match
from bot.services.pictures import BoardDrawing, PanelDrawing
from bot.texts import Catalogue
from engine.tiles import CENTRE, KNOWN_TILES, Face, look_of
from renderer.theme import load_theme
from tests.bot.played import lay_if_possible, match_of, random_play

TEXTS = Catalogue().texts("en")
STRANGER = 99
FIRST = Wanted()


def random_match(variant: str, seed: int) -> Match:
    actions = random.Random(seed).randrange(4, 60)
    return match_of(random_play(variant, 3, seed, actions, lay_if_possible))


@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
def test_the_strip_shows_the_tiles_of_whoever_is_on_turn(variant: str) -> None:
    wood, seen = load_theme("wood"), 0
    for seed in range(6):
        match = random_match(variant, seed)
        if match.waits_for is None:
            continue
        view = match.view_for(match.waits_for.user_id)
        picture = panel_message(TEXTS, match, match.waits_for.user_id, FIRST).picture
        assert picture is not None
        drawing = picture.drawing
        if not isinstance(drawing, PanelDrawing) or drawing.choice.ghost is None:
            continue
        tiles, place = drawing.choice.tiles, drawing.choice.ghost.place
        assert tiles is not None
        assert tiles.slots == view.to_lay
        image = Image.open(io.BytesIO(drawing.draw())).convert("RGB")
        sides = [(tile, face) for tile in tiles.slots for face in Face]
        for index, (tile, face) in enumerate(sides):
            # Nearly three quarters of the way through its part of the strip lies a face's centre.
            x = round((index + 0.72) * 1200 / len(sides))
            strip = image.crop((x - 16, image.height - 110, x + 16, image.height - 90))
            found = {colour for _, colour in strip.getcolors(1000) or []}
            pips = {wood.discs.index(disc) + 1 for disc in wood.discs if disc.pip in found}
            turn = place.turn if (tile, face) == (place.tile, place.face) else 0
            if tile in KNOWN_TILES:
                assert pips == {look_of(tile, face, turn).colours[CENTRE].value}
            else:
                assert pips == set()
            seen += 1
    assert seen


@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
def test_others_and_the_channel_get_a_board_without_any_hand(variant: str) -> None:
    for seed in range(6):
        match = random_match(variant, seed)
        others = [seat.user_id for seat in match.seats if seat != match.waits_for]
        pictures = [panel_message(TEXTS, match, other, FIRST).picture for other in others]
        pictures += [
            panel_message(TEXTS, match, STRANGER, FIRST).picture,
            board_picture(TEXTS, match, newest_turn(match)),
        ]
        for picture in pictures:
            assert picture is not None
            assert isinstance(picture.drawing, BoardDrawing)
            # What everybody may see of a game has no hand in it.
            assert picture.drawing.view.seat is None
