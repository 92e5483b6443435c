"""A bot for any game of a Madang server, with nothing but Python's standard library. It plays one match at random.

    $ python3 examples/bot.py http://localhost:3000 tysiac
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "clients" / "python"))

from madang import Closed, Server, ServerError  # noqa: E402


def main(url: str = "http://localhost:3000", game: str = "koikoi") -> None:
    server = Server(url)
    players = next(each for each in server.games() if each["id"] == game)["seats"][0]
    bots = [{"kind": "bot", "level": "easy"}] * (players - 1)
    seat = server.open_table(game, [{"kind": "external", "name": "Python"}, *bots])
    finished = seat.play(lambda view, actions: random.choice(actions))
    for score in finished.get("final_scores", []):
        print(f"{'Python' if score['player_id'] == seat.player_id else 'bot'} {score['score']}")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (Closed, ServerError) as problem:
        sys.exit(str(problem))
