"""How games begin, stop, go on and are removed: rows and log entries, without a replay."""
