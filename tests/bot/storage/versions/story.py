"""What is played for a stored database: games in all states, a channel for each.

The older files were made by the same story, told to the programs of those days.
"""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.games.vote import Answer
from bot.services.lobbies.opening import Opening
from bot.services.lobby import Pace, Terms
from bot.services.pages.completing import complete_results
from bot.services.people import Person
from bot.services.preferences import Direct, Preference
from bot.services.servers.server_presence import ServerPresence
from bot.services.waiting.seat_offers import Handover
from bot.storage import servers
from bot.storage.servers import ServerRow
from tests.bot.services.clock import Clock
from tests.bot.services.privacy.life import FAY, privacy_of
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    DEE,
    EVA,
    GUILD,
    World,
    first_placement,
    open_world,
    proposal,
)

FINISHED, COMPUTERS, SET_UP, LOBBY, CANCELLED, RUNNING, DRAFT, TAKEN_BACK, PAUSED, PLAYED_FOR = (
    range(1, 11)
)
VOTING, HOLIDAY, UNDO, REPLACING, OFFERED, REMATCH, DELETED, TERRA, DOMAINE = range(11, 20)
"""What is going on in which channel."""

HOUR, DAY = timedelta(hours=1).total_seconds(), timedelta(days=1).total_seconds()


async def play(path: Path) -> None:
    """Play it all; what is done at last is owed to its channel, since the bot is killed then."""
    clock = Clock()
    async with open_world(path, clock) as world:
        await world.resume(world.courier)
        await _see_people_and_servers(world)
        over = await _finish(world)
        await _begin(world)
        await _delete(world)
        await _be_late(world)
        await _ask(world, over)
        world.renewal.wake()
        await world.renewal.finish()
        await complete_results(world.database)
        await world.settle()
        next_id = world.interaction()
    async with open_world(path, clock, next_id) as world:
        ((game_id,),) = await world.database.reader.run(
            "SELECT game_id FROM games WHERE channel_id = ?", (RUNNING,)
        )
        await world.take_turn(await world.matches.load(game_id))


def _asked(pace: Pace = Pace.NONE, setup: str = "auto") -> Terms:
    return proposal(pace=pace, target=60, setup=setup)


async def _see_people_and_servers(world: World) -> None:
    presence = ServerPresence(world.database, world.clock.now)
    await presence.meet([GUILD, GUILD + 1], 900)
    await presence.leave(GUILD + 1)
    for person in (ANN, BOB, CEM, DEE, EVA):
        await world.people.see(GUILD, person)
    chosen = Preference("fr", "night", is_text_first=True, direct=Direct.REMINDERS)
    await world.preferences.change(ANN.user_id, chosen)
    async with world.database.transaction() as connection:
        await servers.put(connection, GUILD, ServerRow())


async def _finish(world: World) -> Match:
    """One game is played to its end, and another is left by all but one."""
    await world.play_out(await world.start(asked=_asked(), channel_id=FINISHED))
    await world.settle()
    match = await _turns(world, 4, _asked(), BOB, CEM, channel_id=FINISHED)
    for person in (CEM, BOB):
        match = await _resign(world, match, person)
    return match


async def _begin(world: World) -> None:
    """Lobbies, and games in which somebody is on turn, has begun it, or has taken it back."""
    lobby = await world.open_lobby(channel_id=CANCELLED)
    await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())
    lobby = await world.open_lobby(channel_id=LOBBY)
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.add_computer(lobby)
    await world.lobbies.invite(lobby.game_id, ANN.user_id, CEM.user_id, world.interaction())
    match = await world.start_with_computers(1, _asked(), channel_id=COMPUTERS)
    for _ in range(2):
        await world.take_turn(await world.matches.load(match.game_id))
        await world.settle()
    match = await world.start(asked=_asked(setup="players"), channel_id=SET_UP)
    await world.act(match, first_placement(match))
    await _turns(world, 4, _asked(Pace.WEEK), BOB, CEM, channel_id=RUNNING)
    for channel_id in (DRAFT, TAKEN_BACK):
        match = await _turns(world, 1, _asked(Pace.WEEK), channel_id=channel_id)
        await world.act(match, first_placement(match))
    await world.matches.undo(match.game_id, BOB.user_id, by_player(world.interaction()))
    for variant, channel_id in (("terra", TERRA), ("domaine", DOMAINE)):
        terms = replace(_asked(Pace.WEEK), variant=variant, options={}, most_seats=4)
        match = await world.start(asked=terms, channel_id=channel_id)
        for _ in range(6):
            assert match.waits_for is not None
            legal = match.view_for(match.waits_for.user_id).legal_actions()
            match = (await world.act(match, legal[0])).match
    await world.settle()


async def _delete(world: World) -> None:
    """Somebody resigns and has their data deleted."""
    match = await _turns(world, 4, _asked(), FAY, channel_id=DELETED)
    await _resign(world, match, FAY)
    await privacy_of(world).delete(FAY.user_id)


async def _be_late(world: World) -> None:
    """Nobody answers in one game; in another a computer plays on; a third waits for a vote."""
    await world.start(BOB, CEM, asked=_asked(Pace.HALF_DAY), channel_id=PAUSED)
    await world.pass_time(6 * DAY)
    late = await world.start(BOB, CEM, asked=_asked(Pace.HALF_DAY), channel_id=PLAYED_FOR)
    await world.settle()
    await world.computer_plays_on(late)
    voting = await world.start(BOB, CEM, asked=_asked(Pace.DAY), channel_id=VOTING)
    await world.settle()
    await world.pass_time(DAY)
    await _answer(world, voting, BOB, Answer.SKIP)
    await _turns(world, 1, _asked(Pace.DAY), DEE, channel_id=HOLIDAY)
    await world.away.leave(DEE.user_id, world.clock.now() + timedelta(days=9))
    await world.settle()


async def _ask(world: World, over: Match) -> None:
    """Requests that are open: for an undo, a seat and a rematch; and a seat that is offered."""
    match = await _turns(world, 1, _asked(Pace.THREE_DAYS), BOB, CEM, channel_id=UNDO)
    await world.votes.ask_to_take_back(match.game_id, ANN.user_id, world.interaction())
    await world.settle()
    await _answer(world, match, BOB, Answer.YES)
    for channel_id, who, guest in ((REPLACING, ANN, DEE), (OFFERED, BOB, EVA)):
        match = await _turns(world, 1, _asked(Pace.WEEK), BOB, CEM, channel_id=channel_id)
        wanted = Handover([ANN, BOB].index(who), guest.user_id)
        cause = by_player(world.interaction())
        await world.offers.ask(match.game_id, who.user_id, wanted, cause)
        await world.settle()
    for voter in (ANN, CEM):
        await _answer(world, match, voter, Answer.YES)
    opening = Opening(GUILD, REMATCH, ANN, world.interaction())
    lobby = await world.rematches.ask(await world.matches.load(over.game_id), opening)
    await world.settle()
    await world.rematches.accept(lobby.game_id, BOB, world.interaction())
    await world.settle()


async def _turns(world: World, turns: int, terms: Terms, *guests: Person, channel_id: int) -> Match:
    """Begin a game, and let everybody take turns in it."""
    match = await world.start(*guests, asked=terms, channel_id=channel_id)
    for _ in range(turns):
        match = await world.take_turn(match)
        await world.settle()
    return match


async def _resign(world: World, match: Match, who: Person) -> Match:
    done = await world.matches.resign(match.game_id, who.user_id, by_player(world.interaction()))
    await world.settle()
    return done.match


async def _answer(world: World, match: Match, who: Person, given: Answer) -> None:
    vote = (await world.matches.load(match.game_id)).vote
    assert vote is not None
    await world.votes.answer(match.game_id, who.user_id, vote.revision, given, world.interaction())
    await world.settle()
