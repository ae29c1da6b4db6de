"""Films of games: a frame for each turn, all seen by one camera, as an animated GIF."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.actions import Action, Resign
from engine.events import Event, TurnEnded
from engine.game import Game, View, view
from renderer.canvas import Canvas
from renderer.gif import Gif
from renderer.layers import film, last_move, pieces, sizes, table, tiles
from renderer.layers.film import Moment
from renderer.layout import Foot, Layout, lay_out
from renderer.palette import palette_of
from renderer.parts.figures import figures
from renderer.parts.sprites import style_of
from renderer.podium import Podium
from renderer.scene import BoardLabels, Scene, Sight, set_film_scene
from renderer.theme import Theme

FILM_WIDTH: Final = 600
"""Width of a film in pixels."""

TURN_TIME: Final = 700
END_TIME: Final = 5000
"""How long a turn and the end are shown, in milliseconds."""


@dataclass(frozen=True, slots=True)
class FilmTurn:
    """A turn of ``seat`` (None: the table): what it did, and what all could see after it.

    ``actions`` are its places, from 0 on, among all that were played.
    """

    seat: int | None
    events: tuple[Event, ...]
    after: View
    actions: tuple[int, ...] = ()


def played(game: Game, actions: Iterable[tuple[int | None, Action]]) -> Iterator[FilmTurn]:
    """Play actions, each with its seat, on a game, and yield every turn as soon as it is over.

    A turn ends where another seat acts, too. All placements of the table are one turn. A
    resignation out of turn is a turn of its own; one in the midst of a turn comes after it.

    Raises:
        IllegalAction: the rules forbid an action.
    """
    seat: int | None = None
    events: list[Event] = []
    places: list[int] = []
    asides: list[tuple[int | None, tuple[Event, ...], tuple[int, ...]]] = []

    def finished() -> Iterator[FilmTurn]:
        """Yield the turn that is over, and who resigned in its midst."""
        after = view(game, None)
        for who, done, where in ((seat, tuple(events), tuple(places)), *asides):
            if done:
                yield FilmTurn(who, done, after, where)
        events.clear()
        places.clear()
        asides.clear()

    for place, (actor, action) in enumerate(actions):
        if events and actor != seat:
            if isinstance(action, Resign):
                asides.append((actor, tuple(game.apply(actor, action)), (place,)))
                continue
            yield from finished()
        seat = actor
        events += game.apply(actor, action)
        places.append(place)
        if any(isinstance(event, TurnEnded) for event in events):
            yield from finished()
    yield from finished()


@dataclass(frozen=True, slots=True)
class Camera:
    """What all frames of a film have in common.

    Where things lie, the names by seat, how many ``turns`` there are, and the longest score at the
    end, with which all others keep one size. ``podium`` is how the game came out; None if that
    goes by points alone. ``doers`` says by turn who acted, where that is not told by ``names``.
    """

    layout: Layout
    names: tuple[str, ...]
    turns: int
    theme: Theme
    widest: str
    podium: Podium | None = None
    doers: tuple[str, ...] = ()

    @classmethod
    def on(
        cls,
        last: View,
        names: tuple[str, ...],
        turns: int,
        theme: Theme,
        podium: Podium | None = None,
    ) -> Camera:
        """Return the camera that shows all of a game's last board, which must have a tile."""
        cells = [place.cell for place in last.board.tiles()]
        layout = lay_out(cells, FILM_WIDTH, Foot(last.players, is_film=True))
        widest = max(map(figures, last.scores), key=len)
        return cls(layout, names, turns, theme, widest, podium)

    def frame(self, turn: FilmTurn, number: int) -> Image.Image:
        """Draw a turn, the ``number``-th from 1, as indices into the theme's palette."""
        sight = Sight(turn.events, podium=self.podium)
        labels = BoardLabels("", "", self._names_at(turn.seat, number))
        scene = set_film_scene(self.layout, turn.after, labels, sight)
        canvas = Canvas(style_of(self.theme, self.layout.grid), self.layout.size)
        _draw(scene, canvas, Moment(turn.seat, number, self.turns, self.widest))
        return canvas.indices()

    def _names_at(self, seat: int | None, number: int) -> tuple[str, ...]:
        if seat is None or not self.doers:
            return self.names
        return (*self.names[:seat], self.doers[number - 1], *self.names[seat + 1 :])


def _draw(scene: Scene, canvas: Canvas, moment: Moment) -> None:
    table.draw_shadows(scene, canvas)
    for layer in (tiles, last_move, pieces, sizes):
        layer.draw(scene, canvas)
    film.draw_head(scene, canvas, moment)
    film.draw_foot(scene, canvas, moment)


def draw_film(turns: Iterable[FilmTurn], camera: Camera) -> bytes:
    """Draw a game's turns as an animated GIF; this takes a second or two.

    Only one of ``turns`` is held at a time.
    """
    gif = Gif(camera.layout.size, palette_of(camera.theme).channels)
    for number, turn in enumerate(turns, start=1):
        is_last = number == camera.turns
        gif.add(camera.frame(turn, number), END_TIME if is_last else TURN_TIME)
    return gif.file()
