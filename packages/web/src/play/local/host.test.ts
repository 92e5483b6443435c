import { GAMES, isRefusal, type Kibo } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { LocalHost } from './host.ts';
import { type LocalSetup, nextSetup } from './setup.ts';
import type { Move, Moves } from './unfinished.ts';

const SEED = '5e'.repeat(32);

function setupOf(game: string, seats: number): LocalSetup {
  const sitters = Array.from({ length: seats }, (_, seat) => ({
    name: `Bot ${seat}`,
    kind: 'bot' as const,
    level: 'easy',
  }));
  return { game, rules: {}, sitters, seed: SEED, inputs: { hour: 12 } };
}

describe.each(GAMES.map(({ id, seats }) => ({ id, seats: seats[0] })))(
  'a match of $id on this device',
  ({ id, seats }) => {
    it('can be resumed from its record at any time', () => {
      const { host } = LocalHost.begin(setupOf(id, seats));
      for (let moves = 0; moves < 12 && !host.isOver; moves++) {
        const kibo: Kibo = JSON.parse(JSON.stringify(host.kibo()));
        const again = LocalHost.resume({ kibo, moves: null });
        for (const eyes of [0, 'table', 'open'] as const) expect(again.standing(eyes)).toEqual(host.standing(eyes));
        expect(isRefusal(host.think(host.actors[0]))).toBe(false);
      }
    });

    it('can be resumed from the record of its deal and the moves since', () => {
      const { host } = LocalHost.begin(setupOf(id, seats));
      const kibo = host.kibo();
      const actions: Move[] = [];
      for (let moves = 0; moves < 8; moves++) {
        const turned = host.think(host.actors[0]);
        if (isRefusal(turned)) throw new Error(turned.code);
        if (turned.happenings.some(({ kind }) => kind !== 'acted')) break;
        actions.push(...host.movesIn(turned));
        const kept: Moves = JSON.parse(JSON.stringify({ after: kibo.checksum, actions, hash: host.hash }));
        expect(LocalHost.resume({ kibo, moves: kept }).standing('open')).toEqual(host.standing('open'));
        expect(() => LocalHost.resume({ kibo, moves: { ...kept, hash: kept.hash + 1 } })).toThrow('another position');
      }
      expect(actions.length).toBeGreaterThan(0);
    });

    it('does not show the cards of others', () => {
      const { host } = LocalHost.begin(setupOf(id, seats));
      const own = JSON.stringify(host.standing(0));
      const open = JSON.stringify(host.standing('open'));
      expect(open).not.toContain('"?"');
      expect(own).toContain('"?"');
      expect(own).not.toContain(SEED);
    });

    it('refuses invalid actions, and does not change', () => {
      const { host } = LocalHost.begin(setupOf(id, seats));
      const before = host.standing('open');
      for (const action of [{ type: 'nonsense' }, { type: '__proto__' }, { type: 'play', card: '9999' }])
        expect(isRefusal(host.act(host.actors[0], action))).toBe(true);
      expect(host.standing('open')).toEqual(before);
    });
  },
);

it('restores the score sheet of an unfinished match', () => {
  const { host } = LocalHost.begin(setupOf('tysiac', 3));
  while (host.standing('open').round < 4) expect(isRefusal(host.think(host.actors[0]))).toBe(false);
  const { past, scores } = LocalHost.resume({ kibo: JSON.parse(JSON.stringify(host.kibo())), moves: null }).standing(0);
  expect(past.map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(scores.map((_, seat) => past.reduce((sum, { points }) => sum + points[seat], 0))).toEqual(scores);
});

it('carries gold, factor and starter over to the next match, but not to a new session', () => {
  const { host } = LocalHost.begin({ ...setupOf('matgo', 2), rules: { rounds: 5 } });
  expect(host.carry()).toBeNull();
  // The fallback is deterministic: so is the match.
  while (!host.isOver) expect(isRefusal(host.fallback(host.actors[0]))).toBe(false);
  const carry = host.carry() ?? {};
  const { scores } = host.kibo();
  expect(scores).not.toEqual([1_000_000, 1_000_000]);
  expect(carry).toMatchObject({ scores, multiplier: expect.any(Number), starter: expect.any(Number) });

  const next = LocalHost.begin(nextSetup(host.kibo(), carry)).host;
  expect(next.standing(0).scores).toEqual(scores);
  expect(next.kibo()).toMatchObject({ inputs: { carry }, rules: host.kibo().rules, seats: host.kibo().seats });
  expect(LocalHost.begin(nextSetup(host.kibo(), {})).host.standing(0).scores).toEqual([1_000_000, 1_000_000]);
});
