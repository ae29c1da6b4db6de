"""Plans for a seat's next turn: what they are, when one stands, and what becomes of them."""
