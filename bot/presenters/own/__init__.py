"""What people see of what is theirs alone: their settings, and what is stored about them."""
