"""Train a small PPO agent on Holi against itself, then let it play 200 games against random play.

    pip install "ludoteca[pettingzoo]" torch==2.13.0
    python examples/research/ppo_holi.py --minutes 8

Two seats, one network: observations begin with the own seat, so both sides of a game teach it. Only the end of a game
pays, so an action's return is simply what its seat got in the end: no discount, no bootstrap. Actions are not 3,322
unrelated outputs: each is described by the words of its struct (its type, its card, its cells), so that what is learnt
of one throw helps the others.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import msgspec
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import ludoteca
from ludoteca.adapters.pettingzoo import Vector, env, vector

GAMES, HIDDEN = 64, 128
SAMPLES, EPOCHS, MINIBATCH, BETWEEN_TRIALS = 8192, 3, 1024, 4
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3
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
    """From an observation to a policy over the legal actions and a guess of the return."""

    def __init__(self, game: ludoteca.Game, observation_size: int) -> None:
        super().__init__()
        self.register_buffer("words", describe(game))
        self.body = nn.Sequential(
            nn.Linear(observation_size, 2 * HIDDEN), nn.ReLU(), nn.Linear(2 * HIDDEN, HIDDEN), nn.ReLU()
        )
        self.meaning = nn.Linear(self.words.shape[1], HIDDEN)
        self.value = nn.Linear(HIDDEN, 1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(observations)
        logits = hidden @ self.meaning(self.words).T / HIDDEN**0.5
        return Categorical(logits=logits.masked_fill(masks == 0, -1e9)), self.value(hidden).squeeze(-1)


class Collector:
    """Self-play that hands out whole games: what was seen, done and, for the seat that did it, won."""

    def __init__(self, games: Vector, seed: int) -> None:
        self.games = games
        self.step = games.reset(seed)
        self.running: list[list[tuple[Any, ...]]] = [[] for _ in range(games.games)]

    @torch.no_grad()
    def collect(self, agent: Agent) -> list[torch.Tensor]:
        """At least so many samples: observations, masks, actions, their log probabilities, returns."""
        done: list[tuple[Any, ...]] = []
        while len(done) < SAMPLES:
            seen, masks, seats = torch.from_numpy(self.step.observations), self.step.masks.copy(), self.step.seats
            policy, _ = agent(seen, torch.from_numpy(masks))
            actions = policy.sample()
            logs = policy.log_prob(actions)
            self.step = self.games.step(actions.numpy())
            for game in range(self.games.games):
                self.running[game].append((seats[game], seen[game], masks[game], actions[game], logs[game]))
                if self.step.ended[game]:
                    rewards = self.step.rewards[game] / MARGIN
                    done += [(*sample, float(np.clip(rewards[seat], -2, 2))) for seat, *sample in self.running[game]]
                    self.running[game] = []
        seen, masks, actions, logs, returns = zip(*done, strict=True)
        masks = torch.from_numpy(np.stack(masks))
        return [torch.stack(seen), masks, torch.stack(actions), torch.stack(logs), torch.tensor(returns)]


def improve(agent: Agent, optimizer: torch.optim.Optimizer, samples: list[torch.Tensor]) -> None:
    """PPO: a few passes over the samples, each step clipped to stay near the policy that played them."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(samples[0])).split(MINIBATCH):
            seen, masks, actions, old, returns = (tensor[part] for tensor in samples)
            policy, values = agent(seen, masks)
            gain = returns - values.detach()
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            ratio = (policy.log_prob(actions) - old).exp()
            surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            loss = -surrogate.mean() + 0.5 * (returns - values).pow(2).mean() - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def wins_against_random(agent: Agent, games: int, seed: int) -> int:
    """How many games at a PettingZoo table the agent wins, sitting in either seat in turns."""
    random, table, wins = np.random.default_rng(seed), env("holi", players=2), 0
    for number in range(games):
        table.reset(seed=seed + number)
        ours = f"player_{number % 2}"
        for name in table.agent_iter():
            seen, reward, ended, _, _ = table.last()
            wins += bool(ended and name == ours and reward > 0)
            table.step(None if ended else choose(agent, seen) if name == ours else random.choice(legal(seen)))
    return wins


def legal(seen: dict[str, Any]) -> Any:
    """The numbers of the actions open now."""
    return np.flatnonzero(seen["action_mask"])


def choose(agent: Agent, seen: dict[str, Any]) -> int:
    """The most likely action."""
    observation, mask = (torch.from_numpy(seen[name])[None] for name in ("observation", "action_mask"))
    return int(agent(observation, mask)[0].logits.argmax())


def main() -> None:
    """Train for some minutes, showing progress, then play the games that count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(2)
    games = vector("holi", games=GAMES, players=2, reward="margin")
    agent = Agent(games.game, games.observation_size)
    try:
        train(agent, Collector(games, given.seed), given.minutes * 60)
    except KeyboardInterrupt:
        print("stopped: what was learnt so far plays now")
    wins = wins_against_random(agent, 200, 2 * 10**6)
    print(
        f"{wins} of 200 games won against random play; {time.process_time() / 60:.1f} minutes of processor time in all"
    )


def train(agent: Agent, collector: Collector, seconds: float) -> None:
    """Learn for so long, and try what was learnt now and then."""
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE)
    start, played = time.monotonic(), 0
    while (spent := time.monotonic() - start) < seconds:
        for _ in range(BETWEEN_TRIALS):
            samples = collector.collect(agent)
            improve(agent, optimizer, samples)
            played += len(samples[0])
        print(
            f"{spent / 60:4.1f} min  {played:8,} decisions  {wins_against_random(agent, 40, 10**6):2} of 40 games won"
        )


if __name__ == "__main__":
    main()
