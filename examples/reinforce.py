"""REINFORCE in plain Python: a linear policy learns Check for two by playing against random moves.

    $ python3 examples/reinforce.py

Arguments after the first two (rounds to learn from, rounds to judge by) are the command that starts madang, by default npx madang.
"""

import math
import random
import sys
from pathlib import Path
from statistics import fmean, pstdev, stdev

sys.path.insert(0, str(Path(__file__).parents[1] / "clients" / "python"))

from madang import Environment, State  # noqa: E402

BATCH, RATE = 64, 0.05


class Policy:
    """Softmax over the legal actions, linear in what the seat sees.

    It looks at numbers like the value of a slot, not at single cards, and at how much they differ from their mean.
    """

    def __init__(self, env: Environment):
        names = env.spec()["observation"]
        self.first = next(i for i, name in enumerate(names) if ": " not in name)
        self.means = [0.0] * (len(names) - self.first)
        self.weights = [[0.0] * len(self.means) for _ in range(env.action_count)]

    def choose(self, state: State, place: int) -> "tuple[int, tuple]":
        """An action, and what is needed to learn from it."""
        seen = state.observation(place)[self.first :]
        self.means = [mean + 0.002 * (value - mean) for mean, value in zip(self.means, seen)]
        inputs = [(i, value - mean) for i, (value, mean) in enumerate(zip(seen, self.means)) if abs(value - mean) > 0.02]
        legal = state.legal(place)
        scores = [sum(self.weights[action][i] * value for i, value in inputs) for action in legal]
        best = max(scores)
        odds = [math.exp(score - best) for score in scores]
        chosen = random.choices(legal, odds)[0]
        return chosen, (inputs, legal, [each / sum(odds) for each in odds], chosen)

    def learn(self, decision: tuple, advantage: float) -> None:
        inputs, legal, chances, chosen = decision
        for action, chance in zip(legal, chances):
            step = RATE * advantage * ((action == chosen) - chance)
            for i, value in inputs:
                self.weights[action][i] += step * value


def play(env: Environment, policy: Policy, episodes: int, seed: str, learns: bool) -> "list[float]":
    """What the policy gains in each episode. It has seat 0 in even episodes and seat 1 in odd ones."""
    state, gains = env.reset(seed), []
    decisions = [[] for _ in range(BATCH)]
    while len(gains) < episodes:
        actions = []
        for place, seat in enumerate(state.turn):
            mine = state.episode[place] % 2
            action = None if seat < 0 else random.choice(state.legal(place))
            if seat == mine:
                action, decision = policy.choose(state, place)
                decisions[place].append(decision)
            elif seat < 0:
                gains.append(state.returns(place)[mine])
                recent = gains[-200:]
                advantage = (gains[-1] - fmean(recent)) / (1 + pstdev(recent)) if learns else 0
                for decision in decisions[place] if learns else ():
                    policy.learn(decision, advantage)
                decisions[place] = []
            actions.append(action)
        state = env.step(actions)
    return gains


def main(learning: str = "6000", judging: str = "1000", *command: str) -> None:
    random.seed(1)
    options = {"seats": 2, "batch": BATCH, "command": command or ("npx", "madang")}
    # It learns from the difference of the hands, which says more than who won, and is judged by wins.
    with Environment("check", rules="count=points", **options) as env:
        policy = Policy(env)
        play(env, policy, int(learning), "learn", True)
    with Environment("check", **options) as env:
        gains = play(env, policy, int(judging), "judge", False)
    mean, half = fmean(gains), 1.96 * stdev(gains) / math.sqrt(len(gains))
    print(f"against random: {mean:+.3f} a round, 95 %: {mean - half:+.3f} to {mean + half:+.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
