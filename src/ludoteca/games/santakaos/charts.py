"""Charts built once from the content, and the numbers of all actions, ready-made for lists of legal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.sets import set_of
from ludoteca.core.verbs import Numbering, Numbers
from ludoteca.games.santakaos import actions
from ludoteca.games.santakaos.area import Price, SantaKaosArea
from ludoteca.games.santakaos.content import MOST_COST, SantaKaosContent
from ludoteca.games.santakaos.pieces import RESOURCES, REWARDS, SPACES, TOYS, WISHES, distance

if TYPE_CHECKING:
    from ludoteca.games.santakaos.table import Table

HELD: Final = MOST_COST + 1
"""More resources of a kind than a toy can cost make no difference."""
HOLDINGS: Final = HELD * HELD * HELD


class Charts:
    """What the content says, as lists by number; then, by verb, the numbers of its actions."""

    def __init__(self, content: SantaKaosContent) -> None:
        self._take_toys(content)
        self._take_wishes(content)
        self._take_cards(content)
        self.deliverable: list[int] = [self._deliverable(toys) for toys in range(1 << TOYS)]
        """The ordinary wishes that a set of toys fulfils, as a set; of `doubles` so far as each toy is wanted once."""
        self.doubles: int = set_of([wish for wish in range(WISHES) if self.wish_pairs[wish]])
        """The ordinary wishes that want two of a toy."""
        self.spared: list[list[int]] = [self._spared(held) for held in range(HOLDINGS)]
        """The toys that can be made with one resource missing, each as toy * 3 + kind, by what is held."""
        self.grid: list[list[int]] = [[*space.resources(), space.coins, space.choice] for space in content.reindeer]
        """What a space shows: cloth, wood, iron, coins, resources of choice."""
        self.distances: list[list[int]] = [[distance(a, b) for b in range(len(SPACES))] for a in range(len(SPACES))]
        self.silent_coin: list[bool] = [face == "coin" for face in content.silent_night.faces]

    def _take_toys(self, content: SantaKaosContent) -> None:
        """S-24: what a toy costs and scores."""
        self.toy_names: list[str] = [toy.name for toy in content.toys]
        self.toy_prices: list[Price] = [Price(toy.cloth, toy.wood, toy.iron) for toy in content.toys]
        self.toy_points: list[int] = [toy.column for toy in content.toys]

    def _take_wishes(self, content: SantaKaosContent) -> None:
        """Ordinary wishes, then special ones."""
        self.wish_names: list[str] = [card.name for card in content.wishes] + [card.name for card in content.specials]
        self.wish_toys: list[int] = [
            set_of([self.toy_names.index(toy) for toy in card.toys]) for card in content.wishes
        ]
        """The toys of each ordinary wish, as a set."""
        self.wish_pairs: list[int] = [
            set_of([number for number, toy in enumerate(self.toy_names) if card.toys.count(toy) > 1])
            for card in content.wishes
        ]
        """Those of them that it wants two of."""
        self.wish_points: list[int] = [card.points for card in content.wishes]
        self.wish_points.extend([card.points for card in content.specials])
        self.special_prices: list[Price] = [
            Price(card.cloth, card.wood, card.iron, card.coins, card.elves) for card in content.specials
        ]
        self.special_rewards: list[int] = [
            set_of([REWARDS.index(reward) for reward in card.rewards]) for card in content.specials
        ]

    def _take_cards(self, content: SantaKaosContent) -> None:
        """Artifacts and helpers."""
        self.artifact_prices: list[int] = [row.price for row in content.artifacts]
        self.artifact_points: list[int] = [row.points for row in content.artifacts]
        self.artifact_amounts: list[int] = [row.amount for row in content.artifacts]
        self.helper_amounts: list[int] = [row.amount for row in content.helpers]
        self.helper_tires: list[bool] = [row.works == "once a round" for row in content.helpers]
        self.helper_leaves: list[bool] = [row.works == "once" for row in content.helpers]

    def _deliverable(self, toys: int) -> int:
        return set_of([wish for wish in range(WISHES) if self.wish_toys[wish] & ~toys == 0])

    def _missing(self, toy: int, held: int, kind: int) -> int:
        """How many of this kind a toy lacks."""
        return max(0, self.toy_prices[toy].goods()[kind] - held_of(held, kind))

    def _missing_all(self, toy: int, held: int) -> int:
        """How many resources a toy lacks."""
        return sum([self._missing(toy, held, kind) for kind in range(RESOURCES)])

    def _spared(self, held: int) -> list[int]:
        """S-42, S-44: a toy can do without one resource of `kind` if that is all it lacks."""
        ways = []
        for toy in range(TOYS):
            for kind in range(RESOURCES):
                missing = self._missing(toy, held, kind)
                if self.toy_prices[toy].goods()[kind] and missing == self._missing_all(toy, held) <= 1:
                    ways.append(toy * RESOURCES + kind)
        return ways

    def take_numbers(self, numbering: Numbering[Table, Charts, actions.Act]) -> None:
        """Now that the actions are numbered: the numbers of all kinds, ready-made."""
        self.numbering = numbering
        of: dict[type[actions.Act], Numbers] = {}
        for number, act in enumerate(numbering.acts):
            of.setdefault(type(act), []).append(number)
        self._number_dice(of)
        self._number_locations(of)
        self._number_choices(of)
        self._number_free_actions(of)

    def _number_dice(self, of: dict[type[actions.Act], Numbers]) -> None:
        self.end: int = of[actions.End][0]
        self.takes: Numbers = of[actions.Take]
        self.coins: int = of[actions.Coins][0]
        self.elf: int = of[actions.Elf][0]
        self.frosts: Numbers = of[actions.JackFrost]
        self.wishes: Numbers = of[actions.TakeWish]
        self.unseen: int = of[actions.TakeUnseen][0]

    def _number_locations(self, of: dict[type[actions.Act], Numbers]) -> None:
        self.moves: Numbers = of[actions.MoveReindeer]
        self.dancer_moves: Numbers = of[actions.DancerMove]
        self.stockings: Numbers = of[actions.BuyStocking]
        self.dancer_stockings: Numbers = of[actions.DancerStocking]
        self.collect: int = of[actions.Collect][0]
        self.befana_collect: int = of[actions.BefanaCollect][0]
        self.look: int = of[actions.Look][0]
        self.artifacts: Numbers = of[actions.BuyArtifact]
        self.dancer_artifacts: Numbers = of[actions.DancerArtifact]

    def _number_choices(self, of: dict[type[actions.Act], Numbers]) -> None:
        self.keeps: Numbers = of[actions.Keep]
        self.neither: int = of[actions.Neither][0]
        self.gains: Numbers = of[actions.Gain]
        self.enough: int = of[actions.Enough][0]
        self.free_stockings: Numbers = of[actions.ChooseStocking]
        self.free_artifacts: Numbers = of[actions.ChooseArtifact]
        self.rewards: Numbers = of[actions.ChooseReward]
        self.answers: Numbers = [*of[actions.Use], *of[actions.Decline]]

    def _number_free_actions(self, of: dict[type[actions.Act], Numbers]) -> None:
        self.makes: Numbers = of[actions.Make]
        self.makes_of: list[Numbers] = [
            [self.makes[toy] for toy in range(TOYS) if self._missing_all(toy, held) == 0] for held in range(HOLDINGS)
        ]
        """The toys that can be made, by what is held (see `holding`)."""
        self.makes_for_coin: Numbers = of[actions.MakeForCoin]
        self.makes_for_less: Numbers = of[actions.MakeForLess]
        self.makes_for_nothing: Numbers = of[actions.MakeForNothing]
        self.yaga: Numbers = of[actions.BabaYaga]
        self.delivers: Numbers = of[actions.Deliver]
        own = (actions.GuidingStar, actions.Mistletoe, actions.SnowGlobe, actions.MagicBag, actions.LittleBell)
        self.uses: list[Numbers] = [of[struct] for struct in own]
        vixen = (actions.VixenStar, actions.VixenMistletoe, actions.VixenGlobe, actions.VixenBag, actions.VixenBell)
        self.vixen_uses: list[Numbers] = [of[struct] for struct in vixen]
        """Of one's own artifacts and of those that Vixen copies, by artifact."""
        self.readies: Numbers = of[actions.Ready]


def holding(area: SantaKaosArea) -> int:
    """What a player has for toys as one number, as far as toys can need it."""
    top = HELD - 1
    return (min(area.cloth, top) * HELD + min(area.wood, top)) * HELD + min(area.iron, top)


def held_of(held: int, kind: int) -> int:
    """How many of a kind are in a holding."""
    return held // (HELD * HELD, HELD, 1)[kind] % HELD
