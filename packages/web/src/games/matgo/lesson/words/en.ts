import type { MatgoLessonWords } from './matgo-lesson-words.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const en: MatgoLessonWords = {
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
  ddadak: 'That was a ddadak: the hand card took one of two, the card from the pack the other. It steals a junk card.',
  sweep: 'The middle is empty. Sweeping it clean steals a junk card.',
  ttak: 'Three cards of the month lay there, and the fourth took them all: a ttak, worth a point.',
  stole: (card) => `For that you got ${card} from the other side: junk is stolen at the end of such a turn.`,
  stolen: (other, card) => `${other} has stolen ${card} from you. Some turns do that: the log says which.`,
  won: 'Well done, this game is yours.',
  nobody: 'Nobody wins this game; that is a nagari, and the next one would count double.',
  payment: 'Points are paid in gold here, a hundred for each point.',
  after: 'A whole match has ten games; the winner begins the next.',
};
