"""Kept pictures that new ones must look like; ``python -m tests.renderer.goldens`` redraws them."""

import io
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image

from engine.events import HandShown, TilePlaced
from engine.tiles import TileId
from renderer.board import Sight, draw_own_board
from renderer.hand import HandLabels, draw_hand
from renderer.pages.leaderboard import LeaderboardLabels, LeaderRow, draw_leaderboard
from renderer.pages.profile import ProfileRow, draw_profile
from renderer.pages.review import ReviewLabels, TurningPoint, draw_review
from renderer.palette import palette_of
from renderer.theme import THEMES, load_theme
from tests.renderer.films import camera_of, film_of
from tests.renderer.panels import PANELS, places
from tests.renderer.positions import (
    COLONIES,
    RECORD,
    TERRITORIES,
    Position,
    draw,
    labels_of,
    position_after,
    position_at,
    turns_after,
)

FOLDER = Path(__file__).parent / "goldens"

HAND = (TileId("P-GRBY"), TileId("B-BYGR"))
HAND_LABELS = HandLabels(("Tile 1", "Tile 2"), (("1a", "1b"), ("2a", "2b")))

LEADER_ROWS = (
    LeaderRow(1, "Ann", ("1764", "+264", "41", "19"), "± 151", (1500, 1668, 1590, 1700, 1764)),
    LeaderRow(2, "Björn", ("1622", "+122", "56", "12"), "± 143", (1500, 1610, 1622)),
    LeaderRow(3, "דנה", ("1500", "±0", "33", "11"), "± 160", (1500, 1500)),
    LeaderRow(3, "W" * 32, ("1500", "±0", "11", "11"), "± 204", (1400, 1600, 1400, 1500)),
    LeaderRow(5, "**Dima** ♥", ("1212", "−288", "7", "0"), "± 260", (1500, 1380, 1300, 1212)),
)
UNRANKED = LeaderRow(None, "Fay", ("1668", "+168", "1", "1"), "± 484", (1500, 1668))
APART = LeaderRow(
    rank=23,
    name="Eve",
    figures=("1190", "−310", "8", "1"),
    note="± 301",
    curve=(1500, 1420, 1480, 1190),
    is_asker=True,
)
PROFILE_ROWS = (
    ProfileRow(
        name="Classic Dalapapa",
        rating="1764",
        note="± 151",
        notes=("41 games, 19 won", ""),
        curve=(1500, 1668, 1590, 1702, 1640, 1764),
        dates=("2026-01-03", "2026-11-22"),
    ),
    ProfileRow(
        name="Dalapapa Terra",
        rating="1342",
        note="± 484",
        notes=("1 game, 0 won", "provisional"),
        curve=(1500, 1342),
        dates=("2026-11-20", "2026-11-20"),
    ),
)
PAGE_LABELS = LeaderboardLabels(
    title="Dalapapa",
    subtitle="by rating · all time",
    columns=("rating", "change", "games", "wins"),
    own="(you)",
    unranked="Fewer than 5 games, not ranked yet:",
    footer="Page 1 of 4",
)

REVIEW_CURVE = (
    (0.35, 0.35, 0.3),
    (0.3, 0.45, 0.25),
    (0.2, 0.6, 0.2),
    (0.25, 0.5, 0.25),
    (0.45, 0.3, 0.25),
    (0.5, 0.3, 0.2),
    (0.7, 0.15, 0.15),
    (0.5, 0.25, 0.25),
    (0.9, 0.05, 0.05),
    (1.0, 0.0, 0.0),
)
REVIEW_LABELS = ReviewLabels(
    title="Blue Heron · review",
    subtitle="Classic · 9 turns",
    levels=("0%", "25%", "50%", "75%", "100%"),
    begin="After the set-up",
    end="Turn 9",
    names=("Ann", "Björn", "Bot 1"),
    figures=("87", "64", ""),
    notes=("luck +6 points", "luck −11 points", "luck +2 points"),
    unit="accuracy",
)

FILMED = 34
"""The turn of the recorded game that a frame is kept of."""


def shown_hand() -> Position:
    """A game with markers in which the second seat has just shown its hand."""
    before = position_after(TERRITORIES, 44)
    return Position(before.game, (*before.recent, HandShown(1, HAND)))


def leaderboard() -> bytes:
    """A page with the asker's row below it."""
    return draw_leaderboard(
        ((*LEADER_ROWS, UNRANKED), (APART,)), load_theme("wood"), PAGE_LABELS, 500
    )


def profile() -> bytes:
    """Somebody rated in two games, in one of them after a single one."""
    return draw_profile("Ann: ratings", PROFILE_ROWS, load_theme("wood"), 500)


def review() -> bytes:
    """The review of a game of three, in which one seat's line lies on another's."""
    return draw_review(
        REVIEW_CURVE,
        (TurningPoint(1, 3), TurningPoint(0, 6)),
        REVIEW_LABELS,
        load_theme("wood"),
        600,
    )


def own_board(theme: str) -> bytes:
    """A large board as the player on turn may ask for it: cropped, with spots for their tiles."""
    shown = position_at(60)
    played = (event.place.cell for event in shown.recent if isinstance(event, TilePlaced))
    spots = tuple({place.cell: None for place in places(shown.seen)})
    sight = Sight(shown.recent, spots, tuple(played))
    return draw_own_board(shown.view, load_theme(theme), labels_of(shown), sight, 400)


def result() -> bytes:
    """The end of the recorded game, with the sums of its seats."""
    shown, turns = position_after(RECORD, 1000), turns_after(RECORD, 1000)
    sight = Sight(turns[-1], history=turns)
    return draw_own_board(shown.view, load_theme("wood"), labels_of(shown), sight, 500)


def film_frame() -> bytes:
    """A turn that closes a group, as a film of the recorded game shows it."""
    turns = film_of(RECORD)
    camera = camera_of(turns)
    frame = camera.frame(turns[FILMED - 1], FILMED)
    frame.putpalette(palette_of(camera.theme).channels)
    file = io.BytesIO()
    frame.save(file, "PNG")
    return file.getvalue()


IN_NIGHT = ("mark", "crowd")

GOLDENS: dict[str, Callable[[], bytes]] = {
    "board-start": lambda: draw(position_at(2), width=400),
    "board-wood": lambda: draw(position_at(24)),
    "board-night": lambda: draw(position_at(60), "night"),
    "board-signs": lambda: draw(position_at(9), "signs", 400),
    "board-result": lambda: draw(position_at(40).after_resigning(0, 2)),
    "result": result,
    "film": film_frame,
    "colonies": lambda: draw(position_after(COLONIES, 45), width=500),
    "territories": lambda: draw(shown_hand(), "night", 500),
    "leaderboard": leaderboard,
    "profile": profile,
    "review": review,
    **{f"panel-{name}": PANELS[name].draw for name in PANELS if name not in IN_NIGHT},
    **{f"panel-{name}": partial(PANELS[name].draw, "night") for name in IN_NIGHT},
    "panel-signs": lambda: PANELS["place"].draw("signs"),
    **{f"own-{theme}": partial(own_board, theme) for theme in THEMES},
    "hand": lambda: draw_hand(HAND, load_theme("wood"), HAND_LABELS, 600),
    "hand-signs": lambda: draw_hand(HAND, load_theme("signs"), HAND_LABELS, 400),
}


def golden_file(name: str) -> Path:
    return FOLDER / f"{name}.png"


if __name__ == "__main__":
    for name, picture in GOLDENS.items():
        Image.open(io.BytesIO(picture())).save(golden_file(name), optimize=True)
