"""Special wishes of the mini-expansion "I have one, you don't" (S-60 to S-62)."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.chance import Chance
from ludoteca.core.sets import members_of
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.charts import DELIVER, NUMBERS, REWARD
from ludoteca.games.santakaos.pieces import GOODS, PEHTA, SPECIALS, WISHES
from ludoteca.games.santakaos.rules.forest import look
from ludoteca.games.santakaos.rules.helpers import own_occasion
from ludoteca.games.santakaos.rules.rewards import artifacts_to_give, stockings_to_give
from ludoteca.games.santakaos.table import Table

COST: Final = GOODS + 1
STOCKING: Final = 0
ARTIFACT: Final = 1
HELPER: Final = 2


def can_pay_special(t: Table, seat: int, special: int) -> bool:
    """S-60: resources, coins and elves enough?"""
    costs = t.rules.charts.special_costs
    for kind in range(GOODS):
        if t.goods[seat * GOODS + kind] < costs[special * COST + kind]:
            return False
    return t.elves[seat] >= costs[special * COST + GOODS]


def add_specials(t: Table, out: list[Any], seat: int) -> None:
    """S-60: the special wishes that can be made and delivered now."""
    held = t.wishes[seat] >> WISHES
    for special in range(SPECIALS):
        if held >> special & 1 and can_pay_special(t, seat, special):
            out.append(NUMBERS[DELIVER + WISHES + special])


def deliver_special(t: Table, seat: int, special: int) -> None:
    """S-60 to S-62: the toy is made and delivered in one go; then the reward. Pehta pays for the toy."""
    costs = t.rules.charts.special_costs
    for kind in range(GOODS):
        t.goods[seat * GOODS + kind] -= costs[special * COST + kind]
    t.elves[seat] -= costs[special * COST + GOODS]
    pending.push(t, pending.REWARD, seat, 0, special)
    own_occasion(t, seat, PEHTA)


def rewards_to_give(t: Table, item: int) -> list[int]:
    """S-61: the rewards the card shows, without what cannot be given."""
    seat = pending.seat_of(item)
    shown = members_of(t.rules.charts.special_rewards[pending.which_of(item)])
    return [reward for reward in shown if can_give(t, seat, reward)]


def can_give(t: Table, seat: int, reward: int) -> bool:
    """S-61: is there a stocking, or an artifact this player has not? Helpers there always are."""
    if reward == STOCKING:
        return len(stockings_to_give(t)) > 0
    return reward == HELPER or len(artifacts_to_give(t, seat)) > 0


def legal_rewards(t: Table, item: int) -> list[int]:
    """S-61: one of those the card shows."""
    return [REWARD + reward for reward in rewards_to_give(t, item)]


def settle_reward(t: Table, item: int, chance: Chance) -> bool:
    """S-61: the only reward is given without asking, what cannot be given is skipped."""
    rewards = rewards_to_give(t, item)
    if len(rewards) > 1:
        return False
    if rewards:
        choose_reward(t, REWARD + rewards[0], chance)
    else:
        t.pending.pop()
    return True


def choose_reward(t: Table, action: int, chance: Chance) -> None:
    """S-61: this one, for nothing."""
    seat = pending.seat_of(t.pending.pop())
    reward = action - REWARD
    if reward == STOCKING:
        pending.push(t, pending.STOCKING, seat)
    elif reward == ARTIFACT:
        pending.push(t, pending.ARTIFACT, seat)
    else:
        look(t, seat, True, chance)
