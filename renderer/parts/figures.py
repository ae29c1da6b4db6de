"""Numbers as pictures show them."""

from __future__ import annotations

_MINUS = "\N{MINUS SIGN}"


def figures(number: int) -> str:
    """Return a number, a negative one with a minus sign that is as wide as a figure."""
    return str(number).replace("-", _MINUS)


def change(number: int) -> str:
    """Return by how much something changed, always with its sign."""
    return figures(number) if number < 0 else f"+{number}"
