"""*once*, the second half: what is told of a turn is so, in all places where it is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.presenters.boards import board_message
from bot.presenters.in_words.text_ids import TextId
from bot.presenters.in_words.text_pages import text_message
from bot.presenters.looking_back.replays import Moment as Replayed
from bot.presenters.looking_back.replays import film_message, replay_message
from bot.presenters.message import Message
from bot.services.games.match import Match
from bot.services.pictures import FilmDrawing
from bot.services.posting.sending import Detail
from bot.storage.log import EntryKind
from bot.storage.outbox import RowKind
from tests.seams.claims.claim import Claim
from tests.seams.ear import CATALOGUE, Heard
from tests.seams.script import Moment
from tests.seams.telling import OF_BOTS, Ended, How, ended

TEXTS = CATALOGUE.texts("en")
CUT = "…"
TAKES_BACK = "takes back their turn"
NEWEST = 6
"""Of so many of the last turns the replay is looked at."""


class Told(Claim):
    """Board, alt text, My view, text board, replay and film tell of each turn as it was."""

    name = "once"

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self._seen = 0

    async def after(self, _moment: Moment, _refused: Sequence[str]) -> None:
        """Look at new boards."""
        boards = self.table.ear.posted(RowKind.TURN)
        entries = await self.entries()
        turns = {turn.revision: turn for turn in ended(entries)}
        undos = [it.revision for it in entries if it.kind is EntryKind.UNDO and it.step > 0]
        for board in boards[self._seen :]:
            self._look_at(board, turns, undos)
        self._seen = len(boards)

    def _look_at(self, board: Heard, turns: dict[int, Ended], undos: Sequence[int]) -> None:
        row, message = board.row, board.message
        if row is None or message is None or board.detail is not Detail.WHOLE:
            return
        if row.game_id != self.table.game_id:
            return
        here = [
            turn
            for at, turn in turns.items()
            if row.first_revision <= at <= row.last_revision and turn.how is not How.LEFT
        ]
        self._compare(message, here, "the board")
        has_undone = any(row.first_revision <= at <= row.last_revision for at in undos)
        alt_text = message.picture.alt_text if message.picture else TAKES_BACK
        for text in (message.text, alt_text if has_undone else message.text):
            self.require(has_undone is (TAKES_BACK in text), f"the board of an undo: {text}")

    def _compare(self, message: Message, turns: Sequence[Ended], where: str) -> None:
        alt_text = message.picture.alt_text if message.picture else ""
        for text in filter(None, (message.text, alt_text)):
            for turn in turns:
                is_so = turn.is_told_in(text) or CUT in text
                self.require(is_so, f"{where} does not tell {turn}: {text}")
            may_be = any(turn.how in (How.SKIPPED, How.BY_BOT) for turn in turns)
            for word in ("skipped", ": the bot"):  # where others skip a set-up turn it is both
                self.require(may_be or word not in text, f"{where} tells {word}: {text}")

    async def end(self) -> None:
        """Look at everything that is made when somebody asks for it."""
        match = await self.table.match()
        if match is None:
            return
        turns = {turn.revision: turn for turn in ended(await self.entries())}
        for message, told, where in self._private(match, turns):
            self._compare(message, told, where)
        await self._look_at_replay(match, turns)

    def _private(
        self, match: Match, turns: dict[int, Ended]
    ) -> Iterator[tuple[Message, list[Ended], str]]:
        """My view and the board in words of each person, with what they have to tell."""
        for seat, person in enumerate(match.seats):
            of_seat = [it for it in turns.values() if it.seat == seat and it.how is How.OWN]
            own = [it.revision for it in of_seat if person.name in it.names]
            if own and turns[own[-1]].is_planned:
                own.pop()  # they did not see what had come before it
            others = [it.revision for it in of_seat if it.names - {person.name, OF_BOTS}]
            later = [it for it in turns.values() if it.revision > max(own or others, default=0)]
            told = [it for it in later if it.how is not How.LEFT]
            if not person.is_computer and seat not in match.public.resigned:
                yield board_message(TEXTS, match, person.user_id), told, f"{person.name}’s view"
                page = text_message(TEXTS, match, person.user_id, TextId(match.game_id))
                yield page, told, f"{person.name}’s text"

    async def _look_at_replay(self, match: Match, turns: dict[int, Ended]) -> None:
        film = film_message(TEXTS, match).picture
        drawing = film.drawing if film is not None else None
        numbered = list(enumerate(match.history, 1))
        for number, turn in numbered[-NEWEST:]:
            if turn.last_revision not in turns or turn.is_aside:
                continue
            told = turns[turn.last_revision]
            then = await self.table.world.matches.at_revision(match.game_id, turn.last_revision)
            message = replay_message(TEXTS, Replayed(number, match, then))
            self._compare(message, [told], f"turn {number} of the replay")
            if isinstance(drawing, FilmDrawing) and told.how is not How.OWN:
                words = {How.SKIPPED: "skipped", How.BY_BOT: "(bot)", How.LEFT: "re"}
                headed = drawing.doers[number - 1]
                self.require(words[told.how] in headed, f"the film tells {told}: {headed}")
