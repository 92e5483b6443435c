"""Games as an environment for reinforcement learning: `madang env` in a process of its own (docs/env.md)."""

import json
import struct
import subprocess
from typing import Any, Iterable, Sequence

FORMAT = "madang-env-1"
_HEADER = struct.Struct("<II")
_JSON, _STATE = 0, 1


class EnvError(Exception):
    """The environment refused a message, and nothing has changed. `code` is for programs, the message for people."""

    def __init__(self, code: str, message: str):
        super().__init__(f"{code}: {message}")
        self.code = code


class State:
    """What is seen of every place of a batch. Rows are views of one buffer: `numpy.asarray(row)` copies nothing."""

    def __init__(self, content: bytes, batch: int, seats: int, observation: int, actions: int):
        self._sizes = (seats, observation, actions)
        words = memoryview(content)[: 4 * batch * (2 + seats + observation)]
        floats = words[8 * batch :].cast("f")
        #: The seat that acts; -1 when the episode is over.
        self.turn = words[: 4 * batch].cast("i")
        #: The number of the episode.
        self.episode = words[4 * batch : 8 * batch].cast("I")
        self._returns = floats[: batch * seats]
        self._observations = floats[batch * seats :]
        self._legal = memoryview(content)[len(words) :]

    def is_over(self, place: int = 0) -> bool:
        return self.turn[place] < 0

    def returns(self, place: int = 0) -> "Sequence[float]":
        """By seat: what it has gained since the episode began."""
        size = self._sizes[0]
        return self._returns[place * size : (place + 1) * size]

    def observation(self, place: int = 0) -> "Sequence[float]":
        """What the seat that acts sees."""
        size = self._sizes[1]
        return self._observations[place * size : (place + 1) * size]

    def mask(self, place: int = 0) -> "Sequence[int]":
        """1 for every action that the seat may play."""
        size = self._sizes[2]
        return self._legal[place * size : (place + 1) * size]

    def legal(self, place: int = 0) -> "list[int]":
        """The actions that the seat may play."""
        return [action for action, allowed in enumerate(self.mask(place)) if allowed]


class Environment:
    """Plays `batch` episodes side by side. The caller plays all seats.

    `options` are those of the command: seats, seed, unit ("round" or "match"), rules, hour. `command` is how madang is
    started, if not by npx in the current folder.
    """

    def __init__(self, game: str, *, batch: int = 1, command: "Sequence[str]" = ("npx", "madang"), **options: Any):
        flags = [f"--{name}={value}" for name, value in options.items() if value is not None]
        arguments = [*command, "env", game, "--binary", f"--batch={batch}", *flags]
        self._process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.about: "dict[str, Any]" = self._json()
        if self.about["format"] != FORMAT:
            self.close()
            raise EnvError("OTHER_FORMAT", f"expected {FORMAT}, not {self.about['format']}")
        self.batch = batch
        self.seats: int = self.about["seats"]
        self.observation_size: int = self.about["observation"]
        self.action_count: int = self.about["actions"]

    def reset(self, seed: "str | None" = None) -> State:
        """Begins the first episode of every place, of another seed if one is given."""
        self._send(_JSON, json.dumps({"op": "reset", **({} if seed is None else {"seed": seed})}).encode())
        return self._state()

    def step(self, actions: "Iterable[int | None]") -> State:
        """One action for each place; None, where an episode is over, begins the next one."""
        numbers = [-1 if action is None else action for action in actions]
        self._send(_STATE, struct.pack(f"<{len(numbers)}i", *numbers))
        return self._state()

    def spec(self) -> "dict[str, list[Any]]":
        """The meaning of every number of an `observation` and of every one of the `actions`."""
        self._send(_JSON, b'{"op":"spec"}')
        return self._json()

    def close(self) -> None:
        self._process.communicate()

    def __enter__(self) -> "Environment":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _send(self, kind: int, content: bytes) -> None:
        self._process.stdin.write(_HEADER.pack(len(content), kind) + content)
        self._process.stdin.flush()

    def _state(self) -> State:
        kind, content = self._receive()
        if kind == _JSON:
            raise _error(json.loads(content))
        return State(content, self.batch, self.seats, self.observation_size, self.action_count)

    def _json(self) -> "dict[str, Any]":
        answer = json.loads(self._receive()[1])
        if "error" in answer:
            raise _error(answer)
        return answer

    def _receive(self) -> "tuple[int, bytes]":
        size, kind = _HEADER.unpack(self._read(_HEADER.size))
        return kind, self._read(size)

    def _read(self, size: int) -> bytes:
        content = self._process.stdout.read(size)
        if len(content) < size:
            raise EnvError("CLOSED", f"madang has ended with exit code {self._process.wait()}")
        return content


def _error(answer: "dict[str, Any]") -> EnvError:
    return EnvError(answer["error"]["code"], answer["error"]["message"])
