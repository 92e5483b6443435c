import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardSet } from '../kernel/cards.ts';
import { apply, type Seat } from '../kernel/game.ts';
import { FastRandom, shuffle } from '../kernel/random.ts';
import { type Action, CATALOGUE } from './actions.ts';
import { ALL_POINTS, above, marriageValue, OF_SUIT, PACK, suitOf } from './cards.ts';
import { tysiac } from './game.ts';
import { Phase } from './phase.ts';
import { randomAction } from './random-action.ts';
import type { Round } from './round.ts';
import { type Trick, tricksOf } from './tricks.ts';
import { HAND } from './zones.ts';

interface Case {
  readonly seats: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, boolean>>;
}

const cases: fc.Arbitrary<Case> = fc.record({
  seats: fc.constantFrom(2, 3, 4),
  seed: fc.nat(),
  options: fc.record({ allPlay: fc.boolean(), mustBeat: fc.boolean(), mustTrump: fc.boolean() }),
});

interface Step {
  readonly before: Round;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: Round;
}

/** A hand between random players. */
function* hand({ seats, seed, options }: Case): Generator<Step, void, undefined> {
  const random = new FastRandom(seed);
  const deck = PACK.slice();
  shuffle(deck, random);
  const zeros = new Array<number>(seats).fill(0);
  const carry = { scores: zeros, dealer: random.below(seats), bombs: zeros, result: null };
  let round = tysiac.deal(deck, { rules: tysiac.configure(options), seats, number: 1, carry });
  while (round.phase !== Phase.HandEnd) {
    const { seat } = round;
    const action = randomAction(round, seat, random);
    const after = apply(tysiac, round, seat, action);
    yield { before: round, seat, action, after };
    round = after;
  }
}

const last = (given: Case): Round => [...hand(given)].at(-1)?.after as Round;

/** What a follower must play, written from docs/rules/tysiac.md 8 and 15. */
function duty(cards: CardSet, trick: Trick, options: Case['options']): CardSet {
  const led = cards.intersect(OF_SUIT[trick.ledSuit]);
  const trumps = trick.trump === null ? CardSet.EMPTY : cards.intersect(OF_SUIT[trick.trump]);
  if (led.isEmpty) return options.mustTrump && !trumps.isEmpty ? trumps : cards;
  const inSuit = trick.plays.map(({ card }) => card).filter((card) => suitOf(card) === trick.ledSuit);
  const beating = led.intersect(above(Math.max(...inSuit)));
  return options.mustBeat && !beating.isEmpty ? beating : led;
}

describe('in every deal', () => {
  it('the card points are 120, plus the marriages announced', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const round = last(given);
        const marriages = tricksOf(round).flatMap(({ plays }) => plays[0].announcedMarriage ?? []);
        const announced = marriages.reduce<number>((sum, suit) => sum + marriageValue(suit), 0);
        expect(round.points.reduce((sum, points) => sum + points, 0)).toBe(ALL_POINTS + announced);
        expect(new Set(marriages).size).toBe(marriages.length);
      }),
    );
  });

  it('a follower may play exactly what its duty is', () => {
    fc.assert(
      fc.property(cases, (given) => {
        for (const { before, seat } of hand(given)) {
          if (before.phase !== Phase.Play || before.inTrick === 0) continue;
          const trick = tricksOf(before).at(-1) as Trick;
          const cards = tysiac.legal(before, seat).flatMap((action) => ('card' in action ? [action.card] : []));
          expect(cards).toEqual(duty(before.table.at(HAND[seat]), trick, given.options).toArray());
        }
      }),
    );
  });

  it('a trick goes to its highest trump, or else to the highest card of the led suit', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const tricks = tricksOf(last(given));
        for (const [i, { plays, ledSuit, trump, winningPlayIndex }] of tricks.entries()) {
          const trumps = plays.filter(({ card }) => suitOf(card) === trump);
          const inSuit = plays.filter(({ card }) => suitOf(card) === ledSuit);
          const best = (trumps.length > 0 ? trumps : inSuit).reduce((a, b) => (b.card > a.card ? b : a));
          expect(plays[winningPlayIndex]).toBe(best);
          if (i + 1 < tricks.length) expect(tricks[i + 1].leader).toBe(best.seat);
        }
      }),
    );
  });

  it('there is no action for the wrong player', () => {
    fc.assert(
      fc.property(cases, (given) => {
        for (const { before } of hand(given))
          for (let seat = 0; seat < given.seats; seat++) {
            if (seat === before.seat) continue;
            expect(tysiac.legal(before, seat)).toEqual([]);
            for (const action of CATALOGUE) expect(tysiac.refuse(before, seat, action)).not.toBeNull();
          }
      }),
      { numRuns: 10 },
    );
  });

  it('each active player ends with an empty hand, after the same number of cards', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const round = last(given);
        expect(round.plays).toHaveLength(round.shape.activePlayers * round.shape.tricks);
        for (let seat = 0; seat < given.seats; seat++) expect(round.table.isEmpty(HAND[seat])).toBe(true);
      }),
    );
  });
});
