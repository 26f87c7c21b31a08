"""The protocol told by the server itself."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get

from ludoteca.server.http.openapi import openapi
from ludoteca.server.http.parts import AnyRequest
from ludoteca.server.protocol import json_schema


class ProtocolController(Controller):
    """What clients may say and will hear."""

    path = "/api"
    tags = ["protocol"]

    @get("/openapi.json", operation_id="openapi")
    async def http(self, request: AnyRequest) -> dict[str, Any]:
        """The OpenAPI page of what goes over HTTP."""
        return openapi(request.app.routes)

    @get("/socket.schema.json", operation_id="socketSchema")
    async def socket(self) -> dict[str, Any]:
        """The JSON Schema of what goes over a table's socket."""
        return json_schema()
