"""Worlds whose databases need no threads."""

from tests.one_thread import one_thread

__all__ = ["one_thread"]
