"""Other board games' engines: listing legal moves, making one, playing at random to the end."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.benchmarks.rounds import Effort, Round, installed, per_job

MIDDLE_GAME = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8"
HIVE_PLIES = 30


@dataclass(frozen=True, slots=True)
class GamePeer:
    """One engine's rounds for the three jobs."""

    legal_moves: Round
    one_move: Round
    playout: Round


def game_peers(effort: Effort) -> Iterator[tuple[str, GamePeer | None]]:
    """All engines that ours is measured beside, by name; None for those not installed."""
    chess: Any = installed("chess")
    yield "python-chess", _chess(chess, effort) if chess else None
    pyspiel: Any = installed("pyspiel")
    yield "open_spiel hive", _hive(pyspiel, effort) if pyspiel else None


def _chess(chess: Any, effort: Effort) -> GamePeer:
    board = chess.Board(MIDDLE_GAME)
    move = next(iter(board.legal_moves))
    chance = random.Random(1)

    def push_and_pop() -> None:
        board.push(move)
        board.pop()

    def playout() -> None:
        game = chess.Board()
        while not game.is_game_over():
            game.push(chance.choice(list(game.legal_moves)))

    return GamePeer(
        lambda: per_job(lambda: list(board.legal_moves), effort.jobs(500)),
        lambda: per_job(push_and_pop, effort.jobs(1000)),
        lambda: per_job(playout, effort.jobs(10)),
    )


def _hive(pyspiel: Any, effort: Effort) -> GamePeer:
    hive = pyspiel.load_game("hive")
    chance = random.Random(1)
    middle = hive.new_initial_state()
    for _ in range(HIVE_PLIES):
        middle.apply_action(chance.choice(middle.legal_actions()))
    move = middle.legal_actions()[0]

    def one_move() -> float:
        copies = [middle.clone() for _ in range(effort.jobs(200))]
        return per_job(lambda: copies.pop().apply_action(move), len(copies))

    def playout() -> None:
        state = hive.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))

    return GamePeer(
        lambda: per_job(middle.legal_actions, effort.jobs(200)),
        one_move,
        lambda: per_job(playout, effort.jobs(5)),
    )
