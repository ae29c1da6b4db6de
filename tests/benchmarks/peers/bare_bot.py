"""The least that a discord.py bot can do: answer each click with a file."""

import io

import discord


class BareBot(discord.Client):
    """Answers every interaction with the same picture."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._picture = picture

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(self._picture), "picture.png")
        await interaction.response.send_message("There you are", file=file)
