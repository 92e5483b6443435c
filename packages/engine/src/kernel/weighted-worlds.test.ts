import { describe, expect, it } from 'vitest';
import { type Action as CheckAction, type Round as CheckRound, check } from '../check/index.ts';
import { type Action, HAND, koikoi, type Round } from '../koikoi/index.ts';
import { NONE } from './cards.ts';
import { FastRandom, type Random, seedFrom } from './random.ts';
import { playMatch } from './random-match.ts';
import { type Explanations, type PastAct, WeightedWorlds } from './weighted-worlds.ts';
import { Worlds } from './worlds.ts';

type Past = readonly PastAct<Round, Action>[];

/** Some turns into a round: the position, and what seat 1 did so far. */
function midway(name: string): { readonly state: Round; readonly past: Past } {
  const past: PastAct<Round, Action>[] = [];
  let state: Round | undefined;
  const setup = { rules: koikoi.configure(), seats: 2, seed: seedFrom(name) };
  for (const { happenings } of playMatch(koikoi, setup, new FastRandom(1)))
    for (const happening of happenings) {
      if (happening.kind === 'ended' || past.length === 3) return { state: state as Round, past };
      if (happening.kind === 'acted' && happening.seat === 1)
        past.push({ seat: 1, action: happening.action as Action, before: state as Round });
      state = happening.state as Round;
    }
  throw new Error('no such position');
}

/** Whoever held the card would have played it: worlds where seat 1 held it at the time are unlikely. */
const unlessHeld =
  (card: number) =>
  (before: Round): number =>
    before.table.has(HAND[1], card) ? 0.1 : 1;

type CheckPast = readonly PastAct<CheckRound, CheckAction>[];

/** Some turns into a round of Check in which nobody calls: the position, and what the others did so far. */
function afterSwaps(name: string): { readonly state: CheckRound; readonly past: CheckPast } {
  const past: PastAct<CheckRound, CheckAction>[] = [];
  let state: CheckRound | undefined;
  const setup = { rules: check.configure(), seats: 3, seed: seedFrom(name) };
  const choose = (now: CheckRound, seat: number, random: Random): CheckAction => {
    const legal = check.legal(now, seat).filter(({ type }) => type !== 'callCheck');
    return legal[random.below(legal.length)];
  };
  for (const { happenings } of playMatch(check, setup, new FastRandom(3), choose as never))
    for (const happening of happenings) {
      if (past.length === 40) return { state: state as CheckRound, past };
      if (happening.kind === 'acted' && happening.seat > 0)
        past.push({ seat: happening.seat, action: happening.action as CheckAction, before: state as CheckRound });
      state = happening.state as CheckRound;
    }
  throw new Error('no such position');
}

/** Another number for other cards that the seat knows. */
function byKnownCards({ grid: { cards, knownBy } }: CheckRound, seat: number): number {
  const known = cards.filter((card, place) => card !== NONE && (knownBy[place] >> seat) & 1);
  return known.reduce((product, card) => product * (0.5 + card / 104), 1);
}

describe('weighted worlds', () => {
  it('are drawn by how well they explain the past', () => {
    const { state, past } = midway('weights');
    const [{ card }] = state.hidden(0);
    const holds = (draw: (random: FastRandom) => Round): number => {
      const random = new FastRandom(5);
      let count = 0;
      for (let i = 0; i < 4000; i++) if (draw(random).table.has(HAND[1], card)) count++;
      return count / 4000;
    };
    const worlds = new Worlds(state, 0);
    const plain = holds((random) => worlds.draw(random));
    const weighted = new WeightedWorlds(worlds, past.slice(-1), { styles: [unlessHeld(card)] }, 4000);
    const share = holds((random) => weighted.draw(random));
    // Exactly p · 0.1 / (p · 0.1 + 1 - p) with a large pool.
    const exact = (plain * 0.1) / (plain * 0.1 + 1 - plain);
    expect(plain).toBeGreaterThan(0.1);
    expect(Math.abs(share - exact)).toBeLessThan(0.04);
  });

  it('do not depend on what the viewer cannot know', () => {
    for (let i = 0; i < 20; i++) {
      const { state, past } = midway(`alike ${i}`);
      const truth = new Worlds(state, 0);
      const alike = truth.draw(new FastRandom(i, 1));
      const pastAlike = past.map((act) => ({ ...act, before: truth.earlier(act.before) }));
      const likelihood = unlessHeld(state.hidden(0)[0].card);
      const one = new WeightedWorlds(new Worlds(state, 0), past, { styles: [likelihood] }, 8).draw(new FastRandom(i));
      const two = new WeightedWorlds(new Worlds(alike, 0), pastAlike, { styles: [likelihood] }, 8).draw(
        new FastRandom(i),
      );
      expect(two.snapshot()).toEqual(one.snapshot());
    }
  });

  it('are found where hardly any blind draw explains the past', () => {
    const { state, past } = midway('rare');
    const wanted = state
      .hidden(0)
      .slice(0, 5)
      .map(({ card }) => card);
    const held = (world: Round): number => wanted.filter((card) => world.table.has(HAND[1], card)).length;
    const likelihood = (before: Round): number => 100 ** (held(before) - wanted.length);
    const meanHeld = (draw: (random: FastRandom) => Round): number => {
      const random = new FastRandom(6);
      let sum = 0;
      for (let i = 0; i < 500; i++) sum += held(draw(random));
      return sum / 500;
    };
    const worlds = new Worlds(state, 0);
    expect(meanHeld((random) => worlds.draw(random))).toBeLessThan(2);
    const weighted = new WeightedWorlds(worlds, past.slice(-1), { styles: [likelihood] }, 400);
    expect(meanHeld((random) => weighted.draw(random))).toBeGreaterThan(3.5);
  });

  it('give a seat the style that explains better what it did, and none to a seat that did nothing', () => {
    const { state, past } = midway('style');
    const weighted = new WeightedWorlds(new Worlds(state, 0), past.slice(-2), { styles: [() => 0.1, () => 0.3] }, 8);
    const random = new FastRandom(7);
    let second = 0;
    for (let i = 0; i < 2000; i++) {
      weighted.draw(random);
      second += weighted.styleOf(1) ?? 0;
      expect(weighted.styleOf(0)).toBeUndefined();
    }
    // Two acts, each three times as likely: 9 of 10.
    expect(Math.abs(second / 2000 - 0.9)).toBeLessThan(0.03);
  });

  it('look at cards of a kind once', () => {
    const { state, past } = midway('kinds');
    const isJanuary = (card: number): number => (card < 4 ? 1 : 0);
    const run = (kinds: Pick<Explanations<Round, Action>, 'kindOf'>) => {
      let looks = 0;
      const inJanuary = (before: Round): number => {
        looks++;
        return (
          2 **
          -before.table
            .at(HAND[1])
            .toArray()
            .filter((card) => isJanuary(card) === 1).length
        );
      };
      const weighted = new WeightedWorlds(new Worlds(state, 0), past, { styles: [inJanuary], ...kinds }, 64);
      const random = new FastRandom(8);
      const drawn = Array.from({ length: 20 }, () => weighted.draw(random).snapshot());
      return { drawn, looks };
    };
    const [each, once] = [run({}), run({ kindOf: isJanuary })];
    expect(once.drawn).toEqual(each.drawn);
    expect(once.looks).toBeLessThan(each.looks / 2);
  });

  it('keep what others know when the rest is shuffled, also after cards have changed hands', () => {
    for (let i = 0; i < 40; i++) {
      const { state, past } = afterSwaps(`hands ${i}`);
      const worlds = new Worlds(state, 0);
      const weighted = new WeightedWorlds(worlds, past, { styles: [byKnownCards] }, 1);
      const random = new FastRandom(i, 2);
      const weights = Array.from({ length: 60 }, () => {
        weighted.draw(random);
        return past.reduce((product, { before, seat }) => product * byKnownCards(worlds.earlier(before), seat), 1);
      });
      // One world of each chain.
      expect(new Set(weights).size).toBeLessThanOrEqual(8);
    }
  });

  it('are the plain ones where nothing is known of the past', () => {
    const { state } = midway('none');
    const plain = new Worlds(state, 0).draw(new FastRandom(2));
    const weighted = new WeightedWorlds(new Worlds(state, 0), [], { styles: [unlessHeld(0)] }, 8).draw(
      new FastRandom(2),
    );
    expect(weighted.snapshot()).toEqual(plain.snapshot());
  });
});
