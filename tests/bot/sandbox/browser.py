"""What the page's script does: it looks at the channel and acts in it, over HTTP."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from urllib.parse import urldefrag
from uuid import uuid4

from aiohttp import ClientSession

PATIENCE_SECONDS = 90


@dataclass
class Browser:
    """One open tab, used by one of the people; ``state`` is what it saw last."""

    session: ClientSession
    state: dict[str, Any]
    sent: int = 0

    async def look(self) -> None:
        """Read the present state of the page, as the script does twice a second."""
        self.state = await self._get("/api/state")

    async def look_for(self, part: str) -> str:
        """Look until a message says ``part``, and return the newest that does."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not (found := [text for text in self.texts if part in text]):
                await asyncio.sleep(0.05)
                await self.look()
        return found[-1]

    @property
    def texts(self) -> list[str]:
        """The channel's messages, oldest first."""
        return [self.state["messages"][number]["content"] for number in self.state["timeline"]]

    def time_of(self, text: str) -> datetime:
        """When the newest message with a text was posted, by the page's own clock."""
        numbers = reversed(self.state["timeline"])
        shown = (self.state["messages"][number] for number in numbers)
        message = next(message for message in shown if message["content"] == text)
        return datetime.fromisoformat(message["timestamp"])

    async def newest_picture(self) -> bytes:
        """Load the newest message's picture."""
        attachment = self.state["messages"][self.state["timeline"][-1]]["attachments"][0]
        async with self.session.get(f"/api/assets/{attachment['asset_id']}") as response:
            return await response.read()

    async def become(self, name: str) -> None:
        """Choose somebody in "Viewing as"."""
        (viewer,) = (who["id"] for who in self.state["viewers"] if who["name"] == name)
        await self._act("viewer", viewer_id=viewer)
        await self.look()

    async def send(self, invocation: str, **options: str | bool) -> None:
        """Send a slash command such as "game new", its options as they are typed."""
        await self._act("run_command", **await self._command(invocation), options=options)

    async def say(self, *texts: str) -> None:
        """Write messages to the channel."""
        for text in texts:
            await self._act("send_message", content=text)

    async def complete(self, invocation: str, option: str, typed: str = "") -> list[str]:
        """Type into an option of a slash command and read what is offered."""
        command = await self._command(invocation)
        receipt = await self._act(
            "autocomplete_command", **command, focused=option, value=typed, options={}
        )
        return [choice["value"] for choice in receipt["result"]["choices"]]

    async def click(self, label: str) -> None:
        """Click the newest button with a label."""
        await self._use("click", "label", label)

    async def choose(self, custom_id: str, *values: str) -> None:
        """Choose values in the newest select with a custom id."""
        await self._use("select", "custom_id", custom_id, values=list(values))

    async def move_time(self, seconds: int) -> None:
        """Choose a step in "Time …"; by then all that falls due in it has been sent."""
        action = {"kind": "move_time", "seconds": seconds}
        async with self.session.post("/api/action", json=action) as response:
            response.raise_for_status()

    async def go_to(self, name: str) -> None:
        """Choose a place from the list of those that there are; direct messages have no name."""
        found = await self._place({"kind": "places"})
        (place,) = (place["id"] for place in found["places"] if (place["name"] or "") == name)
        await self._place({"kind": "go_to", "channel_id": place})
        await self.look()

    async def leave(self) -> None:
        """Close the tab."""
        async with self.session.delete(f"/api/pages/{self.state['context']['id']}"):
            pass

    async def end_session(self) -> None:
        """Close the page, as simcord's menu would, which is hidden."""
        await self._act("close")

    async def _place(self, action: dict[str, str]) -> Any:
        async with self.session.post("/api/action", json=action) as response:
            response.raise_for_status()
            return await response.json()

    async def _use(self, kind: str, key: str, value: str, **more: Any) -> None:
        for number in reversed(self.state["timeline"]):
            for part in _parts(self.state["messages"][number]["components"]):
                if part.get(key) == value:
                    control = part["control_key"]
                    await self._act(kind, target_id=number, control_key=control, **more)
                    return
        raise LookupError(value)

    async def _command(self, invocation: str) -> dict[str, Any]:
        entries = (await self._get("/api/commands"))["entries"]
        (entry,) = (entry for entry in entries if entry["invocation"] == invocation)
        return {
            "command_id": entry["commandId"],
            "path": entry["path"],
            "schema_fingerprint": entry["schemaFingerprint"],
        }

    async def _act(self, kind: str, **body: Any) -> dict[str, Any]:
        self.sent += 1
        envelope = {
            "protocol_version": 3,
            "sequence": self.sent,
            "request_id": uuid4().hex,
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "kind": kind,
        }
        async with self.session.post("/api/action", json=envelope | body) as response:
            receipt: dict[str, Any] = await response.json()
        assert not receipt["rejected"], receipt["diagnostics"]
        return receipt

    async def _get(self, path: str) -> Any:
        async with self.session.get(path) as response:
            return await response.json()


def _parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    inner = [part for component in components for part in component.get("components", [])]
    return [*components, *inner]


@asynccontextmanager
async def browsing(url: str) -> AsyncIterator[Browser]:
    """Open a page at its address with the secret in it."""
    origin, secret = urldefrag(url)
    async with ClientSession(origin, headers={"X-Simcord-Capability": secret}) as session:
        async with session.post("/api/pages", json={}) as response:
            state = await response.json()
        session.headers["X-Simcord-Context"] = state["context"]["id"]
        yield Browser(session, state)
