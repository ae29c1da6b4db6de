"""The pictures that are kept to compare with; ``python -m tests.pictures.goldens`` redraws them."""

from collections.abc import Callable
from pathlib import Path

from engine.tiles import TileId
from renderer.hand import HandLabels, draw_hand
from renderer.theme import load_theme
from tests.pictures.moments import draw, moment

FOLDER = Path(__file__).parent / "goldens"

HAND = (TileId("P-GRBY"), TileId("B-BYGR"))
HAND_LABELS = HandLabels(("Tile 1", "Tile 2"), (("1a", "1b"), ("2a", "2b")))

GOLDENS: dict[str, Callable[[], bytes]] = {
    "board-start": lambda: draw(moment(2), width=400),
    "board-wood": lambda: draw(moment(24)),
    "board-night": lambda: draw(moment(60), "night"),
    "board-result": lambda: draw(moment(40).after_resigning(0, 2)),
    "hand": lambda: draw_hand(HAND, load_theme("wood"), HAND_LABELS, 600),
}


def golden_file(name: str) -> Path:
    return FOLDER / f"{name}.png"


if __name__ == "__main__":
    for name, picture in GOLDENS.items():
        golden_file(name).write_bytes(picture())
