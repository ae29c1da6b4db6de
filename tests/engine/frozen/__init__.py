"""Games kept as they were played, one for each kind of ending; `python -m tests.engine.frozen`."""
