"""The rows of the table, one function a job; each yields a line for every peer."""
