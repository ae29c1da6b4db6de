"""Lets the planned troubles befall the bot, one after the other, and counts them."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import perf_counter

from tests.loopback import LoopbackDiscord
from tests.soak.plan import Kind, Planned
from tests.soak.running import Bot

HOUR = 3600.0
ERRORS = (500, 502, 503, 504)
TYPED_FOR = 10.0
"""Seconds for which people go on typing while nothing works."""

CONNECTED_WITHIN = 600.0
"""Seconds after which a bot that is not connected again has failed."""


@dataclass(slots=True)
class Troubles:
    """What befalls a bot; `happened` counts it."""

    bot: Bot
    loopback: LoopbackDiscord
    chance: random.Random
    happened: Counter[Kind] = field(default_factory=Counter)
    failed: Counter[Kind] = field(default_factory=Counter)
    """After which troubles the bot was not connected again."""
    _since: float | None = None
    """When the present one has begun."""

    @property
    def lets_people_type(self) -> bool:
        """Whether people would begin a turn now."""
        return self._since is None or perf_counter() - self._since < TYPED_FOR

    async def befall(self, planned: Sequence[Planned]) -> None:
        """Let each happen at its time, counted from now."""
        start = perf_counter()
        for trouble in planned:
            await asyncio.sleep(max(0.0, start + trouble.at - perf_counter()))
            try:
                await self.meet(trouble)
            except TimeoutError:
                self.failed[trouble.kind] += 1
            await self.bot.start_again_if_it_died()

    async def meet(self, trouble: Planned) -> None:
        """Let one happen; return when it is over and the bot is connected.

        TimeoutError: it is not connected again.
        """
        self._since = perf_counter()
        try:
            match trouble.kind:
                case Kind.TERMINATED:
                    await self.bot.terminate()
                    await self.bot.start()
                case Kind.KILLED:
                    await self.bot.kill()
                    await self.bot.start()
                case Kind.AHEAD:
                    self.bot.step_clock(HOUR)
                case Kind.BACK:
                    self.bot.step_clock(-HOUR)
                case _:
                    async with self._lasting(trouble.kind):
                        await asyncio.sleep(trouble.lasts)
            connected = self.loopback.gateway.is_connected.wait()
            await asyncio.wait_for(connected, CONNECTED_WITHIN)
        finally:
            self._since = None
        self.happened[trouble.kind] += 1

    @asynccontextmanager
    async def _lasting(self, kind: Kind) -> AsyncIterator[None]:
        gateway = self.loopback.gateway
        match kind:
            case Kind.GATEWAY:
                gateway.is_closed = True
                await gateway.drop()
            case Kind.ERRORS:
                self.loopback.broken = self.chance.choice(ERRORS)
            case Kind.REFUSED:
                await self.loopback.refuse_connections()
            case _:
                self.bot.fill_disk()
        try:
            yield
        finally:
            gateway.is_closed, self.loopback.broken = False, None
            if kind is Kind.REFUSED:
                await self.loopback.accept_connections()
            self.bot.free_disk()
