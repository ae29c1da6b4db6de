"""What managers see of their server, with as much in it as can be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from bot.presenters.ids.codec import LARGEST
from bot.presenters.message import Message
from bot.presenters.servers.acceptance_board import (
    acceptance_answer,
    acceptance_board,
    acceptance_in_thread,
)
from bot.presenters.servers.health_page import health_message
from bot.presenters.servers.managed_games import (
    closing_question,
    deleting_question,
    ended_message,
    game_message,
    games_message,
)
from bot.presenters.servers.permissions import Checked, check_message
from bot.presenters.servers.server_settings import SettingsShown, server_panel
from bot.requests.servers import FOR_THREADS
from bot.services.games.vote import Answer
from bot.services.lobby import Pace, Status
from bot.services.people import Person
from bot.services.servers.managed_games import Endable, EndableGame, GamesPage
from bot.services.servers.server_health import Health, Overdue
from bot.services.servers.server_settings import Openers, ServerRow
from bot.storage.games import Whereabouts
from bot.texts import Texts
from bot.transport.places import NEEDED
from tests.bot.presenters.largest_games import LONGEST_GAME, LONGEST_NAME

NEVER: Final = datetime(9999, 1, 1, tzinfo=UTC)
"""The time whose number is the longest."""


def server_panels(texts: Texts, languages: dict[str, str]) -> Iterator[Message]:
    """What managers see of their server, with as many channels as can be chosen."""
    many = tuple(LARGEST - number for number in range(25))
    for openers in Openers:
        for role_id in (None, LARGEST):
            chosen = ServerRow(many, openers, role_id, Pace.HALF_DAY, "fr", Answer.COMPUTER)
            for page in range(2):
                shown = SettingsShown(chosen, languages, {*many, LARGEST})
                yield server_panel(texts, shown, page, is_changed=True)
    for status in (Status.LOBBY, Status.RUNNING, Status.CLOSED):
        people = tuple(range(1, 6))
        game = EndableGame(
            where=Whereabouts(LARGEST // 2, LARGEST, LARGEST, LONGEST_GAME, LARGEST),
            variant="classic",
            status=status,
            created_at=NEVER,
            people=people,
            has_seat=True,
            is_counted=status is Status.CLOSED,
        )
        endable = Endable(game, tuple(Person(LARGEST, LONGEST_NAME) for _ in people))
        games = [
            replace(game, where=replace(game.where, game_id=LARGEST // 2 - number))
            for number in range(25)
        ]
        yield games_message(
            texts, GamesPage(tuple(games), is_first=False, older=games[-1].place), games
        )
        yield games_message(texts, GamesPage(()), [])
        yield game_message(texts, endable)
        yield closing_question(texts, endable)
        yield deleting_question(texts, endable)
        yield ended_message(texts, LONGEST_GAME, is_deleted=status is Status.RUNNING)
    missing = dict.fromkeys((*NEEDED, *FOR_THREADS), many)
    yield check_message(texts, Checked(many, many, missing))
    yield check_message(texts, Checked((), (), {}))
    yield acceptance_board(texts, LARGEST, is_edited=True, seconds=60)
    yield acceptance_in_thread(texts, LARGEST)
    yield acceptance_answer(texts)
    for is_connected in (True, False):
        for owed in (Overdue(LARGEST, NEVER), Overdue(LARGEST, None), Overdue(0, None)):
            health = Health(
                runs_since=NEVER,
                shard=998,
                shards=999,
                is_connected=is_connected,
                owed=owed,
            )
            yield health_message(texts, "100.100.100", health, Checked(many, many, missing))
