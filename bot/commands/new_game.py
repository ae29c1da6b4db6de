"""The options of /game new: the variant, and the options of all variants."""

from __future__ import annotations

from collections import Counter

from discord import app_commands

from bot.commands.building import Option
from bot.services.lobby import Pace, SeatOrder
from engine.variants import VARIANTS, ChoiceOption, NumberOption


def options_of_new() -> tuple[Option, ...]:
    """Return the options of /game new, those of most variants last of the variants'."""
    low = min(variant.fewest for variant in VARIANTS.values())
    high = max(variant.most for variant in VARIANTS.values())
    return (
        Option("variant", words=tuple(VARIANTS), is_required=True),
        Option("seats", _whole(low, high)),
        *_engine_options(),
        Option("order", words=tuple(SeatOrder)),
        Option("pace", words=tuple(Pace)),
        Option("invite_only", bool),
        Option("thread", bool),
    )


def _engine_options() -> list[Option]:
    """Return the options of all variants, merged by name; those of most variants come last."""
    offered = [option for variant in VARIANTS.values() for option in variant.options]
    many = Counter(option.name for option in offered)
    return [
        _merged([option for option in offered if option.name == name])
        for name in sorted(many, key=many.__getitem__)
    ]


def _merged(options: list[NumberOption | ChoiceOption]) -> Option:
    """Return one option that takes all that some of the same name take."""
    name = options[0].name
    words = [
        word for option in options if isinstance(option, ChoiceOption) for word in option.choices
    ]
    numbers = [option for option in options if isinstance(option, NumberOption)]
    if not numbers:
        return Option(name, words=tuple(dict.fromkeys(words)))
    low, high = min(option.low for option in numbers), max(option.high for option in numbers)
    return Option(name, _whole(low, high))


def _whole(low: int, high: int) -> object:
    return app_commands.Range[int, low, high]
