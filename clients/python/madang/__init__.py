"""Clients of Madang on the standard library alone: seats at a server's tables, and an environment for learning."""

from .env import EnvError, Environment, State
from .play import Choose, Seat, Server, ServerError
from .websocket import Closed, WebSocket

__all__ = [
    "Choose",
    "Closed",
    "EnvError",
    "Environment",
    "Seat",
    "Server",
    "ServerError",
    "State",
    "WebSocket",
]
