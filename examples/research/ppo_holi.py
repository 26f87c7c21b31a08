"""Train a small PPO agent on Holi against itself, then let it play 200 games against random play, or any bots.

    pip install "ludoteca[gymnasium]" torch==2.15.0
    python examples/research/ppo_holi.py --minutes 8

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
from ludoteca.adapters.gymnasium import env
from ludoteca.adapters.vector import Vector, vector
from ludoteca.arena.stats import share

GAMES, HIDDEN = 64, 128
SAMPLES, EPOCHS, MINIBATCH, BETWEEN_TRIALS = 8192, 3, 1024, 4
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3
FINAL = 200
MARGIN = 15.0
"""So many points ahead count as 1."""


def words_of(act: Any) -> list[str]:
    """An action's struct as words: its type, each of its values, and how many values a list has."""
    words = []
    for name, value in msgspec.to_builtins(act).items():
        values = value if isinstance(value, (list, tuple)) else [value]
        words += [f"{name}={each}" for each in values] + [f"{name}#{len(values)}"]
    return words


def describe(game: ludoteca.Game) -> torch.Tensor:
    """For each action of the game, how often each word describes it."""
    described = [words_of(act) for act in game.actions]
    places = {word: at for at, word in enumerate(sorted({word for words in described for word in words}))}
    table = torch.zeros(len(described), len(places))
    for action, words in enumerate(described):
        for word in words:
            table[action, places[word]] += 1
    return table


class Agent(nn.Module):
    """From observations and lists of legal actions to a policy over each list and a guess of the return."""

    def __init__(self, game: ludoteca.Game, observation_size: int) -> None:
        super().__init__()
        self.register_buffer("words", describe(game))
        self.body = nn.Sequential(nn.Linear(observation_size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.meaning = nn.Linear(self.words.shape[1], HIDDEN)
        self.value = nn.Linear(HIDDEN, 1)

    def forward(
        self, seen: torch.Tensor, legal: torch.Tensor, counts: torch.Tensor
    ) -> tuple[Categorical, torch.Tensor]:
        """`legal` holds the actions of all rows in a row, `counts` how many each has; a policy is over their places."""
        hidden = self.body(seen)
        rows = torch.repeat_interleave(torch.arange(len(counts)), counts)
        places = torch.arange(len(legal)) - (counts.cumsum(0) - counts)[rows]
        logits = torch.full((len(counts), int(counts.max())), -1e9)
        meant = nn.functional.embedding(legal, self.meaning(self.words))
        logits[rows, places] = (hidden.index_select(0, rows) * meant).sum(1) / HIDDEN**0.5
        return Categorical(logits=logits), self.value(hidden).squeeze(1)


class Sample(NamedTuple):
    """One decision: who saw what, could do what, did what (a place in the list), how likely that was."""

    seat: int
    seen: torch.Tensor
    legal: torch.Tensor
    place: torch.Tensor
    log: torch.Tensor


class Collector:
    """Self-play that hands out whole games: every decision with what its seat got in the end."""

    def __init__(self, games: Vector, seed: int) -> None:
        self.games = games
        self.step = games.reset(seed)
        self.running: list[list[Sample]] = [[] for _ in range(games.games)]

    @torch.no_grad()
    def collect(self, agent: Agent) -> tuple[list[Sample], torch.Tensor]:
        """At least so many decisions, and their returns."""
        samples: list[Sample] = []
        returns: list[float] = []
        while len(samples) < SAMPLES:
            for game in self._play_on(agent):
                rewards = (self.step.rewards[game] / MARGIN).clip(-2, 2)
                returns += [rewards[sample.seat] for sample in self.running[game]]
                samples += self.running[game]
                self.running[game] = []
        return samples, torch.tensor(returns)

    def _play_on(self, agent: Agent) -> Any:
        """One decision in every game; those that ended."""
        step = self.step
        seen, counts = torch.from_numpy(step.observations), torch.tensor(step.counts)
        legal = torch.tensor(step.choices)
        policy, _ = agent(seen, legal, counts)
        places = policy.sample()
        logs, lists = policy.log_prob(places), legal.split(step.counts.tolist())
        self.step = self.games.step([int(mine[place]) for mine, place in zip(lists, places, strict=True)])
        for game, sample in enumerate(zip(step.seats, seen, lists, places, logs, strict=True)):
            self.running[game].append(Sample(*sample))
        return np.flatnonzero(self.step.ended)


def improve(agent: Agent, optimizer: torch.optim.Optimizer, samples: list[Sample], returns: torch.Tensor) -> None:
    """PPO: a few passes over the samples, each step clipped to stay near the policy that played them."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(samples)).split(MINIBATCH):
            step(agent, optimizer, [samples[number] for number in part], returns[part])


def step(agent: Agent, optimizer: torch.optim.Optimizer, some: list[Sample], won: torch.Tensor) -> None:
    """One step of the optimizer on some of the samples."""
    counts = torch.tensor([len(sample.legal) for sample in some])
    seen, legal = torch.stack([sample.seen for sample in some]), torch.cat([sample.legal for sample in some])
    policy, values = agent(seen, legal, counts)
    gain = won - values.detach()
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    logs = policy.log_prob(torch.stack([sample.place for sample in some]))
    ratio = (logs - torch.stack([sample.log for sample in some])).exp()
    surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
    loss = (won - values).pow(2).mean() - surrogate.mean() - ENTROPY * policy.entropy().mean()
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
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--against", default="random", help="bots to play 200 games against in the end: a,b")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    games = vector("holi", games=GAMES, players=2, reward="margin")
    agent = Agent(games.game, games.observation_size)
    try:
        train(agent, Collector(games, given.seed), given.minutes * 60)
    except KeyboardInterrupt:
        print("stopped: what was learnt so far plays now")
    print(f"{time.process_time() / 60:.1f} minutes of processor time")
    for bot in given.against.split(","):
        wins = share(wins_against(bot, agent, FINAL, 2 * 10**6), FINAL)
        print(f"{wins.rate:.1%} ({wins.low:.1%} to {wins.high:.1%}) of {FINAL} games won against {bot}")


def train(agent: Agent, collector: Collector, seconds: float) -> None:
    """Learn for so long, and try what was learnt now and then."""
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE)
    start, played = time.monotonic(), 0
    while time.monotonic() - start < seconds:
        for _ in range(BETWEEN_TRIALS):
            samples, returns = collector.collect(agent)
            improve(agent, optimizer, samples, returns)
            played += len(samples)
        wins, minutes = wins_against("random", agent, 40, 10**6), (time.monotonic() - start) / 60
        print(f"{minutes:5.1f} min  {played:9,} decisions  {wins:2} of 40 games won", flush=True)


if __name__ == "__main__":
    main()
