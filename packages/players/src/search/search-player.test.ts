import { type AnyGame, FastRandom, GAMES, Match, seedFrom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { describePlayer } from '../describe-player.ts';
import { playerOf } from '../levels.ts';
import type { AnyPlayer } from '../player.ts';

function searcherOf(game: AnyGame): AnyPlayer {
  const player = playerOf(game, 'search');
  if (!player) throw new Error(`${game.id} has no search`);
  return player;
}

describe('the search player', () => {
  for (const game of GAMES) describePlayer(searcherOf(game), { game, matches: 1, budget: 16, rules: shortRules(game) });

  it('repeats itself from the same generator', () => {
    const [koikoi] = GAMES;
    const { match } = Match.start(koikoi, { rules: koikoi.configure(), seats: 2, seed: seedFrom('search') });
    const [seat] = match.actors;
    const situation = { game: koikoi, state: match.state, seat, budget: 400 };
    const chosen = decide(searcherOf(koikoi), { ...situation, random: new FastRandom(1) });
    expect(decide(searcherOf(koikoi), { ...situation, random: new FastRandom(1) })).toBe(chosen);
    expect(koikoi.legal(match.state, seat)).toContain(chosen);
  });
});

/** One or two rounds are enough to see whether hidden cards matter. */
function shortRules(game: AnyGame): object {
  const rounds = Object.keys(game.options).find((name) => ['total_rounds', 'rounds', 'maxHands'].includes(name));
  return game.configure(rounds === undefined ? {} : { [rounds]: 1 });
}
