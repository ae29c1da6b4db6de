"""Makes a game's terms from what a host asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.services.errors import Refused
from bot.services.lobby import Pace, SeatOrder, Terms
from engine.variants import VARIANTS, NumberOption, Variant


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a host asks for; missing ``options`` and ``most_seats`` None mean the defaults."""

    variant: str
    options: Mapping[str, int | str]
    most_seats: int | None
    order: SeatOrder
    invite_only: bool
    language: str
    pace: Pace = Pace.NONE


def same_again(terms: Terms) -> Proposal:
    """Return what a host asks for who wants another game on the same terms."""
    return Proposal(
        terms.variant,
        dict(terms.options),
        most_seats=terms.most_seats,
        order=terms.order,
        invite_only=terms.invite_only,
        language=terms.language,
        pace=terms.pace,
    )


def agreed(proposal: Proposal) -> Terms:
    """Return the terms that a host proposes, completed by the variant's defaults.

    Raises:
        Refused: ``foreign_option`` (of another variant), ``option_out_of_range``.
    """
    variant = VARIANTS[proposal.variant]
    return Terms(
        variant=variant.name,
        options=_complete_options(variant, proposal.options),
        most_seats=_seats_allowed(variant, proposal.most_seats),
        order=proposal.order,
        invite_only=proposal.invite_only,
        language=proposal.language,
        pace=proposal.pace,
    )


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


def _seats_allowed(variant: Variant, most_seats: int | None) -> int:
    most = variant.most if most_seats is None else most_seats
    if not variant.fewest <= most <= variant.most:
        raise Refused("option_out_of_range", option="seats", low=variant.fewest, high=variant.most)
    return most
