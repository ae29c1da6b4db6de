"""The world of services, for what the sandbox does to its database, and a browser for all tests."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser

from tests.bot.sandbox.phone import chromium, close_all
from tests.bot.services.conftest import path, world

__all__ = ["path", "world"]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def _chromium() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def window(_chromium: Browser) -> AsyncIterator[Browser]:
    """Chromium, started once for all tests that share the session's event loop."""
    yield _chromium
    await close_all(_chromium)
