"""The fair bag: a test vector, and a second computation that follows the description alone."""

import hashlib
import hmac
import secrets
from typing import TypeVar

import pytest

from bot.services.games.fairness import Draws, commitment_of
from bot.services.lobby import SeatOrder
from bot.storage import games, log
from engine.actions import Place
from engine.tiles import ALL_TILES
from engine.variants import VARIANTS
from tests.bot.services.world import BOB, CEM, DEE, World, proposal

Item = TypeVar("Item")

SEED = bytes(range(32))
DRAWS = Draws(SEED, 1_234_567_890_123_456_789, ("11", "7", "300000000000000001"))


def drawn_again(draws: Draws, label: str, index: int, choices: int) -> int:
    """One draw, made as the description says, with nothing of ours."""
    players = ",".join(draws.players)
    for attempt in range(1000):
        text = f"{draws.start_id}\n{players}\n{label}\n{index}\n{attempt}"
        x = int(hmac.new(draws.seed, text.encode(), hashlib.sha256).hexdigest()[:16], 16)
        if x < 2**64 // choices * choices:
            return x % choices
    raise AssertionError


def shuffled_again(draws: Draws, label: str, items: list[Item]) -> list[Item]:
    for i in reversed(range(1, len(items))):
        j = drawn_again(draws, label, i, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def test_the_vector() -> None:
    assert commitment_of(SEED) == (
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )
    assert DRAWS.shuffled("seats", DRAWS.players) == ["300000000000000001", "7", "11"]
    assert DRAWS.shuffled("bag", ALL_TILES)[:3] == ["H-RGBY", "F-BRGY", "H-RYBG"]
    assert [DRAWS.number("table", index, 100) for index in range(5)] == [21, 57, 97, 51, 51]
    assert [DRAWS.number("skipped", index, 100) for index in range(5)] == [77, 6, 56, 46, 72]


@pytest.mark.parametrize("choices", [1, 2, 3, 100, 2**63 + 1])
def test_draws_are_those_of_the_description(choices: int) -> None:
    draws = Draws(secrets.token_bytes(32), 42, ("1", "2"))

    drawn = [draws.number("table", index, choices) for index in range(50)]

    assert drawn == [drawn_again(draws, "table", index, choices) for index in range(50)]


async def test_a_started_game_follows_from_its_seed(world: World) -> None:
    match = await world.start(BOB, CEM, DEE, asked=proposal(SeatOrder.RANDOM))
    row = await games.get(world.database.reader, match.game_id)
    assert row is not None
    joined = [str(100 + number) for number in range(4)]
    draws = Draws(row.seed, match.start_id, tuple(joined))
    seats = shuffled_again(draws, "seats", joined)
    bag = shuffled_again(draws, "bag", list(ALL_TILES))
    game = VARIANTS["classic"].start(4, {"setup": "auto"}, bag)
    placed = []
    for index in range(4):
        places = [action for action in game.legal_actions() if isinstance(action, Place)]
        legal = sorted(places, key=lambda at: (at.tile, at.cell.r, at.cell.q, at.face, at.turn))
        place = legal[drawn_again(draws, "table", index, len(legal))]
        placed.append(str(place))
        game.apply(None, place)

    entries = await log.entries(world.database.reader, match.game_id)

    assert [entry.body for entry in entries] == [*seats, *placed]
    assert game.fingerprint() == entries[-1].fingerprint


def test_seats_bags_and_starts_are_drawn_apart() -> None:
    other_start = Draws(SEED, DRAWS.start_id + 1, DRAWS.players)
    other_players = Draws(SEED, DRAWS.start_id, DRAWS.players[::-1])

    bags = {
        tuple(draws.shuffled("bag", ALL_TILES)) for draws in (DRAWS, other_start, other_players)
    }
    bags.add(tuple(DRAWS.shuffled("seats", ALL_TILES)))

    assert len(bags) == 4


def test_every_order_of_three_is_drawn_about_equally_often() -> None:
    counts: dict[tuple[str, ...], int] = {}
    for start_id in range(6000):
        order = tuple(Draws(SEED, start_id, ("1",)).shuffled("seats", "abc"))
        counts[order] = counts.get(order, 0) + 1

    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())
