"""The JSON forms in which Discord shows what stands in the world."""

import itertools

from discord.utils import snowflake_time

from tests.loopback.world import Attachment, Interaction, Json, Message, Person, World

_ANSWERED_BY_A_MESSAGE = (4, 7)
"""A new message, or the clicked one changed; other answers come without what is shown."""


def person(who: Person) -> Json:
    """A user."""
    return {
        "id": str(who.id),
        "username": who.name.lower(),
        "global_name": who.name,
        "discriminator": "0",
        "avatar": None,
        "bot": who.is_bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def own_person(who: Person) -> Json:
    """The bot as it is told of itself."""
    return person(who) | {"mfa_enabled": False, "locale": "en-US"}


def member(world: World, who: Person) -> Json:
    """A user as a member of the server, with what the user may do there."""
    return {
        "user": person(who),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def asking_member(world: World, who: Person) -> Json:
    """A member as an interaction tells of them, with what they may do there."""
    return member(world, who) | {"permissions": str(world.permissions)}


def channel(world: World, channel_id: int) -> Json:
    """A text channel, unless the world says otherwise."""
    return {
        "id": str(channel_id),
        "type": 0,
        "guild_id": str(world.guild_of(channel_id)),
        "name": world.channel_names[channel_id],
        "position": 0,
        "flags": 0,
        "permission_overwrites": world.overwrites.get(channel_id, []),
    } | world.channel_details.get(channel_id, {})


def thread(world: World, thread_id: int) -> Json:
    """A public thread."""
    return {
        "id": str(thread_id),
        "type": 11,
        "flags": 0,
        "total_message_sent": 0,
        "guild_id": str(world.guild_of(thread_id)),
        "parent_id": str(world.threads[thread_id]),
        "owner_id": str(world.thread_owners[thread_id]),
        "name": world.channel_names[thread_id],
        "message_count": len(world.channels[thread_id]),
        "member_count": 1,
        "thread_metadata": {
            "archived": thread_id in world.archived,
            "auto_archive_duration": 1440,
            "archive_timestamp": "2026-01-01T00:00:00+00:00",
            "locked": False,
        },
    }


def direct_channel(channel_id: int, recipient: Person) -> Json:
    """The channel of somebody's direct messages."""
    return {"id": str(channel_id), "type": 1, "flags": 0, "recipients": [person(recipient)]}


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
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild(world: World, guild_id: int) -> Json:
    """A server as GUILD_CREATE describes it."""
    return {
        "id": str(guild_id),
        "name": "Loopback",
        "unavailable": False,
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


def guild_as_asked_for(world: World, guild_id: int) -> Json:
    """A server as the answer to a request describes it: without what stands and sits in it."""
    nothing = (
        "description home_header splash discovery_splash icon banner application_id"
        " afk_channel_id system_channel_id widget_channel_id max_presences vanity_url_code"
        " rules_channel_id safety_alerts_channel_id public_updates_channel_id incidents_data"
    )
    told = guild(world, guild_id)
    shared = (
        "id name owner_id roles features emojis stickers preferred_locale verification_level"
        " default_message_notifications explicit_content_filter mfa_level nsfw_level"
        " premium_tier system_channel_flags"
    )
    return {
        **dict.fromkeys(nothing.split()),
        **{name: told[name] for name in shared.split()},
        "region": "deprecated",
        "afk_timeout": 300,
        "widget_enabled": False,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
    }


def application(world: World) -> Json:
    """The bot's application."""
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "00",
        "flags": 0,
        "flags_new": "0",
        "owner": person(Person(world.owner_id, "Owner")),
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    } | world.application


def attachment(file: Attachment) -> Json:
    """A file of a message."""
    url = f"http://127.0.0.1/attachments/{file.id}/{file.name}"
    return {
        "id": str(file.id),
        "filename": file.name,
        "size": len(file.content),
        "url": url,
        "proxy_url": url,
    } | ({} if file.alt_text is None else {"description": file.alt_text})


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
        "components": _numbered(shown.body.get("components") or []),
        "flags": shown.body.get("flags", 0),
        "pinned": False,
        "type": 0,
    } | ({"nonce": nonce} if (nonce := shown.body.get("nonce")) is not None else {})


def command(world: World, given: Json) -> Json:
    """A registered command, with what Discord adds to what it was given."""
    added = {"default_member_permissions": None, "contexts": None, "nsfw": False}
    known = {name: value for name, value in given.items() if value is not None}
    if (permissions := known.get("default_member_permissions")) is not None:
        known["default_member_permissions"] = str(permissions)
    own = {"id": str(world.new_id()), "application_id": str(world.application_id), "version": "1"}
    return {**added, "integration_types": [0], **known, **own}


def _numbered(components: list[Json]) -> list[Json]:
    """Components as Discord gives them back: each has a number in the message."""
    numbers = itertools.count(1)

    def numbered(component: Json) -> Json:
        given = {name: value for name, value in component.items() if name != "required"}
        one = {"id": next(numbers)} | given
        if "components" in one:
            one["components"] = [numbered(inner) for inner in one["components"]]
        return one

    return [numbered(component) for component in components]


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
        "member": asking_member(world, who),
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
    if answered.callback["type"] not in _ANSWERED_BY_A_MESSAGE:
        return {"interaction": about}
    resource = {"type": answered.callback["type"], "message": message(shown)}
    return {"interaction": about, "resource": resource}
