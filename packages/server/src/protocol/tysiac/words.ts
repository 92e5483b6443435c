import type { Refusal } from '@madang/engine';
import type { CODES } from '@madang/protocol/tysiac/schemas';
import type { WordsOf } from '../common/dialect.ts';

/** The typed errors (docs/rules/tysiac.md 14). */
export const WORDS = {
  MALFORMED: ({ field }) => `Malformed command: "${field}" cannot be read`,
  WRONG_PHASE: ({ phase }) => `Not now: the hand is in the phase ${phase}`,
  WRONG_TURN: () => 'It is not your turn',
  ILLEGAL_BID: ({ value, from, to, step }) =>
    `You cannot bid ${value}: from ${from} to ${to}${step === undefined ? '' : ` in steps of ${step}`}`,
  CARD_NOT_OWNED: ({ card }) => `Card ${card} is not in your hand`,
  MUST_FOLLOW_SUIT: ({ duty, suit }) => `You must ${DUTIES[String(duty)]}: ${suit}`,
  INVALID_MARRIAGE: ({ card }) => `Card ${card} announces no marriage: lead king or queen with the other in hand`,
  INVALID_DISCARD: (refusal) => withReason('That cannot be discarded', refusal),
  INVALID_PASS: (refusal) => withReason('That cannot be passed', refusal),
  INVALID_MUSIK: ({ taken }) => (taken === undefined ? 'There is no such musik' : 'The musik has been taken'),
  INVALID_BOMB: () => 'You cannot give up this deal',
  INVALID_REDEAL: () => 'You cannot ask for a new deal',
} satisfies WordsOf<typeof CODES>;

const DUTIES: Readonly<Record<string, string>> = {
  follow: 'follow suit',
  beat: 'beat the highest card of the led suit',
  trump: 'trump',
};

function withReason(what: string, { reason }: Refusal): string {
  return reason === undefined ? what : `${what}: ${reason}`;
}
