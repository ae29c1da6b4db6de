"""Pictures drawn aside: in their own two threads, kept for a while, never drawn twice at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from bot.services.urgent_first import UrgentFirst
from engine.events import Event
from engine.game import View
from engine.hands import Slots
from engine.hexes import Cell
from renderer.board import BoardLabels, Sight, draw_own_board
from renderer.hand import HandLabels, draw_hand
from renderer.leaderboard import LeaderboardLabels, Standing, draw_leaderboard
from renderer.panel import Choice, draw_panel
from renderer.theme import load_theme
from renderer.warming import warm_up

DEFAULT_THEME: Final = "wood"
MOST_KEPT: Final = 64
"""Pictures kept; at some 130 KB each they take 8 MB."""

_THREADS: Final = 2


@dataclass(frozen=True, slots=True)
class BoardDrawing:
    """A board to draw. ``moment`` (game id and revision) stands for the view when compared.

    ``spots`` and ``around`` are what one player asks to see: see ``renderer.board.Sight``.
    """

    moment: tuple[int, int]
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
    """A play panel to draw; ``moment`` (game id and revision) stands for the view when compared."""

    moment: tuple[int, int]
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

    blocks: tuple[tuple[Standing, ...], ...]
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
        self._kept: OrderedDict[Drawing, asyncio.Future[bytes]] = OrderedDict()

    async def draw(self, drawing: Drawing, *, is_urgent: bool = True) -> bytes:
        """Return a drawing as PNG; one that somebody waits for ``is_urgent``."""
        future = self._kept.get(drawing)
        if future is None:
            future = asyncio.ensure_future(self._threads.run(drawing.draw, is_urgent=is_urgent))
            self._kept[drawing] = future
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(drawing)
        try:
            # Shielded: whoever gives up waiting must not take the picture from the others.
            return await asyncio.shield(future)
        except Exception:
            self._kept.pop(drawing, None)
            raise

    def close(self) -> None:
        """Let the threads end; nothing may be drawn afterwards."""
        self._threads.close()
