import { CardSet, NONE, type Seat } from '@madang/engine';
import {
  type Action,
  cardValue,
  knower,
  type Place,
  type Position,
  type Round,
  rankOf,
  type Stage,
} from '@madang/engine/check';
import { lead } from '../lead.ts';
import { type Features, fromSeat, namesFromSeat, oneOf } from '../learned/features.ts';

const STAGES: readonly Stage[] = [
  ...(['initialPeek', 'draw', 'discard', 'matchingStage', 'abilityResolutionStage', 'turnEnd'] as const),
];
const ABILITIES = ['J', 'Q', 'K'];
const SLOT_NAMES = ['has a card', 'known to +0', 'value / 13', 'would match', 'known to its owner', 'peeked at'];
const DEAREST = 13;

export const features: Features<Round, Action> = {
  version: 1,
  places: ({ seats }) => [
    ...Array.from({ length: seats }, (_, owner) => ({ name: 'hand', owner })),
    ...['drawn', 'deck', 'discard'].map((name) => ({ name, owner: null })),
  ],
  marks: ({ topDiscard }) => [topDiscard === NONE ? CardSet.EMPTY : CardSet.of(topDiscard)],
  markNames: ['top of the discards'],
  scalarNames: ({ seats, grid }) => [
    ...STAGES.map((stage) => `stage ${stage}`),
    ...ABILITIES.map((rank) => `ability of ${rank}`),
    ...['ability swaps', 'card is drawn', 'value of the drawn card / 13', 'final turns', 'pile / 36', 'turns / 50'],
    ...namesFromSeat(seats, [
      ...['to act', 'called check', 'locked', 'may match', 'tried to match', 'uses an ability'],
      ...Array.from({ length: grid.slots }, (_, slot) => SLOT_NAMES.map((name) => `slot ${slot} ${name}`)).flat(),
    ]),
  ],
  scalars: (round, seat) => [
    ...oneOf(STAGES, round.stage),
    ...oneOf<string | undefined>(ABILITIES, round.active?.ability),
    round.abilityStep === 'swap' ? 1 : 0,
    round.drawnBy === 0 ? 0 : 1,
    round.drawn !== NONE && (round.drawnBy & knower(seat)) !== 0 ? cardValue(round.drawn) / DEAREST : 0,
    round.inFinalTurns ? 1 : 0,
    round.pileSize / 36,
    Math.min(1, round.turns / 50),
    ...fromSeat(round.seats, seat, (other) => seatScalars(round, seat, other)).flat(),
  ],
  turned,
  gain: (outcome, round, seat) => (round.rules.count === 'wins' ? lead(outcome, seat) : -lead(outcome, seat)),
};

function seatScalars(round: Round, looking: Seat, seat: Seat): readonly number[] {
  const slots = Array.from({ length: round.grid.slots }, (_, slot) =>
    slotScalars(round, looking, round.grid.place(seat, slot)),
  );
  return [
    round.seat === seat ? 1 : 0,
    round.playerWhoCalledCheck === seat ? 1 : 0,
    round.isLocked(seat) ? 1 : 0,
    (round.mayMatch >> seat) & 1,
    (round.attempted >> seat) & 1,
    round.active?.seat === seat ? 1 : 0,
    ...slots.flat(),
  ];
}

/** Whether there is a card, whether the seat knows it, its value, and whether it would match. */
function slotScalars({ grid, topDiscard, peeked }: Round, looking: Seat, place: Place): readonly number[] {
  const card = grid.cards[place];
  if (card === NONE) return [0, 0, 0, 0, 0, 0];
  const known = (grid.knownBy[place] & knower(looking)) !== 0;
  return [
    1,
    known ? 1 : 0,
    known ? cardValue(card) / DEAREST : 0,
    known && topDiscard !== NONE && rankOf(card) === rankOf(topDiscard) ? 1 : 0,
    (grid.knownBy[place] & knower(grid.ownerOf(place))) !== 0 ? 1 : 0,
    peeked.includes(place) ? 1 : 0,
  ];
}

/** Only peeks and swaps name seats. */
function turned({ catalogue, seats }: Round, seat: Seat, action: Action): Action {
  if (action.type !== 'resolveSpecialAbility' || 'skip' in action) return action;
  const placeOf = ({ seat: owner, slot }: Position): Place =>
    catalogue.placeOf({ seat: (owner - seat + seats) % seats, slot });
  if ('peek' in action) return catalogue.peek(placeOf(action.peek[0]));
  return catalogue.swap(placeOf(action.swap[0]), placeOf(action.swap[1]));
}
