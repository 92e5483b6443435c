import { describe, expect, it } from 'vitest';
import { describeGame } from '../kernel/describe-game.ts';
import { apply } from '../kernel/game.ts';
import { FastRandom, type Random } from '../kernel/random.ts';
import { determinize } from '../kernel/worlds.ts';
import { koikoi } from './game.ts';
import { position } from './position.ts';
import { HAND } from './zones.ts';

/** Any options together. */
function options(random: Random): unknown {
  const maybe = (): boolean => random.below(2) === 1;
  return {
    total_rounds: 1 + random.below(4),
    koi_koi_multiplier: 1 + random.below(4),
    seven_point_double: maybe(),
    each_call_adds: maybe(),
    sankou: 1 + random.below(12),
    ameshikou: 1 + random.below(12),
    viewing_yaku: random.below(6),
    viewing_yaku_alone: random.below(6),
    cup_counts_as_kasu: maybe(),
    exhausted_after_koi: maybe(),
    dealer_privilege: random.below(7),
    dealer_privilege_after_koi: maybe(),
    draw_dealer: maybe() ? 'keep' : 'alternate',
  };
}

describeGame(koikoi, { matches: 5, options });

describe('what a seat can know of the other hand', () => {
  it('that it was not dealt four of a month: after three of them the fourth is elsewhere', () => {
    let round = position({
      seat: 0,
      hands: ['0111 0131 0141 0241', '0941 0942 1041 1042'],
      field: '0341 0441 0541',
      stock: '0641 0741 0841 0142 1141 1241',
    });
    for (const _ of [1, 2, 3]) {
      const [mine] = koikoi.legal(round, 0);
      round = apply(koikoi, round, 0, mine);
      while (round.seat === 1 && round.phase !== 'ended') round = apply(koikoi, round, 1, koikoi.legal(round, 1)[0]);
    }
    const random = new FastRandom(1);
    for (let i = 0; i < 300; i++) {
      const world = determinize(round, 1, random);
      expect(world.snapshot().hands[0]).not.toContain('0142');
      expect(world.table.at(HAND[0]).size).toBe(round.table.at(HAND[0]).size);
    }
  });
});
