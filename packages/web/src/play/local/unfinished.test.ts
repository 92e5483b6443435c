import { findGame, type Kibo, KiboWriter, Match } from '@madang/engine';
import { fromHex } from '@madang/engine/internal';
import { describe, expect, it } from 'vitest';
import { stubLocalStorage } from '../../testing/local-storage.ts';
import { keepMatch, keepMoves, unfinished } from './unfinished.ts';

const kept = stubLocalStorage();

function begun(): Kibo {
  const game = findGame('koikoi');
  const seed = fromHex('5eed'.repeat(16));
  if (!game || !seed) throw new Error('no game');
  const started = Match.start(game, { rules: game.configure({}), seats: 2, seed, inputs: {} });
  const seats = [{ name: 'Mina', kind: 'human' } as const, { name: 'Aiko', kind: 'bot', level: 'easy' } as const];
  return new KiboWriter(started, seats).kibo();
}

describe('an unfinished match', () => {
  it('is found', () => {
    keepMatch(begun());
    expect(unfinished('koikoi')).toEqual({ kibo: JSON.parse(JSON.stringify(begun())), moves: null });
    expect(unfinished('matgo')).toBeNull();
  });

  it('is found with what was played since its record was stored', () => {
    const kibo = begun();
    const moves = { after: kibo.checksum, actions: [{ seat: 0, action: { type: 'play', card: '0111' } }], hash: 7 };
    keepMatch(kibo);
    keepMoves(kibo, moves);
    expect(unfinished('koikoi')?.moves).toEqual(moves);
    keepMatch(kibo);
    expect(unfinished('koikoi')?.moves).toBeNull();
  });

  it.each([{ after: 'another record' }, { actions: [5] }, { hash: null }])(
    'is found without moves that are invalid or of another record: %j',
    (damage) => {
      const kibo = begun();
      keepMatch(kibo);
      const moves = { after: kibo.checksum, actions: [], hash: 7, ...damage };
      kept.set('madang.match.koikoi.moves', JSON.stringify(moves));
      expect(unfinished('koikoi')).toMatchObject({ kibo: { game: 'koikoi' }, moves: null });
    },
  );

  it.each([
    { rounds: 5 },
    { rounds: [] },
    { game: 'matgo' },
    { rounds: [null] },
    { seats: null },
    { seats: ['Mina'] },
    { rules: null },
    { result: { winners: [0], reason: 'rounds' } },
  ])('is removed when it is invalid: %j', (damage) => {
    kept.set('madang.match.koikoi', JSON.stringify({ ...begun(), ...damage }));
    expect(unfinished('koikoi')).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('is null where the record is only {"rounds":5}', () => {
    kept.set('madang.match.koikoi', '{"rounds":5}');
    expect(unfinished('koikoi')).toBeNull();
  });
});
