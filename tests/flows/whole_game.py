"""A whole game of three by typed commands, with a restart in the middle."""

from dataclasses import dataclass
from pathlib import Path

from bot.presenters.notation import write_move
from bot.services.games.match import Match
from engine.actions import Place
from engine.game import View
from tests.flows.journal import Journal
from tests.flows.recording import Posted, Recorder, Sent, Truth
from tests.flows.stored import checksums, logged, rows
from tests.flows.world import World

GAME_ID = 1
LONG_AFTER_A_DRAFT = 240.0
RESTART_AT_TURN = 10
TURNS_OF_TWO_STEPS = (4, 15)


@dataclass(frozen=True, slots=True)
class WholeGame:
    """What there is to know about the game; ``turns`` says whose each turn was, by user id."""

    joined: tuple[int, ...]
    start_id: int
    seed: str
    checksums: tuple[str, ...]
    sent: tuple[Sent, ...]
    truths: tuple[Truth, ...]
    posted: tuple[Posted, ...]
    standing: tuple[str, ...]
    turns: tuple[int, ...]
    actions: tuple[str, ...]
    final: Match
    journal: str
    faults: int


async def play_whole_game(directory: Path, journal: Journal) -> WholeGame:
    """Play from the first command to the result."""
    world = World(directory)
    async with world.running():
        recorder = Recorder(world)
        await world.open_lobby(world.ann, world.bob, world.cleo)
        recorder.look()
        start = await world.ann.click(world.newest(), label="Start")
        turns = []
        while (match := await world.bot.ring.matches.load(GAME_ID)).waits_for:
            recorder.look(match)
            turns.append(match.waits_for.user_id)
            if len(turns) == RESTART_AT_TURN:
                await world.restart()
            await take_turn(recorder, match, in_two_steps=len(turns) in TURNS_OF_TWO_STEPS)
        recorder.look(match)
        ((seed,),) = rows(world, "SELECT lower(hex(seed)) FROM games")
        return WholeGame(
            joined=(world.ann.id, world.bob.id, world.cleo.id),
            start_id=start._interaction.id,
            seed=str(seed),
            checksums=tuple(checksums(world)),
            sent=tuple(recorder.sent),
            truths=tuple(recorder.truths),
            posted=tuple(recorder.posted.values()),
            standing=tuple(message.content for message in world.posted()),
            turns=tuple(turns),
            actions=tuple(logged(world)),
            final=match,
            journal=journal.text,
            faults=len(journal.faults()),
        )


async def take_turn(recorder: Recorder, match: Match, *, in_two_steps: bool) -> None:
    """Let whose turn it is look at their hand, type the best move and send it."""
    world = recorder.world
    who = await world.on_turn()
    move = best_move(match.view_for(who.id))
    await who.slash(world.channel, "hand")
    for person in world.people:
        await world.moves(person)
    assert await world.moves(who, move) == [move]
    if in_two_steps:
        await who.slash(world.channel, "place", move=move, end=False)
        await world.env.advance_time(LONG_AFTER_A_DRAFT)
        recorder.look(await world.match())
        await who.slash(world.channel, "end")
    else:
        await who.slash(world.channel, "place", move=move)


def best_move(view: View) -> str:
    """Return the move that wins most points now, as one types it."""
    places = [action for action in view.legal_actions() if isinstance(action, Place)]
    return write_move(view, max(places, key=lambda place: view.preview(place).gain))
