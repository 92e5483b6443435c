import { describe, expect, it } from 'vitest';
import { check } from '../check/game.ts';
import { findGame } from '../games.ts';
import { matgo } from '../gostop/game.ts';
import { koikoi } from '../koikoi/game.ts';
import { tysiac } from '../tysiac/game.ts';
import type { AnyGame } from './game.ts';
import type { Json } from './json.ts';
import { KiboWriter, kiboText } from './kibo.ts';
import { Match } from './match.ts';
import { ConfigError } from './options.ts';
import { FastRandom, seedFrom } from './random.ts';
import { playMatch } from './random-match.ts';
import { readKibo } from './read-kibo.ts';
import { inheritanceOf } from './rematch.ts';
import { verify } from './replay.ts';

function played(game: AnyGame, rules: object, seats: number, carry?: Json) {
  const inputs = carry === undefined ? {} : { carry };
  const setup = { rules: game.configure(rules), seats, seed: seedFrom(`rematch ${game.id}`), inputs };
  return [...playMatch(game, setup, new FastRandom(5))];
}

function inherited(game: AnyGame, rules: object, seats: number, everybodyStays = true) {
  const last = played(game, rules, seats).at(-1);
  if (!last) throw new Error('nothing was played');
  return { match: last.match, carry: inheritanceOf(last.match, everybodyStays) };
}

describe('a rematch', () => {
  it('of Koi-Koi is dealt by the winner of the last round, from 0 to 0', () => {
    const { match, carry } = inherited(koikoi, { total_rounds: 3 }, 2);
    expect(carry).toEqual({ dealer: koikoi.carry(match.state as never).dealer });
    const [{ match: next }] = played(koikoi, { total_rounds: 3 }, 2, carry);
    expect(next.opening).toEqual({ scores: [0, 0], dealer: carry.dealer, result: null });
  });

  it('of Matgo goes on with everybody’s gold, the last winner first, and what a 나가리 doubled', () => {
    const { match, carry } = inherited(matgo, { rounds: 3 }, 2);
    expect(carry.scores).toEqual(match.scores);
    expect(match.scores).not.toEqual([1_000_000, 1_000_000]);
    const [{ match: next }] = played(matgo, { rounds: 3 }, 2, carry);
    expect(next.opening).toMatchObject({ ...carry, lots: null, result: null, actions: 0 });
    expect(next.state.snapshot()).toMatchObject({ starter: String(carry.starter) });
  });

  it('of Matgo gives everybody new gold when somebody new sits down', () => {
    expect(inherited(matgo, { rounds: 3 }, 2, false).carry).not.toHaveProperty('scores');
  });

  it('of Tysiąc is dealt by the next dealer, with all bombs unused', () => {
    const { match, carry } = inherited(tysiac, { maxHands: 2 }, 3);
    expect(carry).toEqual({ dealer: tysiac.carry(match.state as never).dealer });
  });

  it('of Check is begun by the winner', () => {
    const { match, carry } = inherited(check, { maxTurns: 20 }, 4);
    expect(carry).toEqual({ starter: check.carry(match.state as never).starter });
  });

  it('is recorded with what it inherited, and verifies', () => {
    const { carry } = inherited(matgo, { rounds: 2 }, 2);
    const [started, ...turns] = played(matgo, { rounds: 2 }, 2, carry);
    const writer = new KiboWriter(
      started,
      ['A', 'B'].map((name) => ({ name, kind: 'human' as const })),
    );
    for (const turned of turns) writer.add(turned);
    const kibo = readKibo(kiboText(writer.kibo()));
    expect(kibo.inputs.carry).toEqual(carry);
    expect(() => verify(findGame('matgo') as AnyGame, kibo)).not.toThrow();
  });

  it.each<[string, Json]>([
    ['a dealer who is not there', { dealer: 2 }],
    ['points', { scores: [5, -1] }],
    ['too many purses', { scores: [1, 2, 3] }],
    ['a result', { result: { winners: [0], reason: 'bribed' } }],
    ['a field that this game does not carry', { starter: 1 }],
    ['no record at all', [1]],
  ])('does not inherit %s', (_, carry) => {
    const setup = { rules: koikoi.configure(), seats: 2, seed: seedFrom('rematch'), inputs: { carry } };
    expect(() => Match.start(koikoi, setup)).toThrow(ConfigError);
  });
});
