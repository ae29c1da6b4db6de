"""The header names the game on the left and says what is played on the right."""

from PIL import Image

from renderer.board import BoardLabels, draw_board
from renderer.theme import load_theme
from tests.renderer.positions import NAMES, opened, position_at

WOOD = load_theme("wood")
HEIGHT = 60


def header(title: str, subtitle: str) -> Image.Image:
    texts = BoardLabels(title, subtitle, NAMES)
    picture = opened(draw_board(position_at(2).view, WOOD, texts))
    return picture.crop((0, 0, picture.width, HEIGHT))


def written(image: Image.Image) -> list[bool]:
    """For each column of a header, whether something is written there."""
    columns = (image.crop((x, 0, x + 1, HEIGHT)) for x in range(image.width))
    return [column.getcolors() != [(HEIGHT, WOOD.panel)] for column in columns]


def test_title_and_subtitle_stand_at_both_ends() -> None:
    columns = written(header("Blue Heron", "Dalapapa to 60"))

    assert any(columns[:300])
    assert not any(columns[300:850])
    assert any(columns[850:])


def test_a_long_title_gives_way_to_the_subtitle() -> None:
    alone = written(header("", "Dalapapa to 240"))
    begin = alone.index(True)

    both = written(header("A very long name " * 9, "Dalapapa to 240"))

    assert both[begin:] == alone[begin:]
    assert not any(both[begin - 12 : begin])
    assert any(both[begin - 60 : begin - 12])


def test_a_long_subtitle_leaves_room_for_the_title() -> None:
    columns = written(header("Blue Heron", "Dalapapa to 240 " * 9))

    assert any(columns[:180])
    assert not any(columns[-20:])
