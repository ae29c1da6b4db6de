"""Puts together what is shown of a game from its fold and the tables beside it."""

from __future__ import annotations

from bot.services.games.derived import status_of
from bot.services.games.folding import Fold
from bot.services.games.history import turn_since
from bot.services.games.match import Match, Summary
from bot.services.people import Person
from bot.storage.games import GameRow
from bot.storage.overview import OverviewRow
from engine.game import view


def show(row: GameRow, fold: Fold, seats: tuple[Person, ...]) -> Match:
    """Return a started game as it stood at the revision of ``fold``; ``seats`` are its players."""
    is_over = fold.game.turns.outcome is not None
    return Match(
        row.game_id,
        row.guild_id,
        row.channel_id,
        row.name,
        status_of(fold),
        row.variant,
        row.language,
        row.host_id,
        seats,
        fold.revision,
        fold.position_revision,
        fold.undo_to is not None,
        fold.started_at,
        turn_since(fold.steps),
        fold.origin.draws.start_id,
        row.commitment,
        row.seed.hex() if is_over else None,
        fold.turns,
        view(fold.game, None),
        fold.game,
    )


def summarise(row: OverviewRow) -> Summary:
    """Return one line about an open game."""
    waits_for = None if row.user_id is None else Person(row.user_id, row.user_name or "")
    return Summary(
        row.game_id,
        row.guild_id,
        row.channel_id,
        row.name,
        row.variant,
        row.status,
        waits_for,
        row.since,
        row.message_id,
        row.is_player,
    )
