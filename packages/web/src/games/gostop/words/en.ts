import { YOU } from '@madang/narrators/language';
import type { GostopWords } from './gostop-words.ts';

export const en: GostopWords = {
  goOrStop: 'Go or stop?',
  go: (count) => (count === 1 ? 'Go' : `${count} go`),
  stop: 'Stop',
  stopNote: 'The round ends and you are paid.',
  goNote: (bonus) => `Play on: +${bonus} point${bonus === 1 ? '' : 's'} if you still win, and perhaps more sets.`,
  goFactor: (factor) => `From this go on everything counts ×${factor}.`,
  goRisk: (isThree) =>
    isThree ? 'If another stops first, you pay for both.' : 'If the other stops first, you pay double.',
  dokbak: (payer, spared) =>
    payer === YOU.en
      ? `Dok-bak: you had called go, so you pay ${spared}’s share, too.`
      : `Dok-bak: ${payer} had called go and pays ${spared === YOU.en ? 'your' : `${spared}’s`} share, too.`,
  amount: (points, isGold) =>
    isGold ? `${points.toLocaleString('en')} gold` : points === 1 ? '1 point' : `${points} points`,
  gold: 'gold',
  declare: 'You hold three of a month',
  shake: (month) => `Shake ${month}`,
  shakeNote: (factor) => `Everybody sees the three cards; if you win, it counts ×${factor}.`,
  bomb: (month) => `Bomb ${month}`,
  bombNote: (factor) => `Takes all four at once and steals junk; if you win, it counts ×${factor}.`,
  kung: (month) => `Kung with ${month}`,
  kungNote: 'Takes all four at once and steals junk; then you play a card.',
  notNow: 'Not now',
  calls: 'Calls',
  president: (name) => `${name}: four of a month in your hand`,
  presidentEnd: 'End the round',
  presidentEndNote: 'You win at once.',
  presidentPlay: 'Play on',
  presidentPlayNote: (factor) =>
    factor > 1 ? `If you win with a shake or a bomb, it counts ×${factor}.` : 'The four cards stay in your hand.',
  gukjin: 'The cup: an animal or double junk?',
  yeol: 'Animal',
  yeolNote: 'It counts with the animals.',
  ssangpi: 'Double junk',
  ssangpiNote: 'It counts as two junk cards.',
  thenScore: (points) => `Your score is then ${points}.`,
  flipOnly: (left) => `Flip only (${left} left)`,
  pass: 'Pass',
  draw: 'Flip the top card',
  starts: (name) => (name === YOU.en ? 'You start' : `${name} starts`),
  times: (factor) => `counts ×${factor}`,
  shaken: (count) => (count === 1 ? 'Shake' : `Shake ×${count}`),
  bombed: (count) => (count === 1 ? 'Bomb' : `Bomb ×${count}`),
  kungSeal: 'Kung',
  score: (points) => (points === 1 ? '1 point' : `${points} points`),
  specials: {
    ttak: 'All four!',
    ppuk: 'Ppuk!',
    jjob: 'Jjok!',
    ddadak: 'Ddadak!',
    ssul: 'Sweep!',
    ppuk_eaten: 'Takes the ppuk',
    chained: 'Shake and bomb!',
  },
};
