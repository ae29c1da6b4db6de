"""Clocks, reminders, votes and holidays of a bot that is killed at any instant."""

from collections import Counter, defaultdict
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from bot.services.games.vote import VOID
from bot.services.posting.requests_made import APART, MOST_IN_ALL
from bot.storage.calls.pings import REST
from bot.storage.calls.requests import COUNTED_FOR
from bot.storage.database import Database
from bot.storage.log import EntryKind
from bot.storage.outbox import Kind, RowKind
from bot.storage.people.id_signs import direct_channel
from tests.crash.channel_file import Message, channel_file, standing
from tests.crash.conftest import KILLS
from tests.crash.days import CHANNELS, PEOPLE, WRITTEN_TO, diary
from tests.crash.variety import lacking

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("kills")]  # one costly fixture for all


@pytest.fixture
def messages(folder: Path) -> list[Message]:
    """What stands in the channels, oldest first."""
    both = [one for number in CHANNELS for one in standing(channel_file(folder, number))]
    return sorted(both, key=lambda one: one.message_id)


async def logged(database: Database, kind: EntryKind) -> Counter[tuple[int, int]]:
    """The entries of a kind that owe a message, by game and revision."""
    rows = await database.reader.execute_fetchall(
        "SELECT game_id, revision FROM log JOIN games USING (game_id)"
        " WHERE channel_id IN (?, ?) AND log.kind = ? AND log.body <> ?",
        (*CHANNELS, kind, VOID),
    )
    return Counter((game_id, revision) for game_id, revision in rows)


def told(messages: list[Message], kind: Kind) -> Counter[tuple[int, int]]:
    """The messages of a kind, by game and revision, but for those that a move posted anew."""
    of_kind = (one for one in messages if one.kind == kind and not one.is_anew)
    return Counter((one.game_id, one.last_revision) for one in of_kind)


async def test_the_bots_were_killed_in_the_middle_of_days(folder: Path, database: Database) -> None:
    holidays = await database.reader.execute_fetchall("SELECT 1 FROM absences WHERE is_over")

    assert len(diary(folder).answered) > KILLS
    assert len(list(holidays)) > 1
    assert lacking(folder) == set()


async def test_whatever_was_answered_is_in_the_log_once(folder: Path, database: Database) -> None:
    counts = await database.reader.execute_fetchall(
        "SELECT interaction_id, count(*) FROM log WHERE step = 0 GROUP BY interaction_id"
    )

    times = dict(map(tuple, counts))

    deeds = {one["interaction_id"]: one.get("deed") for one in diary(folder).tried}
    assert all(times.get(interaction_id, 0) <= 1 for interaction_id in deeds)
    for interaction_id in diary(folder).answered:
        # Of whom is nudged but has left the server, the others are told instead.
        may_change_nothing = deeds[interaction_id] in ("resume", "nudge")
        assert times.get(interaction_id, may_change_nothing) == 1


async def test_no_message_stands_twice_and_all_are_known(
    database: Database, messages: list[Message]
) -> None:
    known = await database.reader.execute_fetchall(
        "SELECT message_id FROM messages WHERE channel_id IN (?, ?) ORDER BY 1",
        CHANNELS,
    )

    assert [message_id for (message_id,) in known] == [one.message_id for one in messages]
    assert len({one.row_id for one in messages}) == len(messages)


async def test_votes_decisions_and_pauses_are_told_once(
    database: Database, messages: list[Message]
) -> None:
    asked, voted = await logged(database, EntryKind.ASKED), told(messages, RowKind.VOTE)

    assert voted <= asked  # one that is decided before its message is sent is not asked any more
    decided = await logged(database, EntryKind.DECIDED)
    withdrawn = await logged(database, EntryKind.WITHDRAWN)
    ended = decided + withdrawn + await logged(database, EntryKind.DECLINED)
    told_of = told(messages, RowKind.DECIDED)
    # An agreed offer, a pause and the board after an undo tell what has led to them; besides, a
    # time-out says so where nobody is there to be asked.
    consequences = (EntryKind.OFFERED, EntryKind.PAUSED, EntryKind.UNDO)
    led_on = [at for kind in consequences for at in await logged(database, kind)]
    at_once = {(game_id, revision - 1) for game_id, revision in led_on}
    assert {*(ended - told_of)} <= at_once
    assert told_of <= ended + await logged(database, EntryKind.TIMED_OUT)
    assert told(messages, RowKind.LEFT) == await logged(database, EntryKind.GONE)
    assert told(messages, RowKind.NUDGE) <= await logged(database, EntryKind.NUDGED)
    paused, resumed = await logged(database, EntryKind.PAUSED), set[tuple[int, int]]()
    for game_id, revision in await logged(database, EntryKind.RESUMED):
        resumed.add((game_id, max(at for one, at in paused if one == game_id and at < revision)))
    assert told(messages, RowKind.PAUSED) <= paused
    # One that ended before its message was sent is not told any more.
    assert set(paused) - set(told(messages, RowKind.PAUSED)) <= resumed


async def test_seats_are_offered_at_most_once_and_every_new_holder_is_told(
    database: Database, messages: list[Message]
) -> None:
    seated = await database.reader.execute_fetchall(
        "SELECT game_id, revision FROM log JOIN games USING (game_id)"
        " WHERE channel_id IN (?, ?) AND log.kind = ? AND log.body NOT LIKE 'bot:%'"
        " AND revision > ?",
        (*CHANNELS, EntryKind.SEAT, len(PEOPLE)),
    )

    offers = (one for one in messages if one.kind == RowKind.OFFER and not one.is_anew)
    offered = Counter((one.game_id, one.first_revision) for one in offers)
    assert offered <= await logged(database, EntryKind.OFFERED)
    assert told(messages, RowKind.BACK) == Counter(tuple(row) for row in seated)


async def test_a_move_is_told_once_where_the_game_goes_on(
    database: Database, messages: list[Message]
) -> None:
    assert told(messages, RowKind.MOVED) == await logged(database, EntryKind.MOVED)
    anew = [one for one in messages if one.is_anew]
    assert RowKind.TURN in {one.kind for one in anew}
    assert not any(one.calls for one in anew)


async def test_direct_messages_are_sent_once_each(folder: Path) -> None:
    sent = [
        message
        for person in WRITTEN_TO
        for message in standing(channel_file(folder, direct_channel(person.user_id)))
    ]

    assert sent
    assert all(one.kind.is_direct for one in sent)
    assert len({one.row_id for one in sent}) == len(sent)


async def test_every_turn_calls_once_and_whatever_else_calls_comes_an_hour_later(
    messages: list[Message],
) -> None:
    calls: dict[tuple[int, int], list[Message]] = defaultdict(list)
    for message in messages:
        for user_id in message.calls:
            calls[message.game_id, user_id].append(message)

    assert {user_id for _, user_id in calls} > {person.user_id for person in PEOPLE}
    assert set(told(messages, RowKind.TURN).values()) == {1}
    for called in calls.values():
        for earlier, later in pairwise(called):
            is_turn = later.kind == RowKind.TURN
            assert is_turn or later.at - earlier.at >= REST.total_seconds()


async def askers(database: Database) -> dict[tuple[int, int], str]:
    """Who asked for each vote that is a request, by game and revision."""
    rows = await database.reader.execute_fetchall(
        "SELECT game_id, asked.revision, (SELECT held.body FROM log AS held"
        "  WHERE held.game_id = asked.game_id AND held.revision < asked.revision"
        "  AND held.kind = 'seat' AND held.seat = CASE WHEN asked.body LIKE 'undo%'"
        "   THEN asked.seat ELSE CAST(substr(asked.body, 12) AS INTEGER) END"
        "  ORDER BY held.revision DESC LIMIT 1)"
        " FROM log AS asked WHERE asked.kind = 'asked'"
        " AND (asked.body LIKE 'undo%' OR asked.body LIKE 'replace:__:%')"
    )
    return {(game_id, revision): str(asker) for game_id, revision, asker in rows}


async def test_nobodys_requests_call_another_too_often(
    database: Database, messages: list[Message]
) -> None:
    asked, first = await askers(database), dict[tuple[int, int, int], Message]()
    for message in messages:
        if message.kind in (RowKind.VOTE, RowKind.VOTE_CALL):
            for user_id in message.calls:
                first.setdefault((message.game_id, message.first_revision, user_id), message)

    calls: dict[tuple[str, int], list[Message]] = defaultdict(list)
    for (game_id, revision, user_id), message in first.items():
        if (game_id, revision) in asked:
            calls[asked[game_id, revision], user_id].append(message)

    assert calls
    for called in calls.values():
        for earlier, later in combinations(called, 2):
            is_rested = later.at - earlier.at >= APART.total_seconds()
            assert is_rested or later.game_id != earlier.game_id
        for earlier, later in zip(called, called[MOST_IN_ALL:], strict=False):
            assert later.at - earlier.at >= COUNTED_FOR.total_seconds()


async def test_nobody_is_reminded_more_than_twice_of_a_turn_but_after_holidays(
    database: Database, messages: list[Message]
) -> None:
    holidays = await database.reader.execute_fetchall(
        "SELECT user_id, count(*) FROM absences GROUP BY user_id"
    )
    most = {user_id: 2 + number for user_id, number in holidays}

    reminded = Counter(
        (one.game_id, one.last_revision, *one.calls)
        for one in messages
        if one.kind == RowKind.REMINDER
    )

    assert all(number <= most.get(key[2], 2) for key, number in reminded.items() if key[2:])
