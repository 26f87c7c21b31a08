"""Schemathesis: whatever the OpenAPI page allows or forbids, the server answers as the page says, and never fails."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from ludoteca.server.schemas import page
from tests.server.callers import guest
from tests.server.servers import Server

pytest_plugins = "schemathesis.pytest.plugin"
"""Here alone: nobody else has to load it."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
FAREWELLS = {"leaveForGood", "logOut"}
schema = schemathesis.pytest.from_fixture("openapi")
"""Its questions are thought out when they are asked, and not by every process that looks for tests."""


@pytest.fixture(scope="module")
def openapi() -> Any:
    return schemathesis.openapi.from_dict(page())


@pytest.fixture(scope="module")
def server(server_on_postgres: Server) -> Server:
    return server_on_postgres


@pytest.fixture(scope="module")
def token(server: Server) -> str:
    """Somebody with a table and a token: what is asked in his name is really done."""
    caller = guest(server)
    return str(caller.post("/api/tokens", json={"label": "schemathesis"}).json()["secret"])


@pytest.fixture
def known_by_its_name(request: pytest.FixtureRequest) -> None:
    """Where Schemathesis 4.32 looks for a test's name pytest 9.2 no longer keeps it."""
    request.node._nodeid = request.node.nodeid


@pytest.mark.usefixtures("known_by_its_name")
@schema.parametrize()
@settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_server_answers_as_its_page_says(case: Case[Any], server: Server, token: str) -> None:
    known = case.operation.definition.raw["operationId"] not in FAREWELLS
    headers = {"Authorization": f"Bearer {token}"} if known else {}
    case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS, timeout=20)
