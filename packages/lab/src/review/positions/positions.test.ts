import { koikoi } from '@madang/engine/koikoi';
import { playerOf } from '@madang/players';
import { loadJudge } from '@madang/players/judge';
import { nodeAssets } from '@madang/players/node';
import { expect, it } from 'vitest';
import { minePositions } from './mine.ts';
import { headerLine, type PackHeader, type Position, positionLine, readPack } from './pack.ts';

const rules = koikoi.configure({});
const judge = await loadJudge({ game: koikoi, rules, seats: 2 }, nodeAssets);
const player = playerOf(koikoi, 'easy');

function mined(seed: string): readonly Position[] {
  if (!player) throw new Error('there is no such player');
  const setup = { rules, seats: 2, inputs: { hour: 12 } };
  const steps = minePositions({ judge, player, setup, seed, count: 1, worlds: 240 });
  return [...steps].flatMap(({ found }) => (found ? [found] : []));
}

it('finds positions that follow from the seed, in which one action is clearly best', () => {
  const [position] = mined('b');
  expect(mined('b')).toEqual([position]);
  const { round, chosen, mark } = position.decision;
  expect(chosen).not.toBe(round.best);
  expect(mark).not.toBeNull();
  for (const { action, cost } of round.actions)
    if (action !== round.best) expect(cost.value).toBeGreaterThanOrEqual(4 * cost.error);
});

it('writes a pack as text and reads it again, to four digits', () => {
  const header: PackHeader = {
    ...{ format: 'madang-positions-1', game: 'koikoi', rules: {}, seats: 2, inputs: {}, seed: '1', level: 'easy' },
    ...{ judge: { name: 'policy', hash: null }, unit: 'points', worlds: 10 },
  };
  const [third, best] = [1 / 3, { value: 0, error: 0 }];
  const actions = [
    { action: 7, value: 2, error: 0.1, cost: best, mark: null },
    { action: 9, value: third, error: 0.1, cost: { value: 2 - third, error: 0.2 }, mark: 'mistake' as const },
  ];
  const round = { actions, best: 7, cost: { value: 2 - third, error: 0.2 } };
  const decision = { n: 3, seat: 1, chosen: 9, round, mark: 'mistake' as const };
  const read = readPack(`${headerLine(header)}\n${positionLine({ seed: 'ab', played: [0, 1, 1, 2], decision })}\n`);
  expect(read.header).toEqual(header);
  expect(read.positions[0]).toMatchObject({ seed: 'ab', played: [0, 1, 1, 2], decision: { n: 3, seat: 1, chosen: 9 } });
  expect(read.positions[0].decision.round.actions[1]).toMatchObject({
    value: 0.3333,
    cost: { value: 1.667 },
    mark: 'mistake',
  });
});
