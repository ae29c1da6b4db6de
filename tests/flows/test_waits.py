"""Votes about who does not come, pauses, seats that computers play for people, and holidays."""

from datetime import timedelta

import discord
from simcord import MemberActor, ResponseMessage

from bot.presenters.people import date_and_time, shown_name
from bot.presenters.waits.away import AwayId
from bot.services.waiting.away import LONGEST
from tests.flows.panels import open_panel
from tests.flows.raw import clicked, deliver
from tests.flows.world import World, custom_id, labels, said, shown

HOUR = 60.0 * 60


async def hours(world: World, number: float) -> None:
    """Let some hours pass, and a moment more; what falls due in them is sent."""
    await world.env.advance_time(number * HOUR + 1)
    await world.env.settle()


async def click(world: World, who: MemberActor, message: discord.Message, key: str) -> str:
    """Press the button of a message that has a text; return the answer."""
    return said(await who.click(message, custom_id=custom_id(message, world.text(key))))


def asked(world: World) -> discord.Message:
    """The newest message with the buttons of a vote."""
    skip = world.text("button-skip")
    return next(message for message in reversed(world.posted()) if skip in labels(message))


async def test_two_people_decide_about_a_third_and_take_a_paused_game_up_again(
    world: World,
) -> None:
    await world.start_game(world.ann, world.bob, world.cleo, pace="12h")
    await world.place(world.ann, end=False)
    await hours(world, 12)
    vote = asked(world)
    undone = said(await world.ann.slash(world.channel, "game undo"))
    assert undone.startswith(world.text("panel-undone"))
    old = custom_id(vote, world.text("button-wait"))
    skip = world.text("button-skip")
    assert set(world.called(vote)) == {world.bob, world.cleo}

    stranger = await click(world, world.dan, vote, "button-skip")
    first = await click(world, world.bob, asked(world), "button-skip")
    last = await click(world, world.cleo, asked(world), "button-skip")
    (late,) = await deliver(world, clicked(world, world.cleo, vote, old))

    decision = world.text("vote-decided", answer=skip)
    assert stranger == world.text("refused-not-a-player")
    assert first == world.text("done-voted", answer=skip)
    assert last == world.text("done-voted-last", answer=skip, decided=decision)
    assert said(late) == world.text("refused-vote-over")
    (edited,) = (message for message in world.posted() if message.id == vote.id)
    assert decision in edited.content
    assert labels(edited) == []
    assert world.called(world.newest()) == [world.bob]

    for waits in (12, 12, 6, 9.5):  # twice nobody answers what is to become of Bob's turn
        await hours(world, waits)
    call = world.newest()
    assert set(world.called(call)) == {world.ann, world.cleo}
    assert "Closes" in call.content
    await hours(world, 2.5)
    call, paused = world.posted()[-2:]
    assert labels(call) == []
    assert labels(paused) == [world.text("button-resume")]
    silence = world.text("vote-decided-by-silence", answer=world.text("button-wait"))
    assert len([message for message in world.posted() if silence in message.content]) == 2
    answered = said(await world.ann.slash(world.channel, "place", move="1a"))
    assert world.text("paused-nobody-answers") in answered
    gone_on = await click(world, world.cleo, paused, "button-resume")
    name = shown_name((await world.match()).where.name)
    assert gone_on == world.text("done-gone-on", game=name)
    resumed = {"mention": world.bob.mention, "name": world.cleo.mention, "game": name}
    assert world.newest().content == world.text("told-resumed-call", **resumed)
    assert world.called(world.newest()) == [world.bob]
    (told,) = [message for message in world.posted() if message.id == paused.id]
    assert (told.content, labels(told)) == (world.text("told-gone-on", game=name), [])
    assert await world.on_turn() == world.bob


async def test_who_opens_their_panel_takes_their_seat_back(world: World) -> None:
    match = await world.start_game(world.ann, world.bob, pace="12h")
    await hours(world, 12)
    assert world.text("button-computer") not in labels(asked(world))  # not the first time
    await click(world, world.bob, asked(world), "button-skip")
    await world.place(world.bob, end=True)
    await hours(world, 12)
    await click(world, world.bob, asked(world), "button-computer")
    assert await world.on_turn() == world.bob

    name = (await world.match()).where.name
    for command in ("hand", "place", "game resign", "game undo", "game nudge"):
        options = {"move": "1a L14"} if command == "place" else {}
        answer = shown(await world.ann.slash(world.channel, command, **options))
        assert answer.content == world.text("refused-played-for-you", name=shown_name(name))
        assert labels(answer) == [world.text("button-return")], command
    question = await open_panel(world, world.ann)
    welcome = shown(await world.ann.click(question, label=world.text("button-return")))

    game = shown_name(match.where.name)
    assert question.content == world.text("back-question", game=game)
    assert welcome.content == world.text("done-back", game=game)
    assert (await world.match()).seats == match.seats
    told = world.newest()
    assert told.content == world.text("back-told", name=world.ann.mention, game=game)
    assert world.called(told) == []


async def test_time_runs_out_in_steps_and_a_computer_plays_until_its_owner_is_back(
    world: World,
) -> None:
    match = await world.start_game(world.ann, world.bob, pace="12h")
    game, before = shown_name(match.where.name), len(world.posted())
    for step in (5.9, 0.2, 4.6, 0.2, 1.0, 0.2):  # around a half, nine tenths and the end
        await hours(world, step)
    half, nearly_all, vote = world.posted()[before:]
    for reminder in (half, nearly_all):
        assert f"**{game}** is waiting for you" in reminder.content
        assert world.called(reminder) == [world.ann]
    assert world.called(vote) == [world.bob]

    await hours(world, 9)
    call = world.newest()
    assert call.id != vote.id
    assert world.called(call) == [world.bob]
    assert call.content.splitlines()[-1] == vote.content.splitlines()[-1]  # until when
    await click(world, world.bob, call, "button-botturn")
    await world.place(world.bob, end=True)
    await hours(world, 12)
    await click(world, world.bob, asked(world), "button-computer")
    told, board = world.posted()[-2:]
    assert told.content == world.text("decided-computer", name="Ann")
    assert world.called(board) == [world.bob]
    assert "Ann (bot)" in board.content

    turns = shown(await world.ann.slash(world.channel, "turns"))
    await world.ann.click(turns, label=world.text("turns-return", game=match.where.name))
    assert world.newest().content == world.text("back-told", name=world.ann.mention, game=game)
    assert (await world.match()).seats == match.seats


async def test_a_holiday_is_shown_set_changed_and_ended(world: World) -> None:
    match = await world.start_game(pace="1d")

    async def away(**options: str) -> ResponseMessage:
        return shown(await world.ann.slash(world.channel, "away", **options))

    typed = ("10 hours", "03/04", "1.1.2020", "31", "9999-12-31")
    not_away = await away()
    refused = [(await away(until=text)).content for text in typed]
    by_days = await away(until="3 days")
    info = said(await world.bob.slash(world.channel, "game info"))
    last_day = (world.env.now() + timedelta(days=5)).replace(hour=0, minute=0, second=0)
    by_date = await away(until=f"{last_day:%Y-%m-%d}")
    set_to = by_date.content
    again = await away()
    assert again.content == set_to
    assert labels(by_days) == labels(again) == [world.text("away-end")]
    ended = shown(await world.ann.click(again, custom_id=str(AwayId())))

    assert not_away.content == world.text("away-how", most=LONGEST.days)
    assert refused == [
        world.text("refused-away-unreadable"),
        world.text("refused-away-ambiguous"),
        world.text("refused-away-over"),
        *[world.text("refused-away-too-long", days=LONGEST.days)] * 2,
    ]
    assert "Ann is away until <t:" in info
    assert set_to == world.text("away-now", when=date_and_time(last_day + timedelta(days=1)))
    assert ended.content.startswith(world.text("away-ended"))
    # Nothing calls who is back of their own accord: what waits stands in the answer itself.
    assert f"[{match.where.name}]" in ended.content
    assert labels(ended) == [world.text("turns-play", game=match.where.name)]
