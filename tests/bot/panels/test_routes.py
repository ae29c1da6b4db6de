"""Every button that is made leads somewhere, and a family is added in one place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, cast

import discord
import pytest

from bot.panels.route import Family, Lead
from bot.panels.router import UNKNOWN, Router
from bot.panels.routes import families_of
from bot.presenters.ids.codec import LARGEST, number, record
from bot.presenters.ids.first_ids import FirstId, FirstVerb
from bot.presenters.ids.game_ids import CustomId, Verb
from bot.presenters.ids.panel_ids import PanelId, PanelVerb
from bot.presenters.in_words.text_ids import TextId, Wish
from bot.presenters.looking_back.replay_ids import ReplayId, ReplayStep
from bot.presenters.looking_back.review_ids import ReviewId, ReviewStep
from bot.presenters.message import Message
from bot.presenters.own.privacy import PrivacyId, PrivacyVerb
from bot.presenters.pages.history import HistoryId, HistoryVerb
from bot.presenters.servers.server_ids import ServerId, ServerVerb
from bot.services.errors import Refused
from bot.transport.replies import Form
from tests.bot.commands.registered import requests_of_nothing

FAMILIES = families_of(requests_of_nothing())


@dataclass(frozen=True, slots=True)
class DiceId:
    """A button that the bot does not have: it shows how many dice came up."""

    dice: int


DICE_IDS = record("x9:{dice}", DiceId, dice=number(6, least=1))


async def show(_: discord.Interaction, clicked: DiceId) -> Message:
    return Message(f"{clicked.dice} dice")


DICE = Family(
    DICE_IDS, lambda clicked: Lead(show, Form.PUBLIC if clicked.dice > 3 else Form.PRIVATE)
)


def router(*families: Family[Any]) -> Router:
    return Router(cast("Any", None), (*FAMILIES, *families))


@pytest.mark.parametrize(
    "ids",
    [
        [CustomId(verb, 1) for verb in Verb],
        [PanelId(verb, 1, 1) for verb in PanelVerb],
        [ReplayId(step, 1) for step in ReplayStep],
        [ReviewId(step, 1) for step in ReviewStep],
        [TextId(1, wish=wish) for wish in Wish],
        [HistoryId(verb, 1) for verb in HistoryVerb],
        [ServerId(verb) for verb in ServerVerb],
        [FirstId(verb) for verb in FirstVerb],
        [PrivacyId(verb) for verb in PrivacyVerb],
    ],
)
def test_every_word_of_a_family_leads_to_a_request(ids: Iterable[object]) -> None:
    assert [text for text in map(str, ids) if router().route_of(text) is UNKNOWN] == []


async def test_a_family_is_added_by_its_codec_and_its_lead() -> None:
    nobody = cast("discord.Interaction", None)
    few, many = (router(DICE).route_of(DICE_IDS.to_text(DiceId(dice))) for dice in (1, 6))

    assert [await few.work(nobody), few.form] == [Message("1 dice"), Form.PRIVATE]
    assert [await many.work(nobody), many.form] == [Message("6 dice"), Form.PUBLIC]


@pytest.mark.parametrize("text", ["", "x9", "x9:0", "x9:7", "x9:06", f"x9:{LARGEST}", "x8:1"])
async def test_what_a_family_could_not_have_written_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="unknown_button"):
        await router(DICE).route_of(text).work(cast("discord.Interaction", None))


async def test_whoever_clicks_is_met_before_anything_is_done() -> None:
    happened: list[str] = []

    async def meet(_: discord.Interaction) -> None:
        happened.append("met")

    async def tell(_: discord.Interaction, clicked: DiceId) -> Message:
        happened.append(f"told of {clicked.dice}")
        return Message("")

    family = Family(DICE_IDS, lambda _: Lead(tell), meet)
    await router(family).route_of("x9:2").work(cast("discord.Interaction", None))

    assert happened == ["met", "told of 2"]
