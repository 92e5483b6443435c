import { type AnyGame, GAMES } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { describePlayer } from './describe-player.ts';
import { leadOver } from './describe-policy.ts';
import { playerOf } from './levels.ts';
import { type AnyPlayer, randomPlayer } from './player.ts';

function levelOf(game: AnyGame, level: string): AnyPlayer {
  const player = playerOf(game, level);
  if (!player) throw new Error(`${game.id} has no ${level}`);
  return player;
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the beginner of %s', (_, game) => {
  const beginner = levelOf(game, 'beginner');
  describePlayer(beginner, { game, matches: 1 });

  it('is no random player, but beats one', () => {
    expect(beginner.name).toBe('beginner');
    expect(leadOfBeginner(game, playerOf(game, 'random') ?? randomPlayer)).toBeGreaterThan(0);
  });

  it('loses to easy', () => {
    expect(leadOfBeginner(game, levelOf(game, 'easy'))).toBeLessThan(0);
  });
});

/** The points that a beginner leads by, a round on average. The beginner uses its world only as a policy may. */
function leadOfBeginner(game: AnyGame, player: AnyPlayer): number {
  const beginner = levelOf(game, 'beginner');
  const policy: Parameters<typeof leadOver>[1] = (world, seat, random) =>
    beginner.choose({
      ...{ world, seat, legal: game.legal(world, seat), random, history: [], past: [], budget: 0 },
      worlds: { draw: () => world, weighted: () => ({ draw: () => world, styleOf: () => undefined }) },
    });
  return leadOver(player, policy, { game, seats: game.seats[0], deals: 100 });
}
