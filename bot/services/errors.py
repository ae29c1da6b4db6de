"""What players are refused: a normal answer with a stable code, never a fault."""

from __future__ import annotations

from typing import Self

from engine.errors import EngineError


class Refused(Exception):
    """What was asked for is not done, and nothing has changed.

    ``code`` is stable and in snake case; ``data`` says, by name, what the answer needs to tell.
    Refusals of the rules come with the engine's own code and data.
    """

    def __init__(self, code: str, **data: object) -> None:
        self.code = code
        self.data = data
        super().__init__(code)

    @classmethod
    def by_the_rules(cls, error: EngineError) -> Self:
        """Pass on a refusal of the engine."""
        return cls(error.code, **error.data)
