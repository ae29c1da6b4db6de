"""A name means one thing: files that share one are that thing on different floors."""

import ast
from collections import Counter
from collections.abc import Iterable

from tests.marks import IN_ONE_WORKER
from tests.sources import Module, modules_of

pytestmark = IN_ONE_WORKER

SHARED = {
    "away": "holidays: asked for, kept, shown",
    "clocks": "the clocks of games: their table, and what drives them",
    "closing": "games and lobbies that end without a result: how, and what is told of it",
    "direct": "direct messages: to whom, and what stands in them",
    "games": "games: their table, what people do in them, and where clicks on them lead",
    "greeting": "the greeting of a server: what it says, and how it is sent",
    "handing_over": "a seat that goes to somebody else: how, and what is told of it",
    "history": "the page of somebody's finished games, /history: read, made, shown",
    "leaderboard": "the page of a leaderboard: read, made, shown",
    "lobbies": "lobbies: their tables, how they go on, and what people ask for in them",
    "lobby": "one lobby: as a value, and as a message",
    "lost_channels": "channels in which games cannot go on: their table, and what is told of them",
    "managed_games": "games as the managers of a server see and end them: how, and shown",
    "moving": "games that move to other channels: asked for, done, written",
    "options": "the options that a host may change: which, and their panel",
    "outbox": "what is owed: its table, and what sends it",
    "overviews": "what people look up that is in no game: asked for, and shown",
    "panel": "the play panel: clicked, and shown",
    "plans": "what people plan for their next turn: its table, what knows it, and asked for",
    "preferences": "what people choose for themselves: its table, and what knows it",
    "privacy": "what is stored about somebody: asked for, done, and told",
    "profiles": "the page of a profile: asked for, read, made",
    "records": "games to take along: asked for, and shown",
    "rematches": "rematches: asked for, and how they come about",
    "reminders": "reminders: when, and what they say",
    "replays": "the past of a game: asked for, and shown",
    "results": "the results of finished games: their tables, and told",
    "reviews": "reviews of finished games: their tables, and who works them out",
    "server_presence": "on which servers the bot is: its table, and what follows",
    "server_settings": "what managers choose for their server: what that allows, and its panel",
    "servers": "what managers choose and end: its tables, and asked for",
    "settings": "what people choose for themselves, /settings: asked for, and shown",
    "threads": "threads for games: asked for, and opened",
    "votes": "votes: asked for, held, and told",
}
"""The names that files share, each with what it means on all floors."""


def floor_of(name: str) -> str:
    """The floor of a dotted name: "bot.storage" for bot.storage.people.former."""
    return ".".join(name.split(".")[:2])


def floors_by_name(among: Iterable[Module]) -> dict[str, list[str]]:
    """On which floors there are files of each name; packages themselves are named by folders."""
    packages = {module.name.rpartition(".")[0] for module in among}
    floors: dict[str, list[str]] = {}
    for module in among:
        if module.name not in packages:
            floors.setdefault(module.name.rpartition(".")[2], []).append(floor_of(module.name))
    return floors


def shared(among: Iterable[Module]) -> set[str]:
    return {name for name, floors in floors_by_name(among).items() if len(floors) > 1}


def twice_on_a_floor(among: Iterable[Module]) -> set[str]:
    """Names that two files of one floor share."""
    found = floors_by_name(among)
    return {name for name, floors in found.items() if len(set(floors)) < len(floors)}


def types_of(among: Iterable[Module]) -> Counter[str]:
    """How many classes and names of types there are of each name, type variables apart."""
    return Counter(name for module in among for line in module.tree.body for name in _type_of(line))


def _type_of(line: ast.stmt) -> list[str]:
    match line:
        case ast.ClassDef(name=name):
            return [name]
        case ast.Assign([ast.Name(id=name)], value):
            is_variable = isinstance(value, ast.Call)
            return [] if is_variable or name.isupper() or not name[0].isupper() else [name]
        case _:
            return []


def test_files_share_no_name_but_those_that_mean_one_thing() -> None:
    assert shared(modules_of("bot")) == SHARED.keys()


def test_no_two_files_of_one_floor_share_a_name() -> None:
    assert twice_on_a_floor(modules_of("bot")) == set()


def test_no_two_types_share_a_name() -> None:
    found = types_of(modules_of("bot"))

    assert found["Matches"] == found["GameChange"] == 1
    assert {name for name, number in found.items() if number > 1} == set()


def test_a_name_that_is_shared_is_found() -> None:
    apart = [Module("bot.services.games.notes", ""), Module("bot.storage.log.notes", "")]
    beside = [*apart, Module("bot.storage.notes", "")]
    package = [Module("bot.storage.log", ""), *apart, Module("bot.services.log", "")]

    assert shared(apart) == shared(beside) == {"notes"}
    assert (twice_on_a_floor(apart), twice_on_a_floor(beside)) == (set(), {"notes"})
    assert shared(package) == {"notes"}


def test_a_type_of_a_name_that_is_taken_is_found() -> None:
    both = [Module("bot.storage.log", "class Note: pass"), Module("bot.app", "Note = int | str")]
    variables = [Module("bot.app", 'Key = TypeVar("Key")\nMOST = 5\n_log = get_logger()')]

    assert types_of([*both, *variables]) == {"Note": 2}
