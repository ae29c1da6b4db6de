"""Computer players at work: their ids, and choosing in another process."""

import os
import re
import signal
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from bot.services.continuing import Cause, open_game
from bot.services.folding import fold, origin_of
from bot.services.holders import NUMBERS, Computer, holder_id, holder_text
from bot.services.opponents import PREVIEWS, Opponents
from bot.storage import games
from engine.errors import NotYourTurn
from engine.game import View, view
from engine.opponents import LEVELS
from engine.variants import VARIANTS
from tests.arena.games import begun
from tests.services.world import ANN, BOB, World


@pytest_asyncio.fixture
async def opponents() -> AsyncIterator[Opponents]:
    started = Opponents()
    yield started
    await started.close()


def seen_by(variant: str, seat: int) -> View:
    """What a seat sees at the start of a game whose players lay the set-up."""
    game = begun(VARIANTS[variant], 2, {"setup": "players"}, Random(1))
    return view(game, seat if game.to_act == 0 else 1 - seat)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", [1, 9])
def test_a_computer_is_written_as_text_and_as_a_negative_number(level: str, number: int) -> None:
    computer = Computer(level, number)

    assert holder_text(computer.user_id) == f"bot:{level}:{number}"
    assert holder_id(f"bot:{level}:{number}") == computer.user_id < 0
    assert Computer.of_user_id(computer.user_id) == computer


def test_ids_of_computers_in_stored_games_stay_as_they_are() -> None:
    numbers = [Computer(level, 1).user_id for level in ("easy",)]

    assert numbers == [-1]
    assert NUMBERS.keys() == LEVELS.keys()
    assert len(set(NUMBERS.values())) == len(NUMBERS)


def test_a_person_is_written_as_the_user_id() -> None:
    assert holder_text(300000000000000001) == "300000000000000001"
    assert holder_id("300000000000000001") == 300000000000000001
    assert Computer.of_user_id(300000000000000001) is None


@pytest.mark.parametrize("text", ["", "-1", "bot:easy:0", "bot:easy:12", "bot:nobody:1", "²", "x"])
def test_a_text_that_names_nobody_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        holder_id(text)


@pytest.mark.parametrize("number", [0, -10, -10 * len(LEVELS) - 1])
def test_a_number_that_stands_for_nobody_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        holder_text(number)


async def test_a_computers_seat_is_text_in_draws_and_log_and_comes_back_from_them(
    world: World,
) -> None:
    match = await world.start(BOB)
    row = await games.get(world.database.reader, match.game_id)
    assert row is not None
    computer = Computer("easy", 1)
    joined = (ANN.user_id, computer.user_id)
    origin = origin_of(row, joined, match.start_id)

    begun = open_game(origin, Cause(match.started_at, match.start_id))
    entries = [step.entry for step in begun.steps]
    replayed = fold(row, joined, entries)

    assert origin.draws.players == (str(ANN.user_id), "bot:easy:1")
    assert "bot:easy:1" in {entry.body for entry in entries}
    assert sorted(replayed.holders) == sorted(joined)
    assert replayed.holders == begun.holders == origin.seating()


async def test_the_choice_is_that_of_the_level_and_made_in_another_process(
    opponents: Opponents,
) -> None:
    for variant in VARIANTS:
        seen = seen_by(variant, 0)

        assert await opponents.choose("easy", seen) == LEVELS["easy"](seen, PREVIEWS)
    assert worker_of(opponents) != os.getpid()


async def test_who_is_not_on_turn_is_told_so(opponents: Opponents) -> None:
    with pytest.raises(NotYourTurn):
        await opponents.choose("easy", seen_by("classic", 1))


async def test_a_process_that_is_gone_is_replaced(opponents: Opponents) -> None:
    seen = seen_by("classic", 0)
    chosen = await opponents.choose("easy", seen)
    first = worker_of(opponents)
    os.kill(first, signal.SIGKILL)

    assert await opponents.choose("easy", seen) == chosen
    assert worker_of(opponents) != first


async def test_closing_ends_the_process_and_needs_none(opponents: Opponents) -> None:
    await opponents.close()
    await opponents.choose("easy", seen_by("classic", 0))
    worker = worker_of(opponents)

    await opponents.close()

    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


def worker_of(opponents: Opponents) -> int:
    """The id of the process in which computer players think."""
    assert opponents._pool is not None
    (worker,) = opponents._pool._processes
    return worker
