"""Refusals: normal answers to players with a stable code, not faults."""

from __future__ import annotations

from typing import Self

from engine.errors import EngineError


class Refused(Exception):
    """The request was refused, and nothing has changed.

    ``code`` is stable and in snake case; ``data`` holds, by name, what the answer needs. Refusals
    by the rules have the engine's own code and data.
    """

    def __init__(self, code: str, **data: object) -> None:
        self.code = code
        self.data = data
        super().__init__(code)

    @classmethod
    def by_the_rules(cls, error: EngineError) -> Self:
        """Return the refusal for an error of the engine."""
        return cls(error.code, **error.data)
