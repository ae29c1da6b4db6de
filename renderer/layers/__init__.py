"""The layers of a board's picture, one small module each; ``renderer.board`` has their order."""
