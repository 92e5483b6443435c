import { type CODES, PEEK, SWAP } from '@madang/protocol/check/schemas';
import type { WordsOf } from '../common/dialect.ts';

/** What the rules expect of a field, where the schema of the command leaves it open. */
const EXPECTED: Readonly<Partial<Record<string, string>>> = {
  peek: PEEK,
  swap: SWAP,
  resolveSpecialAbility: 'must have exactly one of peek, swap and skip',
};

export const WORDS = {
  MALFORMED: ({ field }) => `Malformed command: "${field}" ${EXPECTED[String(field)] ?? 'cannot be read'}`,
  WRONG_PLAYER: () => 'It is not your turn',
  WRONG_STAGE: ({ stage }) => `Not now: the round is at the stage "${stage}"`,
  WRONG_STEP: ({ step }) => `The ability awaits a ${step} or a skip`,
  ALREADY_CONFIRMED: () => 'You have confirmed your peek',
  MUST_SWAP: () => 'A card from the discard pile must be kept',
  EMPTY_SLOT: ({ slot }) => `There is no card in slot ${slot}`,
  DISCARD_PILE_EMPTY: () => 'The discard pile is empty',
  PILE_SEALED: ({ card }) => `Card ${card} belongs to a matched pair and cannot be drawn`,
  SPECIAL_CARD: ({ card }) => `Card ${card} is special and cannot be drawn from the discard pile`,
  MATCH_CLOSED: () => 'There is no discard to match now',
  LOCKED: () => 'Your hand is locked',
  HAND_FULL: () => 'Your hand is full: you are out of matching',
  ALREADY_ATTEMPTED: () => 'You have tried to match this discard',
  ALREADY_PASSED: () => 'You have passed on this discard',
  CHECK_ALREADY_CALLED: () => 'Check has been called',
  HAND_LOCKED: () => 'That hand is locked',
  ALREADY_PEEKED: () => 'You have looked at that card',
  SAME_CARD: () => 'A card cannot be swapped with itself',
} satisfies WordsOf<typeof CODES>;
