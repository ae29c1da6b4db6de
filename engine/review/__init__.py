"""Finished games looked back on: who stood how, what each decision cost, and where it turned."""
