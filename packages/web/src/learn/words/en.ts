import type { LessonWords } from './lesson-words.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

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
    `These ${count} cards at the bottom are your hand. Nobody else sees them. The flower, and the number in the corner, tell the month; there are four cards of each.`,
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
  lost: (other) => `${other} was first this time. That happens; the cards are as kind to you another day.`,

  koikoi: {
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
    drawn: 'Nobody stopped in time, so nobody scores. That is a draw.',
    after: 'A whole match has twelve rounds; the winner of a round deals the next.',
  },
  matgo: {
    welcome: (other, threshold) =>
      `Welcome to Matgo. You play one game against ${other}, and you begin. The aim is to take cards and score ${threshold} points with them before the other side does.`,
    junk: (from) =>
      `Most cards are junk, without a picture. They count as well: ${from} together are 1 point and each further one 1 more, so take them where you can. The two-fold ones count as two.`,
    score: (count, threshold) =>
      `You have ${points(count)} so far. From ${threshold} on you may say stop. Sets give points, and so do five animals, five ribbons or ten junk.`,
    decide: (count) =>
      `You have ${points(count)}, enough to win. Stop, and you are paid now. Or go: 1 point more for each go, and from the third on everything is multiplied; but if the other side wins after your go, you pay double.`,
    theyWent: (other) => `${other} has said go and wants more. If you win now, it counts double.`,
    cup: 'You have taken the sake cup. It is an animal or double junk, as you like. You have to say now, and cannot change it later. With few animals, junk is mostly better.',
    shake:
      'You hold three cards of one month, and none lies in the middle. You may shake: show them, and your win counts double. The other side then knows them.',
    bomb: 'You hold three cards of one month, and the fourth lies in the middle. A bomb takes all four at once, steals a junk card, and your win counts double.',
    kung: 'In this first turn you may take all four cards of a month with kung, before you play: three are in your hand, one is in the middle.',
    president: 'You hold all four cards of a month, a president. End the game at once for its points, or play on.',
    pass: 'You have no cards left, so you pass.',
    bonus: (card) => `${card} came from the pack. A bonus card is always yours, and another card is turned over.`,
    jjok: 'That was a jjok: the card from the pack has the month of the one just played and found no match. It brings a point and a junk card of the other side.',
    ppuk: 'That was a ppuk: the card from the pack had two matches or more. It brings a point; three of them in one game win at once.',
    ddadak:
      'That was a ddadak: the hand card took one of two, the card from the pack the other. It steals a junk card.',
    sweep: 'The middle is empty. Sweeping it clean steals a junk card.',
    ttak: 'Three cards of the month lay there, and the fourth took them all: a ttak, worth a point.',
    stole: (card) => `For that you got ${card} from the other side: junk is stolen at the end of such a turn.`,
    stolen: (other, card) => `${other} has stolen ${card} from you. Some turns do that: the log says which.`,
    won: 'Well done, this game is yours.',
    nobody: 'Nobody wins this game; that is a nagari, and the next one would count double.',
    gold: 'Points are paid in gold here, a hundred for each point.',
    after: 'A whole match has ten games; the winner begins the next.',
  },
};
