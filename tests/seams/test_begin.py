"""How a table comes to its corner, and that it stands there where it says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.seams.arrived import unlike
from tests.seams.axes import Corner
from tests.seams.script import Script
from tests.seams.story import own_folder, with_table
from tests.seams.table import Table

AXES = {"stage": "last", "counts": "unrated", "who": "silent", "at": "table", "open": "vote"}
"""Something that is not so in the usual corner, by axis; who is where is one question."""


@pytest.mark.parametrize(
    "corner",
    [
        "classic auto 3d channel unrated begun 3 left table undo",
        "terra players 12h thread unrated set-up 2 left turn vote",
        "classic players 3d channel unrated set-up 2 played table nothing",
    ],
)
async def test_what_comes_seldom_by_chance_is_reached_with_the_first_deal(corner: str) -> None:
    class Once(Table):
        deals = 1

    async def look(table: Table) -> str:
        return await unlike(table)

    with own_folder() as folder:
        assert await with_table(Script(1, Corner.read(corner)), folder, look, Once) == ""


async def test_a_table_that_is_not_in_its_corner_is_none_of_it() -> None:
    async def look(table: Table) -> dict[str, str]:
        said, corner = {}, table.corner
        for axis, value in AXES.items():
            table.corner = replace(corner, **{axis: value})
            said[axis] = await unlike(table)
        return said

    corner = Corner(counts="rated", who="left", at="turn")
    with own_folder() as folder:
        said = await with_table(Script(1, corner), folder, look)
    assert said == {axis: "who" if axis == "at" else axis for axis in AXES}
