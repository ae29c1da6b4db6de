"""Who held a seat, who votes and who manages the server see no hand that is not theirs."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import pytest

from bot.presenters.boards import board_for_all, board_message, turn_message
from bot.presenters.hands import hand_message
from bot.presenters.ids.panel_ids import Mode, Wanted
from bot.presenters.in_words.text_pages import (
    first_spots,
    text_file_message,
    text_for_all,
    text_message,
)
from bot.presenters.message import Message, Telling
from bot.presenters.moves import open_turn_message
from bot.presenters.overviews import match_info, more_message
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.panel_messages import panel_in_words, panel_message
from bot.presenters.waits.votes import (
    back_question,
    decided_message,
    vote_call_message,
    vote_message,
)
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.games.player_acts import just
from bot.services.games.vote import Vote
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.pictures import BoardDrawing, HandDrawing, PanelDrawing
from bot.services.waiting.time_left import NO_LIMIT, TimeLeft
from bot.storage.outbox import OwedRow, RowKind
from bot.texts import Catalogue
from engine.tiles import UNKNOWN_TILE, TileId
from tests.bot.presenters.in_words.paging import all_pages
from tests.bot.presenters.owed import telling
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    DEE,
    EVA,
    World,
    first_placement,
    proposal,
)
from tests.bot.stored_games import stored_fold
from tests.flows.leaks import in_words

pytestmark = pytest.mark.slow

TEXTS = Catalogue().texts("en")
DAY = 24 * 60 * 60.0
READERS = {"former holder": ANN, "resigned": DEE, "voter": CEM, "manager": EVA}


@dataclass(frozen=True, slots=True)
class Table:
    """A game in which a computer plays for Ann, Dee has resigned, and Cem votes about Bob."""

    match: Match
    hands: dict[int, frozenset[TileId]]
    """The tiles in the hands of all seats."""
    bag: frozenset[TileId]
    anns_panels: tuple[Wanted, ...]
    """What Ann's panels showed when it was her turn."""

    def hidden_from(self, user_id: int | None) -> frozenset[TileId]:
        """The tiles that a user, or the channel, may not know of."""
        own = None if user_id is None else self.match.seat_of(user_id)
        others = [tiles for seat, tiles in self.hands.items() if seat != own]
        return self.bag.union(*others)

    def told(self, messages: Iterable[Message], user_id: int | None) -> list[str]:
        """Which of those tiles are told or drawn in messages to a user, or to the channel."""
        hidden, sent = self.hidden_from(user_id), list(messages)
        text = "\n".join(repr(message) for message in sent)
        known = {tile.tile for tile in self.match.public.board.tiles()} | (
            frozenset().union(*self.hands.values(), self.bag) - hidden
        )
        plain = {words for tile in known for words in in_words(TEXTS, tile)}
        said = [tile for tile in hidden if tile in text] + [
            words
            for tile in hidden
            for words in in_words(TEXTS, tile)
            if words not in plain and words in text
        ]
        return said + [tile for message in sent for tile in drawn_in(message) if tile in hidden]


def drawn_in(message: Message) -> list[TileId]:
    """The tiles of hands that a message's picture shows or knows of."""
    known: list[TileId | None] = []
    drawing = message.picture and message.picture.drawing
    match drawing:
        case HandDrawing():
            known += drawing.hand
        case BoardDrawing():
            known += drawing.view.hand
        case PanelDrawing():
            known += drawing.view.hand
            if drawing.choice.ghost is not None:
                known.append(drawing.choice.ghost.place.tile)
        case _:
            pass
    return [tile for tile in known if tile is not None]


@pytest.fixture
async def table(same_tiles: None, lasting: World) -> Table:
    await lasting.computers.resume()
    match = await lasting.start(BOB, CEM, DEE, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    panels = tuple(panels_of(match, ANN))
    await lasting.matches.resign(match.game_id, DEE.user_id, by_player(lasting.interaction()))
    await lasting.computer_plays_on(match)
    await lasting.pass_time(DAY)
    match = await lasting.matches.load(match.game_id)
    game = (await stored_fold(lasting.database, match.game_id)).game
    hands = {seat: frozenset(game.hands.tiles(seat)) for seat in range(4)}
    assert all(hands[seat] for seat in (0, 1, 2))
    return Table(match, hands, frozenset(game.hands.bag()), panels)


def panels_of(match: Match, who: Person) -> Iterator[Wanted]:
    """What the buttons of a player's panels ask for, whatever was chosen on it."""
    view = match.view_for(who.user_id)
    for action in view.legal_actions()[:40]:
        yield Panel(TEXTS, match, view, Wanted()).wanted_for(action)
    yield from (Wanted(mode) for mode in Mode)


def private(table: Table, who: Person) -> Iterator[Message]:
    """All that somebody may look up in a game."""
    match, user_id = table.match, who.user_id
    if match.seat_of(user_id) is not None:
        yield hand_message(TEXTS, match, user_id)
        yield hand_message(TEXTS, match, user_id, is_text_first=True)
    yield board_message(TEXTS, match, user_id)
    yield board_message(TEXTS, match, user_id, has_spots=True)
    yield more_message(TEXTS, match, user_id, may_take_back=True)
    yield match_info(TEXTS, match, user_id, None, NO_LIMIT)
    yield text_file_message(TEXTS, match, user_id)
    yield text_message(TEXTS, match, user_id, first_spots(match, user_id))
    yield from (Message(page) for page in all_pages(TEXTS, match, user_id))
    for is_text_first in (False, True):
        yield open_turn_message(TEXTS, match, user_id, [], is_text_first=is_text_first)
    if match.seat_played_for(user_id) is not None:
        yield back_question(TEXTS, match)
    for wanted in (Wanted(), *table.anns_panels):
        yield panel_message(TEXTS, match, user_id, wanted)
        yield panel_in_words(TEXTS, match, user_id, wanted)


def vote_row(table: Table, vote: Vote) -> OwedRow:
    """What the message of a vote is made from, which calls Cem."""
    return OwedRow(
        row_id=1,
        game_id=table.match.game_id,
        channel_id=table.match.where.channel_id,
        kind=RowKind.VOTE,
        first_revision=vote.revision,
        last_revision=vote.revision,
        user_id=None,
        attempted_after=None,
        tries=0,
        is_outdated=False,
        body=f"[[2, {CEM.user_id}]]",
    )


def public(table: Table) -> Iterator[Message]:
    """All that the channel is told while such a vote is open, and afterwards."""
    match, vote = table.match, table.match.vote
    assert vote is not None
    assert not vote.decided
    row = vote_row(table, vote)
    yield vote_message(Telling(TEXTS, match, row, time=TimeLeft(match.turn_since)))
    yield vote_call_message(Telling(TEXTS, match, row, time=TimeLeft(match.turn_since)))
    for choice in vote.choices:
        decided = replace(match, vote=replace(vote.answered(2, choice), decided=choice))
        yield vote_message(Telling(TEXTS, decided, row, time=TimeLeft(match.turn_since)))
        yield decided_message(Telling(TEXTS, decided, replace(row, body=f"1 {choice}")))
    yield turn_message(telling(TEXTS, match, match.history, 1))
    yield board_for_all(TEXTS, match, ANN.name)
    yield text_for_all(TEXTS, match, ANN.name)


@pytest.mark.parametrize("reader", READERS)
async def test_no_view_tells_of_a_hand_that_is_not_the_readers(table: Table, reader: str) -> None:
    who = READERS[reader]

    messages = list(private(table, who))

    assert len(messages) > 50
    assert UNKNOWN_TILE not in table.hidden_from(who.user_id)
    assert table.told(messages, who.user_id) == []


async def test_messages_of_votes_tell_of_no_hand(table: Table) -> None:
    assert table.told(public(table), None) == []


async def test_a_request_to_take_a_turn_back_shows_no_hand(
    same_tiles: None, lasting: World
) -> None:
    begun = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    hand = begun.view_for(ANN.user_id).hand
    await lasting.take_turn(begun)
    done = await lasting.votes.ask_to_take_back(begun.game_id, ANN.user_id, lasting.interaction())
    game = (await stored_fold(lasting.database, begun.game_id)).game
    hands = {seat: frozenset(game.hands.tiles(seat)) for seat in range(3)}
    asked = Table(done.match, hands, frozenset(game.hands.bag()), ())
    assert done.match.vote is not None
    row = vote_row(asked, done.match.vote)

    messages = [
        vote_message(Telling(TEXTS, done.match, row, time=TimeLeft(done.match.turn_since))),
        vote_call_message(Telling(TEXTS, done.match, row, time=TimeLeft(done.match.turn_since))),
    ]

    drawing = messages[0].picture and messages[0].picture.drawing
    assert isinstance(drawing, BoardDrawing)
    assert drawing.view.seat is None
    assert set(hand) - {None} - asked.hidden_from(None)  # what was laid may be told
    assert asked.told(messages, None) == []


async def test_a_hand_that_is_told_would_be_found(table: Table) -> None:
    cems = list(private(table, CEM))

    assert table.told(cems, ANN.user_id)
    assert table.told([hand_message(TEXTS, table.match, CEM.user_id)], ANN.user_id)
    assert table.told([panel_message(TEXTS, table.match, BOB.user_id, Wanted())], CEM.user_id)


@pytest.mark.parametrize(
    ("who", "code"), [(ANN, "played_for_you"), (DEE, "not_a_player"), (EVA, "not_a_player")]
)
async def test_who_holds_no_seat_any_more_does_nothing_there(
    lasting: World, table: Table, who: Person, code: str
) -> None:
    place = first_placement(table.match)

    with pytest.raises(Refused) as refused:
        await lasting.matches.act(
            table.match.game_id, who.user_id, just(place), by_player(lasting.interaction())
        )

    assert refused.value.code == code
