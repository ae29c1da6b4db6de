"""Custom ids: of texts that were not made to be one, only what could be one is read as one."""

import random
import string

from bot.presenters.ids.codec import LARGEST
from bot.presenters.ids.game_ids import GAME_IDS, CustomId, Verb

CASES = 10_000
LONGEST = 100


def test_a_number_too_large_for_the_database_is_none_of_ours() -> None:
    too_large = CustomId(Verb.HAND, LARGEST + 1, 0)

    assert GAME_IDS.read(str(too_large)) is None


def test_of_10000_foreign_texts_only_what_could_be_ours_is_read() -> None:
    rng = random.Random(10)
    texts = [foreign_text(rng) for _ in range(CASES)]

    read = {text: custom_id for text in texts if (custom_id := GAME_IDS.read(text))}

    assert all(str(custom_id) == text for text, custom_id in read.items())
    assert 0 < len(read) < CASES / 2


def foreign_text(rng: random.Random) -> str:
    """Return something like a custom id, or something very unlike one."""
    if rng.random() < 0.2:
        return "".join(chr(rng.randrange(0xD800)) for _ in range(rng.randrange(LONGEST + 1)))
    verb = rng.choice([*Verb, "fly", "", "JOIN", "hand "])
    parts = [rng.choice(["d1", "d1", "d1", "d2", ""]), verb]
    parts += [number(rng) for _ in range(rng.choice([0, 1, 2, 2, 2, 3, 3, 4]))]
    text = rng.choice([":", ":", ":", ":", "|", "::"]).join(parts)
    return mangled(rng, text) if rng.random() < 0.4 else text


def number(rng: random.Random) -> str:
    """Return digits in base 36, often as they are written, sometimes as they are not."""
    length = rng.choice([1, 1, 2, 3, 12, 13, 14, 40])
    return "".join(rng.choices(string.digits + string.ascii_lowercase, k=length))


def mangled(rng: random.Random, text: str) -> str:
    """Change a text a little."""
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(["", "\n", " ", "-", "A", "\u0661", "\0", ":"]) + text[at + 1 :]
