import type { LessonWords } from './lesson-words.ts';

export const en: LessonWords = {
  title: 'Your first game',
  next: 'Next',
  back: 'Back',
  restart: 'Start again',
  leave: 'Leave',
  realMatch: 'Play a whole match',
  quoted: (card) => card,
  comma: ', ',

  hand: (count) =>
    `These ${count} cards at the bottom are your hand. Nobody else sees them. The flower, and the number in the corner, tell the month; there are four cards of each. The sign under the number is the kind of the card.`,
  months: (mine, onField) =>
    `Cards of the same month match. You have ${mine}, and in the middle lies ${onField}: that is a pair. Your cards with a match stand a little higher.`,
  howToPlay:
    'Now play a card. Look at one first, with the mouse, a tap or the arrow keys: you see what it would take. Then click, tap again or press Enter.',
  nothingMatches:
    'None of your cards has a match now. You must play one all the same; it stays in the middle, so give away one that helps the other side little.',
  chooseTarget: 'Two cards match. You take only one of them: choose the one that helps you more.',
  took: (card, taken) =>
    `You played ${card} and took ${taken}. They are yours now: only cards that you have taken count for points.`,
  laid: (card) => `${card} found no match, so it lies in the middle. Anybody can take it now, also you.`,
  flipTook: (card, taken) =>
    `Then the top card of the pack was turned over, as in every turn: ${card}. It matched too and took ${taken} for you.`,
  flipLaid: (card) =>
    `Then the top card of the pack was turned over, as in every turn: ${card}. Nothing matched it, so it stays in the middle.`,
  theirTurn: (other) =>
    `${other} did the same: a card from the hand, then one from the pack. Now it is your turn again.`,
  whereTheyLie:
    'What each side has taken is listed by kind, together with the sets it can become: beside the mat, or on a small screen in the bar at the bottom.',
  near: (set, have, need, missing) => `You have ${have} of ${need} for ${set}. Still to find: ${missing}.`,
  theirNear: (other, set, missing) =>
    `Look at the other side too: ${other} is near ${set}. Take ${missing} yourself if you can, and that is over.`,
  yourTurn: 'Your turn. Is there a match that brings a set nearer? The hint shows what a good player would do.',
  count:
    'This is how it is counted: each set with its points, then their sum, then everything that multiplies it, and the total last.',
  lost: (other) => `${other} was first this time. Better luck next time.`,
};
