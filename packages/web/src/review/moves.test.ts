import { FastRandom, playMatch, seedFrom } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { expect, it } from 'vitest';
import { movesOf } from './moves.ts';

it('a move is shown at the ply before it', () => {
  const setup = { rules: koikoi.configure({ total_rounds: 1 }), seats: 2, seed: seedFrom('moves') };
  const plies = [...playMatch(koikoi, setup, new FastRandom(1))];
  const moves = movesOf(plies);
  expect(moves.size).toBe(plies.length - 1);
  for (const { ply, before, action } of moves.values()) {
    expect(before.hash()).toBe(plies[ply].match.state.hash());
    const [acted] = plies[ply + 1].happenings;
    expect(acted.kind === 'acted' && acted.action).toBe(action);
  }
});
