"""What tests of all rooms of the bot may ask for."""

import secrets

import pytest


@pytest.fixture
def same_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every lobby one seed, for tests that could miss the tiles they need."""
    monkeypatch.setattr(secrets, "token_bytes", bytes)
