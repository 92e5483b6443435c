// A bot for any game of a Madang server, on `@madang/protocol`. It plays one match at random.
//
//   $ node examples/bot.ts http://localhost:3000 tysiac
import { pathToFileURL } from 'node:url';
import { Connection, request, socketAddress, type TableEvent } from '@madang/protocol/client';

/** Plays a match against easy bots; what each player has at its end. */
export async function playMatch(server: string, game: string): Promise<ReadonlyMap<string, number>> {
  const { games } = await request(server, 'listGames', {});
  const players = games.find(({ id }) => id === game)?.seats[0];
  if (players === undefined) throw new Error(`the server has no game ${game}`);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'easy' }) as const);
  const seat = await request(server, 'createTable', {
    body: { game, seats: [{ kind: 'external', name: 'TypeScript' }, ...bots] },
  });
  if (!('session_token' in seat)) throw new Error('the server gave no seat');

  return new Promise((resolve, reject) => {
    const table = new Connection(
      { address: socketAddress(server), as: seat },
      {
        event(event) {
          const scores = finalScores(event);
          if (scores) {
            table.close();
            const nameOf = (id: string) => (id === seat.player_id ? 'TypeScript' : id);
            resolve(new Map(scores.map(({ player_id, score }) => [nameOf(player_id), score])));
          }
          if (!('next_state' in event) || !event.next_state?.your_turn) return;
          const { legal } = event.next_state;
          table.act(legal[Math.floor(Math.random() * legal.length)].action);
        },
        refused({ message }, what) {
          if (what === 'join') return reject(new Error(message));
          // Another seat was faster, or shown cards hold the table up: the snapshot says what can be done now.
          setTimeout(() => table.refresh(), 250);
        },
      },
    );
  });
}

/** Null while the match goes on. A match may end while its snapshot is awaited. */
function finalScores(event: TableEvent) {
  if (event.event === 'GameFinished') return event.final_scores;
  return event.event === 'GameSnapshotRestore' && event.result ? event.game.cumulative_scores : null;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [server = 'http://localhost:3000', game = 'koikoi'] = process.argv.slice(2);
  for (const [player, score] of await playMatch(server, game)) console.log(`${player} ${score}`);
}
