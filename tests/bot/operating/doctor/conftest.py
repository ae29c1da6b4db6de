"""What the tests of all checks ask for."""

from pathlib import Path

import pytest

from tests.bot.operating.doctor.visit import Visit


@pytest.fixture
def visit(tmp_path: Path) -> Visit:
    """A visit with a token and no database yet."""
    return Visit(tmp_path)
