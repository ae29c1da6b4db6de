"""Vital signs as one line, for people and for systemd."""

from __future__ import annotations

from typing import Final, assert_never

from bot.operating.vital_signs import Trouble, VitalSigns, troubles
from bot.texts import Texts

_UNITS: Final = (("days", 86_400), ("hours", 3_600), ("minutes", 60))
_TWICE: Final = 2
"""A unit is used from two of it on: 90 seconds are no minute."""


def line_of(signs: VitalSigns, texts: Texts) -> str:
    """Say in one line that all is well, or all that is not."""
    wrong = troubles(signs)
    if not wrong:
        return texts.say(
            "health-well",
            time=span(signs.running_for, texts),
            shards=len(signs.shards),
            written=span(signs.written_ago or 0.0, texts),
        )
    said = [said_of(trouble, signs, texts) for trouble in wrong]
    line = texts.say("health-not-well", troubles="; ".join(said))
    return " ".join(line.split())  # an error of SQLite's may have lines


def span(seconds: float, texts: Texts) -> str:
    """Say how long something took, in the largest unit of which there are two."""
    for unit, length in _UNITS:
        if seconds >= _TWICE * length:
            return texts.say(f"health-{unit}", number=int(seconds // length))
    return texts.say("health-seconds", number=int(seconds))


def said_of(trouble: Trouble, signs: VitalSigns, texts: Texts) -> str:
    """Say what is wrong, as a part of a sentence."""
    match trouble:
        case Trouble.STARTING:
            return texts.say("health-starting", time=span(signs.running_for, texts))
        case Trouble.WRITE_WAITS:
            return texts.say("health-write-waits", time=span(signs.writing_for or 0.0, texts))
        case Trouble.WRITE_FAILS:
            return texts.say("health-write-fails", why=signs.write_error or "")
        case Trouble.SHARDS_DOWN:
            return texts.say(
                f"health-shards-down-{_answers(signs)}",
                down=len(signs.down),
                shards=len(signs.shards),
                time=span(max(_longest(signs)), texts),
            )
        case Trouble.MESSAGES_WAIT:
            return texts.say("health-messages-wait", time=span(signs.owed_for or 0.0, texts))
        case _:
            assert_never(trouble)


def _answers(signs: VitalSigns) -> str:
    words = {None: "unasked", True: "alone", False: "too"}
    return words[signs.discord_answers]


def _longest(signs: VitalSigns) -> list[float]:
    return [max(shard.down_for or 0.0, shard.silent_for or 0.0) for shard in signs.down]
