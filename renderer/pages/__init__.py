"""Pictures that show no board: pages of figures and curves."""
