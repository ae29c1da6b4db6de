"""Lists of finished games as messages, one such game, and the custom ids of their parts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.presenters.deeds import signed
from bot.presenters.ids.codec import Written, either, flag, number, one_of, record, seen_as, word
from bot.presenters.looking_back.replays import replay_button
from bot.presenters.looking_back.results import result_message
from bot.presenters.looking_back.review_ids import review_button
from bot.presenters.message import Button, Message, Select, SelectOption, framed, in_rows, joined
from bot.presenters.pages.variants import short_variant_name, variant_name
from bot.presenters.people import message_link, plain_name, shown_name, timestamp
from bot.services.games.match import Match
from bot.services.pages.history import Ended, Finished, HistoryPage
from bot.services.pages.leaderboard import RatedGame
from bot.texts import Texts
from engine.variants import VARIANTS

_NO_ROW: Final = 0
_LATEST: Final = 253_402_300_799_999
"""The last millisecond of the year 9999, after which there is no date."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)


class HistoryVerb(StrEnum):
    """What a part of a list, or of a game opened from it, does.

    It turns to a page, opens the chosen game, shows the page to all, exports or verifies the game.
    """

    PAGE = "page"
    PICK = "pick"
    SHOW = "show"
    EXPORT = "export"
    VERIFY = "verify"


@dataclass(frozen=True, slots=True)
class _Place:
    at: datetime
    game_id: int
    is_newer: bool


@dataclass(frozen=True, slots=True)
class HistoryId(Written):
    """A page of a user's games, of one ``variant`` or (None) of all, and what is to be done.

    It begins ``since`` a place, or with ``is_newer`` stands before that; None is the newest.
    ``game_id`` is the game that was opened from the page, where something is done with it.
    """

    verb: HistoryVerb
    user_id: int
    variant: str | None = None
    since: Ended | None = None
    is_newer: bool = False
    game_id: int | None = None

    @property
    def place(self) -> _Place | None:
        """Where the page begins, or before what it stands."""
        since = self.since
        return None if since is None else _Place(since.at, since.game_id, self.is_newer)


def _history_id(
    verb: HistoryVerb, user_id: int, variant: str | None, place: _Place | None, game_id: int | None
) -> HistoryId:
    since = Ended(place.at, place.game_id) if place else None
    is_newer = place is not None and place.is_newer
    return HistoryId(verb, user_id, variant, since, is_newer=is_newer, game_id=game_id)


_ID: Final = number(least=1)
_AT: Final = seen_as(
    number(_LATEST, least=1),
    lambda number: _EPOCH + number * _MILLISECOND,
    lambda at: round((at - _EPOCH) / _MILLISECOND),
)

HISTORY_IDS: Final = record(
    "z1:{verb}:{user_id}:{variant}:{place}[:{game_id}]",
    _history_id,
    verb=word(HistoryVerb),
    user_id=_ID,
    variant=either("all", None, one_of(VARIANTS)),
    place=either(
        "0",
        None,
        record("{is_newer}{at}.{game_id}", _Place, is_newer=flag("f", "n"), at=_AT, game_id=_ID),
    ),
    game_id=either("", None, _ID),
)
HistoryId.codec = HISTORY_IDS


def history_message(texts: Texts, page: HistoryPage) -> Message:
    """Return a page for the person who asked; they may turn it, open a game, show it to all."""
    if not page.games:
        return Message(texts.say("history-none", name=shown_name(page.person.name)))
    here = HistoryId(HistoryVerb.PICK, page.person.user_id, page.variant, page.here)
    options = tuple(_option(texts, game) for game in page.games)
    pick = Select(str(here), options, texts.say("history-hint"))
    rows = (pick, *in_rows(_buttons(texts, page, here)))
    return Message(_told(texts, page), rows=rows)


def history_for_all(texts: Texts, page: HistoryPage, name: str) -> Message:
    """Return a page as somebody called ``name`` shows it to the channel."""
    head = texts.say("history-shown", name=shown_name(name))
    return Message(_told(texts, page, head), is_for_all=True)


def finished_message(texts: Texts, match: Match, rated: RatedGame, back: HistoryId) -> Message:
    """Return a finished game with its result and what there is of it, and the way back."""
    result = result_message(texts, match, match.history[-1:], _NO_ROW, rated)
    records = [
        Button(texts.say(f"button-{verb}"), str(replace(back, verb=verb, game_id=match.game_id)))
        for verb in (HistoryVerb.EXPORT, HistoryVerb.VERIFY)
    ]
    way = Button(texts.say("history-back"), str(replace(back, verb=HistoryVerb.PAGE)))
    return replace(
        result,
        rows=in_rows([replay_button(texts, match), review_button(texts, match), *records, way]),
    )


def _told(texts: Texts, page: HistoryPage, shown_by: str = "") -> str:
    last = page.first + len(page.games) - 1
    foot = texts.say("history-foot", first=page.first, last=last, count=page.count)
    return framed(
        joined([shown_by, texts.say("history-head", name=shown_name(page.person.name))]),
        [_line(texts, game, tells_variant=page.variant is None) for game in page.games],
        foot if len(page.games) < page.count else "",
    )


def _line(texts: Texts, game: Finished, *, tells_variant: bool) -> str:
    return texts.say(
        "history-row",
        game=shown_name(game.where.name),
        variant=short_variant_name(texts, game.variant) if tells_variant else "none",
        link=message_link(game.where, game.message_id),
        result=_result(texts, game),
        when=timestamp(game.finished_at),
    )


def _result(texts: Texts, game: Finished) -> str:
    return texts.say(
        "history-result",
        rank=str(game.rank),
        players=str(game.players),
        points="none" if game.score is None else signed(game.score, ""),
        rated="yes" if game.is_rated else "no",
    )


def _option(texts: Texts, game: Finished) -> SelectOption:
    label = texts.side_by_side([plain_name(game.where.name), variant_name(texts, game.variant)])
    note = texts.side_by_side([_result(texts, game), game.finished_at.date().isoformat()])
    return SelectOption(label, str(game.where.game_id), note)


def _buttons(texts: Texts, page: HistoryPage, here: HistoryId) -> list[Button]:
    turning = replace(here, verb=HistoryVerb.PAGE)
    buttons = [Button(texts.say("button-show"), str(replace(here, verb=HistoryVerb.SHOW)))]
    if page.older is not None:
        on = replace(turning, since=page.older)
        buttons.insert(0, Button(texts.say("leaders-on"), str(on)))
    if page.here is not None:
        before = replace(turning, is_newer=True)
        buttons.insert(0, Button(texts.say("leaders-back"), str(before)))
    return buttons
