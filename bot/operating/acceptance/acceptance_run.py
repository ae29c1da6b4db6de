"""A run of all steps, one after the other, each within its time; it removes what it made."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import discord

from bot.operating.acceptance import board_steps, thread_steps
from bot.operating.acceptance.board_steps import POSTING, READING, SEEING
from bot.operating.acceptance.request_errors import failed
from bot.operating.acceptance.stage import Stage, TimeLimits
from bot.operating.acceptance.thread_steps import MANAGING, OPENING, WRITING
from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnoses, Diagnosis, Phrase, fault
from bot.operating.doctor.discord_door import Unreachable
from bot.operating.doctor.rounds import Check

LIMITS: Final = TimeLimits()


@dataclass(frozen=True, slots=True)
class RunStep:
    """One thing that is tried; ``needs`` are the permissions that it takes."""

    name: str
    take: Callable[[Stage], Awaitable[Diagnoses]]
    needs: Sequence[str]


CLICK: Final = RunStep("click", board_steps.answer_click, SEEING)
REMOVE: Final = RunStep("remove", board_steps.remove_all, READING)
STEPS: Final = (
    RunStep("channel", board_steps.look_at_channel, SEEING),
    RunStep("leftovers", board_steps.remove_leftovers, READING),
    RunStep("post", board_steps.post_board, POSTING),
    RunStep("edit", board_steps.edit_board, POSTING),
    RunStep("history", board_steps.find_board, READING),
    RunStep("thread", thread_steps.open_thread, OPENING),
    RunStep("write", thread_steps.write_in_thread, WRITING),
    RunStep("archive", thread_steps.archive_thread, MANAGING),
    RunStep("delete", thread_steps.delete_thread, MANAGING),
    CLICK,
    REMOVE,
)
"""All that is tried, in its order."""


@dataclass(eq=False)
class AcceptanceRun:
    """Tries out one channel. ``clock`` gives monotonic seconds, ``tell`` reaches who waits."""

    channel_id: int
    clock: Callable[[], float]
    tell: Callable[[Phrase], None]
    limits: TimeLimits = LIMITS
    _stage: Stage | None = None

    @property
    def checks(self) -> tuple[Check, ...]:
        """The steps as checks of a doctor who has asked who the bot is."""
        return tuple(Check(step.name, partial(self._take, step), seconds=None) for step in STEPS)

    async def _take(self, step: RunStep, case: Case) -> Diagnoses:
        stage = self._stage or self._begin(case)
        began = stage.clock()
        try:
            async with asyncio.timeout(self._seconds(step, stage)):
                found = await step.take(stage)
        except (discord.HTTPException, Unreachable) as error:
            found = failed(error, stage.missing_of(step.needs))
        except TimeoutError:
            found = fault("acceptance-slow", "acceptance-slow-todo")
        stage.is_over |= step is REMOVE
        milliseconds = round((stage.clock() - began) * 1000)
        lines = [found] if isinstance(found, Diagnosis) else found
        return [_timed(line, milliseconds) for line in lines]

    def _begin(self, case: Case) -> Stage:
        """Begin a run; whatever ends it, what it has made is removed then.

        Raises:
            NotChecked: the bot is not logged in.
        """
        case.discord()
        self._stage = Stage(case, self.channel_id, self.clock, self.tell, self.limits)
        case.at_end(self._leave)
        return self._stage

    def _seconds(self, step: RunStep, stage: Stage) -> float:
        """Return how long a step may take."""
        if step is REMOVE:
            return self.limits.removal
        seconds = self.limits.step + (self.limits.click if step is CLICK else 0)
        return min(seconds, stage.seconds_left)

    async def _leave(self) -> None:
        """Remove what was made, where the run was stopped before it could."""
        stage = self._stage
        if stage is None or not stage.has_begun or stage.is_over:
            return
        self.tell(Phrase("acceptance-leaving"))
        try:
            async with asyncio.timeout(self.limits.removal):
                is_left = (await stage.traces.remove(stage.known)).is_left is not False
        except (discord.HTTPException, Unreachable, TimeoutError):
            is_left = True
        if is_left:
            self.tell(Phrase("acceptance-left-over"))


def _timed(line: Diagnosis, milliseconds: int) -> Diagnosis:
    """Add what was taken to what is said."""
    facts = {**line.said.facts, "ms": milliseconds}
    return replace(line, said=replace(line.said, facts=facts))
