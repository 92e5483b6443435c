import { FastRandom, findGame, type Kibo, KiboWriter, playMatch } from '@madang/engine';
import { fromHex } from '@madang/engine/internal';
import { toFragment } from '@madang/protocol/links';
import { SHORT } from './play.ts';

/** A short random match, the same every time: of people, or of one person against bots. */
export function recordOf(id: string, others: 'human' | 'bot' = 'human'): Kibo {
  const game = findGame(id);
  const seed = fromHex('5eed'.repeat(16));
  if (!game || !seed) throw new Error(`there is no game ${id}`);
  const seats = game.seats[0];
  const [first, ...rest] = playMatch(game, { rules: game.configure(SHORT[id]), seats, seed }, new FastRandom(1));
  const writer = new KiboWriter(
    first,
    Array.from({ length: seats }, (_, seat) =>
      others === 'bot' && seat > 0
        ? { name: NAMES[seat], kind: 'bot', level: 'beginner' }
        : { name: NAMES[seat], kind: 'human' },
    ),
  );
  for (const turned of rest) writer.add(turned);
  return writer.kibo();
}

const NAMES = ['Mina', 'Aiko', 'Ola', 'Wei', 'Jonas', 'Dohyun'];

/** The address of its replay, which contains the whole record. */
export async function replayAddress(id: string, ply: number, record = recordOf(id)): Promise<string> {
  return `/replay#k=${await toFragment(record)}&ply=${ply}`;
}
