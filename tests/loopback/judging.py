"""Lets a judge hear what passes between a bot and the loopback Discord."""

import json

from aiohttp import web

from tests.discord_spec.judge import Judge
from tests.loopback.bodies import read_body
from tests.loopback.troubles import IS_SCRIPTED
from tests.loopback.world import Json

API = "/api/v10"

PARTS_OF_GUILD = {
    "roles": "GuildRoleResponse",
    "members": "GuildMemberResponse",
    "channels": "GuildChannelResponse",
}


async def judge_call(judge: Judge, request: web.Request, answer: web.StreamResponse) -> None:
    """Judge a request and, unless it was refused, its answer."""
    method, path = request.method, request.path.removeprefix(API)
    body = (await read_body(request))[0] if request.body_exists else None
    judge.judge_request(method, path, body)
    is_scripted = request.get(IS_SCRIPTED, False)
    is_taken = not is_scripted and answer.status < web.HTTPBadRequest.status_code
    if is_taken and isinstance(answer, web.Response):
        content = json.loads(answer.body) if isinstance(answer.body, bytes) else None
        judge.judge_answer(method, path, answer.status, content)


def judge_event(judge: Judge, event: str, details: Json) -> None:
    """Judge the parts of a gateway event, which as a whole is not in the specification."""
    match event:
        case "READY":
            judge.judge_part(event, "UserPIIResponse", details["user"])
        case "GUILD_CREATE":
            for name, schema in PARTS_OF_GUILD.items():
                for part in details[name]:
                    judge.judge_part(event, schema, part)
        case "GUILD_ROLE_UPDATE":
            judge.judge_part(event, "GuildRoleResponse", details["role"])
        case "INTERACTION_CREATE":
            asker = {
                name: value for name, value in details["member"].items() if name != "permissions"
            }
            judge.judge_part(event, "GuildMemberResponse", asker)
            if "message" in details:
                judge.judge_part(event, "MessageResponse", details["message"])
