"""Madang's games for PettingZoo. Importing this module needs pettingzoo; nothing else of this package does."""

from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv

from .env import Environment


class MadangAEC(AECEnv):
    """One game as an agent environment cycle. Agents are `seat_0`, `seat_1` and so on.

    An observation is a dict of `observation` and `action_mask`. A seat sees something when it is its turn; before that, and
    when the episode is over, both are 0.
    """

    metadata = {"name": "madang_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game: str, **options: Any):
        super().__init__()
        self.environment = Environment(game, **options)
        size, actions = self.environment.observation_size, self.environment.action_count
        self.possible_agents = [f"seat_{seat}" for seat in range(self.environment.seats)]
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-numpy.inf, numpy.inf, (size,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (actions,), numpy.int8),
            }
        )
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._resets = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: "int | None" = None, options: "dict | None" = None) -> None:
        """The same seed gives the same cards. Without one, every reset deals other cards."""
        self._resets += 1
        self._state = self.environment.reset(f"reset/{self._resets}" if seed is None else str(seed))
        while self._state.is_over():  # a round that ends as it is dealt has nothing to decide
            self._state = self.environment.step([None])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._state.turn[0]]

    def observe(self, agent: str) -> "dict[str, numpy.ndarray]":
        size, actions = self.environment.observation_size, self.environment.action_count
        if self._state.is_over() or self.possible_agents[self._state.turn[0]] != agent:
            return {"observation": numpy.zeros(size, numpy.float32), "action_mask": numpy.zeros(actions, numpy.int8)}
        return {
            "observation": numpy.array(self._state.observation(), numpy.float32),
            "action_mask": numpy.array(self._state.mask(), numpy.int8),
        }

    def step(self, action: "int | None") -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        before = list(self._state.returns())
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._state = self.environment.step([int(action)])
        for agent, now, then in zip(self.possible_agents, self._state.returns(), before):
            self.rewards[agent] = now - then
        if self._state.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._state.turn[0]]
        self._accumulate_rewards()

    def close(self) -> None:
        self.environment.close()
