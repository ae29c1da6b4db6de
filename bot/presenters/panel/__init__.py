"""The play panel: what it offers, its picture and texts, and its message."""
