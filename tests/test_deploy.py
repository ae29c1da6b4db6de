"""The files of deploy/ say what the code and pyproject.toml say."""

import ast
import re
from pathlib import Path
from typing import Any

import discord
import pytest
import yaml
from packaging.specifiers import SpecifierSet

from bot.__main__ import main
from bot.app import ANSWERING_SECONDS, SENDING_SECONDS
from bot.cli.command import Exit
from bot.config import load_settings
from bot.operating.signs_socket import ANSWER_SECONDS
from bot.operating.watchdog import Limits
from bot.transport.places import INVITED_WITH, NEEDED, NEEDED_FOR_THREADS, invitation
from tests.image import DOCKERFILE, USER, instructions
from tests.sources import ROOT, modules_of
from tests.test_packaging import PYPROJECT

DEPLOY = ROOT / "deploy"
YEARS = 10
"""For so long a container may have to be started anew once a month."""
GUIDE = (DEPLOY / "README.md").read_text(encoding="utf-8")


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def files() -> list[Path]:
    return sorted(path for path in DEPLOY.iterdir() if path.is_file())


def settings_named_in(text: str) -> set[str]:
    return set(re.findall(r"\b(?:DISCORD|DALAPAPA)_[A-Z_]+\b", text))


def known_settings() -> set[str]:
    """Every variable that bot/config.py asks the environment for."""
    (config,) = (module for module in modules_of("bot") if module.name == "bot.config")
    words = (node.value for node in ast.walk(config.tree) if isinstance(node, ast.Constant))
    return {word for word in words if isinstance(word, str) and settings_named_in(word) == {word}}


def compose() -> Any:
    return yaml.safe_load(text_of("compose.yaml"))


def dockerfile(name: str) -> list[str]:
    """The arguments of one kind of instruction in the last stage."""
    *_, last = DOCKERFILE.read_text(encoding="utf-8").split("\nFROM ")
    return [arguments for found, arguments in instructions(f"FROM {last}") if found == name]


def test_every_setting_that_is_named_exists() -> None:
    for path in files():
        assert settings_named_in(path.read_text(encoding="utf-8")) <= known_settings(), path.name


def test_the_example_names_every_setting_with_its_default() -> None:
    text = text_of("env.example")
    lines = re.findall(r"^#([A-Z_]+)=(.*)$", text, flags=re.MULTILINE)

    assert {name for name, _ in lines} == known_settings()
    assert load_settings(dict(lines)) == load_settings({})


def test_the_example_sets_nothing_by_itself() -> None:
    lines = text_of("env.example").splitlines()

    assert [line for line in lines if line and not line.startswith("#")] == []


def test_no_file_holds_a_token() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    (looks_like_a_token,) = (
        hook["entry"] for hook in hooks["repos"][0]["hooks"] if hook["id"] == "discord-token"
    )

    for path in files():
        text = path.read_text(encoding="utf-8")
        assert not re.search(looks_like_a_token, text), path.name
        assert not re.search(r"DISCORD_TOKEN=[^\s`'\"]", text), path.name


def test_the_image_has_a_python_that_the_project_runs_on() -> None:
    base = re.findall(r"^ARG BASE=python:([\d.]+)-slim", text_of("Dockerfile"), flags=re.MULTILINE)

    wanted = SpecifierSet(PYPROJECT["project"]["requires-python"])

    assert len(base) == 1
    assert wanted.contains(base[0])
    assert f"Python {str(wanted).removeprefix('>=')}" in GUIDE


def test_everything_starts_the_projects_own_script() -> None:
    program = yaml.safe_load(dockerfile("ENTRYPOINT")[0])[0]

    assert Path(program).name in PYPROJECT["project"]["scripts"]
    assert yaml.safe_load(dockerfile("CMD")[0]) == ["run"]
    assert f"\nExecStart={program} run\n" in text_of("dalapapa.service")
    assert program in GUIDE


def test_every_command_that_is_named_exists(capsys: pytest.CaptureFixture[str]) -> None:
    named = set(re.findall(r"(?:`|bin/|^)(?:dalapapa|as_bot) ([a-z]+)", GUIDE, flags=re.MULTILINE))

    assert {"run", "backup", "restore", "check"} <= named
    for command in named:
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        assert left.value.code == 0, capsys.readouterr().err


def test_the_guide_explains_every_exit_status() -> None:
    explained = re.findall(r"^\| (\d+) \|", GUIDE, flags=re.MULTILINE)

    assert sorted(map(int, explained)) == sorted(Exit)


def test_the_guide_names_every_file() -> None:
    others = {path.name for path in files()} - {"README.md"}

    assert set(re.findall(r"deploy/([\w.-]+\w)", GUIDE)) == others


def test_the_invitation_asks_for_what_the_bot_needs() -> None:
    (link,) = re.findall(r"https://discord\.com/oauth2/authorize\?\S+?(?=`|\s)", GUIDE)
    asked = dict(part.split("=") for part in link.partition("?")[2].split("&"))

    needed = dict.fromkeys((*NEEDED, *NEEDED_FOR_THREADS), True)

    assert int(asked["permissions"]) == discord.Permissions(**needed).value == INVITED_WITH.value
    assert link.replace("APPLICATION_ID", "5") == invitation(5)
    assert asked["scope"].split("+") == ["bot", "applications.commands"]


def test_the_image_runs_as_nobody_special_and_is_stopped_gently() -> None:
    assert dockerfile("USER") == [f"{USER}:{USER}"]
    assert dockerfile("STOPSIGNAL") == ["SIGTERM"]
    assert "PYTHONUNBUFFERED=1" in dockerfile("ENV")[0]


def test_the_container_keeps_database_and_copies_in_volumes_of_their_own() -> None:
    data, backups = dockerfile("VOLUME")
    service = compose()["services"]["bot"]

    environment = dockerfile("ENV")[0].split()
    assert f"DALAPAPA_DATABASE={data}/dalapapa.sqlite3" in environment
    assert f"DALAPAPA_BACKUPS={backups}" in environment
    assert service["volumes"] == [f"data:{data}", f"backups:{backups}"]
    assert compose()["volumes"].keys() == {"data", "backups"}


def test_the_container_may_do_little() -> None:
    service = compose()["services"]["bot"]

    assert service["read_only"] is True
    assert service["init"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["tmpfs"] == ["/tmp"]  # noqa: S108  a mount
    assert service["mem_limit"]
    assert service["pids_limit"]
    assert "ports" not in service


def test_the_container_is_not_started_for_ever_and_has_time_to_close() -> None:
    service = compose()["services"]["bot"]

    restarts = re.fullmatch(r"on-failure:(\d+)", service["restart"])
    grace = int(service["stop_grace_period"].removesuffix("s"))

    assert restarts is not None
    assert 12 * YEARS < int(restarts[1]) < 24 * 60
    assert grace > ANSWERING_SECONDS + SENDING_SECONDS
    assert grace > Limits().closing


def test_the_container_asks_the_bot_itself_whether_it_is_well() -> None:
    (check,) = dockerfile("HEALTHCHECK")
    options, _, command = check.partition("CMD ")
    timeout = re.search(r"--timeout=(\d+)s", options)

    assert yaml.safe_load(command) == [*yaml.safe_load(dockerfile("ENTRYPOINT")[0]), "health"]
    assert timeout is not None
    assert int(timeout[1]) > ANSWER_SECONDS


def test_the_container_is_built_from_our_dockerfile() -> None:
    build = compose()["services"]["bot"]["build"]
    context = (DEPLOY / build["context"]).resolve()

    assert context == ROOT
    assert context / build["dockerfile"] == DOCKERFILE


def test_the_token_is_a_file_that_the_container_and_the_service_share() -> None:
    service, secrets = compose()["services"]["bot"], compose()["secrets"]
    (name,) = service["secrets"]
    path = secrets[name]["file"]

    assert service["environment"]["DISCORD_TOKEN_FILE"] == f"/run/secrets/{name}"
    assert f"\nLoadCredential={name}:{path}\n" in text_of("dalapapa.service")
    assert path in GUIDE
