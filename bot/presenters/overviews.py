"""Lists of games, facts about one game, and the first steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.presenters.boards import ways_on
from bot.presenters.buttons import id_of, match_button
from bot.presenters.ids.game_ids import Verb
from bot.presenters.ids.panel_ids import PanelId, PanelVerb
from bot.presenters.in_words.text_pages import words_button
from bot.presenters.lobbies.lobby import (
    describe_options,
    describe_seats,
    describe_terms,
    game_head,
    in_a_line,
)
from bot.presenters.looking_back.replays import replay_button
from bot.presenters.message import (
    LONGEST_TEXT,
    WIDEST_ROW,
    Button,
    Message,
    Style,
    in_rows,
    joined,
)
from bot.presenters.pages.rules import RulesId, rules_message
from bot.presenters.people import (
    linked_name,
    message_link,
    name_of,
    plain_name,
    shown_name,
    timestamp,
)
from bot.presenters.telling import Teller
from bot.services.games.lists import Summary
from bot.services.games.match import Match, Status
from bot.services.lobby import Lobby, Whereabouts
from bot.services.people import Person
from bot.services.waiting.time_left import NO_LIMIT, TimeLeft
from bot.texts import Texts
from engine.variants import VARIANTS

EXAMPLE: Final = next(iter(VARIANTS))
"""The game of which the first steps show a picture."""

MOST_RETURNS: Final = 4
"""The most games in which one can come back at once."""

MOST_LISTED: Final = 12
"""The most games in one list; fewer if their names and links are long."""


def waiting_message(
    texts: Texts,
    waiting: Sequence[Summary],
    played_for: Sequence[Summary] = (),
    *,
    planned: Sequence[Summary] = (),
    first: str = "",
) -> Message:
    """Return the games that wait for somebody, in the given order, with a button to play the first.

    Below come those for whose next turn they have ``planned``, and those in which a computer plays
    for them, with a button each to come back. ``first`` is a line to stand above.
    """
    backs = [
        Button(
            texts.say("turns-return", game=plain_name(game.where.name)),
            str(id_of(game.where, Verb.RETURN)),
        )
        for game in played_for[:MOST_RETURNS]
    ]
    away = [texts.say("turns-played-for", game=linked(game)) for game in played_for[:MOST_RETURNS]]
    if planned:
        games = [linked(game) for game in planned[:MOST_RETURNS]]
        more = more_of(texts, len(planned) - MOST_RETURNS)
        away = [texts.say("turns-planned", games=tuple(games)), *filter(None, [more]), *away]
    if not waiting:
        return Message(joined([first, texts.say("turns-none"), *away]), rows=in_rows(backs))
    head = joined([first, texts.say("turns-head", count=len(waiting))])
    lines = [game_waiting(texts, summary) for summary in waiting]
    buttons = [_play_in(texts, waiting[0].where, Style.PRIMARY), *backs]
    return Message(list_of_games(texts, head, lines, *away), rows=in_rows(buttons))


def game_waiting(texts: Texts, summary: Summary) -> str:
    """Return one line about a game that waits for the reader: until when, or since when."""
    if summary.is_overdue:
        line = texts.say("turns-game-overdue", game=linked(summary))
    elif summary.deadline is None:
        line = texts.say("turns-game", game=linked(summary), since=timestamp(summary.since))
    else:
        when = timestamp(summary.deadline)
        line = texts.say("turns-game-timed", game=linked(summary), when=when)
    if not summary.has_vote:
        return line
    until = summary.vote_until
    key = "turns-vote-opens" if until is None else "turns-vote"
    told = texts.say(key, when="" if until is None else timestamp(until))
    return texts.side_by_side([line, told])


def list_message(texts: Texts, summaries: Sequence[Summary]) -> Message:
    """Return the running games and lobbies that somebody may see.

    Buttons lead to the panels of the first of those in which they play, to play or to plan.
    """
    if not summaries:
        return Message(texts.say("list-none"))
    lines = [_describe_summary(texts, summary) for summary in summaries]
    own = [one for one in summaries if one.is_player and one.status is Status.RUNNING]
    buttons = [_play_in(texts, summary.where) for summary in own[:WIDEST_ROW]]
    head = texts.say("list-head", count=len(summaries))
    return Message(list_of_games(texts, head, lines), rows=in_rows(buttons))


def _play_in(texts: Texts, where: Whereabouts, style: Style = Style.SECONDARY) -> Button:
    """Return the button that opens the panel of a game, which it names."""
    play = PanelId(PanelVerb.OPEN, where.game_id, 0, restore_id=where.restore_id)
    return Button(texts.say("turns-play", game=plain_name(where.name)), str(play), style)


def match_info(
    texts: Texts,
    match: Match,
    user_id: int,
    board_id: int | None,
    time: TimeLeft = NO_LIMIT,
) -> Message:
    """Return the facts about a game for one person; ``board_id`` is its newest board's message.

    ``time`` is how much the player on turn has left.
    """
    terms = describe_options(texts, match.terms.variant, match.public.options)
    board = message_link(match.where, board_id)
    teller = Teller(texts, match)
    names = tuple(map(teller.title, range(len(match.seats))))
    lines = [
        game_head(texts, match),
        in_a_line(texts, [*terms, texts.say(f"terms-pace-{match.terms.pace}")]),
        texts.say("info-seats", names=names),
        teller.score_line(),
        _whose_turn(teller),
        teller.first_player(),
        teller.time(time),
        texts.say("info-board", link=board),
        texts.say("lobby-commitment", commitment=match.commitment),
        _seed(texts, match),
    ]
    buttons = [*ways_on(texts, match, user_id), *_to_take_along(texts, match)]
    return Message(joined(lines), rows=in_rows(buttons))


def _to_take_along(texts: Texts, match: Match) -> list[Button]:
    """Return the buttons for a finished game's proof and record."""
    verbs = [] if match.seed is None else [Verb.VERIFY, Verb.EXPORT]
    return [match_button(texts, match, verb) for verb in verbs]


def _whose_turn(teller: Teller) -> str:
    match, whose = teller.match, teller.whose_turn()
    if match.public.outcome is not None:
        return f"{whose}."
    return teller.texts.say("info-turn", whose=whose, since=timestamp(match.turn_since))


def _seed(texts: Texts, match: Match) -> str:
    """Tell the seed and what was drawn from it by, once the game is over."""
    if match.seed is None:
        return ""
    return texts.say("result-proof", seed=match.seed, start=str(match.start_id))


def more_message(
    texts: Texts, match: Match, user_id: int, *, may_take_back: bool = False
) -> Message:
    """Return the buttons that are seldom needed; only players may step through it or resign.

    Of a game that is over they are those for which its result has no room.

    Whoever has a computer playing for them may come back. ``may_take_back`` tells whether the
    reader may take something back, or can ask somebody about it.
    """
    if match.public.outcome is None:
        buttons = _seldom_needed(texts, match, user_id, may_take_back=may_take_back)
    else:
        verbs = (Verb.BOARD, Verb.EXPORT, Verb.INFO)
        buttons = [match_button(texts, match, verb) for verb in verbs]
        buttons.append(words_button(texts, match))
    head = texts.say("more-head", game=shown_name(match.where.name))
    return Message(head, rows=in_rows(buttons))


def _seldom_needed(
    texts: Texts, match: Match, user_id: int, *, may_take_back: bool
) -> list[Button]:
    """Return the buttons of a running game for which its board has no room."""
    verbs = [Verb.INFO]
    seat, seat_kept = match.seat_of(user_id), match.seat_played_for(user_id)
    if seat_kept is not None:
        verbs.insert(0, Verb.RETURN)
    if seat is not None and seat not in match.public.resigned:
        verbs.append(Verb.ASK)
        if match.public.to_act != seat:
            verbs.append(Verb.NUDGE)
        if may_take_back:
            verbs.append(Verb.UNDO)
        verbs.append(Verb.REPLACE)
    buttons = [match_button(texts, match, verb) for verb in verbs]
    buttons[1:1] = [
        Button(texts.say("button-rules"), str(RulesId(match.terms.variant, 0))),
        words_button(texts, match),
        *([replay_button(texts, match)] if seat is not None or seat_kept is not None else []),
    ]
    return buttons


def lobby_info(texts: Texts, lobby: Lobby) -> Message:
    """Return the facts about a lobby."""
    link = message_link(lobby.where, lobby.message_id)
    lines = [
        game_head(texts, lobby),
        describe_terms(texts, lobby),
        describe_seats(texts, lobby),
        texts.say("info-lobby", since=timestamp(lobby.created_at), link=link),
        texts.say("lobby-commitment", commitment=lobby.commitment),
    ]
    return Message(joined(lines))


def help_message(texts: Texts, version: str = "") -> Message:
    """Return the first steps, and which version of the bot this is, if that is given."""
    told = ("help-turn", "help-about", "help-points", "help-end", "help-others")
    lines = [texts.say(line) for line in (*told, "help-start", "help-move")]
    return Message(
        joined([*lines, texts.say("help-version", version=version) if version else ""]),
        rows=in_rows([Button(texts.say("button-rules"), str(RulesId(EXAMPLE, 0)))]),
        picture=rules_message(texts, EXAMPLE).picture,
    )


def _describe_summary(texts: Texts, summary: Summary) -> str:
    if summary.status is Status.LOBBY:
        key, name = "list-lobby", ""
    elif summary.status is Status.PAUSED or summary.user_id is None:
        key, name = "list-paused", ""
    else:
        person = Person(summary.user_id, summary.user_name or "")
        key, name = "list-running", shown_name(name_of(texts, person, summary.seat))
    return texts.say(key, game=linked(summary), name=name, since=timestamp(summary.since))


def linked(summary: Summary) -> str:
    """Return a game's name as a link to its newest board."""
    return linked_name(summary.where, summary.message_id)


def list_of_games(texts: Texts, head: str, lines: Sequence[str], *tail: str) -> str:
    """Join a list's head, as many lines as fit, and a tail, and count the lines left out."""
    lists = (
        "\n".join(filter(None, [head, *lines[:kept], more_of(texts, len(lines) - kept), *tail]))
        for kept in range(min(MOST_LISTED, len(lines)), 0, -1)
    )
    return next(text for text in lists if len(text) <= LONGEST_TEXT)


def more_of(texts: Texts, left: int) -> str:
    """Tell how many games a list leaves out, if any."""
    return texts.say("list-more", count=left) if left > 0 else ""
