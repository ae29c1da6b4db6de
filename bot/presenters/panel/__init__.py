"""The play panel: what it offers, its picture's words, and the message."""
