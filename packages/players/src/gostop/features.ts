import type { Seat } from '@madang/engine';
import { type Action, animalCount, junkValue, payoutIfStopped, type Round, type Stage } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import { type Features, fromSeat, namesFromSeat, oneOf } from '../learned/features.ts';
import { pointsPaid, unitOf } from './worth.ts';

const PLACES = [
  ...['stock', 'field', 'taking', 'up', 'bonus', 'held'].map((name) => ({ name, owner: null })),
  ...[0, 1, 2].map((owner) => ({ name: 'hand', owner })),
  ...[0, 1, 2].map((owner) => ({ name: 'pile', owner })),
];
const STAGES: readonly Stage[] = ['president', 'play', 'target', 'draw', 'flipTarget', 'gukjin', 'decision'];

export const features: Features<Round, Action> = {
  version: 1,
  places: () => PLACES,
  scalarNames: ({ seats, patterns: { complete } }) => [
    ...STAGES.map((stage) => `stage ${stage}`),
    ...['asked +0', 'starter +0', 'stock / 22', 'cup is yeol', 'cup is ssangpi'],
    ...namesFromSeat(seats, [
      ...['hand size / 10', 'score / 10, at most 2', 'may go or stop', 'log2(1 + payout if stopped) / 5'],
      ...['brights / 5', 'animals / 5', 'ribbons / 5', 'junk / 10'],
      ...complete.map(({ name }) => `share of ${name}`),
      ...['goes', 'score at last go / 10', 'shakes', 'bombs', 'bomb tokens', 'ppuk', 'ppuk open'],
    ]),
  ],
  scalars: (round, seat) => [
    ...oneOf(STAGES, round.stage),
    round.asked === seat ? 1 : 0,
    round.starter === seat ? 1 : 0,
    (round.deck.length - round.drawn) / 22,
    ...oneOf(['yeol', 'ssangpi'], round.cup),
    ...fromSeat(round.seats, seat, (other) => ownScalars(round, other)).flat(),
  ],
  gain: pointsPaid,
};

/** What a seat has taken, called and done. */
function ownScalars(round: Round, seat: Seat): readonly number[] {
  const { goCount, shakes, bombs, tokens, ppuk, ppukOpen, lastGoBase } = round.tallies[seat];
  const { complete } = round.patterns;
  const pile = round.pile(seat);
  const score = round.score(seat);
  return [
    round.hand(seat).size / 10,
    Math.min(score, 20) / 10,
    score >= round.rules.goMinScore ? 1 : 0,
    Math.log2(1 + Math.max(0, payoutIfStopped(round, seat)) / unitOf(round)) / 5,
    pile.countIn(KOREAN.brights) / 5,
    animalCount(pile, round.cupIsJunk) / 5,
    pile.countIn(KOREAN.ribbons) / 5,
    junkValue(pile, round.cupIsJunk) / 10,
    ...complete.map(({ of, need }) => pile.countIn(of) / need),
    ...[goCount, lastGoBase / 10, shakes, bombs, tokens, ppuk, ppukOpen ? 1 : 0],
  ];
}
