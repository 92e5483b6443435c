import type { Logged, TableCard } from '../../table/log.ts';
import type { Summary } from '../store.ts';

export function tableCard(id: string, changes: Partial<TableCard> = {}): TableCard {
  return {
    id,
    game: 'koikoi',
    rules: { total_rounds: 12, hinode: true },
    seats: 2,
    isPublic: true,
    clock: { perAction: 30_000, bank: 120_000 },
    seed: '00'.repeat(32),
    engine: '0.1.0',
    createdAt: 1_780_000_000_000,
    rematchOf: null,
    ...changes,
  };
}

/** An entry whose content is `text`. */
export function entry(n: number, text = `entry ${n}`): Logged {
  return { n, at: 1_780_000_000_000 + n, entry: { type: 'seeded', seat: 0, clientSeed: text } };
}

export function entries(first: number, last: number): readonly Logged[] {
  return Array.from({ length: last - first + 1 }, (_, place) => entry(first + place));
}

export function summary(changes: Partial<Summary> = {}): Summary {
  return { status: 'playing', names: ['Ann', 'Bo'], freeSeats: 0, updatedAt: 1_780_000_000_500, ...changes };
}
