"""The lobby over HTTP: controllers by subject."""

from typing import Any

from ludoteca.server.http.page import PAGE
from ludoteca.server.http.people import PeopleController
from ludoteca.server.http.tables import TablesController

ROUTES: list[Any] = [PeopleController, TablesController, *PAGE]
