"""Special wishes of the mini-expansion "I have one, you don't" (S-60 to S-62)."""

from __future__ import annotations

from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, members_of
from ludoteca.core.verbs import Numbers
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.area import SantaKaosArea
from ludoteca.games.santakaos.pieces import KINDS, PEHTA, REWARDS, SPECIALS, WISHES
from ludoteca.games.santakaos.rules.helpers import own_occasion
from ludoteca.games.santakaos.rules.locations import look
from ludoteca.games.santakaos.rules.refusal import no, not_asked
from ludoteca.games.santakaos.rules.wares import artifacts_to_give, stockings_to_give
from ludoteca.games.santakaos.table import Table

STOCKING: Final = 0
ARTIFACT: Final = 1
HELPER: Final = 2


def add_specials(t: Table, out: Numbers, area: SantaKaosArea) -> None:
    """S-60: the special wishes that can be made and delivered now."""
    charts = t.rules.charts
    for special in range(SPECIALS):
        if contains(area.wishes, WISHES + special) and area.affords(charts.special_prices[special]):
            out.append(charts.delivers[WISHES + special])


def no_special(t: Table, special: int) -> Illegal | None:
    """S-60: resources, coins or elves are missing for a special wish."""
    area, price = t.mine(), t.rules.charts.special_prices[special]
    if area.affords(price):
        return None
    things = zip((*KINDS, "elf"), [*price.goods(), price.elves], [*area.goods(), area.elves], strict=True)
    lacks = {kind: cost - held for kind, cost, held in things if cost > held}
    return no("special-lacks", wish=t.rules.charts.wish_names[WISHES + special], lacks=lacks)


def deliver_special(t: Table, seat: int, special: int) -> None:
    """S-60 to S-62: the toy is made and delivered in one go; then the reward. Pehta pays for the toy."""
    t.areas[seat].pay(t.rules.charts.special_prices[special])
    pending.push(t, pending.REWARD, seat, which=special)
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
    return [t.rules.charts.rewards[reward] for reward in rewards_to_give(t, item)]


def settle_reward(t: Table, item: int, chance: Chance) -> bool:
    """S-61: the only reward is given without asking, what cannot be given is skipped."""
    rewards = rewards_to_give(t, item)
    if len(rewards) > 1:
        return False
    if rewards:
        choose_reward(t, rewards[0], chance)
    else:
        t.pending.pop()
    return True


def no_reward(t: Table, reward: int) -> Illegal | None:
    """S-61: why this reward is not chosen now."""
    wrong = not_asked(t, pending.REWARD)
    if wrong is not None or reward in rewards_to_give(t, t.pending[-1]):
        return wrong
    return no("not-this-reward", reward=REWARDS[reward])


def choose_reward(t: Table, reward: int, chance: Chance) -> None:
    """S-61: this one, for nothing."""
    seat = pending.seat_of(t.pending.pop())
    if reward == STOCKING:
        pending.push(t, pending.STOCKING, seat)
    elif reward == ARTIFACT:
        pending.push(t, pending.ARTIFACT, seat)
    else:
        look(t, seat, True, chance)
