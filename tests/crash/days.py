"""Three people in a game that lasts for days: they move, or do not, and vote about that.

They also take turns back, hand their seats to others, and one of them leaves the server at times.
The game goes from one channel to the other now and then.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.games.player_acts import just
from bot.services.games.vote import AGREEING, Answer, Subject
from bot.services.lobby import Lobby, Pace, SeatOrder, Terms
from bot.services.people import People, Person
from bot.services.preferences import Direct, Preference, Preferences
from bot.services.waiting.channels import Move
from bot.services.waiting.ring import Ring
from bot.services.waiting.seat_offers import Handover
from engine.actions import End, Place, parse_action
from tests.crash.diary import Diary, Tried
from tests.crash.moved_time import MovedTime
from tests.seams.plan_deeds import planned

CHANNELS = (6, 8)
"""Their games begin in the first one."""
PEOPLE = tuple(Person(11 + number, name) for number, name in enumerate(("Cem", "Dee", "Eva")))
GUESTS = tuple(Person(14 + number, name) for number, name in enumerate(("Fay", "Gil", "Hal")))
EVERYBODY = (*PEOPLE, *GUESTS)
WRITTEN_TO = PEOPLE[:2]
"""They want direct messages."""
LEAVER = PEOPLE[2]
"""Who leaves the server, and is back after as many hours, again and again."""
HOURS_AWAY = 30

HOUR = 3600.0
FIRST_ID = 2_000_000
"""Of their interactions; others have smaller ones."""

_TERMS = Terms(
    "classic",
    {"setup": "auto", "target": 240},
    most_seats=len(PEOPLE),
    order=SeatOrder.JOINED,
    invite_only=False,
    language="en",
    pace=Pace.HALF_DAY,
)

ENOUGH_ANSWERS = 6
"""So many offers are sought before a seat is offered as rarely as anything else happens."""

_TO_OFFERS = ("decline", "take_over", "withdraw")
"""What becomes of offers, in turn."""


@dataclass(frozen=True, slots=True)
class Services:
    """What they use."""

    ring: Ring
    people: People
    preferences: Preferences


def is_there(user_id: int, at: datetime) -> bool:
    """Tell whether somebody is on the server at a time."""
    return user_id != LEAVER.user_id or at.timestamp() // (HOURS_AWAY * HOUR) % 2 == 0


def _has_part_in(match: Match, person: Person) -> bool:
    """Tell whether somebody sits in a game, or a computer plays for them."""
    return match.seat_of(person.user_id) is not None or person.user_id in match.played_for


def diary(folder: Path) -> Diary:
    """What they did."""
    return Diary(folder, "days", FIRST_ID)


class Days:
    """The three at random."""

    def __init__(
        self, folder: Path, services: Services, time: MovedTime, chance: random.Random
    ) -> None:
        self._diary = diary(folder)
        self._ring = services.ring
        self._people, self._preferences = services.people, services.preferences
        self._time = time
        self._chance = chance

    async def live(self, steps: int) -> None:
        """Deliver once more what was tried last, and let so many things happen."""
        for person in EVERYBODY:
            await self._people.see(1, person)
        for person in WRITTEN_TO:
            wanted = Preference(direct=Direct.REMINDERS)
            await self._preferences.change(person.user_id, wanted)
        for tried in self._diary.tried[-1:]:
            with suppress(Refused):
                await self._deliver(tried)
        for _ in range(steps):
            self._time.move(self._chance.choice((60.0, HOUR, 5 * HOUR, 13 * HOUR)))
            await asyncio.sleep(self._chance.random() * 0.02)
            with suppress(Refused):
                await self._step()

    async def end(self) -> None:
        """Come back from everywhere, and resign."""
        for person in EVERYBODY:
            await self._ring.away.come_back(person.user_id)
        for deed in ("resume", "come_back", "resign"):
            for person in EVERYBODY:
                game_id = await self._game_id()
                if game_id is not None:
                    with suppress(Refused):
                        await self._do(deed, game_id, person)

    async def _step(self) -> None:
        match = await self._match()
        if match is None:
            game_id, person = await self._game_id() or 0, self._chance.choice(EVERYBODY)
            await self._do(self._chance.choice(("resume", "come_back")), game_id, person)
            return
        person = self._chance.choice([one for one in EVERYBODY if _has_part_in(match, one)])
        steps: tuple[Callable[[Match, Person], Awaitable[None]], ...] = (
            self._move,
            self._vote,
            self._rest,
            self._nudge,
            self._come_back,
            self._go_elsewhere,
            *(self._plan,) * 2,
            *(self._take_back,) * 3,
            self._replace,
            self._replace,
        )
        is_vote_open = match.vote is not None and not match.vote.decided
        if is_vote_open and match.vote is not None and match.vote.subject is Subject.UNDO:
            steps = (self._move, *(self._vote,) * 8)  # a move makes it void
        elif is_vote_open or match.offer:
            steps += (self._vote, self._answer_offer) * 3
        elif self._answers_to_offers < ENOUGH_ANSWERS:
            steps += (self._replace,) * 8
        await self._chance.choice(steps)(match, person)

    async def _move(self, match: Match, _: Person) -> None:
        if match.waits_for is not None and not match.waits_for.is_computer:
            legal = match.view_for(match.waits_for.user_id).legal_actions()
            place = next(action for action in legal if isinstance(action, Place))
            actions = [str(place), str(End())]
            await self._do("act", match.game_id, match.waits_for, actions=actions)

    async def _vote(self, match: Match, _: Person) -> None:
        if match.vote is not None and not match.vote.decided and match.vote.silent:
            person = match.seats[self._chance.choice(match.vote.silent)]
            choices = [*match.vote.choices]
            if choices == [*AGREEING]:
                choices += [Answer.YES] * 6
            given = str(self._chance.choice(choices))
            about = match.vote.revision
            await self._do("answer", match.game_id, person, about=about, given=given)

    async def _rest(self, _: Match, person: Person) -> None:
        if not is_there(person.user_id, self._time.now()):
            return
        if not await self._ring.away.come_back(person.user_id):
            end = self._time.now() + timedelta(days=1)
            await self._ring.away.leave(person.user_id, end)

    async def _plan(self, match: Match, person: Person) -> None:
        """Keep plans for their next turn; whoever keeps them twice has them once."""
        view = match.ahead_for(person.user_id)
        if view is not None and is_there(person.user_id, self._time.now()):
            for actions in planned(view, "three"):
                await self._ring.plans.keep(match.game_id, person.user_id, actions)

    async def _nudge(self, match: Match, person: Person) -> None:
        await self._do("nudge", match.game_id, person)

    async def _come_back(self, match: Match, person: Person) -> None:
        await self._do("come_back", match.game_id, person)

    async def _take_back(self, match: Match, _: Person) -> None:
        if match.may_take_back:
            await self._do("take_back", match.game_id, match.seats[min(match.may_take_back)])

    async def _replace(self, match: Match, person: Person) -> None:
        guest, seat = self._chance.choice(EVERYBODY), self._chance.randrange(len(match.seats))
        await self._do("replace", match.game_id, person, seat=seat, guest=guest.user_id)

    async def _answer_offer(self, match: Match, _: Person) -> None:
        if match.offer is not None:
            deed = _TO_OFFERS[self._answers_to_offers % len(_TO_OFFERS)]
            by = match.offer.user_id
            if deed == "withdraw" and match.offer.asker is not None:
                by = match.seats[match.offer.asker].user_id
            for person in EVERYBODY:
                if person.user_id == by:
                    await self._do(deed, match.game_id, person, about=match.offer.revision)

    @property
    def _answers_to_offers(self) -> int:
        return sum(one.get("deed") in _TO_OFFERS for one in self._diary.tried)

    async def _go_elsewhere(self, match: Match, _: Person) -> None:
        (channel_id,) = {*CHANNELS} - {match.where.channel_id}
        await self._do("go_on_in", match.game_id, PEOPLE[0], channel_id=channel_id)

    async def _match(self) -> Match | None:
        """Return the present game, begun if need be; None while it is paused."""
        lobbies = self._ring.lobbies
        try:
            found = await self._open_game()
        except Refused:
            return None
        host, *guests = PEOPLE
        if found is None:
            found = await lobbies.open_lobby(1, CHANNELS[0], host, _TERMS, self._diary.next_id())
        if not isinstance(found, Lobby):
            return found
        for guest in guests[len(found.members) - 1 :]:
            await lobbies.join(found.game_id, guest, self._diary.next_id())
        return await lobbies.start(found.game_id, host.user_id, self._diary.next_id())

    async def _game_id(self) -> int | None:
        for channel_id in CHANNELS:
            stopped = await self._ring.matches.stopped_in(channel_id)
            if stopped is not None:
                return stopped.where.game_id
        found = await self._open_game()
        return None if found is None else found.game_id

    async def _open_game(self) -> Match | Lobby | None:
        """Return what is open in either channel.

        Raises:
            Refused: it is paused.
        """
        for channel_id in CHANNELS:
            found = await self._ring.matches.in_channel(channel_id)
            if found is not None:
                return found
        return None

    async def _do(self, deed: str, game_id: int, person: Person, **details: object) -> None:
        who = person.user_id
        if not is_there(who, self._time.now()):
            return
        tried = self._diary.note(deed=deed, game_id=game_id, who=who, **details)
        await self._deliver(tried)
        self._diary.close(tried)

    async def _deliver(self, tried: Tried) -> None:
        if "deed" not in tried:
            return
        votes, matches = self._ring.votes, self._ring.matches
        offers, channels = self._ring.offers, self._ring.channels
        game_id, who, interaction_id = tried["game_id"], tried["who"], tried["interaction_id"]
        cause, about = by_player(interaction_id), tried.get("about", 0)
        actions = just(*(parse_action(text) for text in tried.get("actions", ())))
        given = Answer(tried.get("given", Answer.NO))
        wanted = Handover(tried.get("seat", 0), tried.get("guest", 0))
        viewers = frozenset(person.user_id for person in EVERYBODY)
        elsewhere = Move(who, tried.get("channel_id", 0), cause, viewers)
        deeds: Mapping[str, Callable[[], Awaitable[object]]] = {
            "act": lambda: matches.act(game_id, who, actions, cause),
            "answer": lambda: votes.answer(game_id, who, about, given, interaction_id),
            "nudge": lambda: votes.nudge(game_id, who, interaction_id),
            "take_back": lambda: votes.ask_to_take_back(game_id, who, interaction_id),
            "replace": lambda: offers.ask(game_id, who, wanted, cause),
            "take_over": lambda: offers.take_over(game_id, who, about, interaction_id),
            "decline": lambda: offers.decline(game_id, who, about, interaction_id),
            "withdraw": lambda: offers.withdraw(game_id, who, about, cause),
            "go_on_in": lambda: channels.move(game_id, elsewhere),
            "resume": lambda: matches.resume(game_id, who, cause),
            "come_back": lambda: matches.come_back(game_id, who, cause),
            "resign": lambda: matches.resign(game_id, who, cause),
        }
        await deeds[tried["deed"]]()
