// What an address carries in its fragment, which browsers do not send to servers: whole matches, and challenges.

export {
  type AnsweredChallenge,
  answerAddress,
  canChallenge,
  challengeAddress,
  personIn,
  readChallenge,
} from './challenge.ts';
export { type ComparedRound, comparedRounds } from './compared-rounds.ts';
export { fromFragment, type PackedMatch, packed, toFragment, unpacked } from './match-link.ts';
