"""The walk of docs/hosting.md is walked, and the files for hosts say what the documents and the server say."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from ludoteca.server.host import metrics
from ludoteca.server.settings import Settings
from tests.server import services
from tests.server.servers import Server

ROOT = Path(__file__).parents[1]
HOSTING = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"
ID = "x7k2m9q4w8e1r5t3y6u0"
PATHS = [*(f"/api/tables/{ID}{what}" for what in ("", "/socket", "/join")), "/api/tables", "/api/me", f"/t/{ID}"]
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def steps(heading: str) -> list[str]:
    """The shell blocks under a heading."""
    section = HOSTING.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"```sh\n(.*?)```", section, re.DOTALL)


def free_port() -> int:
    with socket.socket() as ear:
        ear.bind(("127.0.0.1", 0))
        return int(ear.getsockname()[1])


def walk(script: list[str], folder: Path, **env: str) -> str:
    """Run the steps one after the other in a fresh folder; what they say."""
    whole = "\n".join(["set -euo pipefail", "trap 'kill $(jobs -p) 2> /dev/null || true' EXIT", *script])
    env |= {
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "HOME": str(folder),
        "LUDOTECA_LANG": "en",
        "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
    }
    walked = subprocess.run(["bash", "-c", whole], cwd=folder, env=env, capture_output=True, text=True)
    assert walked.returncode == 0, walked.stdout + walked.stderr
    return walked.stdout


with_curl = pytest.mark.skipif(shutil.which("curl") is None, reason="the walks ask with curl")


@with_curl
def test_the_walk_from_nothing_to_a_backup_and_back(tmp_path: Path) -> None:
    install, *rest = steps("In half an hour")
    assert 'pip install "ludoteca[server]"' in install
    said = walk(rest, tmp_path, LUDOTECA_PORT=str(free_port()))
    assert "before-upgrade.db is now the server's database" in said
    assert {path.name for path in (tmp_path / "backups").iterdir()} >= {"before-upgrade.db", "secret.key"}


@with_curl
def test_a_server_that_is_stopped_ends_well_and_has_said_nothing_but_its_log(tmp_path: Path) -> None:
    _, _, start, *_ = steps("In half an hour")
    begin = f"export LUDOTECA_DB=sqlite:///{tmp_path}/db LUDOTECA_SECRET={tmp_path}/key"
    walk([begin, start, 'kill "$server"', 'wait "$server"'], tmp_path, LUDOTECA_PORT=str(free_port()))
    lines = (tmp_path / "server.log").read_text(encoding="utf-8").splitlines()
    (told,) = [line for line in lines if not line.startswith('{"at":')]
    assert told.startswith("Ludoteca is served at")


@with_curl
def test_two_servers_share_a_database_and_one_stays_when_the_other_goes(tmp_path: Path) -> None:
    ports = {"FIRST": str(free_port()), "SECOND": str(free_port())}
    with services.postgres() as server, services.database(server) as db, services.redis() as redis:
        (script,) = steps("PostgreSQL, Redis, several processes")
        said = walk([script], tmp_path, LUDOTECA_DB=db, LUDOTECA_REDIS=redis, **ports)
    assert "✓ PostgreSQL answers." in said
    assert "✓ Redis answers." in said
    assert "Traceback" not in (tmp_path / "second.log").read_text(encoding="utf-8")


def test_the_service_in_the_document_is_the_file() -> None:
    told = re.search(r"```ini\n(.*?)```", HOSTING, re.DOTALL)
    assert told
    assert told[1] == (DEPLOY / "ludoteca.service").read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    unit = (DEPLOY / "ludoteca.service").read_text(encoding="utf-8")
    (tmp_path / "ludoteca.service").write_text(unit.replace("/opt/ludoteca/bin/ludoteca", sys.executable))
    verify = ["systemd-analyze", "verify", str(tmp_path / "ludoteca.service")]
    said = subprocess.run(verify, capture_output=True, text=True)
    assert (said.returncode, "ludoteca.service:" in said.stderr) == (0, False), said.stderr


def test_every_file_for_hosts_is_told_of() -> None:
    for name in ("compose.yaml", "Containerfile", "ludoteca.service", "dashboard.json", "prometheus.yml", "alarms.yml"):
        assert (DEPLOY / name).exists()
        assert f"deploy/{name}" in HOSTING


def test_the_dashboard_and_the_alarms_ask_for_figures_that_are_there() -> None:
    sources = [(DEPLOY / name).read_text(encoding="utf-8") for name in ("dashboard.json", "alarms.yml")]
    asked = set(re.findall(r"ludoteca_\w+", " ".join(sources)))
    known = {sample for figure in metrics.registry.collect() for sample in names(figure.name)} | {"ludoteca_tables"}
    assert asked <= known, asked - known
    for figure in metrics.registry.collect():
        assert asked.intersection(names(figure.name)), f"{figure.name} is not on the dashboard"


def names(figure: str) -> list[str]:
    """Under which names Prometheus knows a figure."""
    return [figure, *(f"{figure}_{end}" for end in ("total", "bucket", "count", "sum"))]


def test_the_dashboard_has_a_place_for_every_panel() -> None:
    panels = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len(panels) > 8


def test_containers_are_given_settings_that_the_server_knows() -> None:
    given = set(re.findall(r"LUDOTECA_(\w+)=", CONTAINER)) | {
        name.removeprefix("LUDOTECA_") for name in COMPOSE["x-server"]["environment"]
    }
    assert {name.lower() for name in given} <= set(Settings.__struct_fields__)


@pytest.mark.parametrize("name", ["server-1", "server-2"])
def test_servers_run_without_rights_on_a_root_they_cannot_change(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert re.search(r"^USER \d+$", CONTAINER, re.MULTILINE)


def test_the_health_check_knows_a_server_that_answers(tmp_path: Path) -> None:
    found = re.search(r"^HEALTHCHECK .*\\\n    CMD (.*)$", CONTAINER, re.MULTILINE)
    assert found
    with Server(tmp_path, f"sqlite:///{tmp_path}/db") as server:
        check = found[1].replace("8000", str(server.port))
        walk([check], tmp_path)
        server.stop()
    with pytest.raises(AssertionError, match="Connection refused"):
        walk([check], tmp_path)


def test_where_podman_drops_the_health_check_it_is_given_again() -> None:
    (check,) = re.findall(r"^    CMD (.*)$", CONTAINER, re.MULTILINE)
    assert COMPOSE["x-server"]["healthcheck"]["test"] == check
    told = re.search(r"--health-cmd ('.*')", HOSTING)
    assert told
    assert shlex.split(shlex.split(told[1])[0]) == [part.replace("'", '"') for part in shlex.split(check)]


def test_the_proxy_that_servers_believe_is_caddy() -> None:
    address = COMPOSE["services"]["caddy"]["networks"]["inside"]["ipv4_address"]
    assert COMPOSE["x-server"]["environment"]["LUDOTECA_PROXY"] == address


def test_caddy_sends_to_the_servers_and_keeps_figures_inside() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for name in ("server-1", "server-2"):
        assert f"{name}:8000" in caddy
    assert "@private path /metrics /readyz" in caddy


def test_caddy_sends_everybody_at_a_table_to_one_server() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    found = re.search(r"@table path_regexp table (\S+)", caddy)
    assert found
    assert {f"/api/tables/{ID}", f"/api/tables/{ID}/socket", f"/api/tables/{ID}/join"} == {
        path for path in PATHS if (match := re.search(found[1], path)) and match[1] == ID
    }
    assert "request_header @table X-Table {re.table.1}" in caddy
    assert "lb_policy header X-Table" in caddy


def test_in_containers_links_in_mails_lead_to_the_site() -> None:
    def filled(text: str) -> str:
        """With what .env has, else what stands behind `:-`, as compose does it."""
        known = {"SITE": "play.example", "PASSWORD": "x"}
        return re.sub(r"\$\{(\w+):[-?]([^}]*)\}", lambda found: known.get(found[1], found[2]), text)

    given = {name: filled(text) for name, text in COMPOSE["x-server"]["environment"].items()}
    settings = Settings.from_environ(given)
    assert settings.public_address == "https://play.example"
    assert settings.smtp == ""
