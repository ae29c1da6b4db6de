"""Each hour the running bot logs what it has done since the hour before."""

import structlog

from tests.flows.journal import Journal, Line
from tests.flows.world import World

HOUR = 3600
TURNS = 3


def hours(journal: Journal) -> list[Line]:
    return [line for line in journal.lines() if line["event"] == "hour"]


async def test_after_an_hour_one_line_tells_what_was_done_in_it(
    world: World, journal: Journal
) -> None:
    await world.start_game()  # new, join, start
    for _ in range(TURNS):
        await world.place(await world.on_turn(), end=True)  # which is completed, then sent
    for status in (429, 403):
        world.bot._throttle.note_answer(status, {"Via": "1.1", "Retry-After": "1"})
    structlog.get_logger().error("something_failed")
    journal.take_faults()
    assert hours(journal) == []

    await world.env.advance_time(HOUR)

    (line,) = hours(journal)
    assert line["turns"] == TURNS
    assert line["posts"] == len(world.posted()) == 1 + 1 + TURNS
    assert line["answers"] == 3 + 2 * TURNS
    assert (line["too_many_requests"], line["faults"]) == (1, 1)
    assert line["slowest"] == sorted(line["slowest"], reverse=True)
    assert len(line["slowest"]) == 3
    assert line["memory_mb"] > 10


async def test_an_hour_in_which_nothing_is_done_has_a_line_as_well(
    world: World, journal: Journal
) -> None:
    await world.start_game()
    await world.env.advance_time(HOUR)

    await world.env.advance_time(HOUR)

    _, line = hours(journal)
    counted = ("turns", "posts", "answers", "too_many_requests", "faults")
    assert {line[name] for name in counted} == {0}
    assert line["slowest"] == []
