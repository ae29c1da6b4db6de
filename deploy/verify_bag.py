"""Compute a finished game's fair bag again, with Python's standard library alone.

python3 verify_bag.py RECORD.json                    the file that /export gives
python3 verify_bag.py VARIANT SEED START PLAYERS     PLAYERS in order of joining: 11,7,bot:easy:1

Prints commitment, seats as drawn and bag; of a record also what differs, with status 1. Compare the
commitment with the one that was posted before the start; it is all that can be computed again where
the data of a player was deleted. fair_bag.md tells how draws are made.
"""

import hashlib
import hmac
import itertools
import json
import sys
from pathlib import Path

PATTERNS = {"classic": "PBFGH", "terra": "PBFGH", "domaine": "FGH"}


def draw(seed: bytes, stream: list[str], index: int, below: int) -> int:
    """Return a draw of a stream, 0 to below - 1."""
    texts = ("\n".join([*stream, str(index), str(attempt)]) for attempt in itertools.count())
    digests = (hmac.new(seed, text.encode(), hashlib.sha256).hexdigest() for text in texts)
    numbers = (int(digest[:16], 16) for digest in digests)
    return next(number % below for number in numbers if number < 2**64 - 2**64 % below)


def shuffled(seed: bytes, stream: list[str], items: list[str]) -> list[str]:
    """Return the items in the order of a stream."""
    for last in range(len(items) - 1, 0, -1):
        chosen = draw(seed, stream, last, last + 1)
        items[last], items[chosen] = items[chosen], items[last]
    return items


if __name__ == "__main__":
    told, given = {}, sys.argv[1:]
    if len(given) == 1:
        record = json.loads(Path(given[0]).read_text(encoding="utf-8"))
        told = {**record["fair_bag"], "bag": record["bag"]}
        given = [record["variant"], told["seed"], told["start"], ",".join(told["joined"])]
    variant, seed, start, players = given
    order = itertools.permutations("RGBY")
    tiles = [f"{a}-{''.join(b)}" for a, b in itertools.product(PATTERNS[variant], order)]
    drawn = shuffled(bytes.fromhex(seed), [start, players, "seats"], players.split(","))
    found = {
        "commitment": hashlib.sha256(bytes.fromhex(seed)).hexdigest(),
        "seated": players.split(",") if told.get("order") == "joined" else drawn,
        "bag": shuffled(bytes.fromhex(seed), [start, players, "bag"], tiles),
    }
    if told.get("former"):
        del found["seated"], found["bag"]
        print("seated, bag: cannot be computed again, since the data of a player was deleted")
    for name, value in found.items():
        verdict = "" if not told else " agrees" if told[name] == value else " DIFFERS"
        print(f"{name}{verdict}: {value if isinstance(value, str) else ' '.join(value)}")
    sys.exit(any(told and told[name] != value for name, value in found.items()))
