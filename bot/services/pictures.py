"""Draws pictures in threads of their own; keeps them a while, draws none twice at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from bot.services.caches import Cache
from bot.services.urgent_first import UrgentFirst
from engine.actions import Action
from engine.events import Event
from engine.game import View
from engine.hands import Slots
from renderer.board import BoardLabels, Sight, draw_own_board
from renderer.film import Camera, FilmTurn, draw_film
from renderer.hand import HandLabels, draw_hand
from renderer.pages.leaderboard import LeaderboardLabels, LeaderRow, draw_leaderboard
from renderer.pages.profile import ProfileRow, draw_profile
from renderer.pages.review import ReviewLabels, TurningPoint, draw_review
from renderer.panel import Choice, draw_panel
from renderer.podium import Podium
from renderer.theme import load_theme
from renderer.warming import warm_up

DEFAULT_THEME: Final = "wood"
KEPT_BYTES: Final = 4_000_000
"""Bytes of all pictures kept: some 20 boards, for what is shown twice in a short time."""

_BESIDE_PICTURE: Final = 60_000
"""Bytes that a drawing takes beside its picture, most of them for the view."""
_THREADS: Final = 2


@dataclass(frozen=True, slots=True)
class BoardDrawing:
    """A board to draw, and what is to be seen of it.

    ``snapshot`` (game id, revision) stands for the view when compared.
    """

    ending: ClassVar[str] = "png"

    snapshot: tuple[int, int]
    view: View = field(compare=False, repr=False)
    labels: BoardLabels
    sight: Sight = field(default_factory=Sight)
    theme: str = DEFAULT_THEME

    def draw(self) -> bytes:
        """Return the picture as PNG; this takes a while."""
        return draw_own_board(self.view, load_theme(self.theme), self.labels, self.sight)


@dataclass(frozen=True, slots=True)
class PanelDrawing:
    """A play panel to draw, as secret as the hand in it.

    ``snapshot`` (game id, revision) stands for the view when compared. If the view is after what a
    seat has put together for a plan, ``ahead`` is that seat and its actions.
    """

    ending: ClassVar[str] = "png"

    snapshot: tuple[int, int]
    view: View = field(compare=False, repr=False)
    choice: Choice = field(repr=False)
    recent: tuple[Event, ...] = ()
    ahead: tuple[int | None, tuple[Action, ...]] = field(default=(None, ()), repr=False)
    theme: str = DEFAULT_THEME

    def draw(self) -> bytes:
        """Return the picture as PNG; this takes a while."""
        return draw_panel(self.view, load_theme(self.theme), self.choice, self.recent)


@dataclass(frozen=True, slots=True)
class HandDrawing:
    """A hand to draw; this value is as secret as the hand."""

    ending: ClassVar[str] = "png"

    hand: Slots = field(repr=False)
    labels: HandLabels
    theme: str = DEFAULT_THEME

    def draw(self) -> bytes:
        """Return the picture as PNG; this takes a while."""
        return draw_hand(self.hand, load_theme(self.theme), self.labels)


@dataclass(frozen=True, slots=True)
class LeaderboardDrawing:
    """A leaderboard's page to draw; between two blocks rows are left out."""

    ending: ClassVar[str] = "png"

    blocks: tuple[tuple[LeaderRow, ...], ...]
    labels: LeaderboardLabels
    theme: str = DEFAULT_THEME

    def draw(self) -> bytes:
        """Return the picture as PNG; this takes a while."""
        return draw_leaderboard(self.blocks, load_theme(self.theme), self.labels)


@dataclass(frozen=True, slots=True)
class ProfileDrawing:
    """A profile to draw, with at least one row."""

    ending: ClassVar[str] = "png"

    title: str
    rows: tuple[ProfileRow, ...]
    theme: str = DEFAULT_THEME

    def draw(self) -> bytes:
        """Return the picture as PNG; this takes a while."""
        return draw_profile(self.title, self.rows, load_theme(self.theme))


@dataclass(frozen=True, slots=True)
class ReviewDrawing:
    """Everybody's chances to draw, from turn to turn, with the turning points.

    ``snapshot`` (game id, revision, the reviewer's version) stands for them when compared.
    """

    ending: ClassVar[str] = "png"

    snapshot: tuple[int, int, int]
    curve: tuple[tuple[float, ...], ...] = field(compare=False, repr=False)
    points: tuple[TurningPoint, ...] = field(compare=False, repr=False)
    labels: ReviewLabels
    theme: str = DEFAULT_THEME

    def draw(self) -> bytes:
        """Return the picture as PNG; this takes a while."""
        return draw_review(self.curve, self.points, self.labels, load_theme(self.theme))


@dataclass(frozen=True, slots=True)
class FilmDrawing:
    """A game to film; ``turns`` plays it anew, which is as secret as its bag.

    ``snapshot`` (game id, revision) stands for the turns when compared. ``podium`` is how the game
    came out; ``doers`` says by turn who acted.
    """

    ending: ClassVar[str] = "gif"

    snapshot: tuple[int, int]
    last: View = field(compare=False, repr=False)
    turns: Callable[[], Iterable[FilmTurn]] = field(compare=False, repr=False)
    names: tuple[str, ...]
    podium: Podium | None = None
    doers: tuple[str, ...] = ()
    theme: str = DEFAULT_THEME

    def draw(self) -> bytes:
        """Return the film as an animated GIF; this takes a second or two."""
        count = sum(1 for _ in self.turns())
        theme = load_theme(self.theme)
        camera = Camera.on(self.last, self.names, count, theme, self.podium)
        camera = replace(camera, doers=self.doers)
        return draw_film(self.turns(), camera)


Drawing = (
    FilmDrawing
    | BoardDrawing
    | HandDrawing
    | LeaderboardDrawing
    | PanelDrawing
    | ProfileDrawing
    | ReviewDrawing
)


def draw_ahead() -> None:
    """Draw the parts of board pictures in advance; the first call takes a while."""
    warm_up(load_theme(DEFAULT_THEME))


class Pictures:
    """Draws pictures on request; equal requests share one drawing."""

    def __init__(self) -> None:
        self._threads = UrgentFirst(_THREADS, "pictures")
        self._films = UrgentFirst(1, "films")
        self._kept: Cache[Drawing, bytes] = Cache(KEPT_BYTES, _size_of)
        self._begun: dict[Drawing, asyncio.Future[bytes]] = {}

    async def draw(self, drawing: Drawing, *, is_urgent: bool = True) -> bytes:
        """Return a drawing as PNG, a film as GIF; ``is_urgent`` if somebody waits for it."""
        picture = self._kept.get(drawing)
        if picture is not None:
            return picture
        if drawing not in self._begun:
            drawn = self._draw_aside(drawing, is_urgent=is_urgent)
            self._begun[drawing] = asyncio.ensure_future(drawn)
        # Shielded: one waiter that gives up must not cancel the drawing for the others.
        return await asyncio.shield(self._begun[drawing])

    def close(self) -> None:
        """End the threads; nothing may be drawn afterwards."""
        self._threads.close()
        self._films.close()

    async def _draw_aside(self, drawing: Drawing, *, is_urgent: bool) -> bytes:
        is_film = isinstance(drawing, FilmDrawing)
        threads = self._films if is_film else self._threads  # a picture does not wait for a film
        try:
            picture = await threads.run(drawing.draw, is_urgent=is_urgent)
            self._kept.keep(drawing, picture)
        finally:
            del self._begun[drawing]
        return picture


def _size_of(picture: bytes) -> int:
    return len(picture) + _BESIDE_PICTURE
