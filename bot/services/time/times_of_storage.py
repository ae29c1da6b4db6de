"""Stored times and Discord's ids as times, for rooms that may not import the storage."""

from __future__ import annotations

from bot.storage.times import from_milliseconds, ids_within

__all__ = ["from_milliseconds", "ids_within"]
