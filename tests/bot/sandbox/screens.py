"""`python -m tests.bot.sandbox.screens LANGUAGE FOLDER`: what people see, as pictures to look at.

Three people play on the sandbox's page in one language. Lobby, boards, panels, plans, votes,
results, reviews and pages are drawn as a phone shows them, at each of two widths.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.async_api import Locator

from bot.presenters.notation import write_move
from bot.presenters.panel.naming import KINDS
from bot.services.games.match import Match
from bot.texts import Catalogue, Texts
from engine.actions import Action, Place, action_to_json
from engine.game import View
from engine.variants import VARIANTS
from tests.arena.today import choose_greedily
from tests.bot.sandbox.browser import Browser, browsing
from tests.bot.sandbox.phone import HEIGHT, Phone, chromium, pick_up
from tests.bot.sandbox.table import Room, room, speak

WIDTHS: Final = (400, 312)
"""Of a phone in points, and what is left of it beside Discord's margins."""

TALLEST: Final = 3000
"""A message is drawn whole, however long it is."""

PLAYERS: Final = ("Björn", "Chloé", "Ann")
"""Who chooses the language, one after the other; the last opens the games."""

MODES: Final[Mapping[str, Sequence[str]]] = {
    "classic": (),
    "terra": ("settle", "withdraw"),
    "domaine": ("mark",),
}
"""What can be done besides placing, each with a panel of its own."""

DISC_MODES: Final = frozenset(map(str, KINDS))
"""What a panel shows first where no tile can be placed; the only one has no tab."""

ACTIONS_BEFORE: Final = 5
"""So many actions have been carried out when a board and a panel are looked at."""

BUDGET: Final = 60
MOST_ACTIONS: Final = 300
REVIEW_SECONDS: Final = 240
AN_HOUR: Final = 3600
A_TURN: Final = timedelta(days=3)

PAGES: Final = (
    *("turns", "history", "profile", "leaderboard", "replay", "verify", "export"),
    *("settings", "server", "privacy", "away", "help", "game info", "game list"),
)
"""Commands whose answers are looked at once a game is over."""


@dataclass
class Camera:
    """Takes pictures of messages into a folder, in the order in which they are seen."""

    folder: Path
    taken: list[Path] = field(default_factory=list)

    async def take(self, phone: Phone, name: str, message: Locator | None = None) -> None:
        """Draw a message at each width: the newest that somebody alone sees if none is given."""
        message = message or phone.newest
        number = len(self.taken) // len(WIDTHS)
        for width in WIDTHS:
            await phone.page.set_viewport_size({"width": width, "height": TALLEST})
            await phone.page.wait_for_function("width => innerWidth === width", arg=width)
            await phone.settled(message)
            path = self.folder / f"{number:02}-{name}-{width}.png"
            await message.screenshot(path=path, animations="disabled")
            self.taken.append(path)
        await phone.page.set_viewport_size({"width": WIDTHS[0], "height": HEIGHT})


@dataclass
class Evening:
    """One game after another in a language, with a camera beside."""

    at: Room
    texts: Texts
    browser: Browser
    phones: dict[str, Phone]
    camera: Camera
    games: int = 0

    async def first_game(self) -> None:
        """Look at everything that is not a variant's own."""
        ann = self.phones["Ann"]
        await self.open_lobby("classic")
        await self._tapped(ann, "button-options", "options")
        await ann.tap(self.texts.say("button-start"))
        await self._look_at_turn("classic")
        await self._plan()
        await self._refuse()
        await self._vote()
        await self._undo()
        await self._play(MOST_ACTIONS)
        await self._take_board("result")
        await self._review()
        for command in PAGES:
            await self._asked(command)
        await self._asked("board", text=True)

    async def game_of(self, variant: str) -> None:
        """Look at the rules, a turn and the result of a variant."""
        await self._asked("rules", variant=variant)
        await self.open_lobby(variant)
        await self.phones["Ann"].tap(self.texts.say("button-start"))
        await self._look_at_turn(variant)
        await self._play(MOST_ACTIONS)
        await self._take_board(f"result-{variant}")

    async def open_lobby(self, variant: str) -> None:
        """Let Ann open a lobby, and the others join it."""
        self.games += 1
        await self.browser.become("Ann")
        await self.browser.send("game new", variant=variant, order="joined")
        for name in ("Björn", "Chloé"):
            await self.phones[name].tap(self.texts.say("button-join"))
        await self._take_board(f"lobby-{variant}")

    async def _look_at_turn(self, variant: str) -> None:
        await self._play(ACTIONS_BEFORE)
        await self._take_board(f"board-{variant}")
        phone = await self._open_panel(f"panel-{variant}")
        for button in ("hand", "board", "more"):
            await self._tapped(phone, f"button-{button}", f"{button}-{variant}")
        for mode in MODES[variant]:
            await self._look_at_mode(mode)

    async def _look_at_mode(self, mode: str) -> None:
        """Play on until an action of that kind can be chosen, and look at its panel."""
        for _ in range(MOST_ACTIONS):
            match = await self._match()
            if match.waits_for is None:
                return
            legal = match.view_for(match.waits_for.user_id).legal_actions()
            kinds = {action_to_json(action)["do"] for action in legal}
            if kinds & DISC_MODES == {mode} and "place" not in kinds:
                await self._open_panel(f"panel-{mode}")
                return
            if kinds > {mode}:
                phone = await self._open_panel(f"panel-to-{mode}")
                await self._tapped(phone, f"mode-{mode}", f"panel-{mode}")
                return
            await self._play(1)

    async def _open_panel(self, name: str) -> Phone:
        phone = await self._phone_on_turn()
        await phone.open_panel(self.texts.say("button-play"))
        await self.camera.take(phone, name)
        return phone

    async def _plan(self) -> None:
        on_turn = await self._name_on_turn()
        phone = next(phone for name, phone in self.phones.items() if name != on_turn)
        await phone.open_panel(self.texts.say("button-play"))
        await self.camera.take(phone, "planning")
        await phone.tap(self.texts.say("do-seal", begun="no"))
        await self.camera.take(phone, "planned")

    async def _refuse(self) -> None:
        name = await self._name_on_turn()
        await self.browser.become(name)
        await self.browser.send("place", move="1a A1 r0")
        await self.camera.take(self.phones[name], "refused")

    async def _vote(self) -> None:
        on_turn = await self._name_on_turn()
        await self.browser.move_time(round(A_TURN.total_seconds()) - AN_HOUR)
        await self._take_board("reminded")
        await self.browser.move_time(2 * AN_HOUR)
        await self._take_board("vote")
        for name, phone in self.phones.items():
            if name != on_turn:
                await self._tapped(phone, "button-skip", f"voted-{name}")
        await self._take_board("skipped")

    async def _undo(self) -> None:
        name = await self._name_on_turn()
        await self._play(1)
        await self.browser.become(name)
        await self.browser.send("game undo")
        await self.camera.take(self.phones[name], "undo-asked")
        await self._take_board("undo")

    async def _review(self) -> None:
        ann = self.phones["Ann"]
        await self._tapped(ann, "button-review", "review-begins")
        on = ann.newest.get_by_role("button", name=self.texts.say("review-on"))
        await on.wait_for(timeout=REVIEW_SECONDS * 1000)
        await self.camera.take(ann, "review")
        await self._tapped(ann, "review-on", "turning-point")

    async def _tapped(self, phone: Phone, button: str, name: str) -> None:
        await phone.tap(self.texts.say(button))
        await self.camera.take(phone, name)

    async def _asked(self, command: str, **options: str | bool) -> None:
        """Let Ann type a command, and look at the answer."""
        await self.browser.become("Ann")
        await self.browser.send(command, **options)
        await self.camera.take(
            self.phones["Ann"], "-".join([*command.split(), *map(str, options.values())])
        )

    async def _take_board(self, name: str) -> None:
        """Look at the newest message that all see."""
        phone = self.phones["Ann"]
        own = phone.page.locator(".message-ephemeral-note")
        message = phone.messages.locator(".channel-message").filter(has_not=own).last
        await self.camera.take(phone, name, message)

    async def _play(self, actions: int) -> None:
        """Let whoever is on turn type what a greedy player would."""
        for _ in range(actions):
            match = await self._match()
            if match.waits_for is None:
                return
            view = match.view_for(match.waits_for.user_id)
            await self.browser.become(match.waits_for.name)
            await self._type(view, choose_greedily(view, BUDGET))

    async def _type(self, view: View, action: Action) -> None:
        match action:
            case Place():
                await self.browser.send("place", move=write_move(view, action))
            case _ if disc := action_to_json(action).get("disc"):
                command = str(action_to_json(action)["do"])
                offered = await self.browser.complete(command, "disc", f"({disc})")
                await self.browser.send(command, disc=offered[0])
            case _:
                await self.browser.send(str(action))

    async def _match(self) -> Match:
        return await self.at.bot.ring.matches.load(self.games)

    async def _name_on_turn(self) -> str:
        on_turn = (await self._match()).waits_for
        assert on_turn is not None
        return on_turn.name

    async def _phone_on_turn(self) -> Phone:
        return self.phones[await self._name_on_turn()]


@asynccontextmanager
async def evening(language: str, folder: Path) -> AsyncIterator[Evening]:
    """Let three people meet who speak a language."""
    texts = Catalogue().texts(language)
    with TemporaryDirectory() as home:
        async with chromium() as window, room(Path(home)) as at, browsing(at.url) as browser:
            for name in PLAYERS:
                await speak(browser, name, language)
            phones = {name: await pick_up(window, at.url, name) for name in PLAYERS}
            yield Evening(at, texts, browser, phones, Camera(folder))


async def look(language: str, folder: Path) -> list[Path]:
    """Draw everything into a folder, and return the pictures."""
    async with evening(language, folder) as tonight:
        await tonight.first_game()
        for variant in VARIANTS:
            if variant != "classic":
                await tonight.game_of(variant)
    return tonight.camera.taken


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw what people see in a language."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("language", choices=Catalogue().languages)
    parser.add_argument("folder", type=Path)
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    taken = asyncio.run(look(chosen.language, chosen.folder))
    sys.stdout.write(f"{len(taken)} pictures are in {chosen.folder}\n")


if __name__ == "__main__":
    main()
