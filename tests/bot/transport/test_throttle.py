"""Requests of the courier come one after another, and none while Discord forbids it."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from itertools import pairwise

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.transport.throttle import BURST, MOST_INVALID, RATE, Throttle, watched_calls
from tests.bot.services.clock import Clock
from tests.loopback import LoopbackDiscord, Request, Trouble

FROM_DISCORD = {"Via": "1.1 google"}


class Requests:
    """A throttle on a clock of its own, and when requests went through it."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.throttle = Throttle(self.clock.now, self.clock.sleep)
        self.begun = self.clock.now()
        self.made: list[float] = []
        self.patient: list[bool] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, number: int = 1, *, lets_others_go_first: bool = False) -> None:
        made = (self._make(lets_others_go_first=lets_others_go_first) for _ in range(number))
        self.tasks += [asyncio.create_task(request) for request in made]
        await self._settle()

    async def pass_time(self, seconds: float) -> None:
        self.clock.pass_time(seconds)
        await self._settle()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _make(self, *, lets_others_go_first: bool) -> None:
        await self.throttle.turn(lets_others_go_first=lets_others_go_first)
        self.patient.append(lets_others_go_first)
        self.made.append((self.clock.now() - self.begun).total_seconds())

    async def _settle(self) -> None:
        for _ in range(6):
            await asyncio.sleep(0)


async def test_after_a_burst_requests_are_made_at_an_even_pace() -> None:
    requests = Requests()

    await requests.ask(BURST + 100)
    at_once = len(requests.made)
    for _ in range(100):
        await requests.pass_time(1 / RATE + 1e-6)

    assert at_once == BURST
    assert len(requests.made) == BURST + 100
    paced = requests.made[BURST:]
    seconds = [sum(1 for at in paced if begin <= at < begin + 1) for begin in (0.01, 0.5, 1)]
    assert max(seconds) <= 45


async def test_what_lets_others_go_first_keeps_the_pace_behind_them() -> None:
    requests = Requests()
    await requests.ask(BURST)

    await requests.ask(5, lets_others_go_first=True)
    await requests.ask(2)
    for _ in range(7):
        await requests.pass_time(1 / RATE + 1e-6)

    assert requests.patient[BURST:] == [False] * 2 + [True] * 5
    waited = requests.made[BURST:]
    assert all(later > earlier for earlier, later in pairwise(waited))


async def test_a_turn_that_is_given_up_is_the_next_ones() -> None:
    requests = Requests()
    await requests.ask(BURST + 2)
    requests.tasks[-2].cancel()

    await requests.pass_time(1 / RATE + 1e-6)

    assert len(requests.made) == BURST + 1
    await requests.close()


async def test_rest_gives_back_what_a_burst_has_taken_but_no_more() -> None:
    requests = Requests()
    await requests.ask(BURST)
    await requests.pass_time(BURST)

    await requests.ask(BURST + 1)

    assert requests.made == [0.0] * BURST + [float(BURST)] * BURST
    await requests.close()


async def test_after_a_global_limit_there_is_no_burst() -> None:
    requests = Requests()
    requests.throttle.note_answer(429, {"Retry-After": "60"})
    await requests.ask(3)

    await requests.pass_time(60)
    for _ in range(3):
        await requests.pass_time(1 / RATE + 1e-6)

    first, second, third = requests.made
    assert 60 < first < second < third


@pytest.mark.parametrize(
    "headers",
    [
        {**FROM_DISCORD, "X-RateLimit-Scope": "global", "Retry-After": "30"},
        {**FROM_DISCORD, "X-RateLimit-Global": "true", "Retry-After": "30"},
        {"Retry-After": "30"},  # not from Discord: its guard has banned the address
    ],
)
async def test_a_global_limit_stops_all_posting_until_it_is_over(headers: dict[str, str]) -> None:
    requests = Requests()
    requests.throttle.note_answer(429, headers)

    await requests.ask(3)
    await requests.pass_time(29)
    meanwhile = list(requests.made)
    await requests.pass_time(1.1)

    assert meanwhile == []
    assert len(requests.made) == 3


@pytest.mark.parametrize("wait", ["soon", "", "1e400"])
async def test_a_global_limit_of_unknown_length_is_over_after_a_minute(wait: str) -> None:
    requests = Requests()
    requests.throttle.note_answer(429, {"Retry-After": wait})

    await requests.ask()
    await requests.pass_time(59)
    meanwhile = list(requests.made)
    await requests.pass_time(1.1)

    assert meanwhile == []
    assert len(requests.made) == 1


async def test_a_limit_that_comes_while_one_waits_is_waited_out_as_well() -> None:
    requests = Requests()
    requests.throttle.note_answer(429, {"Retry-After": "30"})
    await requests.ask()
    await requests.pass_time(10)
    requests.throttle.note_answer(429, {"Retry-After": "60"})

    await requests.pass_time(21)
    meanwhile = list(requests.made)
    await requests.pass_time(40)

    assert meanwhile == []
    assert len(requests.made) == 1


async def test_a_channels_own_limit_stops_no_other() -> None:
    requests = Requests()
    requests.throttle.note_answer(
        429, {**FROM_DISCORD, "X-RateLimit-Scope": "shared", "Retry-After": "30"}
    )

    await requests.ask()

    assert requests.made == [0]


async def test_many_invalid_answers_pause_posting_long_before_a_ban() -> None:
    requests = Requests()
    for status in (401, 403, 429):
        for _ in range(MOST_INVALID // 3 + 1):
            requests.throttle.note_answer(status, FROM_DISCORD)
    with capture_logs() as logged:
        await requests.ask()
        await requests.pass_time(599)
        meanwhile = list(requests.made)
        await requests.pass_time(1)

    assert MOST_INVALID <= 10_000 / 4
    assert meanwhile == []
    assert requests.made == [600]
    assert [(line["event"], line["invalid"], line["most"]) for line in logged] == [
        ("posting_paused", MOST_INVALID + 1, MOST_INVALID),
        ("posting_resumed", 0, MOST_INVALID),
    ]


async def test_other_answers_are_not_counted() -> None:
    throttle = Throttle(Clock().now)

    for status in (200, 204, 400, 404, 413, 500, 503):
        throttle.note_answer(status, {})

    assert throttle.invalid == 0


async def post(loopback: LoopbackDiscord, throttle: Throttle, times: int = 1) -> list[int]:
    """Post to a channel through a session with the throttle's trace; return the statuses."""
    address = f"{loopback.address}/api/v10/channels/{loopback.channel_ids[0]}/messages"
    statuses = []
    async with aiohttp.ClientSession(trace_configs=[throttle.trace()]) as session:
        for _ in range(times):
            async with session.post(address, json={"content": "hey"}) as answer:
                statuses.append(answer.status)
    return statuses


async def test_the_trace_counts_what_discord_answers() -> None:
    throttle = Throttle(Clock().now)
    async with LoopbackDiscord("games") as loopback:
        loopback.arrange(
            Request.POST, Trouble.forbidden(), Trouble.rate_limited(0), Trouble(401), Trouble(404)
        )

        statuses = await post(loopback, throttle, 5)

    assert statuses == [403, 429, 401, 404, 200]
    assert throttle.invalid == 3


@pytest.mark.parametrize(
    ("troubles", "may_have_duplicates"),
    [
        ((), False),
        ((Trouble.rate_limited(0),), False),
        ((Trouble.server_error(),), True),
        ((Trouble.rate_limited(0), Trouble.server_error()), True),
    ],
)
async def test_a_call_that_failed_before_it_was_repeated_may_have_made_a_duplicate(
    troubles: tuple[Trouble, ...], *, may_have_duplicates: bool
) -> None:
    throttle = Throttle(Clock().now)
    async with LoopbackDiscord("games") as loopback:
        loopback.arrange(Request.POST, *troubles)
        with watched_calls() as calls:
            await post(loopback, throttle, len(troubles) + 1)

    assert calls.may_have_duplicates is may_have_duplicates


@pytest.mark.parametrize(("seconds", "may_have_duplicates"), [(0.9, False), (1.1, True)])
async def test_a_slow_call_may_have_been_repeated_on_the_way(
    seconds: float, *, may_have_duplicates: bool
) -> None:
    with watched_calls() as calls:
        calls.add(timedelta(seconds=seconds), 200)

    assert calls.may_have_duplicates is may_have_duplicates


async def test_a_clock_that_is_set_back_holds_up_no_request() -> None:
    requests = Requests()
    await requests.ask(BURST)
    requests.clock.set_back(3600)

    await requests.ask(RATE)
    await requests.pass_time(1)

    assert len(requests.made) == BURST + RATE
    await requests.close()


async def test_a_clock_that_is_set_back_lengthens_no_global_limit() -> None:
    requests = Requests()
    requests.throttle.note_answer(429, {"Retry-After": "30"})
    requests.clock.set_back(3600)

    await requests.ask()
    await requests.pass_time(30.1)

    assert len(requests.made) == 1
    await requests.close()
