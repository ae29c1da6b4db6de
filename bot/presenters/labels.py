"""The words inside pictures, taken from the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts import Texts
from engine.game import Tally, View
from engine.hands import Slots
from engine.tiles import Face
from renderer.board import BoardLabels
from renderer.hand import HandLabels

_SEPARATOR = "  ·  "


def board_labels(texts: Texts, title: str, view: View, names: Sequence[str]) -> BoardLabels:
    """Return the texts of a board's picture; ``names`` are the players' names by seat."""
    about = [
        texts.say(f"picture-game-{view.variant}", **view.options),
        texts.say("picture-bag", tiles=view.bag_size),
    ]
    if view.outcome is not None:
        about[1] = texts.say("picture-over")
    elif view.end_set_off_by is not None:
        about.append(texts.say("picture-last-round"))
    heads = (
        texts.say("picture-discs"),
        texts.say("picture-closed"),
        texts.say("picture-paid"),
        texts.say("picture-best-turn"),
        texts.say("picture-points"),
    )
    legend = texts.say("picture-last-turn"), texts.say("picture-earlier-turns")
    return BoardLabels(
        title=title,
        subtitle=_SEPARATOR.join(about),
        names=tuple(names),
        legend=legend,
        heads=heads,
        more=texts.say("picture-more", count="{count}", points="{points}"),
    )


def parts_in_words(tally: Tally) -> str:
    """Write what a score is made of, such as ``9 × 5 + 2``; empty for one running total."""
    if not tally.groups:
        return ""
    counted = (" × " if tally.multiplies else " + ").join(str(group.size) for group in tally.groups)
    return f"{counted} + {tally.extra}" if tally.extra else counted


def hand_labels(texts: Texts, hand: Slots, playable: int) -> HandLabels:
    """Return the texts of a hand's picture; only the first ``playable`` tiles have numbers."""
    numbers = range(1, playable + 1)
    titles = [texts.say("picture-slot", slot=slot) for slot in numbers]
    faces = [
        (
            texts.say("picture-face", slot=slot, face=Face.A),
            texts.say("picture-face", slot=slot, face=Face.B),
        )
        for slot in numbers
    ]
    unnamed = len(hand) - playable
    return HandLabels((*titles, *[""] * unnamed), (*faces, *[("", "")] * unnamed))
