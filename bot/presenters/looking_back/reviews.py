"""The review of a game as a message: the whole game, then a page for each turning point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

from bot.presenters.boards import FILE_NAME, describe_picture, drawing_in
from bot.presenters.looking_back.replay_ids import ReplayId, ReplayStep
from bot.presenters.looking_back.review_ids import ReviewId, ReviewStep, review_button
from bot.presenters.looking_back.review_teller import ReviewTeller
from bot.presenters.looking_back.reviewed import ReviewedGame, marks_of
from bot.presenters.message import (
    LONGEST_ALT_TEXT,
    LONGEST_OPTION,
    ActionRow,
    Button,
    Message,
    Picture,
    Select,
    SelectOption,
    fitting,
    framed,
    joined,
    picture_of,
    shortened,
)
from bot.presenters.people import name_of, plain_name, shown_name
from bot.services.games.match import Match
from bot.services.people import Person
from bot.services.people.holders import Holding
from bot.services.pictures import ReviewDrawing
from bot.services.reviews.reading import ReviewableGame
from bot.texts import Texts
from engine.events import PawnSettled, TerritoryMarked, TilePlaced
from engine.hexes import Cell
from engine.review.comparison import Comparison
from engine.review.decisions import VERSION
from engine.review.reviewing import ReviewedTurn
from engine.review.summary import turning_points
from renderer.choice import Ghost
from renderer.scene import Sight


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review that is done, and the match that it is of; ``then`` is that after a turning point.

    ``page`` is 0 for the whole game. With ``by`` somebody of this name shows it to all.
    """

    match: Match
    game: ReviewableGame
    turns: tuple[ReviewedTurn, ...]
    page: int = 0
    then: Match | None = None
    by: str = ""

    def told(self, texts: Texts, *, is_plain: bool) -> ReviewedGame:
        """Return it with names as they are written in messages, or plainly, for pictures."""
        write = plain_name if is_plain else shown_name
        match = self.match

        def named(person: Person, seat: int) -> str:
            return write(name_of(texts, person, seat))

        people = {
            user_id: named(
                match.people.get(Holding(user_id), Person(user_id, "")),
                self.game.moves[at].seat or 0,
            )
            for at, user_id in self.game.deciders.items()
        }
        return ReviewedGame(
            name=write(match.where.name),
            names=tuple(named(person, seat) for seat, person in enumerate(match.seats)),
            start=self.game.start,
            moves=self.game.moves,
            turns=self.turns,
            numbers=tuple(self.number_of(turn) for turn in self.turns),
            deciders=self.game.deciders,
            people=people,
            holders=tuple(person.user_id for person in match.seats),
        )

    @property
    def revision_of_page(self) -> int | None:
        """The revision after the turning point of the page; None for the whole game."""
        points = turning_points(self.turns)
        if not self.page or not points:
            return None
        return self.game.revisions[points[min(self.page, len(points)) - 1].last]

    def number_of(self, turn: ReviewedTurn) -> int:
        """Return the number of a turn, as the replay has it.

        A resignation out of turn falls into another turn, unless it has ended the game.
        """
        revision, history = self.game.revisions[turn.last], self.match.history
        return next(
            number
            for number, one in enumerate(history, 1)
            if one.first_revision <= revision <= one.last_revision
            and (not one.is_aside or number == len(history))
        )


def waiting_message(texts: Texts, match: Match, turn: int) -> Message:
    """Say how far a review is that is being worked out; ``turn`` 0: it waits for others."""
    game, turns = shown_name(match.where.name), len(match.history)
    key = "review-working" if turn else "review-queued"
    return Message(texts.say(key, game=game, turn=turn, turns=turns))


def later_message(texts: Texts, match: Match) -> Message:
    """Say that a review that takes long will be there later."""
    return Message(
        texts.say("review-later", game=shown_name(match.where.name)),
        rows=((review_button(texts, match),),),
    )


def dropped_message(texts: Texts, match: Match) -> Message:
    """Say that nobody waits for a review any more: whoever had asked for it was deleted."""
    return Message(
        texts.say("review-dropped", game=shown_name(match.where.name)),
        rows=((review_button(texts, match),),),
    )


def review_message(texts: Texts, shown: Reviewed, *, is_text_first: bool = False) -> Message:
    """Return a page of a review."""
    teller = ReviewTeller(texts, shown.told(texts, is_plain=False))
    points = teller.game.points
    page = min(shown.page, len(points))
    if page == 0:
        head = texts.say("review-head", game=teller.game.name, turns=teller.game.numbers[-1])
        chances = teller.curve_in_words() if is_text_first else []
        lines = [teller.led(), *teller.seats(), *teller.points(), *chances]
        picture: Picture | None = _curves(texts, shown)
    else:
        turn = points[page - 1]
        head = texts.say(
            "review-point-head",
            game=teller.game.name,
            number=page,
            points=len(points),
            turn=teller.game.number_of(turn),
        )
        lines = teller.told(turn)
        picture = _board(texts, shown, turn)
    by = texts.say("review-shown", name=shown_name(shown.by)) if shown.by else ""
    return Message(
        framed(joined([by, head]), lines),
        rows=() if shown.by else _rows(texts, shown, teller, page),
        picture=None if is_text_first else picture,
        is_for_all=bool(shown.by),
    )


def _curves(texts: Texts, shown: Reviewed) -> Picture:
    plain = ReviewTeller(texts, shown.told(texts, is_plain=True))
    match = shown.match
    drawing = ReviewDrawing(
        snapshot=(match.game_id, match.revision, VERSION),
        curve=tuple(plain.game.curve),
        points=tuple(marks_of(plain.game)),
        labels=plain.labels(),
    )
    head = texts.say("review-plain", game=plain.game.name, led=plain.led())
    words = " ".join([head, *fitting(plain.curve_in_words(), LONGEST_ALT_TEXT - len(head))])
    return picture_of(drawing, f"{FILE_NAME}-review-{match.game_id}", words)


def _board(texts: Texts, shown: Reviewed, turn: ReviewedTurn) -> Picture | None:
    """Return the board after a turning point, what would have been better ghosted on it."""
    then = shown.then
    if then is None:
        return None
    plain = ReviewTeller(texts, shown.told(texts, is_plain=True))
    number = plain.game.number_of(turn)
    told = (shown.match.history[number - 1],)
    drawing = drawing_in(texts, then, told, ())
    sight = _with_better(drawing.sight, plain.game.compared(turn))
    drawing = replace(drawing, sight=replace(sight, room=room_for(sight.ghosts, then)))
    words = describe_picture(texts, then, told, " ".join(plain.told(turn)[1:]))
    return picture_of(drawing, f"{FILE_NAME}-review-{then.game_id}-{number}", words)


def _with_better(sight: Sight, found: Comparison) -> Sight:
    """Return what is seen of a turn, and beside it what would have been better."""
    laid = {event.place for event in found.done.events if isinstance(event, TilePlaced)}
    came = {
        event.disc
        for event in found.done.events
        if isinstance(event, PawnSettled | TerritoryMarked)
    }
    ghosts = [
        Ghost(event.place, event.discs, "")
        for event in found.better.events
        if isinstance(event, TilePlaced) and event.place not in laid
    ]
    sought = [
        (event.disc, event.seat)
        for event in found.better.events
        if isinstance(event, PawnSettled | TerritoryMarked) and event.disc not in came
    ]
    return Sight(recent=sight.recent, ghosts=tuple(ghosts), sought=tuple(sought))


def room_for(ghosts: Sequence[Ghost], then: Match) -> tuple[Cell, ...]:
    """Return the cells to lay a board out for, if a tile beside another ghost lies beyond it."""
    board = then.public.board
    cells = {ghost.place.cell for ghost in ghosts}
    shown = {*board.frontier(), *(place.cell for place in board.tiles())}
    return () if cells <= shown else tuple(shown | cells)


def _rows(
    texts: Texts, shown: Reviewed, teller: ReviewTeller, page: int
) -> tuple[ActionRow | Select, ...]:
    game_id, points = shown.match.game_id, teller.game.points
    back, on = max(0, page - 1), min(len(points), page + 1)
    buttons = [
        Button(
            texts.say("review-back"),
            str(ReviewId(ReviewStep.BACK, game_id, back)),
            is_disabled=page == 0,
        ),
        Button(
            texts.say("review-on"),
            str(ReviewId(ReviewStep.ON, game_id, on)),
            is_disabled=page == len(points),
        ),
    ]
    if page:
        number = teller.game.number_of(points[page - 1])
        to_turn = ReplayId(ReplayStep.OPEN, game_id, number)
        buttons.append(Button(texts.say("review-to-turn"), str(to_turn)))
    show = ReviewId(ReviewStep.SHOW, game_id, page)
    buttons.append(Button(texts.say("button-show"), str(show)))
    if not points:
        return (tuple(buttons[2:]),)
    return (tuple(buttons), _list(texts, shown, page))


def _list(texts: Texts, shown: Reviewed, page: int) -> Select:
    teller = ReviewTeller(texts, shown.told(texts, is_plain=True))  # labels know no markup
    lines = chain(
        [texts.say("review-whole")],
        (teller.point(number, turn) for number, turn in enumerate(teller.game.points, 1)),
    )
    options = tuple(
        SelectOption(shortened(line, LONGEST_OPTION), str(at), is_chosen=at == page)
        for at, line in enumerate(lines)
    )
    pick = ReviewId(ReviewStep.PICK, shown.match.game_id, page)
    return Select(str(pick), options, texts.say("review-pick"))
