"""Seats at the tables of a Madang server, for any game, by the plain dialect (docs/protocol.md)."""

import json
import time
import uuid
from typing import Any, Callable
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from .change import LostTrack, changed
from .websocket import Closed, WebSocket

"""Chooses one of the legal actions, from what the seat sees."""
Choose = Callable[["dict[str, Any]", "list[dict[str, Any]]"], "dict[str, Any]"]


# The version of the protocol.
VERSION = "1.2"

# A program that is refused so often in a row is wrong about the rules.
MOST_REFUSALS = 20


class ServerError(Exception):
    """The server refused; `code` is for programs, the message for people."""

    def __init__(self, code: str, message: str):
        super().__init__(f"{code}: {message}")
        self.code = code


class Server:
    def __init__(self, url: str):
        self.url = url.rstrip("/")

    def games(self) -> "list[dict[str, Any]]":
        return self._ask("GET", "/api/games")["games"]

    def open_table(self, game: str, seats: "list[dict[str, Any]]", **options: Any) -> "Seat":
        """A new table; its first human or external seat is yours. `options`: ruleset, rules, clock, public."""
        return Seat(self, self._ask("POST", "/api/tables", {"game": game, "seats": seats, **options}))

    def join_table(self, table_id: str, name: str) -> "Seat":
        return Seat(self, self._ask("POST", f"/api/tables/{table_id}/join", {"name": name, "kind": "external"}))

    def _ask(self, method: str, path: str, body: Any = None) -> "dict[str, Any]":
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except HTTPError as error:
            problem = json.load(error)["error"]
            raise ServerError(problem["code"], problem["message"]) from error
        except URLError as error:
            raise Closed(f"no server at {self.url}: {error.reason}") from error


class Seat:
    """One seat of a table. It joins again, where it left off, when the connection breaks."""

    def __init__(self, server: Server, seated: "dict[str, Any]"):
        self.server = server
        self.table_id: str = seated["table_id"]
        self.player_id: str = seated["player_id"]
        self.token: str = seated["session_token"]
        self._socket: "WebSocket | None" = None
        self._last_event_id: "str | None" = None
        self._shown: "dict[str, Any]" = {}
        self._deltas = True
        self._refused = 0

    def play(self, choose: Choose) -> "dict[str, Any]":
        """Plays the match to its end and gives its last event: `GameFinished` or `GameVoided`, or the snapshot of a match
        that ended while we were away, with its scores as `final_scores`."""
        view: "dict[str, Any]" = {}
        while True:
            event = self.receive()
            if event["event"] in ("GameFinished", "GameVoided"):
                self.close()
                return event
            if event.get("result"):
                self.close()
                return {**event, "final_scores": event["game"]["cumulative_scores"]}
            if event["event"] == "TurnError":
                self._retry(event)
            elif "events" in event:
                self._refused = 0
            view = event.get("view", view)
            legal = (event.get("next_state") or {}).get("legal") or []
            if legal:
                self.act(choose(view, [command["action"] for command in legal]))

    def act(self, action: "dict[str, Any]") -> None:
        self._send({"command": "GameAct", "action": action, "command_id": uuid.uuid4().hex})

    def receive(self) -> "dict[str, Any]":
        for delay in (0.1, 0.3, 1.0, 3.0, 10.0):
            try:
                if self._socket is None:
                    self._join()
                event = self._whole(json.loads(self._socket.receive()))
                self._last_event_id = event["event_id"]
                return event
            except LostTrack:
                self._deltas = False  # from now on views are whole, beginning with a snapshot
                self._last_event_id = None
                self.close()
            except (Closed, OSError):
                self._socket = None
                time.sleep(delay)
        raise Closed("the server cannot be reached")

    def _whole(self, event: "dict[str, Any]") -> "dict[str, Any]":
        """The event; a difference is the `TurnProgress` that it stands for."""
        if event["event"] == "TurnDelta":
            if _number(event["event_id"]) != _number(self._last_event_id) + 1:
                raise LostTrack("a difference of another view")
            event = {**event, "event": "TurnProgress", **changed(self._shown, event.pop("change"))}
        if "view" in event:
            self._shown = {"view": event["view"], "next_state": event["next_state"]}
        return event

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _retry(self, error: "dict[str, Any]") -> None:
        """Refused: too fast, or somebody else was first. It waits, then asks for the position anew."""
        self._refused += 1
        if not error["retry_allowed"] or self._refused > MOST_REFUSALS:
            raise ServerError(error["error_code"], error["message"])
        time.sleep(error.get("retry_after_ms", 250) / 1000)
        self.close()
        self._last_event_id = None

    def _join(self) -> None:
        self._socket = WebSocket(self.server.url.replace("http", "ws", 1) + "/ws")
        join: "dict[str, Any]" = {"command": "GameRequestJoin", "player_id": self.player_id, "session_token": self.token}
        join.update(dialect="plain", version=VERSION, capabilities=["deltas"] if self._deltas else [])
        if self._last_event_id is not None:
            join["last_event_id"] = self._last_event_id
        self._send(join)

    def _send(self, command: "dict[str, Any]") -> None:
        if self._socket is not None:
            self._socket.send(json.dumps(command))


def _number(event_id: "str | None") -> int:
    return int((event_id or "evt_000")[len("evt_") :])
