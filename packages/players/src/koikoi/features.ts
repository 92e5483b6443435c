import type { Seat } from '@madang/engine';
import { type Action, HAND, type Pattern, PILE, pointsIfStopped, type Round } from '@madang/engine/koikoi';
import { type Features, fromSeat, oneOf } from '../learned/features.ts';

const PLACES = [
  { name: 'stock', owner: null },
  { name: 'field', owner: null },
  { name: 'flipped', owner: null },
  ...[0, 1].map((owner) => ({ name: 'hand', owner })),
  ...[0, 1].map((owner) => ({ name: 'pile', owner })),
];

export const features: Features<Round, Action> = {
  version: 1,
  places: () => PLACES,
  scalars: (round, seat) => [
    ...oneOf(['hand', 'selection', 'decision'], round.phase),
    round.seat === seat ? 1 : 0,
    round.dealer === seat ? 1 : 0,
    round.stockSize / 24,
    ...fromSeat(2, seat, (other) => round.table.at(HAND[other]).size / 8),
    ...fromSeat(2, seat, (other) => ownScalars(round, other)).flat(),
  ],
};

/** The points of a pile, what stopping would bring, and the progress towards each yaku. */
function ownScalars(round: Round, seat: Seat): readonly number[] {
  const { brights, others, viewing } = round.patterns;
  const pile = round.table.at(PILE[seat]);
  const progress = ({ need, of }: Pattern): number => Math.min(1, pile.countIn(of) / need);
  return [
    round.points(seat) / 10,
    pointsIfStopped(round, seat) / 20,
    round.calls[seat].count,
    ...[...brights, ...others, ...viewing].map(progress),
  ];
}
