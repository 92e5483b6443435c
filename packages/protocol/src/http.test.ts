import { describe, expect, it } from 'vitest';
import { CreateTable, JoinTable, ListTables, QuickPlay } from './http.ts';

describe('a table', () => {
  it.each([
    {
      game: 'koikoi',
      seats: [
        { kind: 'human', name: 'Ala' },
        { kind: 'bot', level: 'easy' },
      ],
    },
    {
      game: 'check',
      ruleset: 'strict',
      seats: [{ kind: 'human' }, { kind: 'human' }, { kind: 'external' }],
      public: true,
    },
    {
      game: 'tysiac',
      rules: { bombs: 2 },
      seats: [{ kind: 'human' }, { kind: 'human' }],
      clock: { per_action: 30000, bank: 0 },
    },
  ])('is opened as asked: %j', (body) => {
    expect(CreateTable.parse(body)).toStrictEqual(body);
  });

  it.each([
    { game: 'poker', seats: [{ kind: 'human' }] },
    { game: 'koikoi' },
    { game: 'koikoi', seats: [] },
    { game: 'koikoi', seats: [{ kind: 'human', level: 'easy' }] },
    { game: 'koikoi', seats: [{ kind: 'bot' }] },
    { game: 'koikoi', seats: [{ kind: 'human', name: 'a\u202eb' }] },
    { game: 'koikoi', seats: [{ kind: 'human', name: '   ' }] },
    { game: 'koikoi', seats: [{ kind: 'human' }], clocks: null },
    { game: 'koikoi', seats: [{ kind: 'human' }], clock: { per_action: 1, bank: 0 } },
    { game: '__proto__', seats: [{ kind: 'human' }] },
  ])('is not opened from: %j', (body) => {
    expect(CreateTable.safeParse(body).success).toBe(false);
  });
});

it('a name is trimmed, and has up to 32 characters', () => {
  expect(JoinTable.parse({ name: ' 보람 ' })).toEqual({ name: '보람' });
  expect(JoinTable.safeParse({ name: 'x'.repeat(33) }).success).toBe(false);
});

it('a list takes its numbers from a query string', () => {
  expect(ListTables.parse({ game: 'matgo', limit: '10' })).toEqual({ game: 'matgo', limit: 10 });
  expect(ListTables.safeParse({ limit: '1000' }).success).toBe(false);
});

it('quick play is against bots or with people', () => {
  expect(QuickPlay.safeParse({ game: 'gostop', level: 'easy' }).success).toBe(true);
  expect(QuickPlay.safeParse({ game: 'gostop', human: true }).success).toBe(true);
  expect(QuickPlay.safeParse({ game: 'gostop', human: 'yes' }).success).toBe(false);
});
