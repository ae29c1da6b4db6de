"""Damage to stored games, and what is told of it."""

from __future__ import annotations

import pytest

from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.games.pauses import StoppedGame
from bot.storage import log
from bot.storage.log import EntryKind
from tests.bot.services.world import World

WRITE_RULES = "UPDATE games SET rules = ?"
TAMPERING = {
    "checksum": "UPDATE log SET fingerprint = 'x' WHERE revision = (SELECT max(revision) FROM log)",
    "illegal": "UPDATE log SET body = 'end' WHERE revision = 5",
    "unreadable": "UPDATE log SET body = 'dance' WHERE revision = 5",
    "gap": "DELETE FROM log WHERE revision = 5",
    "foreign_seat": "UPDATE log SET seat = 7 WHERE revision = 5",
    "seed": "UPDATE games SET seed = zeroblob(32)",
    "holder": "UPDATE log SET body = 'Ann' WHERE revision = 1",
    "no_holder": "DELETE FROM log WHERE revision = 1",
    "member": "DELETE FROM members WHERE place = 2",
    "options": "UPDATE games SET options = json_set(options, '$.setup', 'players')",
}


async def tamper(world: World, statement: str, *facts: int | str) -> None:
    """Change what is stored behind the bot's back."""
    async with world.database.transaction() as connection:
        await connection.execute(statement, facts)


async def refusal(world: World, match: Match) -> Refused:
    """What a bot that has just been started answers."""
    restarted = world.restarted()
    with pytest.raises(Refused) as excinfo:
        await restarted.load(match.game_id)
    return excinfo.value


def why(refused: Refused) -> tuple[str, str]:
    """Which paused game something was refused for, and why it is paused."""
    assert refused.code == "game_paused"
    game = refused.data["game"]
    assert isinstance(game, StoppedGame)
    return game.where.name, game.reason


async def noted(world: World, match: Match) -> list[tuple[str, str]]:
    """What the log notes beside seats and actions."""
    entries = await log.entries(world.database.reader, match.game_id)
    played = (EntryKind.SEAT, EntryKind.ACTION, EntryKind.UNDO)
    return [(entry.kind, entry.body) for entry in entries if entry.kind not in played]
