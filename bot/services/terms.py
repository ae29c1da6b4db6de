"""Checks what a host asks for against what the variant offers."""

from __future__ import annotations

from bot.services.errors import Refused
from bot.services.lobby import Terms
from engine.variants import VARIANTS, NumberOption


def complete_options(terms: Terms) -> dict[str, int | str]:
    """Return all options of the game asked for, the variant's defaults included.

    Raises:
        Refused: ``foreign_option`` (another variant's), ``option_out_of_range``.
    """
    variant = VARIANTS[terms.variant]
    offered = {option.name: option for option in variant.options}
    for name, value in terms.options.items():
        option = offered.get(name)
        if option is None:
            raise Refused("foreign_option", option=name, variant=variant.name)
        if isinstance(option, NumberOption) and not option.allows(value):
            raise Refused("option_out_of_range", option=name, low=option.low, high=option.high)
    return variant.complete_options(terms.options)


def seats_allowed(terms: Terms) -> int:
    """Return how many may sit; where the host says nothing, as many as the variant allows.

    Raises:
        Refused: ``option_out_of_range``.
    """
    variant = VARIANTS[terms.variant]
    most = variant.most if terms.most_seats is None else terms.most_seats
    if not variant.fewest <= most <= variant.most:
        raise Refused("option_out_of_range", option="seats", low=variant.fewest, high=variant.most)
    return most
