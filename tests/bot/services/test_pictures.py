"""A picture that was drawn a while ago is not drawn again, and never taken for another."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.services.pictures import BoardDrawing, Drawing, PanelDrawing, Pictures
from renderer.board import Sight
from tests.renderer.panels import PANELS, placing
from tests.renderer.positions import labels_of, opened, position_at

CHOICE = PANELS["place"].choice


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    pictures = Pictures()
    yield pictures
    pictures.close()


def panel() -> PanelDrawing:
    return PanelDrawing((1, 24), position_at(24).seen, CHOICE)


def board() -> BoardDrawing:
    return BoardDrawing((1, 60), position_at(60).view, labels_of(position_at(60)))


async def test_one_panel_opened_twice_is_drawn_once(pictures: Pictures) -> None:
    first = await pictures.draw(panel())

    assert await pictures.draw(panel()) is first
    assert opened(first).width == 1200


@pytest.mark.parametrize(
    "other",
    [
        replace(panel(), choice=placing(24, 5).choice),
        replace(panel(), choice=replace(CHOICE, spots=CHOICE.spots[:4])),
        replace(panel(), recent=position_at(24).recent),
        replace(panel(), theme="night"),
        replace(panel(), snapshot=(1, 25)),
    ],
    ids=["another spot", "fewer spots", "last turn", "another theme", "later"],
)
async def test_another_panel_is_drawn_anew(pictures: Pictures, other: PanelDrawing) -> None:
    first = await pictures.draw(panel())

    assert await pictures.draw(other) is not first


@pytest.mark.parametrize(
    "asked",
    [
        replace(board(), sight=Sight(spots=tuple(position_at(60).view.board.frontier()))),
        replace(board(), sight=Sight(around=tuple(position_at(60).view.board.frontier())[:1])),
    ],
    ids=["spots", "crop"],
)
async def test_what_one_player_asks_to_see_is_a_picture_of_its_own(
    pictures: Pictures, asked: Drawing
) -> None:
    assert await pictures.draw(asked) != await pictures.draw(board())


def test_a_log_line_of_a_panel_tells_nothing_of_the_tile_held() -> None:
    assert CHOICE.ghost is not None
    assert CHOICE.ghost.place.tile not in repr(panel())
