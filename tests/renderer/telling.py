"""Reads what pictures say of a score from the parts that their layers draw."""

import re
from collections.abc import Sequence
from itertools import pairwise
from math import prod

from renderer.layers import result, seats
from renderer.layers.counted import Kind, Placed
from renderer.scene import Scene
from renderer.theme import Theme

MONEY = "terra"
"""The variant in which groups are multiplied, and money is added."""


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def told_by_seat(scene: Scene, theme: Theme, seat: int) -> int:
    """The score that the parts of a seat's box make, without that which stands behind its name."""
    told = seats.told_of(scene, theme, seat)
    money = [one for one in told.supplies if one.part.kind is Kind.COINS]
    extra = [*money, *told.bonus] if scene.view.variant == MONEY else told.bonus
    multiplies = scene.view.variant == MONEY
    return told_by([*told.groups, *extra], multiplies=multiplies)


def told_by_result(scene: Scene, theme: Theme, seat: int) -> int:
    """The score that the parts of a result's row make."""
    assert scene.result is not None
    told = result.told_of(scene, theme, scene.result, seat)
    if scene.view.counts_points:
        return sum(map(number, told.sums))
    return told_by(told.parts, multiplies=scene.view.variant == MONEY)


def told_by(line: Sequence[Placed], *, multiplies: bool) -> int:
    """The sum or product of a line's parts, as somebody reads them, and what is added to it."""
    groups: list[int] = []
    extra = 0
    for part, _, _ in line:
        match part.kind:
            case Kind.CHIP:
                groups.append(number(part.text))
            case Kind.FIGURES:
                times = re.fullmatch(r"×(\d+)", part.text)
                assert times is not None
                groups[-1] *= number(times[1])
            case Kind.COINS | Kind.CARD:
                extra += number(part.text)
            case Kind.WORDS if part.text not in ("×", "+"):
                more = re.fullmatch(r"(\d+) more: (\d+)", part.text)
                assert more is not None
                assert number(more[1]) > 1
                groups.append(number(more[2]))
            case Kind.WORDS:
                assert part.text == "+" or multiplies
            case Kind.PIECE:
                raise AssertionError("pieces are no part of a score")
    return (prod(groups) if multiplies and groups else sum(groups)) + extra


def overlaps(line: Sequence[Placed]) -> list[tuple[Placed, Placed]]:
    """The neighbours in a line that lie over each other."""
    return [(one, other) for one, other in pairwise(line) if one.left + one.width > other.left]
