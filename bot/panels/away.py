"""Clicks on the button that ends one's holiday."""

from __future__ import annotations

from bot.panels.route import Route
from bot.presenters.waits.away import parse_away_id
from bot.requests.away import come_back
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a click on that button leads; None for other buttons."""
    return None if parse_away_id(custom_id) is None else Route(come_back, Form.IN_PLACE)
