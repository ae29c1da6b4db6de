"""The board in words: chapters of lines, and the pages made of them."""
