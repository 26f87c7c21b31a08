"""Who wins from which place in the order of play? A script in cells, for a notebook or the command line.

pip install ludoteca matplotlib
python examples/research/balance_plot.py
"""

# %% What is asked, and of which games
from __future__ import annotations

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

import ludoteca
from ludoteca.arena.plan import make_plan
from ludoteca.arena.play import Table
from ludoteca.arena.stats import Share, share_of

GAMES, BOT, SEED = 300, "greedy", 1
FILE = "balance.png"

# %% Play: the same games whenever this is run


def shares(name: str, players: int) -> list[Share]:
    """For each place in the order of play, its share of the wins with its interval."""
    table = Table(make_plan(ludoteca.game(name), players, {}, [BOT], SEED))
    results = [result for number in range(GAMES) if (result := table.play(number))]
    seats = range(players)
    return [share_of([result.share((result.first + place) % players) for result in results]) for place in seats]


found = {}
for name in ludoteca.games():
    players = min(4, ludoteca.game(name).seats[-1])
    print(f"{name}: {GAMES} games of {players} × {BOT} …", flush=True)
    found[name] = shares(name, players)

# %% Draw: a dot for each place, its 95 % interval, and a line where a fair share would lie

figure, axes = plt.subplots(1, len(found), figsize=(3 * len(found), 3.2), sharey=True, layout="constrained")
for axis, (name, places) in zip(axes, found.items(), strict=True):
    middles = [100 * place.rate for place in places]
    below = [100 * (place.rate - place.low) for place in places]
    above = [100 * (place.high - place.rate) for place in places]
    axis.errorbar(range(1, len(places) + 1), middles, yerr=[below, above], fmt="o", capsize=4, color="#2159C4")
    axis.axhline(100 / len(places), linestyle="--", color="#888888")
    axis.set(title=ludoteca.game(name).title, xlabel="place in the order of play", xticks=range(1, len(places) + 1))
axes[0].set_ylabel("wins, %")
figure.savefig(FILE, dpi=150)
print(f"drawn in {FILE}")
