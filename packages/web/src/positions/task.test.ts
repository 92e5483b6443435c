import type { Decision } from '@madang/lab/review';
import { expect, it } from 'vitest';
import { positionOfDay } from './position-of-day.ts';
import { answerOf } from './task.ts';

const NOTHING = { value: 0, error: 0 };
const DECISION: Decision = {
  ...{ n: 1, seat: 0, chosen: 12, mark: 'blunder' },
  round: {
    best: 10,
    cost: { value: 2, error: 0.1 },
    actions: [
      { action: 10, value: 3, error: 0.1, cost: NOTHING, mark: null },
      { action: 11, value: 2.9, error: 0.1, cost: { value: 0.1, error: 0.1 }, mark: null },
      { action: 12, value: 1, error: 0.1, cost: { value: 2, error: 0.1 }, mark: 'blunder' },
    ],
  },
};

it('takes the best action, and one that is as good within the error', () => {
  expect(answerOf(DECISION, 10)).toEqual({ kind: 'best' });
  expect(answerOf(DECISION, 11)).toEqual({ kind: 'good' });
});

it('says what a worse action costs, where that is known', () => {
  expect(answerOf(DECISION, 12)).toMatchObject({ kind: 'worse', found: { mark: 'blunder', cost: { value: 2 } } });
  expect(answerOf(DECISION, 99)).toEqual({ kind: 'worse', found: null });
});

it('judges by the match where that decides', () => {
  expect(answerOf({ ...DECISION, match: { ...DECISION.round, best: 12 } }, 12)).toEqual({ kind: 'best' });
});

it('asks another position each day, by the calendar of the reader, until all were asked', () => {
  const days = Array.from({ length: 60 }, (_, day) => positionOfDay(new Date(2026, 0, 1 + day, day % 24), 60));
  expect(new Set(days).size).toBe(60);
  expect(positionOfDay(new Date(2026, 0, 1, 0, 1), 60)).toBe(positionOfDay(new Date(2026, 0, 1, 23, 59), 60));
});
