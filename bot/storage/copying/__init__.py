"""Makes copies of the database, and puts them back."""
