"""State as text, pictures and buttons: pure, and in the reader's language."""
