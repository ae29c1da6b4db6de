"""Random games of every variant, for properties that must hold in all of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from engine.actions import Action, Resign, Skip
from engine.game import Game
from engine.tiles import TileId
from engine.variants import VARIANTS, NumberOption, Variant

Act = tuple[int | None, Action]
"""Who did what; None is the table."""

MOST_ACTIONS = 260


@dataclass(frozen=True, slots=True)
class Play:
    """A game from its bag on, so far as it was played."""

    variant: str
    players: int
    options: dict[str, int | str]
    bag: tuple[TileId, ...]
    acts: tuple[Act, ...]

    def start(self, bag: tuple[TileId, ...] | None = None) -> Game:
        """The game before the first action, with another bag if one is given."""
        return VARIANTS[self.variant].start(self.players, self.options, bag or self.bag)

    def states(self) -> Iterator[Game]:
        """The game at the start and after each action: one object that changes."""
        game = self.start()
        yield game
        for seat, action in self.acts:
            game.apply(seat, action)
            yield game

    def end(self) -> Game:
        """The game after all actions."""
        *_, game = self.states()
        return game


def random_act(game: Game, random: Random) -> Act:
    """Something that may be done now; resigning and being skipped are rare."""
    chance = random.random()
    if chance < 0.005:
        return random.choice(game.seats.still_in()), Resign()
    if chance < 0.03 and game.to_act is not None and not game.turns.is_in_set_up:
        return game.to_act, Skip()
    legal = game.legal_actions()
    kinds = sorted({type(action) for action in legal}, key=lambda kind: kind.__name__)
    kind = random.choice(kinds)  # else the few that are no placements would hardly be chosen
    return game.to_act, random.choice([action for action in legal if type(action) is kind])


@st.composite
def plays(draw: st.DrawFn, variants: tuple[str, ...] = tuple(VARIANTS)) -> Play:
    """One of the variants with any players, options, bag and length, played at random."""
    variant = VARIANTS[draw(st.sampled_from(variants))]
    players = draw(st.integers(variant.fewest, variant.most))
    options = draw(options_of(variant))
    length = draw(st.integers(0, MOST_ACTIONS))
    random = Random(draw(st.integers(0, 2**32 - 1)))
    bag = list(variant.tiles)
    random.shuffle(bag)
    game = variant.start(players, options, bag)
    acts: list[Act] = []
    while len(acts) < length and game.turns.outcome is None:
        seat, action = random_act(game, random)
        game.apply(seat, action)
        acts.append((seat, action))
    return Play(variant.name, players, options, tuple(bag), tuple(acts))


def options_of(variant: Variant) -> st.SearchStrategy[dict[str, int | str]]:
    """Options of a variant; any may be left out."""
    values: dict[str, st.SearchStrategy[int | str]] = {
        option.name: st.integers(option.low, option.high)
        if isinstance(option, NumberOption)
        else st.sampled_from(option.choices)
        for option in variant.options
    }
    return st.fixed_dictionaries({}, optional=values)
