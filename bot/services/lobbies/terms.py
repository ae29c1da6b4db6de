"""Checks and completes the terms that a host asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.services.errors import Refused
from bot.services.lobby import Terms
from engine.variants import VARIANTS, NumberOption, Variant


def agreed(asked: Terms) -> Terms:
    """Return the terms that a host asks for, missing options completed by the variant's defaults.

    Raises:
        Refused: ``foreign_option`` (of another variant), ``option_out_of_range``.
    """
    variant = VARIANTS[asked.variant]
    options = _complete_options(variant, asked.options)
    if not variant.fewest <= asked.most_seats <= variant.most:
        raise Refused("option_out_of_range", option="seats", low=variant.fewest, high=variant.most)
    return replace(asked, options=options)


def _complete_options(
    variant: Variant, options: Mapping[str, int | str]
) -> Mapping[str, int | str]:
    offered = {option.name: option for option in variant.options}
    for name, value in options.items():
        option = offered.get(name)
        if option is None:
            raise Refused("foreign_option", option=name, variant=variant.name)
        if isinstance(option, NumberOption) and not option.allows(value):
            raise Refused("option_out_of_range", option=name, low=option.low, high=option.high)
    return variant.complete_options(options)
