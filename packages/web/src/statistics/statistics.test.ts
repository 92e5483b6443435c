import type { Kibo, Outcome } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { statisticsOf } from './statistics.ts';

const ME = { name: 'Mina', kind: 'human' } as const;
const BOT = { name: 'Aiko', kind: 'bot', level: 'easy' } as const;

function outcome(points: readonly number[], item = 'TANE'): Outcome {
  const seat = points[0] > 0 ? 0 : 1;
  const claims = [
    { seat, from: null, items: [{ name: item, points: points[seat] }], factors: [], total: points[seat] },
  ];
  return { reason: 'STOPPED', winners: [seat], points, claims };
}

/** Only what statistics read of a record. */
function match(outcomes: readonly Outcome[], winners: readonly number[], more: Partial<Kibo> = {}): Kibo {
  const rounds = outcomes.map((each, i) => ({ number: i + 1, deck: [], hash: '', actions: [], outcome: each }));
  return { game: 'koikoi', seats: [ME, BOT], rounds, result: { winners }, ...more } as Partial<Kibo> as Kibo;
}

describe('statistics', () => {
  it('count matches, rounds and points of a game', () => {
    const [koikoi] = statisticsOf([
      match([outcome([6, 0]), outcome([0, 2])], [0]),
      match([outcome([0, 4])], [1]),
      match([outcome([1, 0], 'KASU')], [0, 1]),
    ]);
    expect(koikoi).toMatchObject({ game: 'koikoi', matches: 3, won: 1, tied: 1, rounds: 4, roundsWon: 2 });
    expect(koikoi).toMatchObject({ pointsPerRound: 7 / 4, curve: [3, 0, 1], best: { name: 'TANE', points: 6 } });
  });

  it('tell the levels of the bots apart', () => {
    const strong = { seats: [ME, { ...BOT, level: 'strong' }] };
    const [{ levels }] = statisticsOf([match([outcome([6, 0])], [0]), match([outcome([0, 6])], [1], strong)]);
    expect(levels).toEqual([
      { level: 'easy', matches: 1, won: 1 },
      { level: 'strong', matches: 1, won: 0 },
    ]);
  });

  it('leave out matches in which a move was taken back after seeing cards', () => {
    expect(statisticsOf([match([outcome([6, 0])], [0], { takenBack: 1 })])).toEqual([]);
  });

  it('leave out matches of two people, of bots alone, and void deals', () => {
    const two = { seats: [ME, ME] };
    const bots = { seats: [BOT, BOT] };
    expect(statisticsOf([match([outcome([6, 0])], [0], two), match([outcome([6, 0])], [0], bots)])).toEqual([]);
    const [{ rounds }] = statisticsOf([match([{ ...outcome([0, 0]), void: true }, outcome([6, 0])], [0])]);
    expect(rounds).toBe(1);
  });
});
