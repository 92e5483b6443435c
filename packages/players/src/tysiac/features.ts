import { CardSet } from '@madang/engine';
import { type Action, Phase, passCard, type Round, SUITS } from '@madang/engine/tysiac';
import { type Features, fromSeat, namesFromSeat, oneOf } from '../learned/features.ts';

const SHARED = ['played', 'discards', 'musik 1', 'musik 2'].map((name) => ({ name, owner: null }));
const OPEN_PHASES: readonly Phase[] = [Phase.Auction, Phase.TalonExchange, Phase.Play];

export const features: Features<Round, Action> = {
  version: 1,
  places: ({ setup }) => [...SHARED, ...Array.from({ length: setup.seats }, (_, owner) => ({ name: 'hand', owner }))],
  marks: (round) => [
    CardSet.from(round.plays.slice(round.plays.length - round.inTrick).map(({ card }) => card)),
    round.inTrick === 0 ? CardSet.EMPTY : CardSet.of(round.winning),
  ],
  markNames: ['trick', 'winning card'],
  scalarNames: ({ setup: { seats } }) => [
    ...['phase auction', 'phase exchange', 'phase play'],
    ...['spades', 'clubs', 'diamonds', 'hearts'].map((suit) => `trump ${suit}`),
    ...['highest bid / 200', 'cards played / 24', 'cards passed / 2'],
    ...namesFromSeat(seats, [
      ...['to act', 'declarer', 'dealer', 'still bids', 'wins the trick'],
      ...['points / 100', 'score / 1000', 'bombs'],
    ]),
  ],
  scalars: (round, seat) => {
    const { seats, carry } = round.setup;
    return [
      ...oneOf(OPEN_PHASES, round.phase),
      ...oneOf<number | null>(SUITS, round.trump),
      round.highestBid / 200,
      round.plays.length / 24,
      round.exchanged / 2,
      ...fromSeat(seats, seat, (other) => [
        round.seat === other ? 1 : 0,
        round.declarer === other ? 1 : 0,
        round.dealer === other ? 1 : 0,
        (round.bidding >> other) & 1,
        round.inTrick > 0 && round.winningSeat === other ? 1 : 0,
        round.points[other] / 100,
        carry.scores[other] / 1000,
        carry.bombs[other],
      ]).flat(),
    ];
  },
  turned: ({ setup: { seats } }, seat, action) =>
    action.type === 'passCard' ? passCard((action.to - seat + seats) % seats, action.card) : action,
};
