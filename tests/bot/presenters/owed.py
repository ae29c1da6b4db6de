"""What tests have owed messages made of."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenters.message import G, Telling
from bot.services.games.match import Turn
from bot.services.posting.sending import OwedRow, RowKind
from bot.services.waiting.time_left import NO_LIMIT, TimeLeft
from bot.texts import Texts


def telling(  # noqa: PLR0913
    texts: Texts,
    game: G,
    turns: Sequence[Turn] = (),
    row_id: int = 1,
    *,
    user_id: int | None = None,
    body: str = "",
    time: TimeLeft = NO_LIMIT,
    is_late: bool = False,
) -> Telling[G]:
    """A game, and a row that reports some of its turns."""
    row = OwedRow(
        row_id=row_id,
        game_id=game.game_id,
        channel_id=game.where.channel_id,
        kind=RowKind.TURN,
        first_revision=0,
        last_revision=0,
        user_id=user_id,
        attempted_after=None,
        tries=0,
        is_outdated=is_late,
        body=body,
        restore_id=game.where.restore_id,
    )
    return Telling(texts, game, row, turns, time)
