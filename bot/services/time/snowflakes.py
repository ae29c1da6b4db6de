"""Discord's ids as times."""

from __future__ import annotations

from bot.storage.times import first_id_at, ids_within

__all__ = ["first_id_at", "ids_within"]
