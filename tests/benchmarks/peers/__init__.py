"""Other programs that do the same kind of job."""
