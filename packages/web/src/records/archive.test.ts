import {
  type AnyGame,
  FastRandom,
  findGame,
  type Kibo,
  KiboWriter,
  playMatch,
  type RoundLog,
  replayLogs,
  seedFrom,
  verify,
} from '@madang/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { Archive } from './archive.ts';
import type { Database, StoreName } from './database.ts';
import { MOST_ROUNDS, STORAGE_KEY } from './round-log-storage.ts';

class Memory implements Database {
  readonly stores = new Map<StoreName, Map<string, unknown>>();
  private storeOf(store: StoreName): Map<string, unknown> {
    const found = this.stores.get(store) ?? new Map<string, unknown>();
    this.stores.set(store, found);
    return found;
  }
  async put(store: StoreName, id: string, record: unknown) {
    this.storeOf(store).set(id, structuredClone(record));
  }
  async get(store: StoreName, id: string) {
    return this.storeOf(store).get(id);
  }
  async all(store: StoreName) {
    return [...this.storeOf(store).values()];
  }
  async remove(store: StoreName, id: string) {
    this.storeOf(store).delete(id);
  }
}

class LocalMemory {
  text: string | null = null;
  limit = Number.POSITIVE_INFINITY;
  getItem(key: string) {
    return key === STORAGE_KEY ? this.text : null;
  }
  setItem(_: string, text: string) {
    if (text.length > this.limit) throw new Error('QuotaExceededError');
    this.text = text;
  }
  get logs(): readonly RoundLog[] {
    return JSON.parse(this.text ?? '[]');
  }
}

let local: LocalMemory;
let database: Memory;
let clock: number;
let archive: Archive;

beforeEach(() => {
  local = new LocalMemory();
  database = new Memory();
  clock = 0;
  archive = new Archive(local, database, () => ++clock);
});

/** A whole match; `each` is called with the record after every action. */
function played(id: string, options: object, seed = 'spring', each?: (kibo: Kibo) => void): Kibo {
  const game = gameOf(id);
  const setup = { rules: game.configure(options), seats: game.seats[0], seed: seedFrom(seed) };
  const [started, ...turns] = playMatch(game, setup, new FastRandom(1));
  const seats = Array.from({ length: setup.seats }, (_, seat) => ({ name: `P${seat}`, kind: 'human' as const }));
  const writer = new KiboWriter(started, seats);
  for (const turned of turns) {
    writer.add(turned);
    each?.(writer.kibo());
  }
  return writer.kibo();
}

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(id);
  return game;
}

/** The record after every action. */
function saved(rounds: number): readonly Kibo[] {
  const kibos: Kibo[] = [];
  played('koikoi', { total_rounds: rounds }, 'spring', (kibo) => kibos.push(kibo));
  return kibos;
}

describe('the local archive', () => {
  it('stores every finished round once, while the match goes on', async () => {
    for (const kibo of saved(3)) await archive.add(kibo);
    expect(local.logs.map(({ round }) => round)).toEqual([1, 2, 3]);
  });

  it('stores nothing of an unfinished round', async () => {
    await archive.add(saved(3)[0]);
    expect(local.text).toBeNull();
  });

  it('does not store a round again after a reload', async () => {
    const kibo = played('koikoi', { total_rounds: 3 });
    await archive.add(kibo);
    await new Archive(local, database).add(kibo);
    expect(local.logs).toHaveLength(3);
    expect(await archive.matches()).toHaveLength(1);
  });

  it('writes Matgo logs with the deal, the turns and the settlement', async () => {
    await archive.add(played('matgo', {}));
    const [{ kibo, players, ruleset }] = local.logs;
    expect(kibo[0].type).toBe('initial_deal');
    for (const part of ['hands.0', 'hands.1', 'table', 'deck']) expect(kibo[0]).toHaveProperty(part);
    const turn = kibo.find(({ type }) => type === 'turn_end');
    expect(turn).toHaveProperty('turnNo');
    expect(turn).toHaveProperty('action.flips');
    expect(turn).toHaveProperty('action.captureBySource');
    expect(turn).toHaveProperty('ppukState');
    expect(kibo.at(-1)).toMatchObject({ type: 'round_end' });
    expect(Object.values(players)).toEqual(['P0', 'P1']);
    expect(ruleset).not.toBe('');
  });

  it('writes the logs of other games with the same field names', async () => {
    const kibo = played('koikoi', { total_rounds: 1 });
    await archive.add(kibo);
    const [{ kibo: entries }] = local.logs;
    expect(entries[0]).toEqual({ type: 'initial_deal', deck: kibo.rounds[0].deck });
    expect(entries.filter(({ type }) => type === 'action')).toHaveLength(kibo.rounds[0].actions.length);
    expect(entries.at(-1)).toMatchObject({ type: 'round_end', reason: kibo.rounds[0].outcome?.reason });
  });

  it('keeps the newest 200 rounds in localStorage and moves older ones to the database', async () => {
    local.text = JSON.stringify(
      Array.from({ length: MOST_ROUNDS - 1 }, (_, i) => ({ id: `old-${i}`, at: 0, round: i })),
    );
    await archive.add(played('koikoi', { total_rounds: 3 }));
    expect(local.logs).toHaveLength(MOST_ROUNDS);
    expect(local.logs.at(-1)).toMatchObject({ round: 3 });
    expect(await database.all('rounds')).toMatchObject([{ id: 'old-0' }, { id: 'old-1' }]);
    expect(await archive.rounds()).toHaveLength(MOST_ROUNDS + 2);
  });

  it('moves more to the database when localStorage has less room', async () => {
    const kibo = played('koikoi', { total_rounds: 4 });
    await archive.add(kibo);
    local.limit = (local.text?.length ?? 0) / 2;
    local.text = null;
    await new Archive(local, database).add(kibo);
    expect(local.logs.length).toBeLessThan(4);
    expect((await archive.rounds()).map(({ round }) => round)).toEqual([1, 2, 3, 4]);
  });

  it('starts with an empty list when localStorage holds something invalid', async () => {
    local.text = '{"not":"a list"';
    await archive.add(played('koikoi', { total_rounds: 1 }));
    expect(local.logs).toHaveLength(1);
  });

  it('returns a finished match unchanged, so that it verifies', async () => {
    const kibo = played('koikoi', { total_rounds: 2 });
    await archive.add(kibo);
    const found = await archive.latest();
    expect(found).toEqual(kibo);
    expect(found && verify(gameOf('koikoi'), found)).toMatchObject({ rounds: 2 });
    const [summary] = await archive.matches();
    expect(await archive.byId(summary.id)).toEqual(kibo);
  });

  it('lists the finished rounds of unfinished matches only', async () => {
    for (const kibo of saved(3).slice(0, -1)) await archive.add(kibo);
    await archive.add(played('koikoi', { total_rounds: 1 }, 'summer'));
    const [running, ...others] = await archive.running();
    expect(others).toEqual([]);
    expect(running.map(({ round }) => round)).toEqual([1, 2]);
    expect(replayLogs(running).rounds).toBe(2);
    await archive.add(saved(3).at(-1) ?? played('koikoi', {}));
    expect(await archive.running()).toEqual([]);
  });

  it('does not list the rounds of a deleted match as unfinished', async () => {
    await archive.add(played('koikoi', { total_rounds: 2 }));
    const [match] = await archive.matches();
    await archive.remove(match.id);
    expect(await archive.running()).toEqual([]);
    expect(await archive.rounds()).toHaveLength(2);
  });

  it('finds the matches of round logs of older versions', async () => {
    await archive.add(played('koikoi', { total_rounds: 2 }));
    local.text = JSON.stringify(local.logs.map(({ matchResult: _, ...older }) => older));
    expect(await archive.running()).toEqual([]);
  });

  it('has no latest match before one is finished', async () => {
    await archive.add(saved(2)[0]);
    expect(await archive.latest()).toBeNull();
    expect(await archive.byId('0123456789abcdef')).toBeNull();
  });

  it('lists the newest match first', async () => {
    await archive.add(played('koikoi', { total_rounds: 1 }));
    await archive.add(played('matgo', {}, 'summer'));
    expect((await archive.matches()).map(({ game }) => game)).toEqual(['matgo', 'koikoi']);
    expect((await archive.latest())?.game).toBe('matgo');
  });

  it('deletes a match, and keeps the others', async () => {
    await archive.add(played('koikoi', { total_rounds: 1 }));
    await archive.add(played('koikoi', { total_rounds: 1 }, 'summer'));
    const [newest] = await archive.matches();
    await archive.remove(newest.id);
    expect(await archive.byId(newest.id)).toBeNull();
    expect(await archive.matches()).toHaveLength(1);
  });

  it('reads after pending writes', async () => {
    void archive.add(played('koikoi', { total_rounds: 1 }));
    expect(await archive.latest()).not.toBeNull();
  });
});
