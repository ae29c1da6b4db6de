"""One turn of a game as it was told then, and the ways to the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.presenters.boards import FILE_NAME, describe_picture, drawing_in
from bot.presenters.looking_back.replay_ids import ReplayId, ReplayStep
from bot.presenters.looking_back.review_ids import review_button
from bot.presenters.message import (
    LONGEST_OPTION,
    MOST_OPTIONS,
    Button,
    Message,
    Picture,
    Select,
    SelectOption,
    framed,
    shortened,
)
from bot.presenters.people import name_of, plain_name, shown_name
from bot.presenters.telling import Teller
from bot.services.games.match import Match, Turn
from bot.services.pictures import FilmDrawing
from bot.texts import Texts
from engine.hexes import Cell

TURNS_LISTED: Final = MOST_OPTIONS - 2
"""Turns that the select lists at once; a line before and one after them lead further."""

_LAST: Final = 2**31
"""A number higher than that of any turn."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn of a game: its ``number`` from 1 on, the game ``now``, and as it was ``then``."""

    number: int
    now: Match
    then: Match

    @property
    def turn(self) -> Turn:
        """What was done."""
        return self.now.history[self.number - 1]

    @property
    def turns(self) -> int:
        """How many turns the game has had."""
        return len(self.now.history)

    @property
    def room(self) -> tuple[Cell, ...]:
        """The cells of the newest board, by which the boards of all turns are laid out."""
        board = self.now.public.board
        return (*(place.cell for place in board.tiles()), *board.frontier())


def replay_button(texts: Texts, match: Match) -> Button:
    """Return the button with which a game is stepped through, from its first turn on."""
    return Button(texts.say("button-replay"), str(ReplayId(ReplayStep.OPEN, match.game_id)))


def replay_message(texts: Texts, moment: Moment) -> Message:
    """Return a turn for one person, with buttons to the turns beside it and a list of others."""
    then, turns = moment.then, (moment.turn,)
    teller = Teller(texts, then, tells_tiles=True)
    head = texts.say(
        "replay-head", game=shown_name(then.where.name), number=moment.number, turns=moment.turns
    )
    return Message(
        framed(head, teller.turns(turns), teller.score_line()),
        rows=(_steps(texts, moment), _list(texts, moment)),
        picture=Picture(
            drawing_in(texts, then, turns, moment.room),
            f"{FILE_NAME}-replay-{then.game_id}-{moment.number}",
            describe_picture(texts, then, turns),
        ),
    )


def film_message(texts: Texts, match: Match) -> Message:
    """Return the film of a finished game for one person, who may show it to all."""
    show = ReplayId(ReplayStep.SHOW, match.game_id)
    return Message(
        texts.say("film-head", game=shown_name(match.where.name)),
        rows=((Button(texts.say("button-show"), str(show)),),),
        picture=_film(texts, match),
    )


def film_for_all(texts: Texts, match: Match, name: str) -> Message:
    """Return the film of a finished game as somebody called ``name`` shows it to the channel."""
    return Message(
        texts.say("film-shown", name=shown_name(name), game=shown_name(match.where.name)),
        picture=_film(texts, match),
        is_for_all=True,
    )


def _film(texts: Texts, match: Match) -> Picture:
    teller = Teller(texts, match, is_plain=True)
    names = (plain_name(name_of(texts, one, seat)) for seat, one in enumerate(match.seats))
    drawing = FilmDrawing(
        snapshot=(match.game_id, match.revision),
        last=match.public,
        turns=match.play_anew,
        names=tuple(names),
        podium=match.podium,
        doers=tuple(map(teller.headed, match.history)),
    )
    words = texts.say(
        "film-plain",
        game=plain_name(match.where.name),
        turns=len(match.history),
        scores=teller.scores(),
    )
    return Picture(drawing, f"{FILE_NAME}-film-{match.game_id}", words)


def _steps(texts: Texts, moment: Moment) -> tuple[Button, ...]:
    game_id, number = moment.now.game_id, moment.number
    is_first, is_last = number == 1, number == moment.turns
    ways = (
        (ReplayStep.FIRST, 1, is_first),
        (ReplayStep.BACK, max(1, number - 1), is_first),
        (ReplayStep.ON, number + 1, is_last),
        (ReplayStep.LAST, _LAST, is_last),
    )
    steps = [
        Button(texts.say(f"replay-{step}"), str(ReplayId(step, game_id, to)), is_disabled=is_there)
        for step, to, is_there in ways
    ]
    if moment.now.public.outcome is None:
        return tuple(steps)
    film = Button(texts.say("button-film"), str(ReplayId(ReplayStep.FILM, game_id)))
    if is_last:  # where the way to the last turn would lead nowhere
        return (*steps[:-1], film, review_button(texts, moment.now))
    return (*steps, film)


def _list(texts: Texts, moment: Moment) -> Select:
    """Return the list of the turns round the present one."""
    options = tuple(_options(texts, moment))
    pick = ReplayId(ReplayStep.PICK, moment.now.game_id, moment.number)
    return Select(str(pick), options, texts.say("replay-pick"))


def _options(texts: Texts, moment: Moment) -> Iterator[SelectOption]:
    first = (moment.number - 1) // TURNS_LISTED * TURNS_LISTED + 1
    following = min(first + TURNS_LISTED, moment.turns + 1)
    if first > 1:
        label = texts.say("replay-earlier", first=1, last=first - 1)
        yield SelectOption(label, str(first - 1))
    teller = Teller(texts, moment.now, is_plain=True)
    for number in range(first, following):
        told = texts.side_by_side(teller.turns([moment.now.history[number - 1]]))
        label = texts.say("replay-turn", number=number, told=told)
        label = shortened(label, LONGEST_OPTION)
        yield SelectOption(label, str(number), is_chosen=number == moment.number)
    if following <= moment.turns:
        label = texts.say("replay-later", first=following, last=moment.turns)
        yield SelectOption(label, str(following))
