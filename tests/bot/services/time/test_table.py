"""The page beside the code says what the code does."""

from pathlib import Path

from bot.services import time
from tests.bot.services.time.table import page

README = Path(time.__file__).parent / "README.md"


def test_the_page_ends_with_what_the_clocks_do() -> None:
    assert README.read_text(encoding="utf-8").endswith(f"\n\n{page()}")
