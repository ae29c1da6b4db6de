"""Board messages: whose turn it is, what happened, the picture and its text description."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.presenters.buttons import act_buttons, match_button, play_button
from bot.presenters.ids.game_ids import GAME_IDS, Verb
from bot.presenters.labels import board_labels
from bot.presenters.message import (
    LONGEST_ALT_TEXT,
    Button,
    Message,
    Picture,
    Telling,
    fitting,
    framed,
    in_rows,
    joined,
)
from bot.presenters.people import level_of, mention, name_of, pinged, plain_name, shown_name
from bot.presenters.stories.lines import teller_above, told_above
from bot.presenters.stories.warnings import warning
from bot.presenters.telling import Teller
from bot.services.games.match import By, Match, Status, Turn
from bot.services.pictures import BoardDrawing
from bot.services.waiting.time_left import NO_LIMIT, TimeLeft
from bot.texts import Texts
from engine.actions import Place
from engine.events import HandShown, TilePlaced
from engine.hexes import Cell
from renderer.board import Sight

FILE_NAME: Final = "dalapapa"
"""The first part of our pictures' file names; an owed message's row id follows it."""

_OWED_FILE: Final = re.compile(rf"{FILE_NAME}-([0-9]{{1,18}})-r[0-9]+\.png")


def turn_message(telling: Telling[Match]) -> Message:
    """Return the message about finished turns; one that comes late calls nobody."""
    texts, match, turns, row = telling.texts, telling.game, telling.turns, telling.row
    is_owed, is_away = row.is_outdated, telling.time.away_until is not None
    teller = teller_above(texts, match)
    is_awaited = match.public.to_act not in match.gone and match.status is not Status.PAUSED
    holder = match.waits_for if is_awaited and not is_owed and not is_away else None
    called = () if holder is None else pinged(holder.user_id)
    if not called:
        head = _head(teller, "board-late")
    else:
        calls = mention(called[0])
        head = texts.say("board-call", mention=calls, game=shown_name(match.where.name))
        head = texts.say("board-unplanned", call=head) if telling.none_stood else head
    time = "" if is_owed else teller.time(telling.time)
    tail = [line for line in (time, teller.scores()) if line]
    return Message(
        told_above(teller, head, turns, joined([teller.undone(), warning(teller)]), tail),
        rows=in_rows(_board_buttons(texts, match, row.row_id)),
        picture=board_picture(texts, match, turns, row.row_id),
        pings=called,
        is_silent=is_owed,
    )


def draft_message(telling: Telling[Match]) -> Message:
    """Return the silent message about a turn that is still open."""
    texts, match, turns, row_id = telling.texts, telling.game, telling.turns, telling.row.row_id
    teller = teller_above(texts, match)
    head = _head(teller, "board-draft")
    return Message(
        told_above(teller, head, turns, "", [teller.scores()]),
        rows=in_rows(_board_buttons(texts, match, row_id)),
        picture=board_picture(texts, match, turns, row_id),
        is_silent=True,
    )


def taken_back_message(telling: Telling[Match]) -> Message:
    """Return what becomes of the message about turns that were taken back."""
    texts, match, turns = telling.texts, telling.game, telling.turns
    head = texts.say("board-taken-back", game=shown_name(match.where.name))
    return Message(
        told_above(teller_above(texts, match), head, turns, "", []),
        picture=board_picture(texts, match, turns),
    )


def resigned_message(telling: Telling[Match]) -> Message:
    """Return the silent line that reports a resignation out of turn."""
    texts, match = telling.texts, telling.game
    seat = match.seat_of(telling.row.user_id or 0)
    said = texts.say("told-resigned", name="?")
    if seat is not None:
        said = Teller(texts, match).resigned(seat)
    board = match_button(texts, match, Verb.BOARD, row_id=telling.row.row_id)
    return Message(said, rows=in_rows([board]), is_silent=True)


def board_message(
    texts: Texts,
    match: Match,
    user_id: int,
    *,
    has_spots: bool = False,
    time: TimeLeft = NO_LIMIT,
) -> Message:
    """Return the present board for one person, who may then show it to all.

    It reports and marks what has happened since their last turn; a large board is cropped to that
    part. With ``has_spots`` it marks where their tiles may be laid, if it is their turn.
    """
    turns, spots = since_last_turn(match, user_id), _spots(match, user_id)
    note = Teller(texts, match).time(time)
    if has_spots:
        note = texts.say("board-spots" if spots else "board-no-spots", count=len(spots))
    events = (event for turn in turns for event in turn.events)
    around = tuple(event.place.cell for event in events if isinstance(event, TilePlaced))
    drawing = _drawing(texts, match, turns)
    asked = replace(drawing.sight, spots=spots if has_spots else (), around=around)
    words = describe_picture(texts, match, turns)
    verbs = [Verb.SPOTS, Verb.SHOW] if spots and not has_spots else [Verb.SHOW]
    ways = ways_on(texts, match, user_id, *([] if has_spots else [Verb.BOARD]))
    return Message(
        _describe_present(texts, match, turns, note),
        rows=in_rows([*ways, *(match_button(texts, match, verb) for verb in verbs)]),
        picture=Picture(replace(drawing, sight=asked), _file_name(match), words),
    )


def _spots(match: Match, user_id: int) -> tuple[Cell, ...]:
    legal = match.view_for(user_id).legal_actions()
    return tuple(sorted({action.cell for action in legal if isinstance(action, Place)}))


def board_for_all(texts: Texts, match: Match, name: str) -> Message:
    """Return the present board as somebody called ``name`` shows it to the channel."""
    turns = newest_turn(match)
    head = texts.say("board-shown", name=shown_name(name))
    return Message(
        joined([head, _describe_present(texts, match, turns)]),
        picture=board_picture(texts, match, turns),
        is_for_all=True,
    )


def _head(teller: Teller, key: str) -> str:
    """Say in which game it is whose turn, calling nobody."""
    game, whose = shown_name(teller.match.where.name), teller.whose_turn(is_within=True)
    return teller.texts.say(key, game=game, next=whose)


def _describe_present(texts: Texts, match: Match, turns: Sequence[Turn], note: str = "") -> str:
    teller = Teller(texts, match)
    head = _head(teller, "board-draft")
    return framed(head, [teller.undone(), *teller.turns(turns)], teller.score_line(), note)


def _board_buttons(texts: Texts, match: Match, row_id: int) -> list[Button]:
    """Return the buttons under a board: playing, the hand, the reader's own view, and more."""
    return [
        play_button(texts, match.where, match.revision),
        match_button(texts, match, Verb.HAND, row_id=row_id),
        *(match_button(texts, match, verb) for verb in (Verb.BOARD, Verb.MORE)),
    ]


def ways_on(texts: Texts, match: Match, user_id: int, *but: Verb) -> list[Button]:
    """Return the buttons under what one person looks at: to play or to plan, and ways back.

    ``but`` are the ways that lead where they are.
    """
    act, has_hand = act_buttons(texts, match, user_id), any(match.view_for(user_id).hand)
    ways = [Verb.HAND, Verb.BOARD] if has_hand else [Verb.BOARD]
    return [*act, *(match_button(texts, match, way) for way in ways if way not in but)]


def newest_turn(match: Match) -> tuple[Turn, ...]:
    """Return the open turn if it has begun, else the last finished one; empty at the start."""
    return match.told[-1:]


def since_last_turn(match: Match, user_id: int) -> tuple[Turn, ...]:
    """Return the turns since somebody last finished one; for others the newest turn.

    One that was finished in their place is among them, as are all that a computer plays for them,
    and one that they had planned, since they saw nothing then. Who has not finished any yet is told
    all since the last of who held their seat before them.
    """
    turns = match.told
    seat = match.seat_of(user_id)
    seat = match.seat_played_for(user_id) if seat is None else seat
    if seat is None:
        return newest_turn(match)
    ended = [(at, turn) for at, turn in enumerate(turns) if _is_ended_at(turn, seat)]
    own = [at for at, turn in ended if turn.is_made_by(user_id) and not turn.was_skipped]
    if own and any(part.by is By.PLAN for part in turns[own[-1]].parts):
        own.pop()
    before = [at - 1 for at, turn in ended if not turn.is_held_by(user_id)]
    after = max(own or before, default=-1)
    return turns[after + 1 :] or newest_turn(match)


def _is_ended_at(turn: Turn, seat: int) -> bool:
    return turn.seat == seat and turn.is_finished and not turn.is_aside


def board_picture(
    texts: Texts, match: Match, turns: Sequence[Turn], row_id: int | None = None
) -> Picture:
    """Return a picture of the public board with the placements of ``turns`` marked."""
    words = describe_picture(texts, match, turns)
    return Picture(_drawing(texts, match, turns), _file_name(match, row_id), words)


def _file_name(match: Match, row_id: int | None = None) -> str:
    number = f"r{match.revision}" if row_id is None else f"{row_id}-r{match.revision}"
    return f"{FILE_NAME}-{number}"


def _drawing(texts: Texts, match: Match, turns: Sequence[Turn]) -> BoardDrawing:
    view = match.public
    names = [plain_name(name_of(texts, one, seat)) for seat, one in enumerate(match.seats)]
    levels = tuple(level_of(texts, one) for one in match.seats)
    labels = board_labels(texts, plain_name(match.where.name), view, names)
    return BoardDrawing(
        snapshot=(match.game_id, match.revision),
        view=view,
        labels=replace(labels, levels=levels),
        sight=Sight(
            recent=turns[-1].events if turns else (),
            earlier=tuple(turn.events for turn in turns[:-1]),
            history=() if view.outcome is None else tuple(turn.events for turn in match.history),
            podium=match.podium,
        ),
    )


def drawing_in(
    texts: Texts, match: Match, turns: Sequence[Turn], room: Iterable[Cell]
) -> BoardDrawing:
    """Return the board of a match as it was when ``turns`` were over, laid out with a ``room``.

    What was shown of hands is left to words: a strip would move the board.
    """
    drawing = _drawing(texts, match, turns)
    recent = tuple(event for event in drawing.sight.recent if not isinstance(event, HandShown))
    sight = replace(drawing.sight, recent=recent, history=(), room=tuple(room))
    return replace(drawing, sight=sight)


def row_of_file(name: str) -> int | None:
    """Return the row id in the file name of an owed message's picture; None for other files."""
    match = _OWED_FILE.fullmatch(name)
    return int(match[1]) if match else None


def rows_carried(files: Iterable[str], custom_ids: Iterable[str]) -> set[int]:
    """Return the row ids that a message carries in its file names and its buttons."""
    buttons = (GAME_IDS.read(custom_id) for custom_id in custom_ids)
    rows = [*map(row_of_file, files), *(button.row_id for button in buttons if button)]
    return {row_id for row_id in rows if row_id is not None}


def describe_picture(texts: Texts, match: Match, turns: Sequence[Turn], more: str = "") -> str:
    """Return the alt text of a board's picture with the placements of ``turns`` marked.

    Of the turns as much is told as there is room for beside the scores and ``more``.
    """
    teller = Teller(texts, match, is_plain=True, tells_tiles=True)
    told = filter(None, [teller.undone(), *teller.turns(turns)])
    lines = [f"{line.removesuffix('.')}." for line in told]
    summary = f"{teller.whose_turn()}. {teller.score_line()}. {more}".rstrip()
    return " ".join([*fitting(lines, LONGEST_ALT_TEXT - len(summary)), summary])
