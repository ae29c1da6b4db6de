"""The names of variants, also of one that only a newer version of this program plays."""

from __future__ import annotations

from bot.presenters.people import plain_name
from bot.texts import Texts
from engine.variants import VARIANTS


def variant_name(texts: Texts, variant: str) -> str:
    """Return a stored variant's name; its own word if it is unknown."""
    return texts.say(f"variant-{variant}") if variant in VARIANTS else plain_name(variant)


def short_variant_name(texts: Texts, variant: str) -> str:
    """Return the same in a word."""
    return texts.say(f"variant-short-{variant}") if variant in VARIANTS else plain_name(variant)
