"""What tests of reviews share."""

import pytest

from tests.engine.review.quick import look_less_far


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews look less far."""
    look_less_far(monkeypatch)
