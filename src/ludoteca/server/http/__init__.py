"""HTTP: controllers by subject."""

from litestar.types import ControllerRouterHandler

from ludoteca.server.http.calls import CallsController
from ludoteca.server.http.games import GamesController
from ludoteca.server.http.hosts import HostsController
from ludoteca.server.http.page import PAGE
from ludoteca.server.http.people import AccountsController, PeopleController, TokensController
from ludoteca.server.http.protocol import ProtocolController
from ludoteca.server.http.puzzles import PuzzlesController
from ludoteca.server.http.records import RecordsController
from ludoteca.server.http.results import ResultsController
from ludoteca.server.http.tables import TablesController
from ludoteca.server.http.tries import TriesController

ROUTES: list[ControllerRouterHandler] = [
    AccountsController,
    CallsController,
    GamesController,
    HostsController,
    PeopleController,
    ProtocolController,
    PuzzlesController,
    RecordsController,
    ResultsController,
    TablesController,
    TokensController,
    TriesController,
    *PAGE,
]
