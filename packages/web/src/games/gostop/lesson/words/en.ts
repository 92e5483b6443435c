import type { GostopLessonWords } from './gostop-lesson-words.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const en: GostopLessonWords = {
  welcome: (others, threshold) =>
    `Welcome to Go-Stop. You play one round against ${others}, and you begin. The aim is to take cards and to be the first with ${threshold} points.`,
  theirTurn: 'The others did the same: a card from the hand, then one from the pack. Now it is your turn again.',
  junk: (from) =>
    `Most cards are junk, without a picture. They count as well: ${from} together are 1 point and each further one 1 more. Double junk counts as two.`,
  score: (count, threshold) =>
    `You have ${points(count)} so far. From ${threshold} on you may say stop. Sets give points, and so do five animals, five ribbons or ten junk.`,
  decide: (count) =>
    `You have ${points(count)}, enough to win. Stop, and both others pay you now. Or go: 1 point more for each go, and from the third on everything doubles; but if somebody else wins after your go, you pay for both losers.`,
  theyWent: (other) => `${other} has said go and wants more. If you win now, ${other} pays for both losers.`,
  cup: 'The sake cup counts now. It is an animal or double junk, as you like, and stays so. Choose what gives more points.',
  shake:
    'You hold three cards of one month, and none lies in the middle. You may shake: show them and play one of them, and your win counts double.',
  bomb: 'You hold three cards of one month, and the fourth lies in the middle. A bomb takes all four at once, takes a junk card from everybody, and your win counts double.',
  president: 'You hold all four cards of a month, a chongtong. End the round at once for its points, or play on.',
  jjok: 'That was a jjok: the card from the pack matched the one just laid. Both are taken, and a junk card from everybody.',
  ppuk: 'That was a ppuk: the pack turned up a third card of the month. All three stay in the middle; whoever takes them with the fourth gets a junk card from everybody.',
  ddadak:
    'That was a ddadak: the hand card took one of two, the card from the pack the other. It brings a junk card from everybody.',
  sweep: 'The middle is empty. Sweeping it clean brings a junk card from everybody.',
  stole: (card) => `For that you got ${card} from another player: junk is taken at the end of such a turn.`,
  stolen: (other, card) => `${other} has taken ${card} from you. Some turns do that: the log says which.`,
  won: 'Well done, this round is yours.',
  nobody: 'Nobody wins this round; that is a nagari, and the next one would count double.',
  after: 'In a whole match the winner of a round begins the next.',
};
