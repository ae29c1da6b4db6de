"""The buttons of games and lobbies, each labelled by what it does."""

from __future__ import annotations

from bot.presenters.ids.game_ids import CustomId, Verb
from bot.presenters.ids.panel_ids import PanelId, PanelVerb
from bot.presenters.message import Button, Style
from bot.services.games.match import Match
from bot.services.lobby import Whereabouts
from bot.services.posting.sending import OwedRow
from bot.texts import Texts


def id_of(
    of: Whereabouts | OwedRow, verb: Verb, revision: int = 0, row_id: int | None = None
) -> CustomId:
    """Return the id of a button about a game or lobby, or about that of an owed message."""
    return CustomId(verb, of.game_id, revision, row_id, restore_id=of.restore_id)


def button(texts: Texts, custom_id: CustomId, style: Style = Style.SECONDARY) -> Button:
    """Return a button, labelled by the verb of its id."""
    return Button(texts.say(f"button-{custom_id.verb}"), str(custom_id), style)


def match_button(
    texts: Texts,
    match: Match,
    verb: Verb,
    style: Style = Style.SECONDARY,
    *,
    row_id: int | None = None,
) -> Button:
    """Return a button about a match as it is now; it may carry the id of an owed message."""
    return button(texts, id_of(match.where, verb, match.revision, row_id), style)


def row_button(texts: Texts, row: OwedRow, verb: Verb, style: Style = Style.SECONDARY) -> Button:
    """Return a button of an owed message about its game, which carries the row's id."""
    return button(texts, id_of(row, verb, row.last_revision, row.row_id), style)


def play_button(texts: Texts, of: Whereabouts | OwedRow, revision: int = 0) -> Button:
    """Return the button that opens the play panel of a game, or of that of an owed message."""
    play = PanelId(PanelVerb.OPEN, of.game_id, revision, restore_id=of.restore_id)
    return Button(texts.say("button-play"), str(play), Style.PRIMARY)


def act_buttons(texts: Texts, match: Match, user_id: int) -> list[Button]:
    """Return the button that opens the play panel for somebody: to play, or to plan; else none."""
    where, revision = match.where, match.revision
    if match.view_for(user_id).legal_actions():
        return [play_button(texts, where, revision)]
    if match.ahead_for(user_id) is None:
        return []
    plan = PanelId(PanelVerb.OPEN, where.game_id, revision, restore_id=where.restore_id)
    return [Button(texts.say("button-plan"), str(plan), Style.PRIMARY)]
