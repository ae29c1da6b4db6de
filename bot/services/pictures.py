"""Pictures drawn aside: in their own two threads, kept for a while, never drawn twice at once."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

from bot.services.caches import Recent
from bot.services.urgent_first import UrgentFirst
from engine.events import Event
from engine.game import View
from engine.hands import Slots
from engine.hexes import Cell
from renderer.board import BoardLabels, Sight, draw_own_board
from renderer.hand import HandLabels, draw_hand
from renderer.leaderboard import LeaderboardLabels, LeaderRow, draw_leaderboard
from renderer.panel import Choice, draw_panel
from renderer.theme import load_theme
from renderer.warming import warm_up

DEFAULT_THEME: Final = "wood"
KEPT_BYTES: Final = 4_000_000
"""How much the pictures that are kept take: some 20 of boards, for what is shown twice at once."""

_BESIDE_PICTURE: Final = 60_000
"""Bytes that what was drawn takes, its view above all."""
_THREADS: Final = 2


@dataclass(frozen=True, slots=True)
class BoardDrawing:
    """A board to draw. ``snapshot`` (game id, revision) stands for the view when compared.

    ``spots`` and ``around`` are what one player asks to see: see ``renderer.board.Sight``.
    """

    snapshot: tuple[int, int]
    view: View = field(compare=False, repr=False)
    labels: BoardLabels
    recent: tuple[Event, ...] = ()
    theme: str = DEFAULT_THEME
    spots: tuple[Cell, ...] = ()
    around: tuple[Cell, ...] = ()

    def draw(self) -> bytes:
        """Return the picture as PNG; this takes a while."""
        sight = Sight(self.recent, self.spots, self.around)
        return draw_own_board(self.view, load_theme(self.theme), self.labels, sight)


@dataclass(frozen=True, slots=True)
class PanelDrawing:
    """A play panel to draw; ``snapshot`` (game id, revision) stands for the view when compared."""

    snapshot: tuple[int, int]
    view: View = field(compare=False, repr=False)
    choice: Choice = field(repr=False)
    recent: tuple[Event, ...] = ()
    theme: str = DEFAULT_THEME

    def draw(self) -> bytes:
        """Return the picture as PNG; this takes a while."""
        return draw_panel(self.view, load_theme(self.theme), self.choice, self.recent)


@dataclass(frozen=True, slots=True)
class HandDrawing:
    """A hand to draw; it is as secret as the hand."""

    hand: Slots = field(repr=False)
    labels: HandLabels
    theme: str = DEFAULT_THEME

    def draw(self) -> bytes:
        """Return the picture as PNG; this takes a while."""
        return draw_hand(self.hand, load_theme(self.theme), self.labels)


@dataclass(frozen=True, slots=True)
class LeaderboardDrawing:
    """A leaderboard's page to draw, in blocks between which rows are left out."""

    blocks: tuple[tuple[LeaderRow, ...], ...]
    labels: LeaderboardLabels
    theme: str = DEFAULT_THEME

    def draw(self) -> bytes:
        """Return the picture as PNG; this takes a while."""
        return draw_leaderboard(self.blocks, load_theme(self.theme), self.labels)


Drawing = BoardDrawing | HandDrawing | LeaderboardDrawing | PanelDrawing


def draw_ahead() -> None:
    """Draw what pictures of boards are made of; this takes a while, the first time."""
    warm_up(load_theme(DEFAULT_THEME))


class Pictures:
    """Draws on request; equal requests made meanwhile share one drawing."""

    def __init__(self) -> None:
        self._threads = UrgentFirst(_THREADS, "pictures")
        self._kept: Recent[Drawing, bytes] = Recent(KEPT_BYTES, _size_of)
        self._begun: dict[Drawing, asyncio.Future[bytes]] = {}

    async def draw(self, drawing: Drawing, *, is_urgent: bool = True) -> bytes:
        """Return a drawing as PNG; one that somebody waits for ``is_urgent``."""
        picture = self._kept.get(drawing)
        if picture is not None:
            return picture
        if drawing not in self._begun:
            drawn = self._draw_aside(drawing, is_urgent=is_urgent)
            self._begun[drawing] = asyncio.ensure_future(drawn)
        # Shielded: whoever gives up waiting must not take the picture from the others.
        return await asyncio.shield(self._begun[drawing])

    def close(self) -> None:
        """Let the threads end; nothing may be drawn afterwards."""
        self._threads.close()

    async def _draw_aside(self, drawing: Drawing, *, is_urgent: bool) -> bytes:
        try:
            picture = await self._threads.run(drawing.draw, is_urgent=is_urgent)
            self._kept.keep(drawing, picture)
        finally:
            del self._begun[drawing]
        return picture


def _size_of(picture: bytes) -> int:
    return len(picture) + _BESIDE_PICTURE
