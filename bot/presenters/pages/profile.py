"""Profiles as messages, and the custom ids of their buttons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby
from operator import attrgetter
from typing import Final

from bot.presenters.boards import FILE_NAME
from bot.presenters.deeds import signed
from bot.presenters.ids.codec import Written, number, record
from bot.presenters.message import (
    LONGEST_TEXT,
    Button,
    Message,
    Picture,
    in_rows,
    joined,
    picture_of,
)
from bot.presenters.pages.variants import short_variant_name, variant_name
from bot.presenters.people import name_of, plain_name, shown_name
from bot.services.pages.profiles import (
    Accuracy,
    AgainstLevel,
    Bests,
    GamesPlayed,
    Opponent,
    Profile,
    RatedIn,
)
from bot.services.pictures import ProfileDrawing
from bot.services.ratings.model import PROVISIONAL_BELOW
from bot.texts import Texts
from renderer.pages.profile import ProfileRow

_HOUR: Final = timedelta(hours=1)
_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class ProfileId(Written):
    """What a profile's button does: show that of a user to all."""

    user_id: int


PROFILE_IDS: Final = record("f1:show:{user_id}", ProfileId, user_id=number(least=1))


def profile_message(texts: Texts, profile: Profile, *, is_own: bool) -> Message:
    """Return a profile for the person who asked; they may show it to all."""
    if not profile.rated and not profile.played:
        own = "yes" if is_own else "no"
        return Message(texts.say("profile-none", name=_name(profile), own=own))
    note = "" if is_own else texts.say("profile-of-others")
    show = Button(texts.say("button-show"), str(ProfileId(profile.person.user_id)))
    return Message(
        _told(texts, profile, "", _accuracies(texts, profile.accuracies), note),
        rows=in_rows([show]),
        picture=_picture(texts, profile),
    )


def profile_for_all(texts: Texts, profile: Profile, name: str) -> Message:
    """Return a profile as somebody called ``name`` shows it to the channel."""
    head = texts.say("profile-shown", name=shown_name(name))
    return Message(
        _told(texts, profile, head, texts.say("profile-for-all")),
        picture=_picture(texts, profile),
        is_for_all=True,
    )


def _name(profile: Profile) -> str:
    return shown_name(profile.person.name)


def _told(texts: Texts, profile: Profile, shown_by: str, *tail: str) -> str:
    """Join all lines; of opponents with long names as many are told as fit."""
    lines = [
        shown_by,
        texts.say("profile-head", name=_name(profile)),
        *(_rated(texts, rated) for rated in profile.rated),
        *_played(texts, profile),
        texts.say("profile-longest", time=_time(texts, profile.longest)) if profile.longest else "",
    ]
    last = [_against(texts, profile), *tail]
    told = (
        joined([*lines, _opponents(texts, profile.opponents[:kept]), *last])
        for kept in range(len(profile.opponents), 0, -1)
    )
    return next((text for text in told if len(text) < LONGEST_TEXT), joined([*lines, *last]))


def _rated(texts: Texts, rated: RatedIn) -> str:
    return texts.say(
        "profile-rated",
        variant=variant_name(texts, rated.variant),
        rating=str(rated.rating),
        spread=str(rated.spread),
        record=_record(texts, rated.games, rated.wins),
        provisional="yes" if rated.is_provisional else "no",
        games=PROVISIONAL_BELOW,
    )


def _record(texts: Texts, games: int, wins: int) -> str:
    return texts.say("profile-record", games=games, wins=wins)


def _played(texts: Texts, profile: Profile) -> Iterable[str]:
    """Return a line for each variant: games and wins by number of players, and what was best."""
    for variant, rows in groupby(profile.played, attrgetter("variant")):
        records = [_at_table(texts, row) for row in rows]
        yield texts.say(
            "profile-played",
            variant=variant_name(texts, variant),
            records=texts.side_by_side([*records, *_bests(texts, profile.bests[variant])]),
        )


def _against(texts: Texts, profile: Profile) -> str:
    """Return what the picture of somebody without ratings shows: games against computers alone."""
    if profile.rated or not profile.against:
        return ""
    words = []
    for variant, rows in groupby(profile.against, attrgetter("variant")):
        levels = [texts.say("profile-against-one", **_of_level(texts, row)) for row in rows]
        words.append(f"{short_variant_name(texts, variant)} {texts.enumerated(levels)}")
    return texts.say("profile-against", games=texts.side_by_side(words))


def _of_level(texts: Texts, row: AgainstLevel) -> dict[str, str | int]:
    level = texts.say(f"level-{row.level}")
    return {"level": level, "games": row.games, "wins": row.wins}


def _bests(texts: Texts, bests: Bests) -> Iterable[str]:
    if bests.score is not None:
        yield texts.say("profile-best-score", points=signed(bests.score, ""))
    if bests.feats.biggest_group:
        yield texts.say("profile-biggest-group", size=bests.feats.biggest_group)
    if bests.feats.best_turn:
        yield texts.say("profile-best-turn", points=signed(bests.feats.best_turn))


def _at_table(texts: Texts, row: GamesPlayed) -> str:
    record = _record(texts, row.games, row.wins)
    return texts.say("profile-at-table", players=row.players, record=record)


def _time(texts: Texts, time: timedelta) -> str:
    if time >= _DAY:
        return texts.say("profile-days", count=time // _DAY)
    return texts.say("profile-hours", count=time // _HOUR)


def _opponents(texts: Texts, opponents: Iterable[Opponent]) -> str:
    words = [
        texts.say(
            "profile-opponent",
            name=shown_name(name_of(texts, opponent.person)),
            games=opponent.games,
            won=opponent.won,
            lost=opponent.lost,
        )
        for opponent in opponents
    ]
    return texts.say("profile-opponents", opponents=texts.side_by_side(words)) if words else ""


def _accuracies(texts: Texts, accuracies: Iterable[Accuracy]) -> str:
    words = [
        texts.say(
            "profile-accuracy",
            variant=short_variant_name(texts, found.variant),
            accuracy=str(round(found.accuracy)),
            games=found.games,
        )
        for found in accuracies
    ]
    return texts.say("profile-accuracies", games=texts.side_by_side(words)) if words else ""


def _picture(texts: Texts, profile: Profile) -> Picture | None:
    """Return the ratings and their curves; without any, what was reached against computers."""
    if not profile.rated:
        return _picture_of_computers(texts, profile)
    title = texts.say("profile-title", name=plain_name(profile.person.name))
    rows = tuple(_row(texts, rated) for rated in profile.rated)
    words = [title, *(_in_words(texts, rated) for rated in profile.rated)]
    name = f"{FILE_NAME}-profile-{profile.person.user_id}"
    return picture_of(ProfileDrawing(title, rows), name, " ".join(words))


def _picture_of_computers(texts: Texts, profile: Profile) -> Picture | None:
    """Return games and wins against each level; None without any."""
    if not profile.against:
        return None
    title = texts.say("profile-against-title", name=plain_name(profile.person.name))
    rows = tuple(_row_of_level(texts, row) for row in profile.against)
    words = [title, *(_level_in_words(texts, row) for row in profile.against)]
    name = f"{FILE_NAME}-profile-{profile.person.user_id}"
    return picture_of(ProfileDrawing(title, rows), name, " ".join(words))


def _row_of_level(texts: Texts, row: AgainstLevel) -> ProfileRow:
    score, best_turn = _bests_of_level(texts, row)
    return ProfileRow(
        name=variant_name(texts, row.variant),
        rating=texts.say("profile-against-won", wins=row.wins, games=row.games),
        note=texts.say("profile-against-level", level=texts.say(f"level-{row.level}")),
        notes=(score, best_turn),
    )


def _bests_of_level(texts: Texts, row: AgainstLevel) -> tuple[str, str]:
    score, turn = row.score, row.best_turn
    return (
        "" if score is None else texts.say("profile-best-score", points=signed(score, "")),
        texts.say("profile-best-turn", points=signed(turn)) if turn else "",
    )


def _level_in_words(texts: Texts, row: AgainstLevel) -> str:
    """Describe a row of the picture."""
    won = texts.say("profile-against-one", **_of_level(texts, row))
    parts = [variant_name(texts, row.variant), won, *filter(None, _bests_of_level(texts, row))]
    return f"{texts.enumerated(parts)}."


def _row(texts: Texts, rated: RatedIn) -> ProfileRow:
    record, provisional = _record(texts, rated.games, rated.wins), texts.say("profile-provisional")
    return ProfileRow(
        name=variant_name(texts, rated.variant),
        rating=texts.say("leaders-rating", rating=str(rated.rating)),
        note=texts.say("leaders-spread", spread=str(rated.spread)),
        notes=(record, provisional if rated.is_provisional else ""),
        curve=rated.curve,
        dates=(_date(rated.first_at), _date(rated.last_at)),
    )


def _date(at: datetime | None) -> str:
    return at.date().isoformat() if at else ""


def _in_words(texts: Texts, rated: RatedIn) -> str:
    """Describe a row of the picture, and how its curve went."""
    return texts.say(
        "profile-row-plain",
        variant=variant_name(texts, rated.variant),
        rating=str(rated.rating),
        spread=str(rated.spread),
        record=_record(texts, rated.games, rated.wins),
        first=str(rated.curve[0]) if rated.curve else "none",
        low=str(min(rated.curve, default=0)),
        high=str(max(rated.curve, default=0)),
    )
