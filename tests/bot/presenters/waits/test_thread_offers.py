"""The offer of a thread carries all that was asked for, and nothing is taken on trust."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.presenters.ids.codec import LARGEST
from bot.presenters.waits.thread_offers import OFFER_IDS, OfferId
from bot.services.lobby import Pace, SeatOrder, Terms
from bot.texts import DEFAULT_LANGUAGE
from engine.variants import VARIANTS, ChoiceOption

LONGEST_ALLOWED = 100


@some.composite
def proposals(draw: some.DrawFn) -> Terms:
    """Anything that a host may ask for."""
    variant = VARIANTS[draw(some.sampled_from(sorted(VARIANTS)))]
    options: dict[str, int | str] = {}
    for option in variant.options:
        if draw(some.booleans()):
            if isinstance(option, ChoiceOption):
                options[option.name] = draw(some.sampled_from(option.choices))
            else:
                options[option.name] = draw(some.integers(option.low, option.high))
    return Terms(
        variant=variant.name,
        options=options,
        most_seats=draw(some.integers(1, 9)),
        order=draw(some.sampled_from(SeatOrder)),
        invite_only=draw(some.booleans()),
        language=DEFAULT_LANGUAGE,
        pace=draw(some.sampled_from(Pace)),
    )


@given(asked=proposals(), number=some.integers(0, LARGEST))
def test_what_is_offered_is_read_back_and_fits(asked: Terms, number: int) -> None:
    offer = OfferId(number, asked)

    assert OFFER_IDS.read(str(offer)) == offer
    assert len(str(offer)) <= LONGEST_ALLOWED


def test_ids_of_earlier_versions_without_a_number_of_seats_mean_all_of_them() -> None:
    offer = OFFER_IDS.read("n1:1:classic:0:random:0:3d:target=60")

    assert offer is not None
    assert offer.terms.most_seats == VARIANTS["classic"].most


@pytest.mark.parametrize(
    "text",
    [
        "",
        "n1",
        "n1:1:chess:0:random:0:3d:",
        "n1:1:terra:0:reversed:0:3d:",
        "n1:1:terra:0:random:0:2d:",
        "n1:1:terra:0:random:0:3d:target=60",
        "n1:1:terra:0:random:0:3d:setup=nobody",
        "n1:1:classic:0:random:0:3d:target=59",
        "n1:1:classic:0:random:0:3d:setup=auto,setup=auto",
        "n1:zzzzzzzzzzzzz:classic:0:random:0:3d:",
        "n1:1:classic:0:random:0:3d:\n",
    ],
)
def test_foreign_ids_mean_nothing(text: str) -> None:
    assert OFFER_IDS.read(text) is None
