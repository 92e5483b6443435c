import type { CheckLessonWords } from './check-lesson-words.ts';

export const en: CheckLessonWords = {
  peek: (other, cards) =>
    `Welcome to Check, a game of memory against ${other}. You have four hidden cards and may look at your bottom two once: ${cards}. Remember them, then confirm.`,
  values:
    'An ace is −1, numbers count what they say, jack, queen and king 11, 12 and 13. The lowest total at the end wins, so get rid of high cards.',
  draw: 'Your turn. Draw from the pile, which only you will see, or take the open card if it is low; then you must keep it.',
  drawn: (card, points) =>
    `You drew ${card}, worth ${points}. If it is low, put it in place of a higher card of yours or of one you do not know; if it is high, discard it.`,
  matching: (card) =>
    `${card} was discarded. If one of your cards has the same rank, press it quickly: you have a card less then. If you are not sure, let it pass.`,
  ability:
    'Jack, queen and king do something when they are discarded: look at cards (king two, queen one), then swap any two cards. Both can be skipped.',
  misfired: 'That was another rank. The card stays where it is, and now everybody knows what it is not.',
  matched: (who, isMine) =>
    isMine
      ? `You matched the discard and have a card less. The pair is out of the game.`
      : `${who} matched the discard and has a card less now. The pair is out of the game.`,
  looked: (other) =>
    `${other} used the ability of a card. All see where somebody looks or swaps, so watch your own cards: one you knew may have moved.`,
  endTurn: 'Now end your turn, or call check.',
  callCheck:
    'When you believe that your total is the lowest, call check. Your cards are locked then, the others have one more turn, and all cards are shown. Below about 8 points it is mostly worth it.',
  theyCalled: (other) => `${other} has called check: this is your last turn. Make your total as low as you can.`,
  yourTurn:
    'Your turn. Which of your cards do you know, and which is the highest? The hint shows what a good player would do.',
  count: 'This is how it is counted: the cards of each hand added up, and the lowest total wins.',
  won: 'Well done, your total is the lowest.',
  nobody: 'Nobody wins this round.',
  lost: (other) => `${other} has the lowest total this time. Better luck next time.`,
  after: 'With more players there are more cards to remember, and more who may match.',
};
