import { type AnyGame, findGame } from '@madang/engine';
import { expect, it } from 'vitest';
import { randomRounds } from './engine.ts';
import { playRounds } from './round.ts';

it('the random hands of Tysiąc are bid by pass or the lowest raise, half each (docs/rules/tysiac.md 3)', () => {
  const tysiac = findGame('tysiac') as AnyGame;
  const { rounds, actions } = playRounds(1, 2000, randomRounds(tysiac, tysiac.configure(), 2));
  const played = 1 + 2 + 20; // the musik, two discards, ten tricks
  // By two the first pass ends the auction, so two calls are to be expected; bids at random would take more than four.
  expect(actions / rounds - played).toBeCloseTo(2, 0);
});
