"""The offer to play a second game of a channel in a thread; its button carries what was asked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.presenters.custom_ids import LARGEST, NUMBER, CustomId, Verb, in_base_36
from bot.presenters.message import Button, Message, Style, in_rows
from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.lobby import Pace, SeatOrder, Terms
from bot.texts import DEFAULT_LANGUAGE, Texts
from engine.variants import VARIANTS, Variant

_VERSION: Final = "n1"
_FORM: Final = re.compile(
    rf"{_VERSION}:{NUMBER}:([a-z]{{1,16}}):([0-9]):([a-z]{{1,16}}):([01]):([0-9a-z]{{1,8}}):"
    r"((?:[a-z]{1,16}=[0-9a-z]{1,16})?(?:,[a-z]{1,16}=[0-9a-z]{1,16}){0,2})"
)


@dataclass(frozen=True, slots=True)
class OfferId:
    """What somebody asked for with an interaction that was refused; at most 100 characters.

    The language is not kept: it is that of the server, or of whoever clicks.
    """

    interaction_id: int
    terms: Terms

    def __str__(self) -> str:
        """Write the id as Discord keeps it."""
        asked = self.terms
        options = ",".join(f"{name}={value}" for name, value in sorted(asked.options.items()))
        parts = (
            in_base_36(self.interaction_id),
            asked.variant,
            str(asked.most_seats),
            asked.order,
            str(int(asked.invite_only)),
            asked.pace,
            options,
        )
        return ":".join((_VERSION, *parts))


def parse_offer_id(text: str, language: str = DEFAULT_LANGUAGE) -> OfferId | None:
    """Read a custom id; None for whatever could not have been written by ``OfferId``.

    ``language`` is that of the game.
    """
    match = _FORM.fullmatch(text)
    if match is None or match[2] not in VARIANTS or int(match[1], 36) > LARGEST:
        return None
    options = _read_options(VARIANTS[match[2]], match[7])
    if options is None or match[4] not in set(SeatOrder) or match[6] not in set(Pace):
        return None
    terms = Terms(
        variant=match[2],
        options=options,
        most_seats=int(match[3]) or VARIANTS[match[2]].most,
        order=SeatOrder(match[4]),
        invite_only=match[5] == "1",
        language=language,
        pace=Pace(match[6]),
    )
    return OfferId(int(match[1], 36), terms)


def offer_message(texts: Texts, refused: Refused, guild_id: int | None, offer: OfferId) -> Message:
    """Say which game is in the channel already, and offer to open the other one in a thread."""
    button = Button(texts.say("button-new-thread"), str(offer), Style.PRIMARY)
    return Message(refusal_text(texts, refused, guild_id), rows=in_rows([button]))


def thread_offer(texts: Texts, refused: Refused, match: Match) -> Message:
    """Say which game is in the channel already, and offer to ask for the rematch in a thread."""
    offer = CustomId(Verb.REMATCH_THREAD, match.game_id, match.revision)
    button = Button(texts.say("button-rematchthread"), str(offer), Style.PRIMARY)
    return Message(refusal_text(texts, refused, match.guild_id), rows=in_rows([button]))


def _read_options(variant: Variant, text: str) -> Mapping[str, int | str] | None:
    """Read options; None if the variant does not offer one of them or its value."""
    offered = {option.name: option for option in variant.options}
    options: dict[str, int | str] = {}
    for part in text.split(",") if text else ():
        name, _, written = part.partition("=")
        value = int(written) if written.isdecimal() else written
        if name in options or name not in offered or not offered[name].allows(value):
            return None
        options[name] = value
    return options
