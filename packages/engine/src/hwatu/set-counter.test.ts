import { expect, it } from 'vitest';
import { CardSet } from '../kernel/cards.ts';
import { FastRandom } from '../kernel/random.ts';
import { KOREAN } from './deck.ts';
import { SetCounter, type Wanted } from './set-counter.ts';

const { brights, animals, ribbons, junk, doubles, triples, set } = KOREAN;
const WANTED: readonly Wanted[] = [
  { need: 3, of: brights },
  { need: 5, of: animals },
  { need: 5, of: ribbons },
  { need: 3, of: set('0131', '0231', '0331') },
  { need: 10, of: junk, again: [doubles, triples] },
];

function isEnough({ need, of, again = [] }: Wanted, pile: CardSet): boolean {
  return [of, ...again].reduce((sum, one) => sum + pile.countIn(one), 0) >= need;
}

/** Whether a pile has enough cards of one of the sets. */
function passes(screen: SetCounter, pile: CardSet): boolean {
  return screen.hasEnough(screen.count(pile));
}

it('passes a pile that has enough cards of one of the sets, and no other', () => {
  const screen = new SetCounter(WANTED);
  const random = new FastRandom(1);
  const seen = { passed: 0, held: 0 };
  for (let i = 0; i < 5_000; i++) {
    const size = random.below(KOREAN.ids.length + 1);
    const pile = CardSet.from(Array.from({ length: size }, () => random.below(KOREAN.ids.length)));
    expect(passes(screen, pile)).toBe(WANTED.some((wanted) => isEnough(wanted, pile)));
    seen[passes(screen, pile) ? 'passed' : 'held']++;
  }
  expect(Math.min(seen.passed, seen.held)).toBeGreaterThan(500);
});

it('tells how many cards of each set a pile has beyond the needed ones, or lacks', () => {
  const screen = new SetCounter(WANTED);
  const random = new FastRandom(2);
  for (let i = 0; i < 2_000; i++) {
    const size = random.below(KOREAN.ids.length + 1);
    const pile = CardSet.from(Array.from({ length: size }, () => random.below(KOREAN.ids.length)));
    for (const [set, { need, of, again = [] }] of WANTED.entries()) {
      const count = [of, ...again].reduce((sum, one) => sum + pile.countIn(one), 0);
      expect(screen.beyond(screen.count(pile), set)).toBe(count - need);
    }
  }
});

it('looks at each set for itself', () => {
  for (const wanted of WANTED) {
    const screen = new SetCounter([wanted]);
    for (let size = 0; size <= wanted.of.size; size++) {
      const pile = CardSet.from(wanted.of.toArray().slice(0, size));
      expect(passes(screen, pile)).toBe(isEnough(wanted, pile));
    }
    expect(passes(screen, KOREAN.all)).toBe(true);
    expect(passes(screen, CardSet.EMPTY)).toBe(false);
  }
});

it('counts in every bit of a word, and refuses what goes beyond it', () => {
  const ofFourBits = (count: number) => new Array<Wanted>(count).fill({ need: 5, of: ribbons });
  const full = new SetCounter([...ofFourBits(7), { need: 5, of: animals }]);
  expect(passes(full, animals)).toBe(true);
  expect(passes(full, CardSet.from(animals.toArray().slice(0, 4)))).toBe(false);
  expect(() => new SetCounter(ofFourBits(9))).toThrow('too many sets');
});
