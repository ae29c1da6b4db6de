"""Imports point along the arrows of ARCHITECTURE.md, and only app and sandbox read clocks."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter

import pytest

from engine.variants import VARIANTS
from tests.marks import IN_ONE_WORKER
from tests.sources import Module, findings, imports, modules

pytestmark = IN_ONE_WORKER

EVERYTHING = {"engine", "renderer", "bot"}
MOST_FILES = 25
"""Files and folders of sources in a folder."""
ASKS = {
    "engine",
    "bot.presenters",
    "bot.requests",
    "bot.services",
    "bot.texts",
    "bot.transport",
}
# Whom each room may import, besides itself. A room that is not named here may not be there.
ARROWS: dict[str, set[str]] = {
    "engine": set(),
    "renderer": {"engine"},
    "bot": set(),
    "bot.config": set(),
    "bot.memory": set(),
    "bot.signals": set(),
    "bot.grammar": set(),
    "bot.texts": {"bot.grammar"},
    "bot.version": set(),
    "bot.logs": {"bot.config"},
    "bot.storage": {"bot.version"},
    "bot.services": {"engine", "renderer", "bot.storage"},
    "bot.presenters": {"engine", "renderer", "bot.services", "bot.texts"},
    "bot.recordings": {"engine", "renderer", "bot.presenters", "bot.texts"},
    "bot.transport": {"bot.presenters", "bot.services", "bot.storage", "bot.texts"},
    "bot.requests": {
        "engine",
        "bot.presenters",
        "bot.services",
        "bot.texts",
        "bot.transport",
        "bot.version",
    },
    "bot.commands": ASKS,
    "bot.panels": ASKS,
    "bot.sandbox": {
        "bot.app",
        "bot.config",
        "bot.logs",
        "bot.presenters",
        "bot.services",
        "bot.storage",
        "bot.texts",
    },
    "bot.operating": {
        "engine",
        "renderer",
        "bot.config",
        "bot.memory",
        "bot.presenters",
        "bot.services",
        "bot.storage",
        "bot.texts",
        "bot.transport",
        "bot.version",
    },
    "bot.app": EVERYTHING,
    "bot.cli": EVERYTHING,
    "bot.__main__": {"bot.cli", "bot.config", "bot.storage", "bot.texts", "bot.version"},
}
LIBRARIES = {"engine": set[str](), "renderer": {"PIL", "arabic_reshaper", "bidi", "isal"}}
WITHOUT_DISCORD = ("bot.services", "bot.storage")
NOT_IN_THE_ENGINE = {
    "asyncio",
    "datetime",
    "io",
    "os",
    "pathlib",
    "secrets",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
    "time",
}
CLOCKS = {
    "date.today",
    "datetime.now",
    "datetime.utcnow",
    "time.monotonic",
    "time.perf_counter",
    "time.time",
    "time.time_ns",
    "utils.utcnow",
}
GAMES = {f"engine.{name}" for name in VARIANTS}
KNOWS_THE_GAMES = GAMES | {"engine.variants"}
KEEPS_TIME = {
    "bot.app",
    "bot.sandbox.world",  # sets the simulated Discord's clock
}


def room_of(name: str) -> str:
    """The room a dotted name leads into: "engine" for engine.board, "bot.services" below bot."""
    return ".".join(name.split(".")[: 2 if name.startswith("bot.") else 1])


def wrong_imports(module: Module) -> list[str]:
    """What a module imports against the arrows."""
    return [name for name in imports(module) if not may_import(room_of(module.name), name)]


def may_import(room: str, name: str) -> bool:
    top = name.partition(".")[0]
    if name.startswith(".") or top == "tests":
        return False
    if top in {"engine", "renderer", "bot"}:
        return not {top, room_of(name)}.isdisjoint({room, *ARROWS.get(room, ())})
    if room == "engine" and top in NOT_IN_THE_ENGINE:
        return False
    return room not in LIBRARIES or top in sys.stdlib_module_names | LIBRARIES[room]


def reaches_discord(start: Module, all_modules: dict[str, Module]) -> bool:
    """Whether importing a module imports discord too, be it through others."""
    waiting, seen = [start], {start.name}
    while waiting:
        for name in imports(waiting.pop()):
            if name.partition(".")[0] == "discord":
                return True
            for known in (name, name.rpartition(".")[0]):
                if known in all_modules and known not in seen:
                    seen.add(known)
                    waiting.append(all_modules[known])
    return False


def clock_readings(module: Module) -> list[str]:
    """Uses of `datetime.now`, `time.time` and the like, imported by whatever name."""
    used = [ast.unparse(node) for node in module.nodes if isinstance(node, ast.Attribute)]
    return [name for name in [*used, *imports(module)] if ".".join(name.split(".")[-2:]) in CLOCKS]


def shared_randomness(module: Module) -> list[str]:
    """Uses of the random generator that everyone shares, instead of one that is owned."""
    used = [ast.unparse(node) for node in module.nodes if isinstance(node, ast.Attribute)]
    return [
        name
        for name in [*used, *imports(module)]
        if name.startswith("random.") and name != "random.Random"
    ]


def words_from_names(module: Module) -> list[str]:
    """Uses of the name of a class or a function, or of the order of a value's fields."""
    used = [node for node in module.nodes if isinstance(node, ast.Attribute)]
    names = [ast.unparse(node) for node in used if node.attr in {"__name__", "__qualname__"}]
    taken_apart = {f"dataclasses.{name}" for name in ("asdict", "astuple", "fields")}
    return [*names, *(name for name in imports(module) if name in taken_apart)]


def docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    """The sentences that explain; they decide nothing."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as text):
                yield text
            case _:
                pass


def variants_named(module: Module) -> list[str]:
    """Texts of the code in which a variant's name stands, and imports of a single game."""
    tree = module.tree
    explaining = set(docstrings(tree))
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node not in explaining and isinstance(node.value, str)
    ]
    named = [text for text in texts if not VARIANTS.keys().isdisjoint(re.findall("[a-z]+", text))]
    return [*named, *(name for name in imports(module) if ".".join(name.split(".")[:2]) in GAMES)]


def test_every_room_has_its_arrows() -> None:
    assert {room_of(module.name) for module in modules()} <= ARROWS.keys()


def test_imports_follow_the_arrows() -> None:
    assert findings(wrong_imports, modules()) == {}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("engine.board", "import renderer.theme"),
        ("engine.board", "from bot.services import matches"),
        ("engine.board", "import os.path"),
        ("engine.board", "from time import time"),
        ("engine.board", "import PIL"),
        ("engine.board", "from . import hexes"),
        ("renderer.board", "import bot.config"),
        ("renderer.board", "import discord"),
        ("bot.storage.games", "import bot.services.games.matches"),
        ("bot.storage.games", "from engine.turns import Options"),
        ("bot.services.games.matches", "from bot import presenters"),
        ("bot.services.games.matches", "import bot.app"),
        ("bot.presenters.board", "import bot.storage.games"),
        ("bot.commands.game", "from bot.storage import games"),
        ("bot.panels.hand", "import bot.commands.game"),
        ("bot.app", "import tests.sources"),
        ("bot.utilities", "import bot.texts"),
    ],
)
def test_an_import_against_the_arrows_is_found(name: str, text: str) -> None:
    assert wrong_imports(Module(name, text)) != []


def rooms_in(folder: str, all_modules: Iterable[Module]) -> dict[str, set[str]]:
    """Whom each room of a folder imports within it; a room is a file or a folder there."""
    depth = folder.count(".") + 2
    arrows: dict[str, set[str]] = {}
    for module in all_modules:
        if module.name.startswith(f"{folder}."):
            room = ".".join(module.name.split(".")[:depth])
            targets = {".".join(name.split(".")[:depth]) for name in imports(module)}
            inside = {name for name in targets if name.startswith(f"{folder}.")}
            arrows.setdefault(room, set()).update(inside - {room})
    return arrows


def circle_in(arrows: dict[str, set[str]]) -> list[str]:
    """Rooms that import each other in a loop, in order; none if there is no loop."""
    try:
        tuple(TopologicalSorter(arrows).static_order())
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize(
    "folder",
    ["engine", "renderer", "bot", "bot.services", "bot.presenters", "bot.transport", "bot.storage"],
)
def test_no_rooms_of_a_folder_import_each_other_in_a_loop(folder: str) -> None:
    arrows = rooms_in(folder, modules())

    assert len(arrows) > 4
    assert circle_in(arrows) == []


def test_a_loop_of_rooms_is_found() -> None:
    loop = [
        Module("bot.services.lobbies", "from bot.services.games.matches import Matches"),
        Module("bot.services.games.matches", "from bot.services.lobbies import Lobbies"),
        Module("bot.services.games.match", ""),
    ]

    assert set(circle_in(rooms_in("bot.services", loop))) == {
        "bot.services.lobbies",
        "bot.services.games",
    }


def test_folders_have_at_most_25_files() -> None:
    files = Counter(module.name.rpartition(".")[0] for module in modules() if "." in module.name)

    assert files["bot.services.games"] > 10
    assert {folder: number for folder, number in files.items() if number > MOST_FILES} == {}


def test_services_and_storage_never_reach_discord() -> None:
    shipped = {module.name: module for module in modules()}

    reaching = [
        name
        for name, module in shipped.items()
        if name.startswith(WITHOUT_DISCORD) and reaches_discord(module, shipped)
    ]

    assert reaching == []


def test_discord_is_found_behind_another_module() -> None:
    service = Module("bot.services.games.matches", "from bot.services.helper import help_out")
    helper = Module("bot.services.helper", "import discord")

    assert reaches_discord(service, {service.name: service, helper.name: helper})


def test_only_the_app_and_the_sandbox_read_a_clock() -> None:
    assert findings(clock_readings, modules()).keys() <= KEEPS_TIME


@pytest.mark.parametrize(
    "text",
    [
        "from datetime import datetime\ndatetime.now()",
        "import datetime\ndatetime.datetime.utcnow()",
        "import time\ntime.time()",
        "from time import monotonic",
        "from discord.utils import utcnow",
        "import discord\nnow = discord.utils.utcnow",
    ],
)
def test_a_reading_of_a_clock_is_found(text: str) -> None:
    assert clock_readings(Module("bot.services.clock", text)) != []


def test_only_the_client_and_the_table_of_requests_see_all_services() -> None:
    found = findings(lambda module: [*imports(module)], modules())

    services = "bot.transport.wiring.Services"
    seeing = {name for name, imported in found.items() if services in imported}

    assert seeing == {"bot.app", "bot.requests.all"}


def test_randomness_has_an_owner() -> None:
    assert findings(shared_randomness, modules()) == {}


@pytest.mark.parametrize(
    "text", ["import random\nrandom.choice([1])", "from random import shuffle"]
)
def test_randomness_without_an_owner_is_found(text: str) -> None:
    assert shared_randomness(Module("engine.tiles", text)) != []


def test_no_word_that_is_stored_or_sent_is_the_name_of_a_class_or_a_function() -> None:
    assert findings(words_from_names, modules()) == {}


@pytest.mark.parametrize(
    "text",
    [
        "word = type(action).__name__.lower()",
        'path = f"game {do.__qualname__}"',
        "from dataclasses import astuple",
    ],
)
def test_a_word_made_from_a_name_is_found(text: str) -> None:
    assert words_from_names(Module("bot.commands.play", text)) != []


def test_only_the_games_themselves_and_their_list_know_which_game_it_is() -> None:
    assert findings(variants_named, modules()).keys() <= KNOWS_THE_GAMES


@pytest.mark.parametrize(
    "text",
    [
        'if game.variant == "terra":\n    pass',
        'match variant:\n    case "classic" | "domaine":\n        pass',
        'if variant in {"terra", "domaine"}:\n    pass',
        'VARIANTS["domaine"].tiles',
        'key = f"{verb}-terra"',
        "from engine.terra import TerraGame",
        "from engine import domaine",
        "import engine.classic",
    ],
)
def test_a_decision_by_a_variants_name_is_found(text: str) -> None:
    assert variants_named(Module("bot.presenters.deeds", text)) != []


@pytest.mark.parametrize(
    "text",
    ['"""What is written about terra."""', 'texts.say(f"variant-{game.variant}")', '"terrace"'],
)
def test_an_explanation_or_a_name_that_is_passed_on_decides_nothing(text: str) -> None:
    assert variants_named(Module("bot.presenters.deeds", text)) == []
