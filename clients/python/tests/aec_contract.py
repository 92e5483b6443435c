"""What PettingZoo's `api_test` asks of an AEC environment, without PettingZoo: aec_contract.py GAME SEATS COMMAND…"""

import random
import re
import sys
from math import isfinite

import stand_ins

stand_ins.install()

from madang.aec import MadangAEC  # noqa: E402


class Number:
    """A number that is no int, as an agent that uses numpy sends."""

    def __init__(self, value):
        self.value = value

    def __int__(self):
        return self.value


def any_legal(seen):
    return random.choice([action for action, allowed in enumerate(seen["action_mask"]) if allowed])


def check_reset(env):
    env.reset(seed=1)
    assert env.agents == env.possible_agents and env.num_agents == len(env.agents) > 0
    assert not any(env.terminations.values()) and not any(env.truncations.values())
    assert env.last(observe=False)[0] is None
    assert set(env.observation_spaces) == set(env.action_spaces) == set(env.agents)
    for agent in env.agents:
        assert re.fullmatch("[a-z]+_[0-9]+", agent)
        assert env.observation_space(agent) is env.observation_spaces[agent]
        assert env.action_space(agent) is env.action_spaces[agent]
        assert env.observation_space(agent).contains(env.observe(agent))
    first = env.last()[0]
    assert any(first["observation"]) and len(first["action_mask"]) == env.action_space(env.agent_selection).n
    env.reset(seed=1)
    assert env.last()[0] == first, "the same seed gives the same cards"
    env.step(Number(any_legal(first)))


def check_episode(env):
    env.reset()
    owed, gone = dict.fromkeys(env.agents, 0), []
    for agent in env.agent_iter(10_000):
        seen, reward, terminated, truncated, info = env.last()
        assert agent not in gone and terminated is env.terminations[agent] and truncated is False
        assert reward == owed[agent] and isfinite(reward), "the reward is what came since the agent's last step"
        assert env.observation_space(agent).contains(seen) and info == env.infos[agent] == {}
        assert env.step(None if terminated else any_legal(seen)) is None
        owed[agent] = 0
        for other, more in env.rewards.items():
            owed[other] += more
        if terminated:
            gone.append(agent)
        for each in (env.rewards, env.terminations, env.truncations, env.infos):
            assert set(each) == set(env.agents), "there are entries for the agents that are left, and no others"
        assert env.agents == [other for other in env.possible_agents if other not in gone]
    assert sorted(gone) == sorted(env.possible_agents), "every agent ends, and the episode does"


def main(game, seats, *command):
    random.seed(1)
    env = MadangAEC(game, seats=int(seats), command=command)
    check_reset(env)
    for _ in range(3):
        check_episode(env)
    env.close()
    print("as PettingZoo asks")


if __name__ == "__main__":
    main(*sys.argv[1:])
