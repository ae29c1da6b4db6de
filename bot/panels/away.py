"""Clicks on the button that ends one's holiday."""

from __future__ import annotations

from bot.panels.route import Route
from bot.presenters.waits.away import AWAY_IDS
from bot.requests.away import come_back
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a click on that button leads; None for other buttons."""
    return None if AWAY_IDS.read(custom_id) is None else Route(come_back, Form.IN_PLACE)
