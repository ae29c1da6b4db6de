"""Leads a tab of the page to other places than the channel: its threads, and direct messages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from simcord import ChannelHandle
from simcord.backend.access import can_access_channel
from simcord.preview import Preview
from simcord.preview._pages import _Page as Tab

from bot.sandbox.world import World


class Tabs:
    """The places that people can look at, of which simcord's preview knows but one."""

    def __init__(self, world: World, preview: Preview) -> None:
        self._world = world
        self._preview = preview

    def of(self, tab: Tab) -> dict[str, Any]:
        """Return where somebody who looks at a tab may go, and where they are."""
        places = [
            {"id": str(place.id), "name": place.name, "is_direct": place.guild is None}
            for place in self._all(tab.viewer.id)
        ]
        return {"places": places, "here": str(tab.channel_id)}

    def go_to(self, tab: Tab, channel_id: object) -> None:
        """Show another place in a tab; nothing happens if its viewer may not go there."""
        found = [place for place in self._all(tab.viewer.id) if str(place.id) == channel_id]
        for place in found:
            self._enter(tab, place)
            preview = self._preview
            preview._clear_page_assets(tab)
            preview._reset_queries(tab)
            tab.generation += 1
            tab.target_id = tab.window_end_id = preview._initial_target(tab.viewer, place.id)
            tab.modal = tab.modal_handle = None
            tab.status = "current"
            preview._publish(tab, reason="navigation")

    @contextmanager
    def acting_in(self, tab: Tab, kind: object) -> Iterator[None]:
        """Let the preview take a tab's place for its channel while somebody acts there.

        Who looks through another's eyes leaves that person's direct messages to them.
        """
        here = self._handle(tab.channel_id)
        if kind == "viewer" and here.guild is None:
            here = self._world.channel
            self._enter(tab, here)
        self._preview.channel = here
        try:
            yield
        finally:
            self._preview.channel = self._world.channel

    def _all(self, user_id: int) -> Iterator[ChannelHandle]:
        world, backend = self._world, self._world.env.backend
        (member,) = (person for person in world.people if person.id == user_id)
        yield world.channel
        for thread in world.channel.threads:
            if can_access_channel(world.env, thread.id, member, history=True):
                yield thread
        direct = backend.dm_channels.get(user_id)
        if direct is not None and backend.messages.get(direct):
            yield self._handle(direct)

    def _enter(self, tab: Tab, place: ChannelHandle) -> None:
        """Note a page's place; in direct messages simcord wants a user, elsewhere a member."""
        (member,) = (person for person in self._world.people if person.id == tab.viewer.id)
        tab.channel_id = place.id
        tab.viewer = member.user if place.guild is None else member

    def _handle(self, channel_id: int) -> ChannelHandle:
        table, env = self._world.channel, self._world.env
        channel = env.backend.get_channel(channel_id)
        return ChannelHandle(env, None if channel.guild_id is None else table.guild, channel)
