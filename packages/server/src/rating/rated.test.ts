import { GAMES, RESIGN } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { after, openTable } from '../protocol/testing/tables.ts';
import { act, sit, start } from '../table/decide.ts';
import type { TableCard } from '../table/log.ts';
import { newTable, type TableState } from '../table/table.ts';
import { isRated, poolOf, ratedResult } from './rated.ts';
import { ratingOf, skillsAfter, UNKNOWN } from './skill.ts';

const [game] = GAMES;
const clock = { perAction: 30_000, bank: 0 };
const card: TableCard = { ...openTable({ game }).card, clock };
const ann = { kind: 'human', person: 'ann' };
const bo = { kind: 'human', person: 'bo' };

describe('a match counts', () => {
  it('with a key in every seat, a named set of rules and a clock', () => {
    expect(isRated(card, [ann, bo])).toBe(true);
  });

  it.each([
    ['without a clock', { ...card, clock: null }, [ann, bo]],
    ['with changed rules', { ...card, rules: { ...card.rules, total_rounds: 1 } }, [ann, bo]],
    ['when one person has both seats', card, [ann, ann]],
    ['against a bot', card, [ann, { kind: 'bot' }]],
    ['against a program', card, [ann, { ...bo, kind: 'external' }]],
    ['against a guest', card, [ann, { kind: 'human' }]],
    ['while a seat is free', card, [ann, null]],
  ])('not %s', (_, table, seats) => {
    expect(isRated(table, seats)).toBe(false);
  });
});

it.each([
  ['tysiac', 'polish', 'tysiac/3/polish'],
  ['tysiac', 'simulation', 'tysiac/3/seed'],
  ['a game of an older server', 'seed', 'a game of an older server/3/seed'],
])('%s by %s is rated as %s: sets that differ little share a rating', (id, ruleset, pool) => {
  expect(poolOf({ game: id, seats: 3, rules: { ruleset } })).toBe(pool);
});

/** Ann and Bo, whose first card is dealt. */
function begun(): TableState {
  let table = newTable(card);
  for (const [seat, person] of ['ann', 'bo'].entries()) {
    const who = { kind: 'human' as const, name: person, playerId: `p${seat}`, tokenHash: null, level: null, person };
    table = after(table, sit(table, who)).table;
  }
  return after(table, start(table, { hour: 12 })).table;
}

const resigned = (table: TableState, seat: number) =>
  after(table, act(table, seat, RESIGN, { by: null, commandId: null, now: 1, upSince: 1 })).table;

describe('the result of a match', () => {
  it('is none while it runs, or when it was voided', () => {
    expect(ratedResult(begun())).toBeNull();
    expect(ratedResult(after(begun(), { type: 'voided', reason: 'x' }).table)).toBeNull();
  });

  it('has the winners first', () => {
    expect(ratedResult(resigned(begun(), 0))?.places).toEqual([
      { person: 'ann', rank: 2 },
      { person: 'bo', rank: 1 },
    ]);
  });

  it('has whoever has left last, even if their bot has won', () => {
    const left = after(begun(), { type: 'left', seat: 1 }).table;
    expect(ratedResult(resigned(left, 0))?.places).toEqual([
      { person: 'ann', rank: 2 },
      { person: 'bo', rank: 4 },
    ]);
  });

  it('has whoever is gone at the end after those who have stayed, even if their bot has won', () => {
    const gone = after(begun(), { type: 'takenOver', seat: 1, level: 'easy' }).table;
    expect(ratedResult(resigned(gone, 0))?.places).toEqual([
      { person: 'ann', rank: 2 },
      { person: 'bo', rank: 3 },
    ]);
  });

  it('is a draw when everybody has gone', () => {
    const gone = [0, 1].reduce(
      (table, seat) => after(table, { type: 'takenOver', seat, level: 'easy' }).table,
      begun(),
    );
    expect(ratedResult(resigned(gone, 0))?.places.map(({ rank }) => rank)).toEqual([3, 3]);
  });
});

describe('skill', () => {
  it('begins at a rating of 0, rises for winners and falls for losers, and becomes more certain', () => {
    expect(ratingOf(UNKNOWN)).toBe(0);
    const places = [
      { person: 'ann', rank: 2 },
      { person: 'bo', rank: 1 },
    ];
    const [loser, winner] = skillsAfter(places, [UNKNOWN, UNKNOWN]);
    expect(winner.mu).toBeGreaterThan(UNKNOWN.mu);
    expect(loser.mu).toBeLessThan(UNKNOWN.mu);
    expect(Math.max(winner.sigma, loser.sigma)).toBeLessThan(UNKNOWN.sigma);
  });

  it('of equals does not move by a draw', () => {
    const [first, second] = skillsAfter(
      [
        { person: 'a', rank: 1 },
        { person: 'b', rank: 1 },
      ],
      [UNKNOWN, UNKNOWN],
    );
    expect(first.mu).toBeCloseTo(second.mu);
  });
});
