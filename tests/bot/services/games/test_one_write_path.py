"""Logs and what follows from them are written in few places, each under the game's lock."""

import ast

from tests.marks import IN_ONE_WORKER
from tests.sources import Module, findings, modules_of

pytestmark = IN_ONE_WORKER

WRITERS = {
    "log.append": {
        "bot.services.games.committing.change",
        "bot.services.games.replaying",
        "bot.services.games.lifecycle.beginning",
        "bot.services.games.lifecycle.stopping",
        "bot.services.waiting.putting_back",
    },
    "write_change": {"bot.services.games.matches"},
    "plans.put": {"bot.services.games.planning.looking", "bot.services.waiting.plans"},
    "begin_game": {"bot.services.games.matches"},
    "games.set_rules": {"bot.services.games.replaying"},
    "games.set_status": {"bot.services.lobbies.closing", "bot.services.games.derived"},
    "replayed": {"bot.services.games.matches"},
    "close_game": {
        "bot.services.servers.ending",
        "bot.services.games.matches",
        "bot.services.games.lifecycle.removing",
        "bot.services.waiting.idling",
    },
    "games.bury": {"bot.services.games.lifecycle.removing"},
    "replace_person": {"bot.services.privacy.privacy"},
    "games.keep_bag": {"bot.services.privacy.privacy"},
    "closed_by": {"bot.services.servers.managed_games"},
    "deleted_by": {"bot.services.servers.managed_games"},
}
"""Who may call what; ``ending`` works where no bot does, ``lobbies`` on what has no log yet.

``privacy`` holds the locks of all games by ``Matches.apart``, ``plans`` that of one by ``held``.
What ``closed_by`` and ``deleted_by`` return is carried out by ``Matches.remove``, what ``idling``
and ``putting_back`` do by ``Matches.add_to_log``.
"""


def calls(module: Module) -> list[str]:
    """The writers that a module calls."""
    named = [ast.unparse(node.func) for node in module.nodes if isinstance(node, ast.Call)]
    return [name for name in named if name in WRITERS]


def test_only_the_write_path_writes_logs_and_statuses() -> None:
    found = findings(calls, modules_of("bot"))

    callers = {
        writer: {name for name, called in found.items() if writer in called} for writer in WRITERS
    }

    assert callers == WRITERS
