"""The buttons that begin a first game or offer the others, and what is said beside them."""

from __future__ import annotations

from dataclasses import replace

from bot.presenters.ids.first_ids import FirstId, FirstVerb
from bot.presenters.lobbies.lobby import SHOWN_DIGITS
from bot.presenters.message import LONGEST_TEXT, MOST_ROWS, Button, Message, Style, joined
from bot.presenters.people import shown_name
from bot.services.games.match import Match
from bot.texts import Texts
from engine.variants import VARIANTS


def first_buttons(texts: Texts, shown_by: int | None = None) -> tuple[Button, ...]:
    """Return the buttons that begin a game; ``shown_by`` is the interaction they answer."""
    styles = {FirstVerb.AGAINST: Style.PRIMARY, FirstVerb.TABLE: Style.SECONDARY}
    return tuple(
        Button(texts.say(f"first-{verb}"), str(FirstId(verb, shown_by)), style)
        for verb, style in styles.items()
    )


def sandbox_buttons(texts: Texts) -> tuple[Button, ...]:
    """Return the buttons of the sandbox's welcome: the same, and what else can be tried there."""
    more = Button(texts.say("first-tour"), str(FirstId(FirstVerb.TOUR)))
    return (*first_buttons(texts), more)


def with_first_steps(
    texts: Texts, message: Message, channel_id: int, shown_by: int, *, has_threads: bool
) -> Message:
    """Add the two buttons to an answer, and say in which channel they begin a game.

    With ``has_threads`` the game against a bot gets a thread of that channel.
    """
    place = "thread" if has_threads else "here"
    told = texts.say("first-steps", channel=f"<#{channel_id}>", place=place)
    rows = (first_buttons(texts, shown_by), *message.rows)[:MOST_ROWS]
    return replace(message, text=joined([message.text, told]), rows=rows)


def with_other_games(
    texts: Texts, answer: Message, played: str, channel_id: int, shown_by: int
) -> Message | None:
    """Offer somebody who has ``played`` one variant the others, below an answer.

    None if it has no room for that.
    """
    told = texts.say("first-others", channel=f"<#{channel_id}>")
    text = "\n\n".join(part for part in (answer.text, told) if part)  # no part of the answer
    if len(text) > LONGEST_TEXT or len(answer.rows) >= MOST_ROWS:
        return None
    buttons = tuple(
        Button(
            texts.say("first-try", variant=texts.say(f"variant-short-{variant}")),
            str(FirstId(FirstVerb.TABLE, shown_by, variant)),
        )
        for variant in VARIANTS
        if variant != played
    )
    return replace(answer, text=text, rows=(*answer.rows, buttons))


def begun_lines(texts: Texts, match: Match, *, is_new: bool) -> list[str]:
    """Say where a game against a bot has begun or goes on, and what was promised of its bag."""
    key = "first-begun" if is_new else "first-goes-on"
    place = f"<#{match.where.channel_id}>"
    return [
        texts.say(key, game=shown_name(match.where.name), channel=place),
        texts.say("lobby-commitment", commitment=match.commitment[:SHOWN_DIGITS]),
    ]
