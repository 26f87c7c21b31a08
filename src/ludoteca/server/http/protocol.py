"""The protocol told by the server itself."""

from __future__ import annotations

from litestar import Controller, get

from ludoteca.core.record import Plain
from ludoteca.server.http.openapi import openapi
from ludoteca.server.protocol import json_schema
from ludoteca.server.requests import AnyRequest


class ProtocolController(Controller):
    """What clients may say and will hear."""

    path = "/api"
    tags = ["protocol"]

    @get("/openapi.json", operation_id="openapi")
    async def http(self, request: AnyRequest) -> Plain:
        """The OpenAPI page of what goes over HTTP."""
        return openapi(request.app.routes)

    @get("/socket.schema.json", operation_id="socketSchema")
    async def socket(self) -> Plain:
        """The JSON Schema of what goes over a table's socket."""
        return json_schema()
