"""What people of a killed bot did: it outlives each kill, so that nobody forgets a click."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.crash.channel_file import append, lines

Tried = Mapping[str, Any]
"""An interaction as it was noted: its id, and what it was for."""


class Diary:
    """The interactions of some people: each is noted before it is delivered, and when answered.

    Their ids are counted from ``first_id``, so that those of other diaries are others.
    """

    def __init__(self, folder: Path, name: str, first_id: int) -> None:
        """Open the diary of that name, empty or as a kill left it."""
        self._tried = folder / f"tried-in-{name}"
        self._answered = folder / f"answered-in-{name}"
        self._first_id = first_id

    @property
    def tried(self) -> list[dict[str, Any]]:
        """All that was tried, oldest first."""
        return lines(self._tried)

    @property
    def answered(self) -> set[int]:
        """The ids of interactions that were answered."""
        return {line["interaction_id"] for line in lines(self._answered)}

    def note(self, **details: object) -> Tried:
        """Note an interaction that is about to be delivered."""
        tried = {"interaction_id": self._first_id + len(self.tried), **details}
        append(self._tried, tried)
        return tried

    def next_id(self) -> int:
        """Note an interaction that is delivered once only; return its id."""
        interaction_id: int = self.note()["interaction_id"]
        return interaction_id

    def close(self, tried: Tried) -> None:
        """Note that an interaction was answered."""
        append(self._answered, {"interaction_id": tried["interaction_id"]})
