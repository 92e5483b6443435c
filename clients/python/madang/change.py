"""Differences of views, as the server sends them (docs/protocol.md#differences)."""

from typing import Any


class LostTrack(Exception):
    """The difference is not one of what was shown last."""


def changed(before: Any, change: Any) -> Any:
    """The value after the change. `before` stays as it was."""
    if isinstance(change, list):
        return change[0] if len(change) == 1 else _spliced(before, *change)
    if not isinstance(before, (dict, list)):
        raise LostTrack(f"no members in {before}")
    after = before.copy()
    for name, inner in change.items():
        place = int(name) if isinstance(after, list) else name
        if place not in (range(len(after)) if isinstance(after, list) else after):
            raise LostTrack(f"no member {name}")
        after[place] = changed(after[place], inner)
    return after


def _spliced(before: Any, at: int, count: int, *items: Any) -> "list[Any]":
    if not isinstance(before, list) or at + count > len(before):
        raise LostTrack(f"no {count} elements at {at}")
    return [*before[:at], *items, *before[at + count :]]
