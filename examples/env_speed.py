"""Random play through `madang env`: steps a second, and steps per second of CPU time of the environment.

    $ python3 examples/env_speed.py check 256 200_000

Arguments after the game, the batch and the steps are the command that starts madang, by default npx madang.
"""

import random
import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "clients" / "python"))

from madang import Environment  # noqa: E402


def main(game: str = "check", batch: str = "256", steps: str = "200_000", *command: str) -> None:
    size, wanted, done = int(batch), int(steps), 0
    with Environment(game, batch=size, command=command or ("npx", "madang")) as env:
        state, started = env.reset(), time.monotonic()
        while done < wanted:
            state = env.step([None if state.is_over(i) else random.choice(state.legal(i)) for i in range(size)])
            done += size
        seconds = time.monotonic() - started
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = used.ru_utime + used.ru_stime
    print(f"{game}, batch {size}: {done / seconds:,.0f} steps a second, {done / cpu:,.0f} per CPU-second of madang")


if __name__ == "__main__":
    main(*sys.argv[1:])
