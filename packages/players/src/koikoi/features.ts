import type { Seat } from '@madang/engine';
import { type Action, HAND, type Pattern, PILE, pointsIfStopped, type Round } from '@madang/engine/koikoi';
import { type Features, fromSeat, namesFromSeat, oneOf } from '../learned/features.ts';

const PLACES = [
  { name: 'stock', owner: null },
  { name: 'field', owner: null },
  { name: 'flipped', owner: null },
  ...[0, 1].map((owner) => ({ name: 'hand', owner })),
  ...[0, 1].map((owner) => ({ name: 'pile', owner })),
];

const PHASES = ['hand', 'selection', 'decision'] as const;

export const features: Features<Round, Action> = {
  version: 1,
  places: () => PLACES,
  scalarNames: ({ patterns: { brights, others, viewing } }) => [
    ...PHASES.map((phase) => `phase ${phase}`),
    ...['to act +0', 'dealer +0', 'stock / 24'],
    ...namesFromSeat(2, ['hand size / 8']),
    ...namesFromSeat(2, [
      ...['points / 10', 'points if stopped / 20', 'calls'],
      ...[...brights, ...others, ...viewing].map(({ type }) => `share of ${type}`),
    ]),
  ],
  scalars: (round, seat) => [
    ...oneOf(PHASES, round.phase),
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
