"""What pictures are made of: shapes, tiles, marks, signs and letters, each drawn once."""
