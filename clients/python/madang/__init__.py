"""A client of Madang without dependencies: https and sockets of the standard library."""

from .play import Choose, Seat, Server, ServerError
from .websocket import Closed, WebSocket

__all__ = ["Choose", "Closed", "Seat", "Server", "ServerError", "WebSocket"]
