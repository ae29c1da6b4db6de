"""Finds ports that are free on this machine."""

import random
import socket
from contextlib import ExitStack

LOOPBACK = "127.0.0.1"


def free_port_after_a_free_one() -> int:
    """The second of two free neighbours: the sandbox wants its port and the one before."""
    while True:
        port = random.randrange(20_001, 60_000)
        with ExitStack() as probes:
            try:
                for wanted in (port - 1, port):
                    probes.enter_context(socket.create_server((LOOPBACK, wanted)))
            except OSError:
                continue
        return port
