"""REINFORCE in plain Python: a linear policy learns Check for two by playing against random moves.

Usage: python3 examples/reinforce.py [rounds to learn from] [rounds to judge by] [the command that starts madang]"""

import math
import random
import sys
from pathlib import Path
from statistics import fmean, pstdev, stdev

sys.path.insert(0, str(Path(__file__).parents[1] / "clients" / "python"))

from madang import Environment  # noqa: E402


class Policy:
    """Softmax over the legal actions, linear in how far the numbers that a seat sees are from their means."""

    def __init__(self, env):
        names = env.spec()["observation"]
        self.first = next(i for i, name in enumerate(names) if ": " not in name)  # before it are single cards
        self.means = [0.0] * (len(names) - self.first)
        self.weights = [[0.0] * len(self.means) for _ in range(env.action_count)]

    def choose(self, state, place):
        seen = state.observation(place)[self.first :]
        self.means = [mean + 0.002 * (value - mean) for mean, value in zip(self.means, seen)]
        inputs = [(i, value - mean) for i, (value, mean) in enumerate(zip(seen, self.means)) if abs(value - mean) > 0.02]
        legal = state.legal(place)
        scores = [sum(self.weights[action][i] * value for i, value in inputs) for action in legal]
        odds = [math.exp(score - max(scores)) for score in scores]
        chosen = random.choices(legal, odds)[0]
        return chosen, (inputs, [(action, (action == chosen) - odd / sum(odds)) for action, odd in zip(legal, odds)])

    def learn(self, decisions, step):
        for inputs, gradient in decisions:
            for action, slope in gradient:
                for i, value in inputs:
                    self.weights[action][i] += step * slope * value


def play(env, policy, episodes, rate):
    """What the policy gains in each episode. It has seat 0 in even episodes and seat 1 in odd ones."""
    state, gains, decisions = env.reset(), [], [[] for _ in range(env.batch)]
    while len(gains) < episodes:
        actions = [None if seat < 0 else random.choice(state.legal(place)) for place, seat in enumerate(state.turn)]
        for place, seat in enumerate(state.turn):
            mine = state.episode[place] % 2
            if seat == mine:
                actions[place], decision = policy.choose(state, place)
                decisions[place].append(decision)
            elif seat < 0:
                gains.append(state.returns(place)[mine])
                advantage = (gains[-1] - fmean(gains[-200:])) / (1 + pstdev(gains[-200:]))
                policy.learn(decisions[place], rate * advantage)
                decisions[place] = []
        state = env.step(actions)
    return gains


def main(learning="6000", judging="1000", *command):
    random.seed(1)
    options = {"seats": 2, "batch": 64, "command": command or ("npx", "madang")}
    # It learns from the difference of the hands, which says more than who won, and is judged by wins.
    with Environment("check", rules="count=points", seed="learn", **options) as env:
        policy = Policy(env)
        play(env, policy, int(learning), rate=0.05)
    with Environment("check", seed="judge", **options) as env:
        gains = play(env, policy, int(judging), rate=0.0)
    mean, half = fmean(gains), 1.96 * stdev(gains) / math.sqrt(len(gains))
    print(f"against random: {mean:+.3f} a round, 95 %: {mean - half:+.3f} to {mean + half:+.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
