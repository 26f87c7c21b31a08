"""Train a small PPO agent on Holi against itself, then let it play 200 games against each of some bots.

    pip install "ludoteca[gymnasium]" torch
    python examples/research/ppo_holi.py

It may begin with what another bot does in a dataset, before it goes its own way:

    ludoteca dataset holi --bots greedy --players 2 --games 1000 --seed 1 --out greedy-games
    python examples/research/ppo_holi.py --lessons greedy-games

Two seats, one network: observations begin with one's own seat, so both sides of a game teach it. Only the end of a game
pays, so an action's return is simply what its seat got in the end: no discount, no bootstrap. Actions are not 3,322
unrelated outputs: each is described by the words of its struct (its type, its card, its cells), so that what is learnt
of one throw helps the others.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

import msgspec
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import ludoteca
from ludoteca.adapters.dataset import arrays
from ludoteca.adapters.gymnasium import env
from ludoteca.adapters.vector import Vector, vector
from ludoteca.arena.stats import share
from ludoteca.datasets import read

GAMES, HIDDEN = 512, 256
LESSON_EPOCHS, EPOCHS, MINIBATCH, BETWEEN_TRIALS = 4, 3, 1024, 8
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3
FINAL = 200
MARGIN = 15.0
"""So many points ahead count as 1."""


def words_of(act: Any) -> list[str]:
    """An action's struct as words: its type, and each of its values, told apart from those of other types."""
    values = msgspec.to_builtins(act)
    kind, words = values.pop("type"), []
    for name, value in values.items():
        words += [f"{kind} {name} {each}" for each in (value if isinstance(value, (list, tuple)) else [value])]
    return [kind, *words]


def describe(game: ludoteca.Game) -> torch.Tensor:
    """For each action of the game, the numbers of its words from 1 on, filled up with zeros."""
    described = [words_of(act) for act in game.actions]
    numbers = {word: at for at, word in enumerate(sorted({word for words in described for word in words}), 1)}
    rows = [torch.tensor([numbers[word] for word in words]) for words in described]
    return nn.utils.rnn.pad_sequence(rows, batch_first=True)


class Agent(nn.Module):
    """From observations and lists of legal actions to a policy over each list and a guess of the return."""

    def __init__(self, game: ludoteca.Game, observation_size: int) -> None:
        super().__init__()
        self.register_buffer("words", describe(game))
        self.body = nn.Sequential(nn.Linear(observation_size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.scores = nn.Linear(HIDDEN, int(self.words.max()))
        self.value = nn.Linear(HIDDEN, 1)

    def forward(
        self, seen: torch.Tensor, legal: torch.Tensor, counts: torch.Tensor
    ) -> tuple[Categorical, torch.Tensor]:
        """`legal` holds the actions of all rows in a row, `counts` how many each has; a policy is over their places.

        An action is as good as its words are together.
        """
        hidden = self.body(seen)
        scores = nn.functional.pad(self.scores(hidden), (1, 0))
        rows = torch.repeat_interleave(torch.arange(len(counts)), counts)
        places = torch.arange(len(legal)) - (counts.cumsum(0) - counts)[rows]
        logits = torch.full((len(counts), int(counts.max())), -1e9)
        logits[rows, places] = scores[rows[:, None], self.words[legal]].sum(1)
        return Categorical(logits=logits), self.value(hidden).squeeze(1)


class Sample(NamedTuple):
    """One decision: what was seen, what was legal, which place of that was taken, how likely, and what came of it."""

    seen: torch.Tensor
    legal: torch.Tensor
    place: torch.Tensor
    log: torch.Tensor
    won: torch.Tensor


@torch.no_grad()
def play(agent: Agent, games: Vector, seed: int) -> list[Sample]:
    """Every game once against itself, all side by side: every decision, with what its seat got in the end."""
    step, going = games.reset(seed), np.ones(games.games, bool)
    rewards, taken = torch.zeros(games.games, games.players), []
    while going.any():
        seen, counts = torch.from_numpy(step.observations), torch.tensor(step.counts)
        legal = torch.tensor(step.choices)
        policy, _ = agent(seen, legal, counts)
        places = policy.sample()
        lists, logs = legal.split(counts.tolist()), policy.log_prob(places)
        taken += [
            (game, step.seats[game], seen[game], lists[game], places[game], logs[game])
            for game in np.flatnonzero(going)
        ]
        step = games.step(legal[counts.cumsum(0) - counts + places].numpy())
        first = step.ended & going
        rewards[first] = torch.tensor(step.rewards[first])
        going &= ~step.ended
    worth = (rewards / MARGIN).clip(-2, 2)
    return [Sample(*sample, worth[game, seat]) for game, seat, *sample in taken]


def lessons(folder: str) -> list[Sample]:
    """The decisions of a dataset."""
    samples = []
    for row in read(folder):
        for seen, mask, _, action, reward in zip(*map(torch.tensor, arrays(row, "margin")), strict=True):
            legal = mask.nonzero().squeeze(1)
            place = (legal == action).nonzero()[0, 0]
            samples.append(Sample(seen, legal.int(), place, torch.tensor(0.0), (reward / MARGIN).clip(-2, 2)))
    return samples


def imitate(policy: Categorical, values: torch.Tensor, some: Sample) -> torch.Tensor:
    """What is wrong with an agent that should do the same."""
    return -policy.log_prob(some.place).mean()


def improve(policy: Categorical, values: torch.Tensor, some: Sample) -> torch.Tensor:
    """PPO: do more of what did better than expected, but stay near the policy that played."""
    gain = some.won - values.detach()
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    ratio = (policy.log_prob(some.place) - some.log).exp()
    surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
    return -surrogate.mean() - ENTROPY * policy.entropy().mean()


def learn(agent: Agent, optimizer: torch.optim.Optimizer, samples: list[Sample], epochs: int, wrong: Any) -> None:
    """A few passes over the samples, in small steps."""
    for _ in range(epochs):
        for part in torch.randperm(len(samples)).split(MINIBATCH):
            columns = list(zip(*[samples[number] for number in part], strict=True))
            counts = torch.tensor([len(legal) for legal in columns[1]])
            some = Sample(*[torch.cat(column) if at == 1 else torch.stack(column) for at, column in enumerate(columns)])
            policy, values = agent(some.seen, some.legal, counts)
            loss = wrong(policy, values, some) + (some.won - values).pow(2).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def wins_against(bot: str, agent: Agent, games: int, seed: int) -> int:
    """How many games at a Gymnasium table the agent wins against a bot, sitting in either seat in turns."""
    tables, wins = [env("holi", seat=seat, players=2, opponents=[bot]) for seat in range(2)], 0
    for number in range(games):
        table, ended, reward = tables[number % 2], False, 0.0
        seen, _ = table.reset(seed=seed + number)
        while not ended:
            action = choose(agent, seen, np.flatnonzero(seen["action_mask"]))
            seen, reward, ended, _, _ = table.step(action)
        wins += reward > 0
    return wins


def choose(agent: Agent, seen: dict[str, Any], legal: Any) -> int:
    """The most likely action."""
    policy, _ = agent(torch.from_numpy(seen["observation"])[None], torch.tensor(legal), torch.tensor([len(legal)]))
    return int(legal[policy.logits.argmax()])


def main() -> None:
    """Train for some minutes, showing progress, then play the games that count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=2.0, help="of processor time")
    parser.add_argument("--lessons", metavar="FOLDER", help="a dataset of games to begin with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--against", default="random,greedy", help="bots to play 200 games against in the end: a,b")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    games = vector("holi", games=GAMES, players=2, reward="margin")
    agent = Agent(games.game, games.observation_size)
    try:
        train(agent, games, given.minutes, given.lessons, given.seed)
    except KeyboardInterrupt:
        print("stopped: what was learnt so far plays now")
    for bot in given.against.split(","):
        wins = share(wins_against(bot, agent, FINAL, 2 * 10**6), FINAL)
        print(f"{wins.rate:.1%} ({wins.low:.1%} to {wins.high:.1%}) of {FINAL} games won against {bot}")


def train(agent: Agent, games: Vector, minutes: float, folder: str | None, seed: int) -> None:
    """Learn for so long, and try what was learnt now and then."""
    optimizer, rounds, played = torch.optim.Adam(agent.parameters(), lr=RATE), 0, 0
    if folder:
        learn(agent, optimizer, lessons(folder), LESSON_EPOCHS, imitate)
        show(agent, played)
    while time.process_time() < minutes * 60:
        samples = play(agent, games, seed + rounds)
        learn(agent, optimizer, samples, EPOCHS, improve)
        rounds, played = rounds + 1, played + len(samples)
        if rounds % BETWEEN_TRIALS == 0:
            show(agent, played)


def show(agent: Agent, played: int) -> None:
    """How far it has come."""
    wins = ", ".join(f"{wins_against(bot, agent, 40, 10**6):2} against {bot}" for bot in ("random", "greedy"))
    print(f"{time.process_time() / 60:5.1f} min  {played:9,} decisions  of 40 games won: {wins}", flush=True)


if __name__ == "__main__":
    main()
