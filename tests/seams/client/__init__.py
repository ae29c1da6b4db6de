"""The same stories through the real client: commands and buttons on a simulated Discord."""
