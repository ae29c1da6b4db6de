"""Clicks on the buttons of /privacy."""

from __future__ import annotations

from typing import Final

from bot.panels.route import Route
from bot.presenters.servers.privacy import PRIVACY_IDS, PrivacyVerb
from bot.requests import privacy
from bot.transport.replies import Form

_ROUTES: Final = {
    PrivacyVerb.SHOW: Route(privacy.show_privacy, Form.IN_PLACE),
    PrivacyVerb.DATA: Route(privacy.give_data),
    PrivacyVerb.ASK: Route(privacy.ask, Form.IN_PLACE),
    PrivacyVerb.ASK_AGAIN: Route(privacy.ask_again, Form.IN_PLACE),
    PrivacyVerb.DELETE: Route(privacy.delete, Form.IN_PLACE),
}


def route(custom_id: str) -> Route | None:
    """Return where a click on one of these buttons leads; None for others."""
    privacy_id = PRIVACY_IDS.read(custom_id)
    return None if privacy_id is None else _ROUTES[privacy_id.verb]
