import { FastRandom, KiboWriter, playMatch, seedFrom } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import type { Decision, RoundReview } from '@madang/lab/review';
import { expect, it } from 'vitest';
import { mistakesOf } from './kept-mistakes.ts';
import { taskOfPacked } from './task.ts';

const setup = { rules: koikoi.configure({ total_rounds: 2 }), seats: 2, seed: seedFrom('mistakes') };
const [first, ...rest] = playMatch(koikoi, setup, new FastRandom(1));
const writer = new KiboWriter(
  first,
  ['Mina', 'Aiko'].map((name) => ({ name, kind: 'human' })),
);
for (const turned of rest) writer.add(turned);
const kibo = writer.kibo();

/** A decision for the action that was played there. */
function decisionAt(n: number, more: Partial<Decision>): Decision {
  const { seat } = kibo.rounds.flatMap(({ actions }) => actions)[n - 1];
  const acted = rest[n - 1].happenings.find(({ kind }) => kind === 'acted');
  const chosen = acted?.kind === 'acted' ? acted.action.index : -1;
  const cost = { value: 1, error: 0.1 };
  return { n, seat, chosen, round: { actions: [], best: chosen, cost }, mark: 'mistake', ...more };
}

const roundOf = (decisions: readonly Decision[]): RoundReview => ({
  ...{ number: 1, decisions, changes: [], dealt: [], accounts: null },
});
const found = (decision: Decision, seat = decision.seat) =>
  mistakesOf(kibo, seat, [roundOf([decision])], { unit: 'points', at: 1 });

it('marked decisions of the own seat are kept, each with the match up to there', () => {
  const decision = decisionAt(4, {});
  const [mistake] = found(decision);
  expect(mistake).toMatchObject({ id: `${kibo.checksum.slice(0, 16)}/4`, game: 'koikoi', isFound: false });
  const { move } = taskOfPacked(mistake.match, decision, 'points');
  expect(move.before.hash()).toBe(rest[2].match.state.hash());
  expect(move.action.index).toBe(decision.chosen);
});

it('what others decided, what the clock played and what is not marked is left out', () => {
  const decision = decisionAt(4, {});
  expect(found(decision, 1 - decision.seat)).toEqual([]);
  expect(found({ ...decision, by: 'clock' })).toEqual([]);
  expect(found({ ...decision, mark: null })).toEqual([]);
});
