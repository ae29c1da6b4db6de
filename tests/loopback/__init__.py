"""A small Discord on 127.0.0.1 that the real client of discord.py logs in to.

It keeps what a bot posts, lets tests type commands and click buttons, and can be told to refuse,
delay or lose single requests. It speaks real HTTP and a real websocket, so a bot in another
process can be killed and started again beside it.
"""

from tests.loopback.doors import discord_at, logged_in
from tests.loopback.server import LoopbackDiscord
from tests.loopback.troubles import Request, Trouble
from tests.loopback.world import Attachment, Interaction, Message, Person, World

__all__ = [
    "Attachment",
    "Interaction",
    "LoopbackDiscord",
    "Message",
    "Person",
    "Request",
    "Trouble",
    "World",
    "discord_at",
    "logged_in",
]
