import socket
from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession

from bot.sandbox.redirect import PortTaken, Redirect

PAGE = "http://127.0.0.1:1/#secret"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture
async def redirect() -> AsyncIterator[Redirect]:
    async with Redirect(free_port()) as redirect:
        yield redirect


async def answer(redirect: Redirect, host: str | None = None) -> tuple[int, str | None]:
    headers = {"Host": host} if host else {}
    async with (
        ClientSession() as session,
        session.get(redirect.url, headers=headers, allow_redirects=False) as response,
    ):
        return response.status, response.headers.get("Location")


async def test_it_leads_to_the_page(redirect: Redirect) -> None:
    redirect.target = PAGE

    assert await answer(redirect) == (302, PAGE)
    assert await answer(redirect, f"localhost:{redirect.port}") == (302, PAGE)


@pytest.mark.parametrize("host", ["example.org", "example.org:8420", "127.0.0.1", "0.0.0.0:8420"])
async def test_a_request_for_another_host_learns_nothing(redirect: Redirect, host: str) -> None:
    redirect.target = PAGE

    assert await answer(redirect, host) == (403, None)


async def test_it_asks_for_patience_until_there_is_a_page(redirect: Redirect) -> None:
    assert await answer(redirect) == (503, None)


async def test_it_is_on_the_loopback_address_alone(redirect: Redirect) -> None:
    assert redirect.url == f"http://127.0.0.1:{redirect.port}/"
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.2", redirect.port), timeout=5)


async def test_a_taken_port_is_named(redirect: Redirect) -> None:
    with pytest.raises(PortTaken) as refusal:
        async with Redirect(redirect.port):
            pass

    assert refusal.value.port == redirect.port
