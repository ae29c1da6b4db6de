"""What the channel is told of turns: in few lines, with warnings, and how points came about."""
