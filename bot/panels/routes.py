"""All families of buttons and selects, and where clicks on them lead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.panels.games import leads_of_games
from bot.panels.route import Family, Lead
from bot.presenters.ids.first_ids import FIRST_IDS, FirstId, FirstVerb
from bot.presenters.ids.game_ids import GAME_IDS
from bot.presenters.ids.panel_ids import PANEL_IDS, PanelId, PanelVerb
from bot.presenters.ids.plan_ids import PLAN_IDS
from bot.presenters.in_words.text_ids import TEXT_IDS, Wish
from bot.presenters.lobbies.options import OPTIONS_IDS
from bot.presenters.looking_back.replay_ids import REPLAY_IDS, ReplayId, ReplayStep
from bot.presenters.looking_back.review_ids import REVIEW_IDS, ReviewId, ReviewStep
from bot.presenters.own.privacy import PRIVACY_IDS, PrivacyId, PrivacyVerb
from bot.presenters.own.settings import SETTING_IDS
from bot.presenters.pages.history import HISTORY_IDS, HistoryId, HistoryVerb
from bot.presenters.pages.leaderboard import LEADERS_IDS
from bot.presenters.pages.profile import PROFILE_IDS
from bot.presenters.pages.rules import RULES_IDS
from bot.presenters.servers.acceptance_board import ACCEPTANCE_IDS
from bot.presenters.servers.server_ids import SERVER_IDS, SETTINGS, ServerId, ServerVerb
from bot.presenters.waits.away import AWAY_IDS
from bot.presenters.waits.handing_over import SEAT_IDS
from bot.presenters.waits.thread_offers import OFFER_IDS
from bot.requests.all import Requests
from bot.transport.replies import Form

PRIVATE, IN_PLACE, PUBLIC = Form.PRIVATE, Form.IN_PLACE, Form.PUBLIC
_PLANNING: Final = (PanelVerb.SEAL, PanelVerb.SEAL_WITHOUT, PanelVerb.ADD, PanelVerb.TAKE)
WISHES: Final = {Wish.PAGE: IN_PLACE, Wish.FILE: PRIVATE, Wish.SHOW: PUBLIC}


def families_of(asks: Requests) -> tuple[Family[Any], ...]:
    """Return all families, with what refuses buttons of a time that a restore has lost.

    Of a game's own messages and panels each button is checked, also one that only shows something;
    of a server's panel those that end a game; of offers and first steps as ``LostButtons`` says.
    """
    games, panels, replays = leads_of_games(asks), _of_panels(asks), _of_replays(asks)
    histories, own_data, servers = _of_histories(asks), _of_own_data(asks), _of_servers(asks)
    firsts, reviews = _of_first_steps(asks), _of_reviews(asks)
    meet_player, lost = asks.door.meet_player, asks.lost_buttons
    check = lost.check
    leaders, page = asks.leaderboards.show_leaders, asks.games.show_page
    accept_offer = Lead(asks.threads.accept_offer, IN_PLACE)
    return (
        Family(GAME_IDS, lambda clicked: games[clicked.verb], meet_player, check),
        Family(PANEL_IDS, lambda clicked: panels[clicked.verb], meet_player, check),
        Family(PLAN_IDS, lambda _: Lead(asks.panel.turn_page, IN_PLACE), meet_player, check),
        Family(LEADERS_IDS, lambda to: Lead(leaders, PUBLIC if to.shows_to_all else IN_PLACE)),
        Family(PROFILE_IDS, lambda _: Lead(asks.profiles.show_profile_to_all, PUBLIC)),
        Family(REPLAY_IDS, lambda clicked: replays[clicked.step], meet_player),
        Family(REVIEW_IDS, lambda clicked: reviews[clicked.step], meet_player),
        Family(HISTORY_IDS, lambda clicked: histories[clicked.verb]),
        Family(SETTING_IDS, lambda _: Lead(asks.settings.choose, IN_PLACE)),
        Family(PRIVACY_IDS, lambda clicked: own_data[clicked.verb]),
        Family(OPTIONS_IDS, lambda _: Lead(asks.lobbies.choose_option, IN_PLACE), check=check),
        Family(RULES_IDS, lambda _: Lead(asks.overviews.turn_page, IN_PLACE)),
        Family(TEXT_IDS, lambda clicked: Lead(page, WISHES[clicked.wish]), meet_player),
        Family(AWAY_IDS, lambda _: Lead(asks.away.come_back, IN_PLACE)),
        Family(SERVER_IDS, lambda clicked: servers[clicked.verb], check=lost.check_ending),
        Family(SEAT_IDS, lambda _: Lead(asks.votes.replace_by_chosen, IN_PLACE), check=check),
        Family(OFFER_IDS, lambda _: accept_offer, check=lost.check_offer),
        Family(FIRST_IDS, lambda clicked: firsts[clicked.verb], check=lost.check_first),
        Family(ACCEPTANCE_IDS, lambda _: Lead(asks.servers.answer_test)),
    )


def _of_first_steps(asks: Requests) -> Mapping[FirstVerb, Lead[FirstId]]:
    first = asks.first_steps
    return {
        FirstVerb.AGAINST: Lead(first.play_against_bot, IN_PLACE),
        FirstVerb.TABLE: Lead(first.open_table, IN_PLACE),
        FirstVerb.TOUR: Lead(first.show_tour),
    }


def _of_panels(asks: Requests) -> Mapping[PanelVerb, Lead[PanelId]]:
    panel = asks.panel
    act, show = Lead(panel.act, IN_PLACE), Lead(panel.show, IN_PLACE)
    return dict.fromkeys(PanelVerb, show) | {
        PanelVerb.OPEN: Lead(panel.open_panel),
        PanelVerb.NEXT: Lead(panel.open_panel, IN_PLACE),
        PanelVerb.DO: act,
        PanelVerb.DO_AND_END: act,
        PanelVerb.END: act,
        PanelVerb.AGAIN: act,
        PanelVerb.UNDO: Lead(panel.undo, IN_PLACE),
        **dict.fromkeys(_PLANNING, Lead(panel.plan, IN_PLACE)),
        PanelVerb.TYPE: Lead(panel.show_typed, IN_PLACE, panel.ask_for_move),
    }


def _of_replays(asks: Requests) -> Mapping[ReplayStep, Lead[ReplayId]]:
    return dict.fromkeys(ReplayStep, Lead(asks.replays.go_to_turn, IN_PLACE)) | {
        ReplayStep.OPEN: Lead(asks.replays.go_to_turn),
        ReplayStep.FILM: Lead(asks.replays.show_film),
        ReplayStep.SHOW: Lead(asks.replays.show_film, PUBLIC),
    }


def _of_reviews(asks: Requests) -> Mapping[ReviewStep, Lead[ReviewId]]:
    return dict.fromkeys(ReviewStep, Lead(asks.reviews.go_to_page, IN_PLACE)) | {
        ReviewStep.OPEN: Lead(asks.reviews.open_by_button),
        ReviewStep.SHOW: Lead(asks.reviews.show_to_all, PUBLIC),
    }


def _of_histories(asks: Requests) -> Mapping[HistoryVerb, Lead[HistoryId]]:
    profiles = asks.profiles
    return {
        HistoryVerb.PAGE: Lead(profiles.show_history, IN_PLACE),
        HistoryVerb.PICK: Lead(profiles.open_finished, IN_PLACE),
        HistoryVerb.SHOW: Lead(profiles.show_history_to_all, PUBLIC),
        HistoryVerb.EXPORT: Lead(profiles.export),
        HistoryVerb.VERIFY: Lead(profiles.prove),
    }


def _of_own_data(asks: Requests) -> Mapping[PrivacyVerb, Lead[PrivacyId]]:
    return {
        PrivacyVerb.SHOW: Lead(asks.privacy.show_privacy, IN_PLACE),
        PrivacyVerb.DATA: Lead(asks.privacy.give_data),
        PrivacyVerb.ASK: Lead(asks.privacy.ask, IN_PLACE),
        PrivacyVerb.ASK_AGAIN: Lead(asks.privacy.ask_again, IN_PLACE),
        PrivacyVerb.DELETE: Lead(asks.privacy.delete, IN_PLACE),
    }


def _of_servers(asks: Requests) -> Mapping[ServerVerb, Lead[ServerId]]:
    servers = asks.servers
    asked = dict.fromkeys(SETTINGS, servers.choose) | {
        ServerVerb.SHOW: servers.show_server,
        ServerVerb.GAMES: servers.show_games,
        ServerVerb.NEWER_GAMES: servers.show_games,
        ServerVerb.PICK: servers.show_chosen,
        ServerVerb.GAME: servers.show_game,
        ServerVerb.ASK_CLOSE: servers.show_game,
        ServerVerb.ASK_DELETE: servers.show_game,
        ServerVerb.CLOSE: servers.end_game,
        ServerVerb.DELETE: servers.end_game,
        ServerVerb.CHECK: servers.check_permissions,
        ServerVerb.HEALTH: servers.show_health,
    }
    return {verb: Lead(ask, IN_PLACE) for verb, ask in asked.items()}
