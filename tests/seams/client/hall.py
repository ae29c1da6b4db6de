"""A simulated server with everybody of the stories on it, and the real bot."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import discord
from simcord import ChannelHandle, MemberActor, ResponseMessage
from simcord.backend.access import channel_accessible
from simcord.backend.models import Message, Overwrite, User
from simcord.builders import UserHandle
from simcord.enums import OverwriteType

from tests.bot.services.world import GUILD
from tests.empty_database import put_empty_database
from tests.flows.world import QuickEnv, World
from tests.seams.script import MIA, PEOPLE

PATIENCE: Final = 120.0
"""So long a busy machine may take for what happens at once, in seconds."""


class Hall(World):
    """One server, the people of all stories by their names, and two places for their game.

    ``channel`` is where it is; ``aside`` is the other one, seen by the same people.
    """

    def __init__(self, path: Path, place: str) -> None:
        self.database = path
        put_empty_database(path)
        self.env = QuickEnv(self._new_bot(), settle_timeout=PATIENCE)
        self.guild = self.env.create_guild("Home", id=GUILD)
        may_manage = self.guild.create_role(
            "manager", permissions=discord.Permissions(manage_guild=True)
        )
        self.users = {name: self._user(name, person.user_id) for name, person in PEOPLE.items()}
        self.actors = {
            name: self.guild.add_member(user, roles=[may_manage] if name == MIA.name else [])
            for name, user in self.users.items()
        }
        self.people = tuple(self.actors.values())
        self.foreseen = set()
        self.is_thread = place == "thread"
        self.channel = self._place("table", is_private=place == "private")
        self.aside = self._place("aside", is_private=place == "private")
        self.forbid()

    def _user(self, name: str, user_id: int) -> UserHandle:
        """The user of the stories, whose id is the same as without Discord."""
        user = User(id=user_id, name=name.lower(), global_name=name)
        self.env.backend.users[user_id] = user
        return UserHandle(self.env, user)

    def _place(self, name: str, *, is_private: bool) -> ChannelHandle:
        seen = discord.PermissionOverwrite(view_channel=True)
        hidden = discord.PermissionOverwrite(view_channel=False)
        if not is_private:
            return self.guild.create_text_channel(name)
        return self.guild.create_text_channel(
            name,
            overwrites={self.guild.default_role: hidden, **dict.fromkeys(self.people, seen)},
        )

    def forbid(self, *permissions: str) -> None:
        """Take permissions from the bot where the game is; with none named, give them back."""
        seen = discord.Permissions(view_channel=True)
        denied = discord.Permissions(**dict.fromkeys(permissions, True))
        own_id = self.env.backend.bot_user.id
        overwrite = Overwrite(own_id, OverwriteType.MEMBER, seen.value, denied.value)
        channel = self.env.backend.get_channel(self.channel.id)
        self.env.backend.set_overwrite(channel.parent_id or channel.id, overwrite)

    def is_here(self, actor: MemberActor) -> bool:
        """Whether somebody sees the place of the game."""
        return channel_accessible(self.env.backend, self.channel.id, actor.id)

    def stands(self, message: Message) -> bool:
        """Whether a message was not deleted meanwhile, as drafts are."""
        return message.id in self.env.backend.messages.get(self.channel.id, {})

    def seen_by(self, actor: MemberActor | None) -> list[Message]:
        """The bot's messages that somebody sees there, or (None) all see, newest first."""
        backend = self.env.backend
        stored = backend.messages.get(self.channel.id, {}).values()
        user_id = None if actor is None else actor.id
        own_id = backend.bot_user.id
        seen = [it for it in stored if it.author_id == own_id and it.visible_to(user_id)]
        return sorted(seen, key=lambda it: it.id, reverse=True)

    def handle(self, stored: Message) -> ResponseMessage:
        """A stored message as somebody clicks on it."""
        return ResponseMessage(self.env, stored)
