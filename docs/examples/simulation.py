"""A simulation: which sources bring a random player's points, and how often the first seat wins."""

from stroganov import Setup
from stroganov.simulation import simulate

report = simulate(Setup(players=3, seed=seed) for seed in range(20)).report()
print(f"{report['games']} games, {report['decisions']} decisions")
for seat in report["seats"]:
    best = sorted(seat["mean_by_source"].items(), key=lambda item: -item[1])[:3]
    sources = ", ".join(f"{source} {points}" for source, points in best)
    print(f"seat {seat['seat']}: {seat['wins']} wins, {seat['mean_score']} points each, most from {sources}")
