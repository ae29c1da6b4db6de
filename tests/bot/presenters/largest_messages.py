"""Everything the bot says, with as much in it as can be: posts, answers, questions, completions."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import product
from typing import Final

from bot.presenters.bare import (
    also_calling,
    bare_lobby,
    bare_message,
    bare_resigned,
    bare_result,
    call_to_lobby,
    mark_of,
    whole_lobby,
)
from bot.presenters.boards import (
    board_for_all,
    board_message,
    draft_message,
    resigned_message,
    taken_back_message,
    turn_message,
)
from bot.presenters.hands import hand_message
from bot.presenters.ids.codec import LARGEST
from bot.presenters.ids.panel_ids import PANEL_IDS, PanelId, PanelVerb, Wanted, picked
from bot.presenters.in_words.board import Section
from bot.presenters.in_words.text_ids import TextId
from bot.presenters.in_words.text_pages import text_file_message, text_for_all, text_message
from bot.presenters.lobbies.first_buttons import (
    begun_lines,
    sandbox_buttons,
    with_first_steps,
    with_other_games,
)
from bot.presenters.lobbies.lobby import full_message, invitation, lobby_message
from bot.presenters.lobbies.options import options_for_guests, options_panel
from bot.presenters.lobbies.rematch import (
    agreed_answer,
    asked_already,
    asked_answer,
    bare_rematch,
    rematch_call,
    rematch_message,
)
from bot.presenters.looking_back.records import Audience as RecordShown
from bot.presenters.looking_back.records import export_message, promise_message, proof_message
from bot.presenters.looking_back.replays import (
    Moment,
    film_for_all,
    film_message,
    replay_message,
)
from bot.presenters.looking_back.results import result_message
from bot.presenters.message import Message, Question, Select, Telling, about, in_rows
from bot.presenters.moves import done_message, open_turn_message, present_message, resign_question
from bot.presenters.notation import complete_move, write_move
from bot.presenters.overviews import (
    help_message,
    list_message,
    lobby_info,
    match_info,
    more_message,
    waiting_message,
)
from bot.presenters.own.privacy import (
    data_message,
    deleted_answer,
    first_question,
    must_leave_first,
    privacy_message,
    second_question,
)
from bot.presenters.own.settings import direct_refused, settings_message
from bot.presenters.pages.history import (
    HistoryId,
    HistoryVerb,
    finished_message,
    history_for_all,
    history_message,
)
from bot.presenters.pages.leaderboard import leaders_for_all, leaders_message
from bot.presenters.pages.profile import profile_for_all, profile_message
from bot.presenters.pages.rules import rules_message
from bot.presenters.panel.ahead import ahead_of
from bot.presenters.panel.naming import KINDS
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.panel_messages import (
    Notes,
    choosing_message,
    panel_in_words,
    panel_message,
    question_of,
)
from bot.presenters.panel.plan_buttons import with_plans
from bot.presenters.panel.plan_page import PlanPage
from bot.presenters.panel.targets import complete_target
from bot.presenters.people import mention, shown_name
from bot.presenters.refusals import refusal_message, refusal_text
from bot.presenters.spots import Spots
from bot.presenters.waits.away import away_message
from bot.presenters.waits.closing import (
    cancel_question,
    close_question,
    closed_message,
    deleted_message,
)
from bot.presenters.waits.direct import bare_direct, direct_message, direct_vote_message
from bot.presenters.waits.greeting import greeting
from bot.presenters.waits.handing_over import (
    bare_seat_offer,
    offered_already,
    offered_answer,
    owner_told_message,
    seat_offer_message,
    seats_to_hand_over,
    taken_over_answer,
)
from bot.presenters.waits.lost_channels import lost_channel_news, moved_message
from bot.presenters.waits.put_back import put_back_message
from bot.presenters.waits.reminders import (
    bare_reminder,
    nudge_message,
    nudged_answer,
    reminder_message,
)
from bot.presenters.waits.thread_offers import OfferId, offer_message, thread_offer
from bot.presenters.waits.votes import (
    asked_to_take_back_answer,
    back_answer,
    back_message,
    back_question,
    bare_vote,
    closes_soon_message,
    decided_message,
    gone_on_message,
    left_message,
    paused_message,
    resumed_message,
    vote_call_message,
    vote_message,
    voted_answer,
)
from bot.services.errors import Refused
from bot.services.games.fairness import Draws
from bot.services.games.lists import Summary
from bot.services.games.match import Done, Match, Undone
from bot.services.games.pauses import PauseReason, StoppedGame
from bot.services.games.planning.sealed import MOST_PLANS, Plan, Planning, Worth
from bot.services.games.planning.standing import plan_of
from bot.services.games.records.verifying import LOST_WITH_AN_ID, Proof, Verified, VerifiedPart
from bot.services.games.replacing import Offer, Request
from bot.services.games.vote import AGREEING, ENDED, VOID, Answer, Subject, Vote
from bot.services.lobbies.closing import DECLINED, UNANSWERED, WITHOUT
from bot.services.lobby import Lobby, SeatOrder, Status, Terms
from bot.services.pages.history import GAMES_ON_A_PAGE, Ended, Finished, HistoryPage
from bot.services.pages.leaderboard import (
    ROWS_ON_A_PAGE,
    Chart,
    FirstWin,
    Leader,
    LeadersPage,
    Measure,
    Period,
    RatedGame,
    RatingChange,
)
from bot.services.pages.profiles import (
    MOST_OPPONENTS,
    REVIEWED_GAMES,
    Accuracy,
    AgainstLevel,
    Bests,
    Feats,
    GamesPlayed,
    Opponent,
    Profile,
    RatedIn,
)
from bot.services.people import Person
from bot.services.people.holders import EASIEST, Computer
from bot.services.posting.sending import OwedRow, RowKind
from bot.services.preferences import Preference
from bot.services.privacy.privacy import OpenGame, OwnData
from bot.services.ratings.ranking import Out, Ranked
from bot.services.waiting.away import AbsenceRow
from bot.services.waiting.channels import LostGame, Missing
from bot.services.waiting.time_left import TimeLeft
from bot.storage.games import Whereabouts
from bot.storage.words.kinds import kinds_that
from bot.texts import Texts
from engine.actions import Action, Place
from engine.game import View
from engine.hexes import FIRST_CELL
from engine.opponents import LEVELS as COMPUTER_LEVELS
from engine.tiles import ALL_TILES, Colour, Face
from engine.variants import VARIANTS
from tests.bot.played import unrated
from tests.bot.presenters.largest_games import (
    DIGEST,
    LONGEST_GAME,
    LONGEST_NAME,
    farthest_match,
    one_of_each,
)
from tests.bot.presenters.owed import telling
from tests.bot.presenters.servers.largest import server_panels
from tests.bot.test_catalogue import refusals

MOST_GAMES: Final = 60
NEVER: Final = datetime(9999, 1, 1, tzinfo=UTC)
"""The time whose number is the longest."""
LATEST: Final = 253_370_764_800_000
"""The same in milliseconds since 1970."""

FAR: Final = Whereabouts(LARGEST, LARGEST, LARGEST, LONGEST_GAME, LARGEST)
HOST: Final = Person(LARGEST, LONGEST_NAME)


def summary(status: Status = Status.RUNNING) -> Summary:
    """A game as it stands in lists."""
    return Summary(FAR, "classic", status, LARGEST, LONGEST_NAME, NEVER, LARGEST, is_player=True)


def posts(texts: Texts, match: Match) -> Iterator[Message]:
    """What a game posts in its channel, if it tells all that has happened from the beginning on."""
    turns = match.turns_in(1, match.revision)
    yield turn_message(telling(texts, match, turns, LARGEST, time=TimeLeft(NEVER)))
    yield turn_message(telling(texts, match, turns, LARGEST, is_late=True))
    undone = replace(match, undone=Undone(seat=0, is_agreed=True))
    yield turn_message(telling(texts, undone, turns, LARGEST, time=TimeLeft(NEVER)))
    yield board_message(texts, undone, match.seats[0].user_id)
    yield draft_message(telling(texts, match, turns, LARGEST))
    yield taken_back_message(telling(texts, match, turns))
    rated = RatingChange(rating=99_999, change=-9_999, is_provisional=True)
    changes = {person.user_id: rated for person in match.seats}
    first_win = FirstWin(Person(1, LONGEST_NAME), "normal")
    told = RatedGame(match.seats, changes, first_win)
    yield result_message(texts, match, turns, LARGEST, told)
    gone = tuple(Ranked(rank=1, has_won=True, out=Out.GONE) for _ in match.ranking)
    owners = tuple(Person(LARGEST - 9 - seat, LONGEST_NAME) for seat, _ in enumerate(match.seats))
    lost = RatedGame(owners, {person.user_id: rated for person in owners})
    yield result_message(texts, replace(match, ranking=gone), turns, LARGEST, lost)
    yield resigned_message(telling(texts, match, user_id=match.seats[0].user_id, row_id=LARGEST))
    yield from votes(texts, match)


def votes(texts: Texts, match: Match) -> Iterator[Message]:
    """What is told when somebody's time is over, with all seats voting, open and decided."""
    seats = tuple(range(len(match.seats)))
    called = json.dumps([[seat, LARGEST - seat] for seat in seats])
    row = OwedRow(*(LARGEST,) * 3, RowKind.VOTE, *(LARGEST,) * 3, None, 0, is_outdated=False)
    row = replace(row, body=called, restore_id=LARGEST)
    for decided in ("", Answer.COMPUTER, VOID, ENDED):
        vote = Vote(
            subject=Subject.TIME_OUT,
            seat=0,
            revision=LARGEST,
            voters=seats,
            choices=(Answer.WAIT, Answer.SKIP, Answer.COMPUTER, Answer.REMOVE),
            default=Answer.WAIT,
            answers=dict.fromkeys(seats[1:], Answer.COMPUTER),
            decided=decided,
        )
        asked = replace(match, vote=vote)
        yield vote_message(Telling(texts, asked, row, time=TimeLeft(NEVER)))
        yield vote_call_message(Telling(texts, asked, row, time=TimeLeft(NEVER)))
    undo = replace(vote, subject=Subject.UNDO, choices=AGREEING, detail="0", decided="")
    yield vote_message(Telling(texts, replace(match, vote=undo), row, time=TimeLeft(NEVER)))
    yield asked_to_take_back_answer(texts, match, undo)
    detail = str(Request(LARGEST, 1))
    replacing = replace(undo, subject=Subject.REPLACE, detail=detail, answers={})
    yield vote_message(Telling(texts, replace(match, vote=replacing), row, time=TimeLeft(NEVER)))
    own = replace(replacing, detail=str(Request(LARGEST, None)))
    yield vote_message(Telling(texts, replace(match, vote=own), row, time=TimeLeft(NEVER)))
    yield offered_answer(texts, replace(match, vote=replacing), LARGEST)
    yield offered_answer(texts, match, LARGEST)
    yield from _offers(texts, match, row)
    gone = replace(vote, subject=Subject.GONE, decided="")
    for about_gone in (gone, replace(gone, decided=VOID)):
        yield vote_message(
            Telling(texts, replace(match, vote=about_gone), row, time=TimeLeft(NEVER))
        )
    yield seats_to_hand_over(texts, match, LARGEST)
    yield about(texts, "done-declined", match.where)
    for answer in AGREEING:
        yield decided_message(Telling(texts, match, replace(row, body=f"0 undo-{answer}")))
    for word in ("undo-free", "pending", "undo-ended", "replace-ended"):
        yield decided_message(Telling(texts, match, replace(row, body=f"0 {word}")))
    for answer in (Answer.WAIT, Answer.SKIP, Answer.PLAY, Answer.COMPUTER, Answer.REMOVE):
        yield decided_message(Telling(texts, match, replace(row, body=f"0 {answer}")))
        yield left_message(Telling(texts, match, replace(row, body="0")))
        yield voted_answer(texts, match, answer)
        yield voted_answer(texts, replace(match, vote=vote), answer)
    yield vote_message(Telling(texts, replace(match, vote=None), row))
    yield back_question(texts, match)
    yield nudged_answer(texts, match)
    yield nudged_answer(texts, replace(match, gone=frozenset(range(match.public.players))))
    yield back_answer(texts, match)
    yield about(texts, "done-gone-on", match.where)


def _offers(texts: Texts, match: Match, row: OwedRow) -> Iterator[Message]:
    """What is told of a seat that somebody may take over."""
    offered = replace(match, offer=Offer(0, LARGEST, has_agreed=True, revision=LARGEST))
    for shown in (offered, match):
        yield seat_offer_message(Telling(texts, shown, replace(row, body="0")))
        yield owner_told_message(
            Telling(texts, shown, replace(row, body=str(LARGEST)), time=TimeLeft(NEVER))
        )
        yield offered_answer(texts, shown, LARGEST)
    later = replace(match, offer=Offer(0, LARGEST, has_agreed=False, revision=LARGEST))
    yield offered_answer(texts, later, LARGEST)
    yield offered_already(texts, offered, LARGEST, is_by_manager=True)
    yield taken_over_answer(texts, match)
    yield about(texts, "done-withdrawn", match.where)
    for end in ("time", "kept", "declined", "withdrawn"):
        yield decided_message(Telling(texts, match, replace(row, body=f"0 offer-{end}")))


def answers(texts: Texts, match: Match) -> Iterator[Message]:
    """What people are shown of a game when they ask."""
    for user_id in (last_of_all(match), reader_of(match)):
        yield board_message(texts, match, user_id, time=TimeLeft(away_until=NEVER))
        yield board_message(texts, match, user_id, has_spots=True)
    yield board_for_all(texts, match, LONGEST_NAME)
    yield match_info(texts, match, LARGEST, LARGEST, TimeLeft(away_until=NEVER))
    seat = match.public.to_act
    if seat is not None:
        yield resign_question(texts, match, seat)
    yield text_file_message(texts, match, reader_of(match))
    yield text_for_all(texts, match, LONGEST_NAME)
    yield more_message(texts, match, reader_of(match), may_take_back=True)
    yield from records(texts, match)
    yield from histories(texts, match)
    for number in range(1, len(match.history) + 1, 24):
        yield replay_message(texts, Moment(number, match, match))
    yield film_message(texts, match)
    yield film_for_all(texts, match, LONGEST_NAME)


def records(texts: Texts, match: Match) -> Iterator[Message]:
    """What is given and proved of a game, running and over, to one person and to all."""
    joined = (str(LARGEST),) * 5
    table = [Place(tile, Face.A, FIRST_CELL, 5) for tile in ALL_TILES[:9]]
    for order, differing in product(SeatOrder, ((), tuple(VerifiedPart))):
        proof = Proof(DIGEST, Draws(bytes.fromhex(DIGEST), LARGEST, joined), order, joined)
        verified = Verified(
            proof=proof,
            commitment=DIGEST,
            seats=joined,
            bag=ALL_TILES,
            table=tuple(table[:4]),
            skipped=tuple(table[4:]),
            differing=differing,
        )
        for is_for_all in (False, True):
            shown = RecordShown(LONGEST_NAME, reader_of(match), may_show=True)
            shown = replace(shown, is_for_all=is_for_all)
            for seed in (None, DIGEST):
                yield export_message(texts, replace(match, seed=seed), "{}", shown)
            yield promise_message(texts, match, shown)
            for proved in (verified, replace(verified, lost=LOST_WITH_AN_ID)):
                yield proof_message(texts, replace(match, seed=DIGEST), proved, "{}", shown)


def present(texts: Texts, match: Match) -> Iterator[Message]:
    """What people are shown who have done something or were refused, and their hand."""
    reader, lines = reader_of(match), [longest_refusal(texts)]
    events = match.history[-1].events if match.history else ()
    done = Done(match, events, was_repeated=False)
    for first in (False, True):
        yield hand_message(texts, match, reader, is_text_first=first)
        for begun in (lines, begun_lines(texts, match, is_new=first)):
            opened = open_turn_message(texts, match, reader, begun, is_text_first=first)
            yield opened
            yield with_other_games(texts, opened, "", LARGEST, LARGEST) or opened
        yield present_message(texts, match, match.public, lines, is_text_first=first)
        yield done_message(texts, done, last_actor(match), is_text_first=first)


def last_actor(match: Match) -> int:
    """Whoever did something last."""
    seat = match.history[-1].seat if match.history else None
    return match.seats[seat or 0].user_id


def last_of_all(match: Match) -> int:
    """The player whose last turn is the longest ago, so that most has happened since."""
    last = {turn.seat: turn.last_revision for turn in match.history}
    return min(enumerate(match.seats), key=lambda held: last.get(held[0], 0))[1].user_id


def reader_of(match: Match) -> int:
    """Whose turn it is; at the end somebody who played."""
    return (match.waits_for or match.seats[0]).user_id


def pages(texts: Texts, match: Match) -> Iterator[Message]:
    """All pages of the board in words."""
    firsts = [TextId(match.game_id, section) for section in Section if section != Section.SPOTS]
    for first in (*firsts, *(TextId(match.game_id, Section.SPOTS, slot) for slot in (1, 2, 3))):
        for number in range(LARGEST):
            page = text_message(texts, match, reader_of(match), replace(first, number=number))
            yield page
            if str(replace(first, number=number + 1)) not in {b.custom_id for b in page.buttons}:
                break


def panels(texts: Texts, match: Match) -> Iterator[Message]:
    """The play panel of whoever is on turn: each mode, each spot, each page."""
    user_id = reader_of(match)
    panel = Panel(texts, match, match.view_for(user_id), Wanted())
    places = [panel.spots.ways(cell)[-1] for cell in panel.spots.cells]
    for mode in (None, *panel.modes):
        yield panel_message(texts, match, user_id, Wanted(mode), notes(texts))
        yield (shown := panel_in_words(texts, match, user_id, Wanted(mode), notes(texts)))
        while (following := next_page(shown)) and following.page:
            yield (shown := panel_in_words(texts, match, user_id, following))
    for place in places:
        yield panel_in_words(texts, match, user_id, panel.wanted_for(place))


def plannings(texts: Texts, match: Match) -> Iterator[Message]:
    """The panel of somebody who plans their next turn, in each mode, and the page of plans."""
    for person in match.seats:
        base = match.ahead_for(person.user_id)
        if base is None:
            continue
        composed = one_of_each(base)
        plan = Plan(composed, largest_worth(base, composed))
        planning = Planning((plan,) * MOST_PLANS, composed, takes_best=True)
        for kept in (planning, replace(planning, plans=(), composed=())):
            ahead = ahead_of(match, person.user_id, kept)
            assert ahead is not None
            panel = Panel(texts, match, ahead.view, Wanted(), ahead=ahead)
            for mode in (None, *panel.modes):
                shown = replace(panel, wanted=Wanted(mode))
                yield choosing_message(shown, notes(texts))
                yield choosing_message(replace(shown, is_text_first=True), notes(texts))
            place = len(kept.plans) - 1
            page = PlanPage(texts, match, base, kept, max(place, 0), longest_refusal(texts))
            yield page.message()
        yield with_plans(texts, board_message(texts, match, person.user_id), planning)
        return


def largest_worth(view: View, actions: Sequence[Action]) -> Worth:
    """What actions bring, with as many groups closed as a tile can close."""
    plan = plan_of(view, actions)
    gain = -99 if plan is None else plan.worth.gain
    groups = tuple((colour.name, 120) for colour in Colour for _ in range(2))
    return Worth(gain, 99, 9999, closed=groups[:7], is_final=True)


def notes(texts: Texts) -> Notes:
    """The longest notes that can stand with a panel."""
    return Notes((longest_refusal(texts),), (summary(),) * MOST_GAMES)


def next_page(panel: Message) -> Wanted | None:
    """What the last option of a panel's select leads to."""
    for row in panel.rows:
        if isinstance(row, Select) and (panel_id := PANEL_IDS.read(row.custom_id)):
            return picked(panel_id.wanted, row.options[-1].value)
    return None


def questions(texts: Texts, match: Match) -> Iterator[Question]:
    """What the panel asks people to type, in each mode."""
    panel = Panel(texts, match, match.view_for(reader_of(match)), Wanted())
    for mode in panel.modes:
        where = match.where
        panel_id = PanelId(
            PanelVerb.TYPE, where.game_id, match.revision, Wanted(mode), where.restore_id
        )
        yield question_of(panel, panel_id)


def completions(texts: Texts, match: Match) -> Iterator[list[str]]:
    """What is offered while a move, a group or a pawn is typed."""
    view = match.view_for(reader_of(match))
    yield [write_move(view, place) for place in complete_move("", view)]
    for kind in KINDS.values():
        yield complete_target(texts, match, view, kind, "")


def lobbies() -> Iterator[Lobby]:
    """Full lobbies of people and of computer players, one that has begun, one cancelled."""
    for name, variant in VARIANTS.items():
        most = variant.most
        options = {option.name: option.default for option in variant.options}
        people = tuple(Person(LARGEST - seat, LONGEST_NAME) for seat in range(most))
        bots = (Person(Computer(EASIEST, seat).user_id, "") for seat in range(1, most))
        for members in (people, (HOST, *bots)):
            for status in (Status.LOBBY, Status.RUNNING, Status.CANCELLED):
                yield Lobby(
                    where=FAR,
                    status=status,
                    terms=Terms(
                        variant=name,
                        options={**options, **({"target": 240} if "target" in options else {})},
                        most_seats=most,
                        order=SeatOrder.JOINED,
                        invite_only=True,
                        language="en",
                    ),
                    host_id=LARGEST,
                    members=members,
                    invited=(),
                    commitment=DIGEST,
                    created_at=NEVER,
                    message_id=LARGEST,
                )


NUMBERS: Final = (LARGEST, LARGEST, LARGEST)
CLOSED_ROW: Final = OwedRow(*NUMBERS, RowKind.CLOSED, *NUMBERS, None, 0, restore_id=LARGEST)


def lobby_posts(texts: Texts) -> Iterator[Message]:
    """What a lobby posts in its channel."""
    for lobby in lobbies():
        yield lobby_message(telling(texts, lobby, row_id=LARGEST))
        yield full_message(telling(texts, lobby, row_id=LARGEST))
        yield invitation(telling(texts, lobby, user_id=LARGEST, row_id=LARGEST))
        yield from bare_posts(texts, lobby)
    for lobby in requests():
        yield rematch_message(telling(texts, lobby, row_id=LARGEST))
        yield bare_rematch(telling(texts, lobby, row_id=LARGEST))
        yield rematch_call(telling(texts, lobby, user_id=LARGEST, row_id=LARGEST))
        for by, why in ((LARGEST, DECLINED), (None, UNANSWERED), (None, WITHOUT)):
            yield closed_message(Telling(texts, lobby, replace(CLOSED_ROW, user_id=by, body=why)))


def requests() -> Iterator[Lobby]:
    """Requests for a rematch: nobody has accepted yet but computers, and all but one have."""
    for lobby in lobbies():
        everybody = tuple(member.user_id for member in lobby.people)
        asked = replace(lobby, rematch_of=LARGEST, invited=everybody, open_until=NEVER)
        yield replace(asked, members=lobby.computers)
        yield replace(asked, members=lobby.members[1:])


def bare_posts(texts: Texts, lobby: Lobby) -> Iterator[Message]:
    """What is left of posts that could not be sent as they were."""
    for is_outdated in (False, True):
        row = OwedRow(*NUMBERS, RowKind.TURN, *NUMBERS, None, 0, restore_id=LARGEST)
        row = replace(row, is_outdated=is_outdated)
        makers = (bare_message, bare_resigned, bare_result, bare_lobby, whole_lobby, closed_message)
        telling = Telling(texts, lobby, row)
        yield from (make(telling) for make in (*makers, full_message, call_to_lobby))
        yield bare_message(Telling(texts, lobby, replace(row, kind=RowKind.DRAFT)))
        yield closed_message(Telling(texts, lobby, replace(row, user_id=None)))
        yield deleted_message(telling)
        for marked in (lobby, replace(lobby, status=Status.CLOSED)):
            mark = in_rows([mark_of(texts, marked, row)])
            yield replace(closed_message(Telling(texts, marked, row)), rows=mark)
        yield also_calling(texts, lobby, bare_resigned(telling), LARGEST)
        yield bare_reminder(telling)
        yield nudge_message(Telling(texts, lobby, replace(row, body=str(LARGEST))))
        yield back_message(telling)
        yield resumed_message(Telling(texts, lobby, replace(row, body=str(LARGEST))))
        yield resumed_message(Telling(texts, lobby, replace(row, user_id=None, body=str(LARGEST))))
        yield gone_on_message(telling)
        for waiting in ([summary()], [summary()] * MOST_GAMES):
            timed = [replace(game, deadline=NEVER) for game in waiting]
            yield reminder_message(Telling(texts, lobby, row, waiting=timed))
        yield bare_vote(Telling(texts, lobby, replace(row, body=f"[[0, {LARGEST}]]")))
        yield bare_seat_offer(telling)
        yield from direct_posts(texts, lobby, row)
        yield closes_soon_message(Telling(texts, lobby, replace(row, body=str(LARGEST))))
        yield moved_message(telling)
        yield put_back_message(Telling(texts, lobby, replace(row, body=str(LATEST))))
        for reason in PauseReason:
            yield paused_message(Telling(texts, lobby, replace(row, body=reason)))


def direct_posts(texts: Texts, lobby: Lobby, row: OwedRow) -> Iterator[Message]:
    """What is sent to one person."""
    for kind in kinds_that(lambda kind: kind.is_direct):
        direct = replace(row, kind=kind)
        for waiting in ([], [summary()], [summary()] * MOST_GAMES):
            for games in (waiting, [replace(game, deadline=NEVER) for game in waiting]):
                yield direct_message(Telling(texts, lobby, direct, waiting=games))
        yield direct_vote_message(Telling(texts, lobby, direct, vote_id=LARGEST))
        yield bare_direct(Telling(texts, lobby, direct))


def lobby_answers(texts: Texts, languages: dict[str, str]) -> Iterator[Message]:
    """What people are shown of a lobby."""
    for lobby in requests():
        yield about(texts, "rematch-refused", lobby.where)
        for answer in (asked_answer, asked_already, agreed_answer):
            yield answer(texts, lobby)
    for lobby in lobbies():
        yield lobby_info(texts, lobby)
        yield options_for_guests(texts, lobby)
        for page in range(3):
            yield options_panel(texts, lobby, languages, page, longest_refusal(texts))


def overviews(texts: Texts, languages: dict[str, str]) -> Iterator[Message]:
    """Lists, leaderboards, rules, settings and help."""
    for status in (Status.RUNNING, Status.LOBBY, Status.PAUSED):
        one = summary(status)
        wheres = (replace(one.where, game_id=LARGEST - number) for number in range(MOST_GAMES))
        yield list_message(texts, [replace(one, where=where) for where in wheres])
    yield waiting_message(texts, [summary()] * MOST_GAMES)
    timed = [replace(summary(), deadline=NEVER)] * MOST_GAMES
    different = [
        replace(summary(), where=replace(FAR, game_id=LARGEST - number)) for number in range(9)
    ]
    yield waiting_message(texts, timed, different, first=texts.say("away-ended"))
    yield waiting_message(texts, [], different)
    helped = help_message(texts, "100.200.300.dev1234")
    for message in (helped, refusal_message(texts, Refused("no_game_here"))):
        for has_threads in (True, False):
            yield with_first_steps(texts, message, LARGEST, LARGEST, has_threads=has_threads)
    yield from privacy_messages(texts)
    yield away_message(texts, AbsenceRow(LARGEST, NEVER, NEVER))
    yield away_message(texts, None)
    panel = settings_message(texts, Preference(), languages, is_changed=True)
    yield panel
    yield direct_refused(texts, panel) or panel
    yield from server_panels(texts, languages)
    for variant in VARIANTS:
        for number in range(10):
            yield rules_message(texts, variant, number)
        for measure, period in product(Measure, Period):
            page = leaders(Chart(variant, measure, period))
            yield leaders_message(texts, page)
            yield leaders_for_all(texts, page, LONGEST_NAME)
    yield leaders_message(texts, replace(page, leaders=(), above=()))
    yield profile_message(texts, fullest_profile(), is_own=True)
    yield profile_message(texts, replace(fullest_profile(), accuracies=()), is_own=False)
    yield profile_for_all(texts, fullest_profile(), LONGEST_NAME)
    yield profile_message(texts, replace(fullest_profile(), rated=()), is_own=True)
    of_other = replace(fullest_profile(), rated=(), accuracies=())
    yield profile_message(texts, of_other, is_own=False)
    for is_own in (True, False):
        nothing = Profile(HOST, (), (), {}, None, ())
        yield profile_message(texts, nothing, is_own=is_own)


def privacy_messages(texts: Texts) -> Iterator[Message]:
    """What is told of somebody's data, and its deletion."""
    yield privacy_message(texts, copied_for=10_000)
    for make in (first_question, second_question, deleted_answer):
        yield make(texts)
    for is_packed in (False, True):
        yield data_message(texts, OwnData(b"{}", is_packed))
    yield must_leave_first(texts, refusal_text(texts, Refused("must_leave_games", **facts())))


def histories(texts: Texts, match: Match) -> Iterator[Message]:
    """Finished games in a list, and one of them."""
    game = Finished(
        where=FAR,
        variant="domaine",
        finished_at=NEVER,
        rank=5,
        players=5,
        score=9_999,
        message_id=LARGEST,
        is_rated=False,
    )
    full = tuple(
        replace(game, where=replace(FAR, game_id=LARGEST - row)) for row in range(GAMES_ON_A_PAGE)
    )
    for first, games in ((99_980, full), (1, ())):
        older = Ended(NEVER, LARGEST) if games else None
        page = HistoryPage(HOST, "domaine", games, first, 99_999, older)
        yield history_message(texts, page)
        yield history_for_all(texts, page, LONGEST_NAME)
    back = HistoryId(HistoryVerb.PICK, LARGEST, "domaine", Ended(NEVER, LARGEST))
    yield finished_message(texts, match, unrated(match), back)


def fullest_profile() -> Profile:
    """Somebody who has played everything with everybody for years."""
    rated = [
        RatedIn(
            variant=variant,
            rating=2_999,
            spread=500,
            is_provisional=True,
            games=99_999,
            wins=99_998,
            curve=(1_500, 2_999),
            first_at=NEVER,
            last_at=NEVER,
        )
        for variant in VARIANTS
    ]
    played = [
        GamesPlayed(name, players, 99_999, 99_998)
        for name, variant in VARIANTS.items()
        for players in range(variant.fewest, variant.most + 1)
    ]
    others = [Opponent(HOST, 99_999, 99_998, 99_997)] * MOST_OPPONENTS
    return Profile(
        person=HOST,
        rated=tuple(rated),
        played=tuple(played),
        bests=dict.fromkeys(VARIANTS, Bests(9_999, Feats(999, 9_999))),
        longest=timedelta(9_999),
        opponents=tuple(others),
        accuracies=tuple(Accuracy(variant, REVIEWED_GAMES, 100.0) for variant in VARIANTS),
        against=tuple(
            AgainstLevel(variant, level, 99_999, 99_998, 9_999, 9_999)
            for variant in VARIANTS
            for level in COMPUTER_LEVELS
        ),
    )


def leaders(chart: Chart) -> LeadersPage:
    """A full page far down a long leaderboard, with the asker's row apart."""
    rows = [
        Leader(
            rank=99_900 + row,
            person=Person(row, LONGEST_NAME),
            games=9_999,
            wins=9_998,
            rating=2_999,
            spread=500,
            change=-1_499,
        )
        for row in range(ROWS_ON_A_PAGE + 1)
    ]
    return LeadersPage(chart, 9_000, 9_999, tuple(rows[1:]), asker_id=0, above=(rows[0],))


def refused(texts: Texts) -> Iterator[Message]:
    """Why something is not done, for every reason there is, with the largest facts."""
    for code in codes():
        yield refusal_message(texts, Refused(code, **facts()))


@cache
def facts() -> dict[str, object]:
    """All that refusals may tell."""
    match = farthest_match()
    view = match.view_for(reader_of(match))
    move = max((write_move(view, place) for place in Spots(view).places), key=len)
    large = ["channel_id", "message_id", "host_id", "count", "fewest", "low", "high", "most"]
    large += ["revision"]
    told: dict[str, object] = dict.fromkeys(large, LARGEST)
    told |= {"name": LONGEST_NAME, "nearest": move, "moves": (move,) * 6, "cell": "-WWW-9999"}
    told |= {"variant": "domaine", "option": "x" * 100, "price": 999, "purse": 999, "slot": 9}
    told |= {"days": 29, "again": NEVER, "role_id": LARGEST, "channels": (LARGEST,) * 25}
    told |= {"missing": Missing(PERMISSIONS), "until": NEVER, "users": (LARGEST,) * 5}
    told |= {"where": FAR, "of": FAR, "copied_at": NEVER}
    lacking: dict[str, object] = {"names": PERMISSIONS, "channel_id": LARGEST}
    told["no_thread"] = Refused("missing_permissions", **lacking)
    told["open_games"] = (OpenGame(FAR, Status.LOBBY),) * 99
    told |= {"game": stopped(), "host_from": NEVER, "closable_from": NEVER}
    return {**told, "games": (summary(),) * MOST_GAMES, "names": PERMISSIONS}


def stopped() -> StoppedGame:
    """A paused game whose reason is the longest to tell."""
    return StoppedGame(
        where=FAR,
        status=Status.PAUSED,
        host_id=LARGEST,
        people=frozenset({LARGEST}),
        players=frozenset({LARGEST}),
        ever_seated=frozenset({LARGEST}),
        waits_for=LARGEST,
        reason=PauseReason.RULES_CHANGED,
        since=NEVER,
        host_from=NEVER,
        interaction_id=LARGEST,
    )


LOST: Final = LostGame(
    where=FAR,
    host_id=LARGEST,
    is_told=False,
)


@cache
def codes() -> tuple[str, ...]:
    """All reasons for which something is not done."""
    return tuple(sorted(refusals()))


PERMISSIONS: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
    "manage_threads",
)


@cache
def longest_refusal(texts: Texts) -> str:
    """The refusal with the most words of those under which a game is shown."""
    elsewhere = ("no_game_here", "game_here", "must_leave_games", "put_back")
    shown = [code for code in codes() if code not in elsewhere]
    return max((refusal_text(texts, Refused(code, **facts())) for code in shown), key=len)


def offers(texts: Texts) -> Iterator[Message]:
    """Offers of threads in place of a taken channel."""
    for name in VARIANTS:
        refused = Refused("game_here", **facts())
        yield offer_message(texts, refused, OfferId(LARGEST, fullest_proposal(name)))
    yield thread_offer(texts, refused, farthest_match())


def fullest_proposal(variant: str) -> Terms:
    """What a host asks for who says all that can be said."""
    options = VARIANTS[variant].complete_options({})
    return Terms(variant, options, 9, SeatOrder.RANDOM, invite_only=True, language="en")


def sayings(texts: Texts) -> Iterator[Message]:
    """Answers that are one sentence, said where the thing is done."""
    yield from offers(texts)
    for missing in (Missing(PERMISSIONS), Missing(is_gone=True), Missing(has_left=True)):
        yield Message(lost_channel_news(texts, LOST, missing))
    yield greeting(texts, LARGEST, PERMISSIONS)
    welcome = texts.say("sandbox-welcome", people="Ann")
    yield Message(welcome, in_rows(sandbox_buttons(texts)))
    game, guest = shown_name(LONGEST_GAME), mention(LARGEST)
    yield cancel_question(texts, next(lobbies()), [HOST] * 5)
    yield close_question(texts, stopped())
    yield about(texts, "done-closed", stopped().where)
    yield about(texts, "done-moved", stopped().where)
    for key in SAYINGS:
        channel = f"<#{LARGEST}>"
        number = f"{LARGEST:x}"
        said = texts.say(
            key, game=game, guest=guest, channel=channel, id=number, count=1, variant="terra"
        )
        yield Message(said)


SAYINGS: Final = (
    "plan-changed",
    "plan-is-final",
    "plan-is-kept",
    "plan-outdated",
    "plan-typed",
    "plan-your-turn",
    "acceptance-only-a-test",
    "lobby-opened-in",
    "lobby-joined",
    "lobby-left",
    "lobby-left-last",
    "lobby-computer-seated",
    "lobby-begun",
    "lobby-called-off",
    "lobby-invited",
    "done-closed",
    "done-declined",
    "done-gone-on",
    "done-moved",
    "done-withdrawn",
    "rematch-refused",
    "sandbox-more",
    "fault",
    "closing",
    "asked-too-late",
)
