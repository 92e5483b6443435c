import { describe, expect, it } from 'vitest';
import type { DailyEntry } from '../store/daily.ts';
import { finishedIn, meanOf, resultsOf, roundsOf, shownTo } from './field.ts';

interface Played {
  readonly deal?: number;
  readonly isRanked?: boolean;
  readonly calls?: readonly string[];
}

function entry(
  person: string,
  points: number | null,
  { deal = 0, isRanked = true, calls = [] }: Played = {},
): DailyEntry {
  return {
    ...{ day: '2026-11-17', game: 'koikoi', person, name: person, deal, tableId: `table-${person}`, isRanked },
    ...{ startedAt: 1, finishedAt: points === null ? null : 2 },
    result: points === null ? null : { points, rounds: [{ round: 1, points, calls }] },
  };
}

describe('the board of a day', () => {
  it('ranks by points above the mean of the own deal', () => {
    const field = [entry('ann', 30), entry('bo', 10), entry('cho', 9, { deal: 1 }), entry('dan', 1, { deal: 1 })];
    const results = resultsOf(field, false);
    expect(results.map(({ name, above, rank }) => [name, above, rank])).toEqual([
      ['ann', 10, 1],
      ['cho', 4, 2],
      ['dan', -4, 3],
      ['bo', -10, 4],
    ]);
  });

  it('gives equal results the better rank, and percentiles in their middle', () => {
    const results = resultsOf([entry('ann', 5), entry('bo', 5), entry('cho', 2)], false);
    expect(results.map(({ rank, percentile }) => [rank, Math.round(percentile ?? -1)])).toEqual([
      [1, 67],
      [1, 67],
      [3, 17],
    ]);
  });

  it('ranks nobody without enough matches', () => {
    const fresh = [entry('new', 100, { deal: 4, isRanked: false }), entry('newer', 80, { deal: 4, isRanked: false })];
    const results = resultsOf([entry('ann', 6), ...fresh, entry('bo', 4)], false);
    expect(results.map(({ name, above, rank, percentile }) => [name, above, rank, percentile])).toEqual([
      ['new', 10, null, null],
      ['ann', 1, 1, 75],
      ['bo', -1, 2, 25],
      ['newer', -10, null, null],
    ]);
    expect(meanOf(finishedIn(fresh))).toBe(90);
    expect(meanOf([])).toBeNull();
  });

  it('leaves out who has not finished, and names tables when the day is over', () => {
    const field = [entry('ann', 6), entry('bo', null)];
    expect(resultsOf(field, false).map(({ name, table_id }) => [name, table_id])).toEqual([['ann', null]]);
    expect(resultsOf(field, true)[0]?.table_id).toBe('table-ann');
  });

  it('counts how many called koi-koi in a round', () => {
    const field = [
      entry('ann', 6, { calls: ['koikoi', 'stop'] }),
      entry('bo', 2, { calls: ['stop'] }),
      entry('cho', -2),
    ];
    expect(roundsOf(finishedIn(field))).toEqual([
      { round: 1, players: 3, mean: 2, least: -2, most: 6, calls: { koikoi: 1, stop: 2 } },
    ]);
  });

  describe('with thousands of players', () => {
    const MANY = 6000;
    const names = Array.from({ length: MANY }, (_, i) => `p${i}`);

    it('looks at each of them only a few times', () => {
      let reads = 0;
      const field = names.map((name, i) => {
        const { result, ...more } = entry(name, (i * 7919) % 500, { deal: i % 4, isRanked: i % 3 > 0 });
        const counted = () => {
          reads++;
          return result;
        };
        return Object.defineProperty(more, 'result', { get: counted }) as DailyEntry;
      });
      const results = resultsOf(field, false);
      expect(results).toHaveLength(MANY);
      expect(results.filter(({ rank }) => rank === 1).length).toBeGreaterThan(0);
      expect(reads).toBeLessThan(10 * MANY);
    });

    it('shows the best, and the reader with a few around', () => {
      const results = resultsOf(
        names.map((name, i) => entry(name, -i)),
        false,
      );
      const ranks = (person: string | null) => shownTo(person, results).map(({ rank }) => rank);
      const top = Array.from({ length: 100 }, (_, i) => i + 1);
      expect(ranks(null)).toEqual(top);
      expect(ranks('p50')).toEqual(top);
      expect(ranks('p3000')).toEqual([...top, ...Array.from({ length: 11 }, (_, i) => 2996 + i)]);
      expect(ranks('p102')).toEqual([...top, 101, 102, 103, 104, 105, 106, 107, 108]);
    });

    it('knows the least and the most of a round', () => {
      const field = finishedIn(Array.from({ length: 200_000 }, (_, i) => entry('p', i)));
      expect(roundsOf(field)[0]).toMatchObject({ players: 200_000, least: 0, most: 199_999 });
    });
  });
});
