"""The JSON forms in which Discord shows what stands in the world."""

from discord.utils import snowflake_time

from tests.loopback.world import Attachment, Interaction, Json, Message, Person, World


def person(who: Person) -> Json:
    """A user."""
    return {
        "id": str(who.id),
        "username": who.name.lower(),
        "global_name": who.name,
        "discriminator": "0",
        "avatar": None,
        "bot": who.is_bot,
    }


def member(world: World, who: Person) -> Json:
    """A user as a member of the server, with what the user may do there."""
    return {
        "user": person(who),
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": str(world.permissions),
    }


def channel(world: World, channel_id: int) -> Json:
    """A text channel."""
    return {
        "id": str(channel_id),
        "type": 0,
        "guild_id": str(world.guild_of(channel_id)),
        "name": world.channel_names[channel_id],
        "position": 0,
        "permission_overwrites": [],
    }


def everyone(world: World, guild_id: int) -> Json:
    """The role that every member of a server has."""
    return {
        "id": str(guild_id),
        "name": "@everyone",
        "permissions": str(world.permissions),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def guild(world: World, guild_id: int) -> Json:
    """A server as GUILD_CREATE describes it."""
    return {
        "id": str(guild_id),
        "name": "Loopback",
        "owner_id": str(world.owner_id),
        "roles": [everyone(world, guild_id)],
        "channels": [channel(world, channel_id) for channel_id in world.guilds[guild_id]],
        "members": [member(world, world.bot)],
        "member_count": 2,
        "preferred_locale": "en-US",
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
        "features": [],
        "emojis": [],
        "stickers": [],
        "threads": [],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application(world: World) -> Json:
    """The bot's application."""
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "00",
        "flags": 0,
        "owner": person(Person(world.owner_id, "Owner")),
    }


def attachment(file: Attachment) -> Json:
    """A file of a message."""
    url = f"http://127.0.0.1/attachments/{file.id}/{file.name}"
    return {
        "id": str(file.id),
        "filename": file.name,
        "size": len(file.content),
        "url": url,
        "proxy_url": url,
        "description": file.alt_text,
    }


def message(shown: Message) -> Json:
    """A message as it stands now."""
    time = snowflake_time(shown.id).isoformat()
    return {
        "id": str(shown.id),
        "channel_id": str(shown.channel_id),
        "author": person(shown.author),
        "content": shown.content,
        "timestamp": time,
        "edited_timestamp": time if shown.is_edited else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [attachment(file) for file in shown.attachments],
        "embeds": shown.body.get("embeds") or [],
        "components": shown.body.get("components") or [],
        "flags": shown.body.get("flags", 0),
        "nonce": shown.body.get("nonce"),
        "pinned": False,
        "type": 0,
    }


def interaction(world: World, kind: int, channel_id: int, who: Person, details: Json) -> Json:
    """A command (`kind` 2) or click (3) before it has its token."""
    guild_id = str(world.guild_of(channel_id))
    return {
        "id": str(world.new_id()),
        "application_id": str(world.application_id),
        "type": kind,
        "version": 1,
        "data": details,
        "guild_id": guild_id,
        "guild_locale": "en-US",
        "locale": "en-US",
        "channel_id": str(channel_id),
        "channel": channel(world, channel_id),
        "member": member(world, who),
        "app_permissions": str(world.permissions),
        "authorizing_integration_owners": {"0": guild_id},
        "context": 0,
        "entitlements": [],
        "attachment_size_limit": 10 * 1024 * 1024,
    }


def callback_result(answered: Interaction, shown: Message | None) -> Json:
    """What Discord returns for the first answer to an interaction."""
    assert answered.callback is not None
    about: Json = {"id": str(answered.id), "type": answered.payload["type"]}
    if shown is None:
        return {"interaction": about}
    about |= {
        "response_message_id": str(shown.id),
        "response_message_ephemeral": shown.is_ephemeral,
        "response_message_loading": answered.callback["type"] == 5,
    }
    resource = {"type": answered.callback["type"], "message": message(shown)}
    return {"interaction": about, "resource": resource}
