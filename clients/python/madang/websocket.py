"""A WebSocket client of the standard library alone (RFC 6455): text messages, fragments, ping, close."""

import base64
import hashlib
import os
import socket
import ssl
import struct
from urllib.parse import urlsplit

_GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA


class Closed(ConnectionError):
    """The other side closed the connection, or it broke."""


class WebSocket:
    def __init__(self, url: str, timeout: float = 30.0):
        parts = urlsplit(url)
        secure = parts.scheme in ("wss", "https")
        host, port = parts.hostname or "localhost", parts.port or (443 if secure else 80)
        self._socket = socket.create_connection((host, port), timeout)
        if secure:
            self._socket = ssl.create_default_context().wrap_socket(self._socket, server_hostname=host)
        self._buffer = b""
        self._open(parts.netloc, parts.path or "/")

    def _open(self, netloc: str, path: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self._buffer:
            self._read_more()
        head, self._buffer = self._buffer.split(b"\r\n\r\n", 1)
        status, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        accept = base64.b64encode(hashlib.sha1((key + _GUID).encode()).digest()).decode()
        if " 101 " not in status + " " or headers.get("sec-websocket-accept") != accept:
            raise Closed(f"the server refused the socket: {status}")

    def send(self, text: str) -> None:
        self._send_frame(_TEXT, text.encode())

    def receive(self) -> str:
        """The next message. Pings are answered in between."""
        message = b""
        while True:
            final, kind, payload = self._read_frame()
            if kind == _PING:
                self._send_frame(_PONG, payload)
            elif kind == _CLOSE:
                self.close()
                raise Closed(f"closed with code {struct.unpack('!H', payload[:2])[0] if payload else 1005}")
            elif kind != _PONG:
                message += payload
                if final:
                    return message.decode()

    def close(self) -> None:
        try:
            self._send_frame(_CLOSE, struct.pack("!H", 1000))
        except OSError:
            pass  # it is closed already
        self._socket.close()

    def _send_frame(self, kind: int, payload: bytes) -> None:
        """A client masks what it sends."""
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
        mask = os.urandom(4)
        self._socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def _read_frame(self) -> "tuple[bool, int, bytes]":
        first, second = self._read(2)
        size = second & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", self._read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._read(8))
        return bool(first & 0x80), first & 0x0F, self._read(size)

    def _read(self, size: int) -> bytes:
        while len(self._buffer) < size:
            self._read_more()
        taken, self._buffer = self._buffer[:size], self._buffer[size:]
        return taken

    def _read_more(self) -> None:
        try:
            chunk = self._socket.recv(65536)
        except OSError as error:
            raise Closed(str(error)) from error
        if not chunk:
            raise Closed("the connection broke")
        self._buffer += chunk
