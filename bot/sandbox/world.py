"""Who lives in the simulated Discord: one server, one channel, five people."""

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from simcord import ChannelHandle, Env, MemberActor

from bot.presenters.lobbies.first_buttons import sandbox_buttons
from bot.texts import Texts

BOT = "Dalapapa"
PEOPLE = {"ann": "Ann", "bjorn": "Björn", "chloe": "Chloé", "dima": "Dima", "eve": "Eve"}

GLANCE_SECONDS = 0.0025
"""How often it is looked whether the bot has done its work: each of its timers costs a glance."""


class QuickEnv(Env):
    """A simulated Discord that passes over days in seconds, and does not wait for reviews."""

    async def _settle_internal(
        self,
        *,
        idle: float = GLANCE_SECONDS,
        **options: Any,  # noqa: ANN401  simcord's own
    ) -> None:
        for task in self._work.tasks:
            if _is_of_a_review(task):
                self._work.external_waits.setdefault(task, "a review")
        await super()._settle_internal(idle=idle, **options)


class _Awaited(dict[asyncio.Future[None], Any]):
    """The threads that simcord waits for before it answers a click, and before time goes on.

    A review takes a minute: all that people do meanwhile would be told to have timed out.
    """

    def __setitem__(self, completed: asyncio.Future[None], thread: Any) -> None:  # noqa: ANN401
        """Add a thread, unless a review is worked out in it."""
        task = asyncio.current_task()
        if task is None or not _is_of_a_review(task):
            super().__setitem__(completed, thread)


_OF_REVIEWS = ("Reviews._work", "Following._follow")
"""What works reviews out, and what shows how far they are; simcord knows tasks by such names."""


def _is_of_a_review(task: asyncio.Task[Any]) -> bool:
    return getattr(task.get_coro(), "__qualname__", None) in _OF_REVIEWS


@dataclass(slots=True)
class World:
    """A server's one channel and the people who meet there.

    Ids follow from the order in which things are made, so people and channel are the same after
    a restart and what the database says about them stays true.
    """

    env: Env
    channel: ChannelHandle
    people: tuple[MemberActor, ...]
    ahead: timedelta = timedelta()
    """How far the simulated clock is ahead of the real one."""

    def move_time(self, by: timedelta) -> None:
        """Let it be so much later here than it was."""
        self.ahead += by

    def open_thread(self, thread_id: int, name: str) -> None:
        """Let there be a thread that was there in an earlier world."""
        backend = self.env.backend
        owner_id, here = backend.bot_user.id, self.channel.id
        # simcord lets a thread's id be chosen only as that of the message it begins with
        backend.create_thread(here, name, owner_id, message_id=thread_id, broadcast=False)

    def seconds_behind(self) -> float:
        """How far the simulated clock is behind what it should show."""
        return max(0.0, (datetime.now(UTC) + self.ahead - self.env.now()).total_seconds())


def create_world(client: discord.Client, texts: Texts, not_before: datetime | None = None) -> World:
    """Make a simulated Discord for a client that has not started, at the present time.

    It is later if ``not_before`` is.

    Its first message tells the people who they are, how one becomes another, and how to begin.
    """
    env = QuickEnv(client, check_errors=False)
    env._work.executors = _Awaited()  # noqa: SLF001
    env.backend.edit_bot_profile(BOT)
    users = [env.create_user(name, global_name=shown) for name, shown in PEOPLE.items()]
    guild = env.create_guild(BOT, owner=users[0])
    channel = guild.create_text_channel(texts.say("sandbox-channel"))
    now = datetime.now(UTC)
    ahead = max(now, not_before or now) - now
    world = World(env, channel, tuple(guild.add_member(user) for user in users), ahead)
    env.backend.advance_clock(world.seconds_behind())
    host = env.create_user("sandbox", global_name=texts.say("sandbox-host"), bot=True)
    welcome = texts.say("sandbox-welcome", people=texts.listed(list(PEOPLE.values())))
    row = discord.ui.ActionRow[discord.ui.LayoutView]()
    for it in sandbox_buttons(texts):
        style = discord.ButtonStyle[it.style]
        row.add_item(discord.ui.Button(style=style, label=it.label, custom_id=it.custom_id))
    env.backend.create_message(channel.id, host.id, welcome, components=[row.to_component_dict()])
    return world
