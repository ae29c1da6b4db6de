"""Keeps what simcord makes of a message's text: at each click it reads all texts in sight anew."""

import json
import pickle
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from simcord.preview import _markdown

KEPT_MESSAGES = 500
"""How many texts are kept, those that were read last; 30 are in sight of each who looks."""


def tokens_of(
    text: str, profile: str = "message", *, context: Mapping[str, Any] | None = None
) -> list[dict[str, Any]]:
    """Return the parts of a text as simcord does; they are the caller's own, who writes in them."""
    tokens: list[dict[str, Any]] = pickle.loads(  # noqa: S301  we pickled it
        _pickled(text, profile, json.dumps(context))
    )
    return tokens


@lru_cache(KEPT_MESSAGES)
def _pickled(text: str, profile: str, context: str) -> bytes:
    return pickle.dumps(_markdown.markdown_tokens(text, profile, context=json.loads(context)))
