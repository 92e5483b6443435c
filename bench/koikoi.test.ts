import { describe, expect, it } from 'vitest';
import { run as runBoardgameIo } from './boardgame-io.ts';
import { checkedRounds, copied, inPlace } from './engine.ts';
import { hasGcc, run as runC } from './koikoi-c.ts';

const BASE_SEED = 1;
const ROUNDS = 300;
const SAME_ROUNDS = { rounds: ROUNDS, actions: 4666, checksum: 1378798382 };

describe('every row of the benchmark plays the same rounds', () => {
  it.each([
    ['in place', inPlace],
    ['copied at each action', copied],
  ])('this engine, %s', (_, run) => {
    expect(run(BASE_SEED, ROUNDS)).toMatchObject(SAME_ROUNDS);
  });

  it('this engine, with every card counted and every hash compared', () => {
    expect(checkedRounds(BASE_SEED, ROUNDS)).toMatchObject({ rounds: ROUNDS });
  });

  it.each(['events', 'drafts', 'copies'] as const)('boardgame.io with %s', (style) => {
    expect(runBoardgameIo(BASE_SEED, ROUNDS, style)).toMatchObject(SAME_ROUNDS);
  });

  it.runIf(hasGcc())('C', () => {
    expect(runC(BASE_SEED, ROUNDS)).toMatchObject(SAME_ROUNDS);
  });
});

it('leaves the environment as it was', () => {
  const before = process.env.NODE_ENV;
  runBoardgameIo(BASE_SEED, 1);
  expect(process.env.NODE_ENV).toBe(before);
});
