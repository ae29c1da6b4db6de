"""What may be in the way of a toy courier's messages."""

from __future__ import annotations

from collections.abc import Callable

from bot.services.posting.sending import Detail, OwedRow
from bot.storage.outbox import Kind
from tests.bot.services.world import CHANNEL

Trouble = Callable[..., None]


def failing(error: Exception, *kinds: Kind, details: tuple[Detail, ...] = tuple(Detail)) -> Trouble:
    """Raise an error for rows of some kinds (all, if none is named) in the first channel."""

    def fail(row: OwedRow, detail: Detail = Detail.WHOLE) -> None:
        if row.channel_id == CHANNEL and (not kinds or row.kind in kinds) and detail in details:
            raise error

    return fail


def once(error: Exception) -> Trouble:
    """Raise an error the first time."""
    errors = [error]

    def fail(*_: object) -> None:
        if errors:
            raise errors.pop()

    return fail


def nothing(*_: object) -> None:
    """No trouble."""
