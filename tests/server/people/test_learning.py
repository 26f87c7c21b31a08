"""What a review says of one seat: losses by turn, luck, the best and the dearest turn."""

from __future__ import annotations

from ludoteca.core.record import Plain
from ludoteca.reviews.told import Decision, Luck, Review, Seat, Settings
from ludoteca.server.people.learning import account_of


def decision(n: int, turn: int, loss: float, seat: int = 0) -> Decision:
    act: Plain = {"type": "end"}
    return Decision(n=n, seat=seat, turn=turn, act=act, best=act, loss=loss, low=loss, high=loss, effect=[-loss, loss])


def review(decisions: list[Decision], mine: list[float], luck: dict[int, float]) -> Review:
    """Of two seats, by the first one's chances and luck."""
    given = [Luck(n=n, seats=[share, -share]) for n, share in luck.items()]
    accounts = [Seat(result=1, start=0.5, luck=sum(luck.values()), own=0, others=0, rest=0)] * 2
    return Review(
        game="holi",
        players=2,
        judge="test",
        settings=Settings(),
        seal="",
        steps=len(mine) - 1,
        complete=True,
        seats=accounts,
        decisions=decisions,
        luck=given,
        chances=[[chance, 1 - chance] for chance in mine],
    )


def test_losses_are_summed_by_turn_and_the_best_turn_is_without_loss_and_luck() -> None:
    decisions = [decision(0, 1, 0.04), decision(1, 1, 0.03), decision(2, 2, 0.0), decision(3, 4, 0.0)]
    found = review(decisions, [0.5, 0.6, 0.6, 0.7, 0.95], {3: 0.2})
    account = account_of(found, 0)
    assert (account.turns, round(account.loss, 9), account.luck) == (3, 0.07, 0.2)
    assert (account.worst_n, account.worst) == (0, 0.04 + 0.03)
    assert account.best_n == 2, "turn 4 rose by luck"
    assert account.best is not None
    assert round(account.best, 9) == 0.1


def test_where_there_is_no_such_turn_none_is_named() -> None:
    account = account_of(review([decision(0, 1, 0.0)], [0.5, 0.4], {}), 0)
    assert (account.best_n, account.worst_n, account.loss) == (None, None, 0)
    other = account_of(review([decision(0, 1, 0.1)], [0.5, 0.4], {}), 1)
    assert (other.turns, other.worst) == (0, None)


def test_the_dearest_turn_is_told_by_its_dearest_decision() -> None:
    decisions = [decision(0, 1, 0.0), decision(1, 1, 0.02), decision(2, 1, 0.05), decision(3, 2, 0.06)]
    account = account_of(review(decisions, [0.5, 0.5, 0.5, 0.4, 0.3], {}), 0)
    assert (account.worst_n, account.worst) == (2, 0.02 + 0.05)
