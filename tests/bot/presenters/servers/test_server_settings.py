"""The managers' panel shows what is chosen, offers what may be, and keeps nothing."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.presenters.ids.codec import LARGEST
from bot.presenters.message import USUAL_LANGUAGE, EntitySelect, Message, Select, Telling
from bot.presenters.servers.permissions import Checked, check_message
from bot.presenters.servers.server_ids import (
    SERVER_IDS,
    SETTINGS,
    ServerId,
    ServerVerb,
    page_with,
)
from bot.presenters.servers.server_settings import (
    SettingsShown,
    changed,
    server_panel,
    with_channels,
    with_role,
)
from bot.presenters.waits.votes import vote_message
from bot.services.games.vote import Answer, Subject, Vote
from bot.services.lobby import Pace
from bot.services.posting.sending import OwedRow, RowKind
from bot.services.servers.server_settings import Openers, ServerRow
from bot.services.waiting.time_left import TimeLeft
from bot.texts import Catalogue
from tests.bot.commands.discord_limits import faults_of_answer
from tests.bot.played import match_of, random_play

CATALOGUE = Catalogue()
TEXTS = CATALOGUE.texts("en")
LANGUAGES = CATALOGUE.names
CHOSEN = ServerRow((5, 6), Openers.ROLE, 7, Pace.DAY, "fr", Answer.SKIP)


def panel(chosen: ServerRow, page: int = 0) -> Message:
    return server_panel(TEXTS, SettingsShown(chosen, LANGUAGES, {5, 7}), page)


def chosen_in(message: Message) -> dict[str, tuple[object, ...]]:
    """What is marked as chosen in each select."""
    found: dict[str, tuple[object, ...]] = {}
    for row in message.rows:
        match row:
            case Select(custom_id, options):
                found[custom_id] = tuple(option.value for option in options if option.is_chosen)
            case EntitySelect(custom_id=custom_id, chosen=chosen):
                found[custom_id] = chosen
            case _:
                pass
    return found


@given(verb=some.sampled_from(ServerVerb), number=some.integers(0, LARGEST))
def test_ids_are_read_back_as_they_were_written(verb: ServerVerb, number: int) -> None:
    assert SERVER_IDS.read(str(ServerId(verb, number))) == ServerId(verb, number)


@given(text=some.text(max_size=100) | some.from_regex(r"\Av1:[a-z_]{0,10}(:[0-9]{0,20}){0,3}\n?\Z"))
def test_any_other_text_means_nothing(text: str) -> None:
    read = SERVER_IDS.read(text)

    assert read is None or str(read) == text


@pytest.mark.parametrize("text", ["v1", "v1:show", "v1:fly:1", "v1:show:01", f"v1:game:{2**63}"])
def test_foreign_ids_mean_nothing(text: str) -> None:
    assert SERVER_IDS.read(text) is None


@pytest.mark.parametrize("language", CATALOGUE.languages)
@pytest.mark.parametrize("page", [0, 1, 9])
@pytest.mark.parametrize("chosen", [ServerRow(), CHOSEN])
def test_discord_takes_the_panel(language: str, page: int, chosen: ServerRow) -> None:
    shown = SettingsShown(chosen, LANGUAGES, {5, 7})

    assert faults_of_answer(server_panel(CATALOGUE.texts(language), shown, page)) == []


def test_a_panel_shows_what_is_chosen_and_leaves_out_channels_that_are_gone() -> None:
    first, second = panel(CHOSEN), panel(CHOSEN, 1)

    assert chosen_in(first) == {"v1:channels:0": (5,), "v1:openers:0": ("role",), "v1:role:0": (7,)}
    assert chosen_in(second) == {
        "v1:pace:0": ("1d",),
        "v1:language:0": ("fr",),
        "v1:time_out:0": ("skip",),
    }
    assert first.text == second.text
    assert "in <#5> and <#6> and threads there" in first.text
    assert "<@&7>" in first.text
    assert "**Français**" in first.text


def test_where_nothing_is_chosen_the_defaults_are_shown() -> None:
    assert chosen_in(panel(ServerRow())) == {
        "v1:channels:0": (),
        "v1:openers:0": ("everyone",),
        "v1:role:0": (),
    }
    assert chosen_in(panel(ServerRow(), 1)) == {
        "v1:pace:0": ("3d",),
        "v1:language:0": (USUAL_LANGUAGE,),
        "v1:time_out:0": ("wait",),
    }


def test_without_a_role_the_panel_says_that_one_is_needed() -> None:
    text = panel(ServerRow(openers=Openers.ROLE)).text

    assert TEXTS.say("server-role-missing") in text


@pytest.mark.parametrize("setting", sorted(SETTINGS))
def test_each_setting_is_on_the_page_that_is_shown_after_a_change(setting: ServerVerb) -> None:
    assert str(ServerId(setting)) in chosen_in(panel(ServerRow(), page_with(setting)))


@pytest.mark.parametrize(
    ("setting", "value", "after"),
    [
        (ServerVerb.OPENERS, "managers", ServerRow(openers=Openers.MANAGERS)),
        (ServerVerb.PACE, "none", ServerRow(pace=Pace.NONE)),
        (ServerVerb.LANGUAGE, "fr", ServerRow(language="fr")),
        (ServerVerb.LANGUAGE, USUAL_LANGUAGE, ServerRow()),
        (ServerVerb.TIME_OUT, "computer", ServerRow(time_out="computer")),
        (ServerVerb.OPENERS, "nobody", ServerRow()),
        (ServerVerb.PACE, "2d", ServerRow()),
        (ServerVerb.LANGUAGE, "xx", ServerRow()),
        (ServerVerb.TIME_OUT, "remove", ServerRow()),
        (ServerVerb.PACE, "", ServerRow()),
    ],
)
def test_only_what_is_offered_can_be_chosen(
    setting: ServerVerb, value: str, after: ServerRow
) -> None:
    assert changed(ServerRow(), setting, value, LANGUAGES) == after


def test_no_channel_means_all_and_no_more_are_kept_than_can_be_shown() -> None:
    assert with_channels(CHOSEN, []).channels == ()
    assert with_channels(CHOSEN, [9, 8]).channels == (8, 9)
    assert len(with_channels(CHOSEN, range(30)).channels) == 25


def test_choosing_a_role_lets_its_members_open_games_and_taking_it_away_managers_alone() -> None:
    managers = ServerRow(openers=Openers.MANAGERS, role_id=7)

    assert with_role(managers, 8) == ServerRow(openers=Openers.ROLE, role_id=8)
    assert with_role(CHOSEN, None) == replace(CHOSEN, openers=Openers.ROLE, role_id=None)
    assert with_role(managers, None) == ServerRow(openers=Openers.MANAGERS)
    assert with_role(ServerRow(role_id=7), None) == ServerRow()


def test_a_check_names_each_permission_its_channels_and_the_harm() -> None:
    missing = {"attach_files": (5, 6), "create_public_threads": (1, 2, 3, 4, 5, 6)}

    text = check_message(TEXTS, Checked((5, 6), (9,), missing)).text

    assert "I need **“Attach Files”** in <#5> and <#6>: boards have no picture" in text
    assert "in <#1>, <#2>, <#3>, <#4> and 2 more: I can’t open a thread" in text
    assert "no longer there: <#9>" in text
    assert TEXTS.say("server-check-well") not in text


def test_a_check_that_finds_nothing_says_so() -> None:
    assert TEXTS.say("server-check-well") in check_message(TEXTS, Checked((5,), (), {})).text


@pytest.mark.parametrize(
    ("default", "end"),
    [
        (Answer.WAIT, "they get more time."),
        (Answer.SKIP, "their turn is skipped."),
        (Answer.COMPUTER, "a bot plays on for them."),
    ],
)
def test_a_vote_says_what_the_server_lets_it_decide_by_default(default: Answer, end: str) -> None:
    vote = Vote(
        subject=Subject.TIME_OUT,
        seat=0,
        revision=5,
        voters=(1,),
        choices=(Answer.WAIT, Answer.SKIP, Answer.COMPUTER),
        default=default,
    )
    match = replace(match_of(random_play("classic", 2, seed=1, actions=3)), vote=vote)
    row = OwedRow(1, 1, 1, RowKind.VOTE, 5, 5, None, None, 0, is_outdated=False, body="[[1, 8]]")

    text = vote_message(
        Telling(TEXTS, match, row, time=TimeLeft(datetime(2026, 1, 1, tzinfo=UTC)))
    ).text

    assert text.endswith(f"if it’s a tie or nobody votes, {end} Closes <t:1767225600:R>.")
