"""Taps at random in all three games: each does just what the panel said, or nothing at all.

Two panels of each player lie open, so that many taps come late; some come twice at once, some from
whoever is not on turn, some after a restart. One player reads another language, words first.
"""

import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import takewhile

import pytest
from simcord import MemberActor, ResponseMessage

from bot.presenters.ids.panel_ids import Mode, PanelId, PanelVerb
from bot.presenters.panel.naming import KINDS
from bot.services.games.check import Finding, check_all
from bot.services.games.match import Match
from bot.services.preferences import Preference
from bot.storage.database import open_to_read
from bot.texts import Catalogue
from tests.flows import raw
from tests.flows.panels import (
    booked,
    enabled,
    gain_in,
    ids_of,
    open_panel,
    selects,
    texts_of,
    told,
)
from tests.flows.stored import Rows, logged, rows, stored
from tests.flows.world import World, shown

GAME_ID = 1
ENOUGH_TAPS = 150
MOST_TAPS = 450
"""What is seldom tapped may take so many."""
RESTART_AT_TAP = 40
OPEN_PANELS = 2
FEWEST_LATE = 3
IDLE_ENDS = 2
PLACEMENT_WORDS = 4
"""A placement in the log, such as "P-RGBY a M13 r0"."""

PLAYED = {
    "classic": {PanelVerb.DO, PanelVerb.DO_AND_END, PanelVerb.UNDO},
    "terra": {PanelVerb.DO, PanelVerb.END, PanelVerb.UNDO},
    "domaine": {PanelVerb.DO, PanelVerb.UNDO},
}
"""What is done at least once in the games below."""

ONWARD = {PanelVerb.DO, PanelVerb.DO_AND_END, PanelVerb.AGAIN}
DEEDS = {*ONWARD, PanelVerb.END, PanelVerb.UNDO}
LEFT_ALONE = {
    *(PanelVerb.TYPE, PanelVerb.NEXT, PanelVerb.OPEN),
    *(PanelVerb.SEAL, PanelVerb.SEAL_WITHOUT),
}
"""What asks for a text, leads elsewhere, or lets a turn be played later."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What one tap does: as it is logged, what it brings, and whether it ends the turn."""

    body: str
    gain: int
    ends_turn: bool


@dataclass
class Table:
    """People who tap about, the panels that they have open, and how often they did what."""

    world: World
    chance: random.Random
    panels: dict[int, list[ResponseMessage]] = field(default_factory=dict)
    done: Counter[PanelVerb] = field(default_factory=Counter)
    late: int = 0

    async def match(self) -> Match:
        """Return the game as it stands, over or not."""
        return await self.world.bot.ring.matches.load(GAME_ID)

    async def tap(self) -> None:
        """Let somebody tap on something: seldom somebody who is not on turn."""
        on_turn = await self.world.on_turn()
        who = self.chance.choice((self.world.ann, self.world.bob, *[on_turn] * 10))
        panel = await self._panel_of(who)
        alone = LEFT_ALONE if self._may_end() else LEFT_ALONE | {PanelVerb.END}
        ids = [panel_id for panel_id in ids_of(panel) if panel_id.verb not in alone]
        onward = [panel_id for panel_id in ids if panel_id.verb in ONWARD]
        undo = [panel_id for panel_id in ids if panel_id.verb is PanelVerb.UNDO]
        seldom = undo or [panel_id for panel_id in ids if panel_id.verb is PanelVerb.MODE]
        # ``seldom`` is what would hardly be tapped among so many buttons.
        if not ids:
            self.panels[who.id].remove(panel)
        elif selects(panel) and self.chance.random() < 0.15:
            await self._pick(who, panel)
        else:
            likely = self.chance.choice((onward, seldom, ids, ids)) or onward or ids
            await self._click(who, panel, self.chance.choice(likely))

    def _may_end(self) -> bool:
        """Whether a tile was laid in the last turns, lest the game ends since nobody lays any."""
        newest = rows(
            self.world, "SELECT body FROM log WHERE kind = 'action' ORDER BY revision DESC LIMIT 12"
        )
        since = takewhile(
            lambda body: len(body.split()) < PLACEMENT_WORDS, (str(body) for (body,) in newest)
        )
        return sum(body == "end" for body in since) < IDLE_ENDS

    async def _panel_of(self, who: MemberActor) -> ResponseMessage:
        open_now = self.panels.setdefault(who.id, [])
        if len(open_now) < OPEN_PANELS:
            open_now.append(await open_panel(self.world, who))
        return self.chance.choice(open_now)

    async def _pick(self, who: MemberActor, panel: ResponseMessage) -> None:
        """Let somebody choose in a select, which only shows."""
        menu = self.chance.choice(selects(panel))
        before = stored(self.world)

        await who.select(panel, [self.chance.choice(menu.options).value], custom_id=menu.custom_id)

        assert stored(self.world) == before

    async def _click(self, who: MemberActor, panel: ResponseMessage, tapped: PanelId) -> None:
        """Let somebody tap, seldom twice at once, and compare what was said with what was done."""
        before, was_stored = await self.match(), stored(self.world)
        announced = self._announced(who, panel, tapped, before)
        taps = 2 if self.chance.random() < 0.1 else 1

        answers = await raw.deliver(
            self.world, *(raw.clicked(self.world, who, panel, str(tapped)) for _ in range(taps))
        )

        assert {shown(answer).id for answer in answers} == {panel.id}
        holder = before.waits_for
        is_due = holder is not None and holder.user_id == who.id
        if tapped.verb in DEEDS and is_due and before.is_fresh(tapped.revision):
            self.done[tapped.verb] += 1
            await self._compare(announced, before)
        else:
            self.late += tapped.verb in DEEDS
            composing = {"plans": was_stored["plans"]} if tapped.composed is not None else {}
            assert stored(self.world) | composing == was_stored

    def _announced(
        self, who: MemberActor, panel: ResponseMessage, tapped: PanelId, before: Match
    ) -> Deed:
        """Return what a tap will do, by what the panel and the button say."""
        texts = texts_of(self.world, who)
        label = next(b.label or "" for b in enabled(panel) if b.custom_id == str(tapped))
        if tapped.verb not in ONWARD - {PanelVerb.AGAIN}:
            return Deed(str(tapped.verb), gain_in(label), ends_turn=tapped.verb is PanelVerb.END)
        deed = told(texts, before.view_for(who.id), panel)
        assert deed is not None
        closing = {texts.say(f"do-{mode}-and-end", count=1) for mode in (Mode.PLACE, *KINDS)}
        return Deed(deed.body, deed.gain, ends_turn=label in closing)

    async def _compare(self, announced: Deed, before: Match) -> None:
        """Compare what was announced with the log, and with what stands booked."""
        seat, first = before.public.to_act, before.revision + 1
        assert seat is not None
        (kind, by, body), *others = self._entries_since(first)
        then = await self.world.bot.ring.matches.at_revision(GAME_ID, first)
        assert by == seat
        if kind == "undo":
            assert others == []
            await self._assert_gone_back(int(str(body)))
            return
        assert (body, booked(before, then, seat)) == (announced.body, announced.gain)
        ends_turn = "end" in {body, *(text for _, by, text in others[:1] if by == seat)}
        has_drawn = then.public.bag_size < before.public.bag_size
        assert ends_turn if announced.ends_turn else has_drawn or not ends_turn

    def _entries_since(self, revision: int) -> Rows:
        entries = "SELECT kind, seat, body FROM log"
        return rows(self.world, f"{entries} WHERE revision >= {revision} ORDER BY revision")

    async def _assert_gone_back(self, revision: int) -> None:
        now = await self.match()
        then = await self.world.bot.ring.matches.at_revision(GAME_ID, revision)
        stored = await self.world.fold()
        assert stored.revision == now.revision
        assert stored.game.fingerprint() == stored.at(revision).game.fingerprint()
        for user_id in (person.user_id for person in now.seats):
            assert now.view_for(user_id).position() == then.view_for(user_id).position()


@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
async def test_any_tap_does_what_the_panel_said_or_nothing(world: World, variant: str) -> None:
    await world.start_game(variant=variant)
    words = Preference(Catalogue().languages[-1], is_text_first=True)
    await world.bot.services.preferences.change(world.bob.id, words)
    table = Table(world, random.Random(4))

    for number in range(MOST_TAPS):
        is_over = (await table.match()).waits_for is None
        if is_over or (number > ENOUGH_TAPS and PLAYED[variant] <= set(table.done)):
            break
        if number == RESTART_AT_TAP:
            await world.restart()
        await table.tap()

    assert await findings(world) == []
    assert (await table.match()).revision > 40
    assert len(logged(world)) > 30
    assert PLAYED[variant] <= set(table.done)
    assert table.late >= FEWEST_LATE


async def findings(world: World) -> list[Finding]:
    """Return what is wrong with what is stored."""
    beside = await open_to_read(world.database)
    try:
        return (await check_all(beside))[1]
    finally:
        await beside.close()
