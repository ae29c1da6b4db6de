"""Computer players at work: their ids, and choosing in another process."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.services.games.causes import by_player
from bot.services.games.continuing import open_game
from bot.services.games.folding import fold
from bot.services.games.origin import origin_of
from bot.services.opponents import NoChoice, Opponents, Patience, Query
from bot.services.people.holders import NUMBERS, Computer, holder_id, holder_text
from bot.storage import games
from engine.errors import NotYourTurn
from engine.game import View, view
from engine.opponents import LEVELS
from engine.opponents.chooser import never
from engine.opponents.plainest import choose_plainly
from engine.variants import VARIANTS
from tests.arena.games import begun
from tests.bot.services.players import (
    PAUSE,
    cheat,
    fail,
    leave,
    sane,
    think_a_while,
    think_for_ever,
    think_until_time_is_up,
)
from tests.bot.services.world import ANN, BOB, World

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
NUMBER = 7
"""The chance that a computer player has."""


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
    numbers = [Computer(level, 1).user_id for level in ("easy", "normal", "hard")]

    assert numbers == [-1, -11, -21]
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

    begun = open_game(origin, by_player(match.start_id), match.started_at)
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

        chosen = LEVELS["easy"](seen, Random(NUMBER), never)
        assert await opponents.choose(Query("easy", seen, NUMBER), Patience(60)) == chosen
    assert worker_of(opponents) != os.getpid()


async def test_who_is_not_on_turn_is_told_so(opponents: Opponents) -> None:
    with pytest.raises(NotYourTurn):
        await opponents.choose(Query("easy", seen_by("classic", 1), NUMBER), Patience(60))


async def test_a_process_that_is_gone_is_replaced(opponents: Opponents) -> None:
    seen = seen_by("classic", 0)
    chosen = await opponents.choose(Query("easy", seen, NUMBER), Patience(60))
    first = worker_of(opponents)
    os.kill(first, signal.SIGKILL)

    assert await opponents.choose(Query("easy", seen, NUMBER), Patience(60)) == chosen
    assert worker_of(opponents) != first


async def test_closing_ends_the_process_and_needs_none(opponents: Opponents) -> None:
    await opponents.close()
    await opponents.choose(Query("easy", seen_by("classic", 0), NUMBER), Patience(60))
    worker = worker_of(opponents)

    await opponents.close()

    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


async def test_who_never_answers_is_ended_when_its_turn_has_taken_too_long() -> None:
    opponents = Opponents({"easy": think_for_ever, "sane": sane})
    patience, seen = Patience(60), seen_by("classic", 0)
    await opponents.choose(Query("sane", seen, NUMBER), patience)
    first = worker_of(opponents)
    was_taken = patience.seconds < 60

    patience.seconds = 0.2
    with pytest.raises(NoChoice, match="too long"):
        await opponents.choose(Query("easy", seen, NUMBER), patience)

    assert await opponents.choose(Query("sane", seen, NUMBER), Patience(60)) == choose_plainly(seen)
    assert was_taken
    assert patience.seconds <= 0
    assert worker_of(opponents) != first
    assert await end_soon(first)
    await opponents.close()


async def test_who_waits_for_others_to_choose_loses_no_time() -> None:
    opponents = Opponents({"slow": think_a_while})
    seen = seen_by("classic", 0)
    patiences = [Patience(60) for _ in range(4)]

    await asyncio.gather(
        *(opponents.choose(Query("slow", seen, NUMBER), each) for each in patiences)
    )

    assert all(each.seconds > 60 - 3 * PAUSE for each in patiences)
    await opponents.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "why"),
    [("broken", "ZeroDivisionError"), ("cheat", "NotInThisGame"), ("lost", "gone")],
)
async def test_a_player_that_fails_leaves_the_process_to_the_others(level: str, why: str) -> None:
    players = {"broken": fail, "cheat": cheat, "lost": leave, "sane": sane}
    opponents, seen = Opponents(players), seen_by("classic", 0)

    with pytest.raises(NoChoice) as refused:
        await opponents.choose(Query(level, seen, NUMBER), Patience(60))

    assert why in str(refused.value)
    assert not any(str(tile) in str(refused.value) for tile in seen.hand)
    assert await opponents.choose(Query("sane", seen, NUMBER), Patience(60)) == choose_plainly(seen)
    await opponents.close()


async def test_a_choice_that_is_given_up_ends_the_process() -> None:
    opponents = Opponents({"easy": think_for_ever, "sane": sane})
    seen = seen_by("classic", 0)
    await opponents.choose(Query("sane", seen, NUMBER), Patience(60))
    worker = worker_of(opponents)
    choosing = asyncio.create_task(opponents.choose(Query("easy", seen, NUMBER), Patience(60)))
    await asyncio.sleep(0.1)

    choosing.cancel()
    await asyncio.gather(choosing, return_exceptions=True)

    assert await end_soon(worker)


@pytest.mark.parametrize("level", ["easy", "sane"])
async def test_what_a_killed_bot_has_started_ends_by_itself(level: str) -> None:
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bot.services.lonely", level),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert bot.stdout is not None
    started = [int(pid) for pid in (await asyncio.wait_for(bot.stdout.readline(), 60)).split()]
    were_there = [not is_gone(pid) for pid in started]

    bot.kill()
    await bot.wait()

    assert were_there == [True, True]
    assert await end_soon(*started)


def worker_of(opponents: Opponents) -> int:
    """The id of the process in which computer players think."""
    (process_id,) = opponents.process_ids
    return process_id


async def end_soon(*process_ids: int) -> bool:
    """Tell whether processes end within some seconds."""
    async with asyncio.timeout(10):
        while not all(is_gone(process_id) for process_id in process_ids):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return True


def is_gone(process_id: int) -> bool:
    """Tell whether a process runs no more; nobody may have asked yet how it ended."""
    try:
        state = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state == "Z"


async def test_nobody_waits_for_those_who_think_long() -> None:
    opponents = Opponents({"hard": think_for_ever, "sane": sane}, turn_seconds=600)
    seen = seen_by("classic", 0)
    thinking = asyncio.create_task(
        opponents.choose(Query("hard", seen, NUMBER), opponents.patience())
    )

    async with asyncio.timeout(30):
        chosen = await opponents.choose(Query("sane", seen, NUMBER), opponents.patience())

    assert chosen == choose_plainly(seen)
    assert not thinking.done()
    for process_id in opponents.process_ids:
        os.kill(process_id, signal.SIGKILL)
    thinking.cancel()
    await opponents.close()


@pytest.mark.slow
async def test_thinking_ends_long_before_patience_does() -> None:
    opponents = Opponents({"hard": think_until_time_is_up})
    seen, patience = seen_by("classic", 0), Patience(3.0)

    assert await opponents.choose(Query("hard", seen, NUMBER), patience) == choose_plainly(seen)

    assert 0 < patience.used < 3.0
    assert patience.thinking < 1.5
    await opponents.close()


async def test_a_level_that_is_not_known_leaves_the_process_to_the_others() -> None:
    opponents = Opponents({"sane": sane})
    seen = seen_by("classic", 0)

    with pytest.raises(NoChoice, match="KeyError"):
        await opponents.choose(Query("unheard_of", seen, NUMBER), Patience(60))

    first = worker_of(opponents)
    assert await opponents.choose(Query("sane", seen, NUMBER), Patience(60)) == choose_plainly(seen)
    assert worker_of(opponents) == first
    await opponents.close()
