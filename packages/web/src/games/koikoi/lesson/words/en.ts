import type { KoikoiLessonWords } from './koikoi-lesson-words.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const en: KoikoiLessonWords = {
  welcome: (other, brings) =>
    `Welcome to Koi-Koi. You play one round against ${other}, and you begin. The aim is to collect sets of cards, called yaku; the first could be ${brings}.`,
  yaku: 'A yaku is a set that scores: three bright cards, boar with deer and butterflies, three ribbons of a colour, or simply many cards of one kind. You need only one to win the round.',
  decide: (count, left) =>
    `You have made a yaku. Stop, and the round is yours with ${points(count)}. Or call koi-koi and play on for more with the ${left === 1 ? 'card' : `${left} cards`} you still hold; but if the other side makes a yaku first, you get nothing.`,
  decideEmpty: (count) => `Your hand is empty, so koi-koi can bring you nothing more. Stop for ${points(count)}.`,
  decideAgain: (count) => `Your yaku have grown: stopping now brings ${points(count)}. Stop, or koi-koi once more?`,
  theyCalled: (other, factor) =>
    `${other} has called koi-koi instead of stopping. If you make a yaku now and stop, your points count ×${factor}.`,
  lastCards: 'Few cards are left. If the hands run out and nobody stops, the round is a draw: now any yaku is good.',
  won: 'Well done, this round is yours.',
  nobody: 'Nobody stopped in time, so nobody scores. That is a draw.',
  after: 'A whole match has twelve rounds; the winner of a round deals the next.',
};
