"""Discord's own specification, as a judge of what the bot and the simulated Discords say.

``openapi.json`` is from github.com/discord/discord-api-spec (MIT, see ``LICENSE``), cut by
``python -m tests.discord_spec.cut FILE`` to the requests that the bot makes; its ``x-origin`` names
the commit.
"""
