"""A small bot whose messages can be clicked, for what the page has to do whatever bot it shows."""

import asyncio
from io import BytesIO
from typing import Self

import discord
from discord import app_commands

PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010100000000376ef9240000000a49444154789c6360"
    "00000002000148afa4710000000049454e44ae426082"
)


class Clicker(discord.Client):
    """Counts clicks on a button, remembers what was chosen, and speaks when time has passed."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.clicks = 0
        self.choices: list[str] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="show", description="A picture with controls")(show)
        self.tree.command(name="later", description="A message after some seconds")(later)

    async def setup_hook(self) -> None:
        self.add_view(Controls())
        await self.tree.sync()


class Controls(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Count", custom_id="count")
    async def count(
        self, interaction: discord.Interaction[Clicker], _: discord.ui.Button[Self]
    ) -> None:
        interaction.client.clicks += 1
        await interaction.response.defer()

    @discord.ui.select(custom_id="choose", options=[discord.SelectOption(label=c) for c in "abc"])
    async def choose(
        self, interaction: discord.Interaction[Clicker], select: discord.ui.Select[Self]
    ) -> None:
        interaction.client.choices += select.values
        await interaction.response.defer()


async def show(interaction: discord.Interaction[Clicker]) -> None:
    picture = discord.File(BytesIO(PICTURE), "picture.png")
    await interaction.response.send_message("Click me", view=Controls(), file=picture)


async def later(interaction: discord.Interaction[Clicker], seconds: int) -> None:
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)

    async def speak() -> None:
        await asyncio.sleep(seconds)
        await channel.send("Time is up")

    interaction.client.loop.create_task(speak())
    await interaction.response.send_message("Wait", ephemeral=True)
