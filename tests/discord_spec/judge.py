"""Judges whatever passes between the bot and a simulated Discord.

What the bot says is judged each time, since lengths count; what the simulation says once a shape.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tests.discord_spec.spec import faults_by_schema, faults_of_answer, faults_of_part, request_at

Shape = object


def shape_of(value: object) -> Shape:
    """What a JSON value looks like: which members it has, of which types, in which nesting.

    Small numbers of types and flags are part of it: they say which branch of a schema is meant.
    """
    match value:
        case Mapping():
            members = ((str(name), _tagged(str(name), member)) for name, member in value.items())
            return tuple(sorted(members, key=lambda member: member[0]))
        case list() | tuple():
            return frozenset(map(shape_of, value))
        case _:
            return type(value).__name__


def _tagged(name: str, value: object) -> Shape:
    return ("type", value) if name == "type" and isinstance(value, int) else shape_of(value)


@dataclass(slots=True)
class Judge:
    """Remembers all faults that it has found, and which shapes of answers and parts it has seen."""

    _faults: list[str] = field(default_factory=list)
    _seen: set[Shape] = field(default_factory=set)

    def judge_request(self, method: str, path: str, body: object) -> None:
        """Judge the body of a request; ``path`` is without the version."""
        request = request_at(method, path)
        if request is None:
            self._note(f"{method} {path}", "is not in the specification", None)
        elif body is not None:
            for fault in faults_by_schema(request, body):
                self._note(f"{method} {request[0]}", fault, body)

    def judge_answer(self, method: str, path: str, status: int, body: object) -> None:
        """Judge the answer to a request that was not refused, once a shape."""
        request = request_at(method, path)
        if request is not None:
            about = f"answer {status} to {method} {request[0]}"
            self._judge_new(about, body, lambda: faults_of_answer(request, status, body))

    def judge_part(self, about: str, schema: str, part: object) -> None:
        """Judge a part that has a schema of its own, once a shape."""
        self._judge_new(f"{about}: {schema}", part, lambda: faults_of_part(schema, part))

    def take_faults(self) -> list[str]:
        """Return the faults found since the last call."""
        faults, self._faults = self._faults, []
        return faults

    def _judge_new(self, about: str, value: object, judged: Callable[[], list[str]]) -> None:
        shape = (about, shape_of(value))
        if shape not in self._seen:
            self._seen.add(shape)
            for fault in judged():
                self._note(about, fault, value)

    def _note(self, about: str, fault: str, value: object) -> None:
        self._faults.append(f"{about}: {fault} in {str(value)[:500]}")


JUDGE = Judge()
"""One for all tests of a process, so that no shape of an answer is judged twice."""
