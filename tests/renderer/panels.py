"""Positions of recorded games in which somebody chooses, and the panels that they see."""

from dataclasses import dataclass, replace
from functools import cache

from engine.actions import DiscAction, Keep, Mark, Place, Settle, Withdraw
from engine.copies import copy_of
from engine.game import View
from engine.hexes import cell_name
from renderer.choice import Choice, Ghost, OwnTiles, Way
from renderer.middles import in_reading_order
from renderer.panel import draw_panel
from renderer.theme import load_theme
from tests.renderer.positions import COLONIES, TERRITORIES, Position, position_after, position_at


@dataclass(frozen=True, slots=True)
class Panel:
    """What somebody sees of a game, and what they may choose."""

    view: View
    choice: Choice

    def draw(self, theme: str = "wood", width: int = 400) -> bytes:
        return draw_panel(self.view, load_theme(theme), self.choice, (), width)

    def offering(self, choice: Choice) -> "Panel":
        return replace(self, choice=choice)


@cache
def placing(tiles: int, index: int) -> Panel:
    """A tile of the recorded classic game, held over one of the cells where it may be laid."""
    player = position_at(tiles).seen
    cell = sorted({place.cell for place in places(player)})[index]
    return holding(player, next(place for place in places(player) if place.cell == cell))


def second_tile() -> Panel:
    """The other tile of a hand, once one has been laid."""
    game = copy_of(position_at(24).game)
    game.apply(game.to_act, places(position_at(24).seen)[0])
    player = Position(game, ()).seen
    return holding(player, places(player)[0])


def joining() -> Panel:
    """A tile that would join colonies."""
    player = position_after(COLONIES, 43).seen
    return holding(player, next(one for one in places(player) if player.preview(one).joined))


def places(player: View) -> list[Place]:
    """All legal placements."""
    return [action for action in player.legal_actions() if isinstance(action, Place)]


def holding(player: View, chosen: Place) -> Panel:
    """A tile held over a cell, the ways to fill it, and the other cells where one may be laid."""
    legal, cell = places(player), chosen.cell
    spots = sorted({place.cell for place in legal} - {cell})
    label = f"{cell_name(cell)} r{chosen.turn}"
    ghost = Ghost(chosen, player.preview(chosen).discs, label)
    filling = [place for place in legal if place.cell == cell]
    ways = tuple(way(player, place, number) for number, place in enumerate(filling[:8], start=1))
    return Panel(player, Choice(ghost, tuple(spots), tiles=own_tiles(player), ways=ways))


def way(player: View, place: Place, number: int) -> Way:
    """A way to fill a cell, as a panel shows it."""
    slot = player.to_lay.index(place.tile) + 1
    return Way(place, number, f"{slot}{place.face} r{place.turn}")


def own_tiles(player: View) -> OwnTiles:
    """The tiles that somebody may lay, as they are shown below the board."""
    slots = range(1, len(player.to_lay) + 1)
    return OwnTiles(player.to_lay, tuple((f"{slot}a", f"{slot}b") for slot in slots))


def choosing(shown: Position, kind: type[DiscAction], index: int) -> Panel:
    """All discs on which one kind of action is legal, one of them chosen."""
    player = shown.seen
    legal = [action for action in player.legal_actions() if isinstance(action, kind)]
    groups, pieces = player.board.groups(), player.pieces
    targets = in_reading_order((action.disc for action in legal), groups, pieces)
    return Panel(player, Choice(targets=tuple(targets), chosen=(targets[index],)))


PANELS = {
    "place": placing(24, 3),
    "edge": placing(60, 9),
    "settle": choosing(position_after(COLONIES, 63), Settle, 9),
    "crowd": choosing(position_after(COLONIES, 119), Settle, 30),
    "withdraw": choosing(position_after(COLONIES, 63), Withdraw, 1),
    "keep": choosing(position_after(COLONIES, 44), Keep, 0),
    "second": second_tile(),
    "joining": joining(),
    "mark": choosing(position_after(TERRITORIES, 35), Mark, 0),
}
