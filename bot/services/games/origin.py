"""What a started game begins from: terms, players in order of joining, and what was drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.services.games.fairness import Draws
from bot.services.people.holders import holder_text
from bot.storage.games import GameRow, SeatOrder, Terms
from engine.game import Game
from engine.tiles import TileId
from engine.variants import VARIANTS


@dataclass(frozen=True, slots=True)
class Origin:
    """What a game starts from; ``joined`` are the players' user ids in order of joining.

    If the data of one of them was deleted, ``kept_bag`` is what was drawn with that user id, and
    nothing else of the start can be drawn again.
    """

    terms: Terms
    joined: tuple[int, ...]
    draws: Draws
    kept_bag: tuple[str, ...] = field(default=(), repr=False)

    @property
    def bag(self) -> list[TileId]:
        """The bag that was drawn for the game, in draw order."""
        if self.kept_bag:
            return [*map(TileId, self.kept_bag)]
        return self.draws.shuffled("bag", VARIANTS[self.terms.variant].tiles)

    def start(self) -> Game:
        """Start the game with the bag that was drawn for it."""
        variant = VARIANTS[self.terms.variant]
        return variant.start(len(self.joined), self.terms.options, self.bag)

    def seating(self) -> tuple[int, ...]:
        """Return the user ids by seat, as agreed and drawn."""
        if self.terms.order is SeatOrder.JOINED:
            return self.joined
        return tuple(self.draws.shuffled("seats", self.joined))


def origin_of(row: GameRow, joined: Sequence[int], start_id: int) -> Origin:
    """Return what a stored game starts from."""
    draws = Draws(row.seed, start_id, tuple(map(holder_text, joined)))
    return Origin(row.terms, tuple(joined), draws, row.kept_bag)
