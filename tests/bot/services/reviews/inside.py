"""Reviews without a process of their own: quick, and with faults that a test chooses."""

import asyncio
from collections.abc import Callable
from unittest.mock import patch

from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.reviews.reviewer import Reviewer, Task, answerer
from bot.services.reviews.reviews import Reviews
from engine.actions import Action
from engine.game import Game, View
from engine.opponents.style import Style
from engine.review import reviewing
from engine.review.chances import Chances
from engine.review.decisions import Decision
from tests.bot.services.troubles import nothing
from tests.bot.services.world import BOB, World


class Inside(Reviewer):
    """Answers in this process; ``before`` is called before each answer, and may raise."""

    def __init__(self, before: Callable[[], None] = nothing) -> None:
        super().__init__()
        self.before = before
        self.asked: list[Task | None] = []
        self._answer = answerer()

    async def _ask(self, question: Task | None) -> object:
        self.asked.append(question)
        self.before()
        return self._answer(question)

    @property
    def begun(self) -> list[Task]:
        """The tasks that it was given."""
        return [task for task in self.asked if task is not None]


class Held(Inside):
    """Waits before one of its answers, until it ``may_go_on``."""

    def __init__(self, before: int) -> None:
        super().__init__()
        self._left = before
        self.reached, self.may_go_on = asyncio.Event(), asyncio.Event()

    async def _ask(self, question: Task | None) -> object:
        self._left -= 1
        if self._left < 0 and not self.may_go_on.is_set():
            self.reached.set()
            await self.may_go_on.wait()
        return await super()._ask(question)


class Blind(Inside):
    """Goes through games turn by turn, but looks at nothing: whatever was decided was the best."""

    async def _ask(self, question: Task | None) -> object:
        with (
            patch.object(reviewing, "judged", _best),
            patch.object(reviewing, "chances_now", _even),
            patch.object(reviewing, "luck_of", _none),
        ):
            return await super()._ask(question)


def _best(_seen: View, done: Action) -> Decision:
    return Decision(done, is_best=True)


def _even(game: Game, _style: Style) -> Chances:
    return (1 / game.seats.count,) * game.seats.count


def _none(*_of: object) -> float:
    return 0.0


def reviews_of(
    world: World, reviewer: Reviewer, is_busy: Callable[[], bool] = lambda: False
) -> Reviews:
    """The service on a world's database and clock."""
    return Reviews(world.database, reviewer, world.clock.now, world.clock.sleep, is_busy)


async def finished_game(world: World, turns: int = 4, channel_id: int = 80) -> Match:
    """A game of Ann and Bob that Bob gives up after some turns."""
    match = await world.start(channel_id=channel_id)
    for _ in range(turns):
        match = await world.take_turn(match)
    match = (
        await world.matches.resign(match.game_id, BOB.user_id, by_player(world.interaction()))
    ).match
    await world.settle()
    return match
