"""Looks inside values: all that a game or view is made of, as one comparable value."""

from collections import deque


def insides(value: object) -> object:
    """Everything that can be reached from a value, as nested tuples that share nothing with it."""
    match value:
        case dict():
            return tuple((insides(key), insides(inner)) for key, inner in value.items())
        case set() | frozenset():
            return frozenset(map(insides, value))
        case list() | tuple() | deque():
            return tuple(map(insides, value))
        case _ if slots := slots_of(value):
            return type(value).__name__, tuple(insides(getattr(value, name)) for name in slots)
        case _:
            return value


def slots_of(value: object) -> list[str]:
    """The names of an object's attributes; all of the engine's objects have slots."""
    return [name for kind in type(value).__mro__ for name in kind.__dict__.get("__slots__", ())]
