"""What shards miss is given back to the last millisecond, and once."""

from collections import Counter
from datetime import UTC, datetime, timedelta

from hypothesis import given, settings
from hypothesis import strategies as some

from bot.services.time.outages import Outages, Span
from bot.storage.clocks import NO_SHARDS, Shards

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
SERVERS = 6
"""Each shard of one, two, three or six has as many of these servers as the others."""

EVENTS = some.lists(
    some.tuples(
        some.sampled_from(["lose", "regain", "beat", "fail", "begin", "end"]),
        some.integers(0, 5),
        some.integers(0, 3).map(lambda minutes: minutes * MINUTE),
    ),
    max_size=40,
)


class Gateway:
    """Shards that come and go, with what each server has missed and been given."""

    def __init__(self, shards: int = 1) -> None:
        self.now = NOON
        self.outages = Outages()
        self.shards = shards
        self.without: set[int] = set()  # shards
        self.missed: Counter[int] = Counter()  # minutes, by server
        self.given: Counter[int] = Counter()
        self.begun: list[Span] | None = None

    def pass_time(self, time: timedelta) -> None:
        self.now += time
        for server in range(SERVERS):
            if server % self.shards in self.without:
                self.missed[server] += time // MINUTE

    def happens(self, event: str, shard: int) -> None:
        shard %= self.shards
        match event:
            case "lose":
                self.outages.lose(shard, self.shards, self.now)
                self.without.add(shard)
            case "regain":
                self.outages.regain(shard, self.now)
                self.without.discard(shard)
            case "beat" if self.begun is None:
                self.give(self.outages.spans(self.now))
            case "fail":
                self.outages.spans(self.now)  # not written
            case "begin" if self.begun is None:
                self.begun = self.outages.spans(self.now)
            case "end" if self.begun is not None:
                self.give(self.begun)
                self.begun = None
            case _:
                pass

    def give(self, spans: list[Span]) -> None:
        """A transaction that succeeds."""
        for span in spans:
            for server in range(SERVERS):
                if server % span.shards == span.shard:
                    self.given[server] += span.length // MINUTE
        self.outages.gave_back(spans)

    def holds_up(self, server: int) -> bool:
        lost = self.outages.lost
        return self.outages.is_cut_off or server % lost.number in lost.some

    def check(self) -> None:
        owed = {server: self.missed[server] - self.given[server] for server in range(SERVERS)}
        assert min(owed.values()) >= 0
        for server, minutes in owed.items():
            if minutes or server % self.shards in self.without:
                assert self.holds_up(server)


@settings(max_examples=200)
@given(shards=some.sampled_from([1, 2, 3, 6]), events=EVENTS)
def test_each_server_gets_back_what_it_missed_and_no_more(
    shards: int, events: list[tuple[str, int, timedelta]]
) -> None:
    gateway = Gateway()
    gateway.happens("lose", 0)
    gateway.pass_time(MINUTE)
    gateway.shards, gateway.without = shards, set(range(shards))
    for shard in range(shards):
        gateway.happens("lose", shard)
    for event, shard, time in events:
        gateway.happens(event, shard)
        gateway.check()
        gateway.pass_time(time)

    for event in ["end", *["regain"] * shards, "beat"]:
        gateway.happens(event, shards)
        shards -= event == "regain"

    assert gateway.given == gateway.missed
    assert gateway.outages.lost == Shards(frozenset(), gateway.shards)
    assert gateway.outages.spans(gateway.now) == []


@settings(max_examples=200)
@given(
    before=some.sampled_from([1, 2, 3, 6]),
    after=some.sampled_from([1, 2, 3, 6]),
    events=EVENTS,
)
def test_what_was_missed_stays_owed_when_the_number_of_shards_changes(
    before: int, after: int, events: list[tuple[str, int, timedelta]]
) -> None:
    gateway = Gateway(before)
    for event, shard, time in events:
        gateway.happens(event, shard)
        gateway.pass_time(time)

    gateway.shards, gateway.without = after, set(range(after))
    for shard in range(after):
        gateway.happens("lose", shard)
    gateway.check()
    gateway.pass_time(5 * MINUTE)
    for event in ["end", "beat"]:
        gateway.happens(event, 0)

    assert gateway.given == gateway.missed
    assert gateway.outages.is_cut_off


def test_time_with_a_connection_is_not_given_back_although_the_write_failed() -> None:
    outages = Outages()
    outages.lose(0, 1, NOON)
    outages.regain(0, NOON + 10 * MINUTE)

    outages.lose(0, 1, NOON + 15 * MINUTE)

    assert outages.spans(NOON + 16 * MINUTE) == [
        Span(0, 1, NOON, NOON + 10 * MINUTE),
        Span(0, 1, NOON + 15 * MINUTE, NOON + 16 * MINUTE, is_open=True),
    ]


def test_a_loss_that_ended_while_its_time_was_written_has_the_rest_still_to_come() -> None:
    outages = Outages()
    outages.lose(0, 1, NOON)
    spans = outages.spans(NOON + 2 * MINUTE)
    outages.regain(0, NOON + 3 * MINUTE)
    outages.lose(0, 1, NOON + 5 * MINUTE)

    outages.gave_back(spans)

    assert outages.spans(NOON + 6 * MINUTE) == [
        Span(0, 1, NOON + 2 * MINUTE, NOON + 3 * MINUTE),
        Span(0, 1, NOON + 5 * MINUTE, NOON + 6 * MINUTE, is_open=True),
    ]


def test_a_shard_is_lost_until_its_time_was_given_back() -> None:
    outages = Outages()
    outages.lose(1, 2, NOON)
    outages.regain(1, NOON + MINUTE)

    before, spans = outages.lost, outages.spans(NOON + 2 * MINUTE)
    outages.gave_back(spans)

    assert before == Shards(frozenset({1}), 2)
    assert spans == [Span(1, 2, NOON, NOON + MINUTE)]
    assert outages.lost == Shards(frozenset(), 2)


def test_a_loss_that_is_told_twice_is_one_loss() -> None:
    outages = Outages()
    outages.lose(0, 1, NOON)

    outages.lose(0, 1, NOON + MINUTE)

    assert [span.length for span in outages.spans(NOON + 2 * MINUTE)] == [2 * MINUTE]


def test_parts_of_a_millisecond_stay_owed() -> None:
    outages = Outages()
    outages.lose(0, 1, NOON)

    given = timedelta()
    for beats in range(1, 11):
        spans = outages.spans(NOON + beats * timedelta(microseconds=1700))
        given += spans[0].length
        outages.gave_back(spans)

    assert given == timedelta(milliseconds=17)


def test_a_clock_that_is_set_back_takes_nothing() -> None:
    outages = Outages()
    outages.lose(0, 1, NOON)
    outages.gave_back(outages.spans(NOON + 10 * MINUTE))

    set_back = outages.spans(NOON + 5 * MINUTE)
    outages.gave_back(set_back)

    assert [span.length for span in set_back] == [timedelta()]
    assert [span.length for span in outages.spans(NOON + 12 * MINUTE)] == [2 * MINUTE]


def test_with_all_shards_there_nothing_is_lost() -> None:
    outages = Outages()

    outages.regain(0, NOON)

    assert (outages.lost, outages.is_cut_off, outages.spans(NOON)) == (NO_SHARDS, False, [])
