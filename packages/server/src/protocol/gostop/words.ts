import type { CODES } from '@madang/protocol/gostop/schemas';
import type { WordsOf } from '../common/dialect.ts';

/** What the rules refuse (docs/rules/gostop.md 42). */
export const WORDS = {
  MALFORMED: ({ field }) => `Malformed command: "${field}" cannot be read`,
  STALE_ACTION: ({ actionCounter, expected }) => `Action ${actionCounter} was answered already: ${expected} is next`,
  UNKNOWN_CARD: () => 'There is no such card in the deck',
  ROUND_OVER: () => 'The round is over',
  WRONG_PLAYER: () => 'It is not your turn',
  WRONG_STAGE: ({ stage }) => `Not now: the table is at the stage "${stage}"`,
  CARD_NOT_IN_HAND: ({ cardId }) => `Card ${cardId} is not in your hand`,
  SHAKEN_MONTH_MUST_BE_PLAYED: ({ month }) => `After the shake a card of month ${month} must be played`,
  NO_CAPTURE_CHOICE: () => 'There is no target to choose',
  TARGET_DOES_NOT_MATCH: ({ fromTableCardId }) => `Card ${fromTableCardId} is of another month`,
  TARGET_NOT_ON_TABLE: ({ fromTableCardId }) => `Card ${fromTableCardId} is not on the table`,
  NO_SCORE_DECISION: ({ score, threshold }) =>
    `No decision to make: the score is ${score}, go and stop need ${threshold}`,
  THREE_NOT_IN_HAND: ({ month }) => `You do not hold three cards of month ${month}`,
  NO_SHAKE: ({ month }) => `Month ${month} cannot be shaken now`,
  NO_BOMB: ({ month }) => `Month ${month} cannot be bombed now`,
  NO_KUNG: ({ month }) => `There is no kung with month ${month} now`,
  NO_FLIP_TOKEN: () => 'You have no flip token',
  CARDS_LEFT: () => 'You may pass only when you have nothing to play',
} satisfies WordsOf<typeof CODES>;
