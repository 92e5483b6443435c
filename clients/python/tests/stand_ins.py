"""Stand-ins for numpy, gymnasium and pettingzoo, as far as `madang.aec` uses them: so it is tested where none is installed."""

import sys
from types import ModuleType


class Box:
    def __init__(self, low, high, shape, dtype):
        self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

    def contains(self, row):
        return (len(row),) == self.shape and all(self.low <= self.dtype(value) <= self.high for value in row)


class Dict(dict):
    def contains(self, row):
        return row.keys() == self.keys() and all(space.contains(row[name]) for name, space in self.items())


class Discrete:
    def __init__(self, n):
        self.n = n


class AECEnv:
    """The part of the interface that environments inherit."""

    @property
    def num_agents(self):
        return len(self.agents)

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        ends = self.terminations[agent], self.truncations[agent]
        return seen, self._cumulative_rewards[agent], *ends, self.infos[agent]

    def agent_iter(self, most):
        for _ in range(most):
            if not self.agents:
                return
            yield self.agent_selection

    def _accumulate_rewards(self):
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _was_dead_step(self, action):
        """A seat whose episode is over acts once more, with None, and is gone."""
        assert action is None, "a seat whose episode is over can only play None"
        agent = self.agent_selection
        self.agents.remove(agent)
        kept = self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos
        for each in kept:
            del each[agent]
        self.rewards = dict.fromkeys(self.rewards, 0)
        self.agent_selection = next((other for other in self.agents if self.terminations[other]), None)


def install():
    numpy, gymnasium, pettingzoo = (ModuleType(name) for name in ("numpy", "gymnasium", "pettingzoo"))
    numpy.inf, numpy.float32, numpy.int8 = float("inf"), float, int
    numpy.zeros = lambda size, dtype: [dtype(0)] * size
    numpy.array = lambda row, dtype: [dtype(value) for value in row]
    gymnasium.spaces = ModuleType("gymnasium.spaces")
    gymnasium.spaces.Box, gymnasium.spaces.Dict, gymnasium.spaces.Discrete = Box, Dict, Discrete
    pettingzoo.AECEnv = AECEnv
    for module in (numpy, gymnasium, gymnasium.spaces, pettingzoo):
        sys.modules[module.__name__] = module
