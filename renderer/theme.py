"""Colours by what they mean, read from ``themes/*.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from engine.tiles import Colour

Rgb = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

THEMES: Final = ("wood", "night", "signs")
"""The names that ``load_theme`` knows, the default first."""

LEGIBLE: Final = 4.5
"""Least contrast ratio (WCAG 2) of a text and its ground."""

_LINEAR: Final = 0.04045
"""Up to this part of its full strength a channel's light grows evenly (sRGB)."""

_FADED: Final = 0.2
"""How much of the table shines through a faded tile."""

_FOLDER: Final = Path(__file__).parent / "themes"


@dataclass(frozen=True, slots=True)
class DiscColours:
    """One colour of discs: its body, the ring (and badge) of a closed group, a whole disc's pip.

    If the theme has signs, ``lines`` and ``dots`` make this colour's sign, drawn like the pip. They
    are offsets from the middle of the disc, in units to the right (real part) and down (imaginary).
    """

    body: Rgb
    ring: Rgb
    pip: Rgb
    lines: tuple[tuple[complex, complex], ...] = ()
    dots: tuple[complex, ...] = ()

    @property
    def has_sign(self) -> bool:
        """Whether the colour is told by a shape as well."""
        return bool(self.lines or self.dots)


@dataclass(frozen=True, slots=True)
class Theme:
    """All colours of a picture; ``themes/wood.toml`` says what each is for."""

    name: str
    table: Rgb
    shadow: Rgb
    free_cell: Rgb
    spot: Rgb
    cell_name: Rgb
    tile: Rgb
    tile_edge: Rgb
    size_text: Rgb
    mark: Rgb
    mark_edge: Rgb
    quiet_line: Rgb
    gain: Rgb
    loss: Rgb
    panel: Rgb
    seat: Rgb
    seat_on_turn: Rgb
    text: Rgb
    quiet_text: Rgb
    bar: Rgb
    bar_done: Rgb
    winner: Rgb
    second: Rgb
    third: Rgb
    signs: tuple[Rgb, ...]
    sign_edges: tuple[Rgb, ...]
    discs: tuple[DiscColours, ...]

    def disc(self, colour: Colour) -> DiscColours:
        """Return the colours in which discs of ``colour`` are drawn."""
        return self.discs[colour - 1]

    def open_ground(self, disc: DiscColours) -> Rgb:
        """Return the ground of an open group's badge: a grown pip, unless that were a sign."""
        return self.tile if disc.has_sign else disc.pip


def faded(theme: Theme) -> Theme:
    """Return a theme in whose tiles the table shines through."""

    def fade(colour: Rgb) -> Rgb:
        return blend(colour, theme.table, _FADED)

    return replace(
        theme,
        tile=fade(theme.tile),
        tile_edge=fade(theme.tile_edge),
        discs=tuple(
            replace(disc, body=fade(disc.body), ring=fade(disc.ring), pip=fade(disc.pip))
            for disc in theme.discs
        ),
    )


def blend(one: Rgb, other: Rgb, part: float) -> Rgb:
    """Return the colour that lies ``part`` (0 to 1) of the way from one to the other."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def legible(ground: Rgb, *inks: Rgb) -> Rgb:
    """Return the first of ``inks`` that can be read on ``ground``, or else the best."""
    readable = (ink for ink in inks if contrast(ink, ground) >= LEGIBLE)
    return next(readable, max(inks, key=lambda ink: contrast(ink, ground)))


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the contrast ratio (WCAG 2) of two colours, 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Rgb) -> float:
    red, green, blue = (
        part / 12.92 if part <= _LINEAR else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _rgb(channels: list[int]) -> Rgb:
    red, green, blue = channels
    return red, green, blue


def _disc(parts: Mapping[str, Any]) -> DiscColours:
    body, ring, pip = (_rgb(parts[key]) for key in ("body", "ring", "pip"))
    lines = tuple((complex(*line[:2]), complex(*line[2:])) for line in parts.get("lines", ()))
    return DiscColours(
        body, ring, pip, lines, tuple(complex(*dot) for dot in parts.get("dots", ()))
    )


def _members(name: str) -> dict[str, Any]:
    """Read a theme's file; what it leaves out comes from the theme that it names as its base."""
    members = tomllib.loads((_FOLDER / f"{name}.toml").read_text("utf-8"))
    base = members.pop("base", None)
    return _members(base) | members if base else members


@cache
def load_theme(name: str) -> Theme:
    """Read a theme.

    Raises:
        KeyError: ``name`` is not one of ``THEMES``.
    """
    if name not in THEMES:
        raise KeyError(name)
    members = _members(name)
    discs = members.pop("discs")
    signs, edges = (tuple(map(_rgb, members.pop(key))) for key in ("signs", "sign_edges"))
    plain: dict[str, Any] = {key: _rgb(channels) for key, channels in members.items()}
    return Theme(
        name=name,
        signs=signs,
        sign_edges=edges,
        discs=tuple(_disc(discs[colour.name.lower()]) for colour in Colour),
        **plain,
    )
