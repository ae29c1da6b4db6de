"""Discord's HTTP interface, as far as the bot uses it."""

from collections.abc import Callable

from aiohttp import web
from discord import Permissions

from tests.loopback import payloads
from tests.loopback.bodies import Uploads, read_body
from tests.loopback.replies import RefusedError, reply
from tests.loopback.troubles import Request
from tests.loopback.world import Attachment, Interaction, Json, Message, Person, World

POST_NEW, POST_LATER, KEEP, UPDATE = 4, 5, 6, 7


class Rest:
    """The handlers; each tells `changed` when it has changed the world."""

    def __init__(self, world: World, changed: Callable[[], None]) -> None:
        self._world = world
        self._changed = changed

    def routes(self) -> list[web.RouteDef]:
        """Every request that is understood; all others are answered by 404."""
        application = "/applications/{application}"
        messages = "/channels/{channel}/messages"
        hook = "/webhooks/{application}/{token}"
        routes = [
            web.get("/gateway/bot", self._gateway_bot, name=Request.GATEWAY),
            web.get("/users/@me", self._me, name=Request.LOG_IN),
            web.get("/applications/@me", self._application),
            web.get("/oauth2/applications/@me", self._application),
            web.get(f"{application}/commands", self._commands, name=Request.COMMANDS),
            web.put(f"{application}/commands", self._sync, name=Request.SYNC),
            web.get("/guilds/{guild}", self._guild, name=Request.GUILD),
            web.get("/guilds/{guild}/members/{user}", self._member),
            web.get("/guilds/{guild}/channels", self._guild_channels),
            web.post("/users/@me/channels", self._open, name=Request.OPEN),
            web.get("/channels/{channel}", self._channel, name=Request.CHANNEL),
            web.patch("/channels/{channel}", self._change_channel, name=Request.CHANGE_CHANNEL),
            web.delete("/channels/{channel}", self._delete_channel, name=Request.DELETE_CHANNEL),
            web.post(messages + "/{message}/threads", self._open_thread, name=Request.THREAD),
            web.get("/guilds/{guild}/threads/active", self._threads, name=Request.THREADS),
            web.post(messages, self._post, name=Request.POST),
            web.get(messages, self._history, name=Request.HISTORY),
            web.get(messages + "/{message}", self._message),
            web.patch(messages + "/{message}", self._edit, name=Request.EDIT),
            web.delete(messages + "/{message}", self._delete, name=Request.DELETE),
            web.post(
                "/interactions/{interaction}/{token}/callback",
                self._callback,
                name=Request.CALLBACK,
            ),
            web.post(hook, self._follow_up, name=Request.FOLLOW_UP),
            web.get(hook + "/messages/{message}", self._answer),
            web.patch(hook + "/messages/{message}", self._edit_answer, name=Request.EDIT_ANSWER),
            web.delete(hook + "/messages/{message}", self._delete_answer),
        ]
        return [web.route(r.method, "/api/v10" + r.path, r.handler, **r.kwargs) for r in routes]

    async def _gateway_bot(self, request: web.Request) -> web.Response:
        left = self._world.starts_left
        limit = {"total": 1000, "remaining": left, "reset_after": 0, "max_concurrency": 1}
        url = f"ws://{request.host}/gateway"
        return reply({"url": url, "shards": self._world.shards, "session_start_limit": limit})

    async def _me(self, _: web.Request) -> web.Response:
        return reply(payloads.own_person(self._world.bot))

    async def _application(self, _: web.Request) -> web.Response:
        return reply(payloads.application(self._world))

    async def _commands(self, _: web.Request) -> web.Response:
        return reply(self._world.commands)

    async def _sync(self, request: web.Request) -> web.Response:
        asked = await request.json()
        self._world.commands = [payloads.command(self._world, given) for given in asked]
        self._changed()
        return reply(self._world.commands)

    async def _open(self, request: web.Request) -> web.Response:
        asked = await request.json()
        channel_id = self._world.open_direct(int(asked["recipient_id"]))
        recipient = Person(int(asked["recipient_id"]), "somebody")
        return reply(payloads.direct_channel(channel_id, recipient))

    async def _guild(self, request: web.Request) -> web.Response:
        return reply(payloads.guild_as_asked_for(self._world, self._guild_id(request)))

    async def _member(self, request: web.Request) -> web.Response:
        self._guild_id(request)
        user_id = int(request.match_info["user"])
        is_bot = user_id == self._world.bot.id
        who = self._world.bot if is_bot else Person(user_id, "somebody")  # nobody has left
        return reply(payloads.member(self._world, who))

    async def _guild_channels(self, request: web.Request) -> web.Response:
        channel_ids = self._world.guilds[self._guild_id(request)]
        return reply([payloads.channel(self._world, channel_id) for channel_id in channel_ids])

    async def _channel(self, request: web.Request) -> web.Response:
        channel_id = self._channel_id(request)
        is_thread = channel_id in self._world.threads
        shown = payloads.thread if is_thread else payloads.channel
        return reply(shown(self._world, channel_id))

    async def _change_channel(self, request: web.Request) -> web.Response:
        """Archive a thread, or open it again; nothing else is changed."""
        channel_id = self._channel_id(request)
        is_archived = (await request.json()).get("archived")
        if channel_id in self._world.threads and is_archived is not None:
            self._world.archived.discard(channel_id)
            self._world.archived |= {channel_id} if is_archived else set()
            self._changed()
        return await self._channel(request)

    async def _delete_channel(self, request: web.Request) -> web.Response:
        """Delete a thread, which takes a permission; channels cannot be deleted."""
        thread_id = self._channel_id(request)
        is_allowed = Permissions(self._world.permissions).manage_threads
        if thread_id not in self._world.threads or not is_allowed:
            raise RefusedError(403, 50013)
        shown = payloads.thread(self._world, thread_id)
        self._world.delete_thread(thread_id)
        self._changed()
        return reply(shown)

    async def _open_thread(self, request: web.Request) -> web.Response:
        message = self._channel_message(request)
        if message.channel_id in self._world.threads:
            raise RefusedError(400, 50024)
        if message.id in self._world.threads:
            raise RefusedError(400, 160004)
        name = str((await request.json())["name"])
        own_id = self._world.bot.id
        thread_id = self._world.open_thread(message.channel_id, message.id, name, own_id)
        self._changed()
        return reply(payloads.thread(self._world, thread_id), 201)

    async def _threads(self, request: web.Request) -> web.Response:
        active = self._world.active_threads(self._guild_id(request))
        threads = [payloads.thread(self._world, thread_id) for thread_id in active]
        return reply({"threads": threads, "members": [], "has_more": False})

    async def _post(self, request: web.Request) -> web.Response:
        channel_id = self._channel_id(request)
        body, files = await self._read_message(request)
        message = self._world.duplicate_by_nonce(channel_id, body)
        if message is None:
            message = self._world.add_message(channel_id, self._world.bot, body, files)
            self._changed()
        return reply(payloads.message(message))

    async def _history(self, request: web.Request) -> web.Response:
        """One page, newest first; `after` starts at the oldest that fits, as on Discord."""
        messages = self._world.channels[self._channel_id(request)]
        limit = int(request.query.get("limit", 50))
        if "after" in request.query:
            page = [old for old in messages if old.id > int(request.query["after"])][:limit]
        else:
            before = int(request.query.get("before", 2**63))
            page = [old for old in messages if old.id < before][-limit:]
        return reply([payloads.message(message) for message in reversed(page)])

    async def _message(self, request: web.Request) -> web.Response:
        return reply(payloads.message(self._channel_message(request)))

    async def _edit(self, request: web.Request) -> web.Response:
        return await self._change(request, self._channel_message(request))

    async def _delete(self, request: web.Request) -> web.Response:
        return self._remove(self._channel_message(request))

    async def _callback(self, request: web.Request) -> web.Response:
        interaction = self._interaction(request)
        body, uploads = await read_body(request)
        if interaction.callback is not None:
            raise RefusedError(400, 40060)
        interaction.callback = body
        shown = self._first_answer(interaction, body, uploads)
        self._changed()
        if "with_response" not in request.query:
            return web.Response(status=204)
        return reply(payloads.callback_result(interaction, shown))

    def _first_answer(
        self, interaction: Interaction, body: Json, uploads: Uploads
    ) -> Message | None:
        content = body.get("data") or {}
        files = self._take_files(content, uploads)
        if body["type"] in (POST_NEW, POST_LATER):
            return self._add_answer(interaction, content, files)
        if body["type"] == UPDATE and interaction.source is not None:
            self._world.edit_message(interaction.source, content, files)
        return interaction.source if body["type"] in (KEEP, UPDATE) else None

    async def _follow_up(self, request: web.Request) -> web.Response:
        interaction = self._interaction(request)
        message = self._add_answer(interaction, *await self._read_message(request))
        self._changed()
        return reply(payloads.message(message))

    async def _answer(self, request: web.Request) -> web.Response:
        return reply(payloads.message(self._answer_message(request)))

    async def _edit_answer(self, request: web.Request) -> web.Response:
        return await self._change(request, self._answer_message(request))

    async def _delete_answer(self, request: web.Request) -> web.Response:
        return self._remove(self._answer_message(request))

    def _add_answer(self, asked: Interaction, body: Json, files: list[Attachment]) -> Message:
        channel_id = int(asked.payload["channel_id"])
        message = self._world.add_message(channel_id, self._world.bot, body, files)
        asked.answers.append(message)
        return message

    async def _change(self, request: web.Request, message: Message) -> web.Response:
        self._world.edit_message(message, *await self._read_message(request))
        self._changed()
        return reply(payloads.message(message))

    def _remove(self, message: Message) -> web.Response:
        standing = self._world.channels[message.channel_id]
        if message in standing:
            standing.remove(message)
        self._changed()
        return web.Response(status=204)

    async def _read_message(self, request: web.Request) -> tuple[Json, list[Attachment]]:
        body, uploads = await read_body(request)
        return body, self._take_files(body, uploads)

    def _take_files(self, body: Json, uploads: Uploads) -> list[Attachment]:
        """The uploaded files; the body's `attachments` keeps only what stood there before."""
        listed = {str(part["id"]): part for part in body.get("attachments", [])}
        if "attachments" in body:
            body["attachments"] = [part for key, part in listed.items() if key not in uploads]
        return [
            Attachment(self._world.new_id(), name, content, listed.get(key, {}).get("description"))
            for key, (name, content) in uploads.items()
        ]

    def _guild_id(self, request: web.Request) -> int:
        guild_id = int(request.match_info["guild"])
        if guild_id not in self._world.guilds:
            raise RefusedError(404, 10004)
        return guild_id

    def _channel_id(self, request: web.Request) -> int:
        channel_id = int(request.match_info["channel"])
        if channel_id not in self._world.channels:
            raise RefusedError(404, 10003)
        return channel_id

    def _channel_message(self, request: web.Request) -> Message:
        messages = self._world.channels[self._channel_id(request)]
        return _found(messages, int(request.match_info["message"]))

    def _interaction(self, request: web.Request) -> Interaction:
        interaction = self._world.interactions.get(request.match_info["token"])
        if interaction is None:
            raise RefusedError(404, 10062)
        return interaction

    def _answer_message(self, request: web.Request) -> Message:
        interaction = self._interaction(request)
        if request.match_info["message"] != "@original":
            return _found(interaction.answers, int(request.match_info["message"]))
        if interaction.callback is None:
            raise RefusedError(404, 10015)
        if interaction.callback["type"] in (POST_NEW, POST_LATER):
            return interaction.answers[0]
        assert interaction.source is not None
        return interaction.source


def _found(messages: list[Message], message_id: int) -> Message:
    for message in messages:
        if message.id == message_id:
            return message
    raise RefusedError(404, 10008)
