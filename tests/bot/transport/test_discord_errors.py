"""Each error that Discord is known to answer with has its remedy."""

from __future__ import annotations

import pytest

from bot.transport.discord_errors import REMEDIES, Remedy, remedy_for
from tests.bot.recorded import http_error

KNOWN = {
    10003, 10008, 10062, 20028, 30003, 30034, 30046, 40003, 40005, 40060, 40062, 50001, 50005,
    50007, 50013, 50027, 50035, 50083, 50278, 130000, 160005, 200000, 240000,
}  # fmt: skip


def test_every_known_code_has_its_row() -> None:
    assert set(REMEDIES) == KNOWN


@pytest.mark.parametrize("code", sorted(KNOWN))
def test_a_known_code_counts_more_than_the_status(code: int) -> None:
    assert remedy_for(http_error(400, code)) is REMEDIES[code]


@pytest.mark.parametrize(
    ("status", "remedy"),
    [
        (400, Remedy.SET_ASIDE),
        (403, Remedy.STOP_CHANNEL),
        (404, Remedy.STOP_CHANNEL),
        (413, Remedy.WITHOUT_PICTURE),
        (429, Remedy.TRY_LATER),
        (500, Remedy.TRY_LATER),
        (503, Remedy.TRY_LATER),
    ],
)
def test_an_unknown_code_goes_by_its_status(status: int, remedy: Remedy) -> None:
    assert remedy_for(http_error(status, 0)) is remedy


def test_a_refused_token_is_asked_about_unless_it_is_that_of_an_interaction() -> None:
    assert remedy_for(http_error(401, 0)) is Remedy.CHECK_TOKEN
    assert remedy_for(http_error(401, 50027)) is Remedy.DROP


def test_a_server_that_fails_is_tried_again_whatever_it_says() -> None:
    assert remedy_for(http_error(500, 50013)) is Remedy.TRY_LATER
