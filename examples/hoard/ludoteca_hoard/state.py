"""Hoard's rules: keep a gem, or raid with it; then draw. Hands and the bag are hidden."""

from __future__ import annotations

from librt.strings import BytesWriter

from ludoteca import Chance, Outcome, State
from ludoteca.core import observing
from ludoteca.core.game import AnyGame
from ludoteca.core.outcome import rank

from .structs import Drew, Event, HoardContent, HoardView, Kept, Raided

SEATS = 4


class Rules:
    """What all states of a game share: the game they travel with, and its contents as plain lists."""

    def __init__(self, game: AnyGame, content: HoardContent) -> None:
        self.game = game
        self.names = [gem.name for gem in content.gems]
        self.worths = [gem.worth for gem in content.gems]
        self.counts = [gem.count for gem in content.gems]
        self.hand = content.table.hand
        self.kinds = len(self.names)


class HoardState(State):
    """Gems are counted by kind: in the bag, spent, and `kinds` numbers for each seat's hand and hoard."""

    __slots__ = ("bag", "hands", "hoards", "rules", "spent")

    def __init__(self, players: int, rules: Rules) -> None:
        super().__init__(players)
        self.rules = rules
        self.bag = rules.counts[:]
        self.spent = [0] * rules.kinds
        self.hands = [0] * (rules.kinds * players)
        self.hoards = [0] * (rules.kinds * players)

    def of(self, pile: list[int], seat: int) -> list[int]:
        """A seat's part of the hands or the hoards."""
        return pile[seat * self.rules.kinds : (seat + 1) * self.rules.kinds]

    def legal(self) -> list[int]:
        if self.seat < 0:
            return []
        kinds = self.rules.kinds
        held = [kind for kind, count in enumerate(self.of(self.hands, self.seat)) if count]
        raids = [kinds + kind * SEATS + at for kind in held for at in range(self.players) if self.loot(kind, at) >= 0]
        return held + raids

    def loot(self, kind: int, target: int) -> int:
        """What a raid with such a gem brings: the dearest cheaper one there; -1 for none, or in one's own hoard."""
        hoard = self.of(self.hoards, target)
        return -1 if target == self.seat else max((other for other in range(kind) if hoard[other]), default=-1)

    def act(self, action: int, chance: Chance) -> None:
        kinds, seat = self.rules.kinds, self.seat
        if action < kinds:
            self._keep(action)
        else:
            self._raid(*divmod(action - kinds, SEATS))
        self._draw(seat, chance)
        self._pass_on()

    def _keep(self, kind: int) -> None:
        self._move(self.hands, self.seat, kind, -1)
        self._move(self.hoards, self.seat, kind, 1)
        self._tell(Kept(self.seat, self.rules.names[kind]))

    def _raid(self, kind: int, target: int) -> None:
        loot = self.loot(kind, target)
        self._move(self.hands, self.seat, kind, -1)
        self.spent[kind] += 1
        self._move(self.hoards, target, loot, -1)
        self._move(self.hoards, self.seat, loot, 1)
        self._tell(Raided(self.seat, target, self.rules.names[kind], self.rules.names[loot]))

    def _draw(self, seat: int, chance: Chance) -> None:
        """Decks have no order: luck picks the gem when it is drawn. Whoever draws has seen a secret."""
        if not sum(self.bag):
            return
        kind = drawn(self.bag, chance.below(sum(self.bag)))
        self._move(self.hands, seat, kind, 1)
        self.looks += 1
        self._tell(Drew(seat, self.rules.names[kind]))

    def _pass_on(self) -> None:
        """The next player with a gem in the hand; without any, the game is over."""
        order = [(self.seat + step) % self.players for step in range(1, self.players + 1)]
        self.seat = next((seat for seat in order if sum(self.of(self.hands, seat))), -1)
        self.turn += self.seat >= 0

    def _move(self, pile: list[int], seat: int, kind: int, count: int) -> None:
        pile[seat * self.rules.kinds + kind] += count

    def _tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def clone(self) -> HoardState:
        other = HoardState(self.players, self.rules)
        other.seat, other.turn, other.looks = self.seat, self.turn, self.looks
        other.bag, other.spent = self.bag[:], self.spent[:]
        other.hands, other.hoards = self.hands[:], self.hoards[:]
        return other

    def view(self, seat: int) -> HoardView:
        """Cut here and only here: one's own hand, of the others' and of the bag only how many."""
        seats = range(self.players)
        return HoardView(
            players=self.players,
            viewer=seat,
            seat=self.seat,
            turn=self.turn,
            hand=self.of(self.hands, seat) if seat >= 0 else [0] * self.rules.kinds,
            hand_sizes=[sum(self.of(self.hands, at)) for at in seats],
            hoards=[self.of(self.hoards, at) for at in seats],
            spent=self.spent[:],
            bag=sum(self.bag),
            outcome=self.outcome(),
        )

    def outcome(self) -> Outcome:
        worths = self.rules.worths
        points = [
            sum(worth * count for worth, count in zip(worths, self.of(self.hoards, seat), strict=True))
            for seat in range(self.players)
        ]
        ending = "hands-empty" if self.seat < 0 else ""
        return Outcome(scores=points, breakdown={"hoard": points}, ranks=rank(points), ending=ending)

    def shuffle_hidden(self, seat: int, chance: Chance) -> None:
        """All that this seat does not see goes back into the bag, and hands are drawn anew."""
        others = [at for at in range(self.players) if at != seat]
        sizes = [sum(self.of(self.hands, at)) for at in others]
        for at in others:
            for kind, count in enumerate(self.of(self.hands, at)):
                self.bag[kind] += count
                self._move(self.hands, at, kind, -count)
        for at, size in zip(others, sizes, strict=True):
            for _ in range(size):
                self._move(self.hands, at, drawn(self.bag, chance.below(sum(self.bag))), 1)

    def observe(self, seat: int, out: BytesWriter) -> None:
        """What programs that learn see: see `Hoard.layout`."""
        seen = self.view(seat)
        observing.one_of(out, seat, self.players)
        observing.seat(out, self.seat, seat, self.players)
        order = [(seat + step) % self.players for step in range(self.players)]
        sizes = [seen.hand_sizes[at] for at in order]
        hoards = [count for at in order for count in seen.hoards[at]]
        for count in (*seen.hand, *sizes, *hoards, *seen.spent, seen.bag):
            observing.number(out, count)


def drawn(bag: list[int], place: int) -> int:
    """Take the gem at that place out of a bag; its kind."""
    for kind, count in enumerate(bag):
        if place < count:
            bag[kind] -= 1
            return kind
        place -= count
    raise IndexError("the bag is empty")
