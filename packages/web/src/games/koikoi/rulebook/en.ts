import type { Wording } from './wording.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const en: Wording = {
  language: 'en',
  comma: ', ',
  colon: ': ',
  points,

  goal: {
    title: 'The goal',
    text: [
      'Two players take cards from the field by matching months, and build sets of them, called yaku.',
      'Whoever makes a yaku may stop and score it, or call koi-koi, “come on”, and play for more.',
    ],
    rounds: (count) =>
      count === 1
        ? 'The match is a single round.'
        : `The match has ${count} rounds; the higher score at the end wins it.`,
  },
  cards: {
    title: 'The cards',
    text: [
      'Forty-eight flower cards: twelve months of four cards each. The flower tells the month. The number in a card’s corner is its month, the sign under it its kind.',
      'There are four kinds: 5 brights, 9 animals, 10 ribbons and 24 plains.',
    ],
  },
  deal: {
    title: 'The deal',
    text: [
      'Each player has eight cards, eight lie open on the field, and the others are the stock.',
      'Chance chooses the first dealer. The dealer plays first.',
    ],
    teshi: (count) =>
      `Four cards of one month in a dealt hand (teshi) end the round at once, for ${points(count)}. If both have it, nobody scores.`,
    kuttsuki: 'Four cards of one month on the dealt field end the round without points.',
  },
  turn: {
    title: 'Your turn',
    text: [
      'Play a card from your hand. If a card of its month lies on the field, you take both.',
      'If there are two, you choose one of them. If there are three, you take them all.',
      'If there is none, your card stays on the field.',
      'Then the top card of the stock is turned over and takes cards in the same way.',
    ],
  },
  koi: {
    title: 'Koi-koi or stop',
    text: [
      'When your turn has made a new yaku or a bigger one, you decide.',
      'Stop: the round is over, and you score all your yaku.',
      'Koi-koi: nothing is scored yet, and the game goes on. You decide again when your yaku have grown.',
      'If the other player stops first, you get nothing.',
    ],
  },
  yaku: {
    title: 'Yaku',
    text: ['Of the brights only the best yaku counts. All others add up.'],
    made: {
      GOKOU: 'all five brights',
      SHIKOU: 'four brights, without the rain man',
      AMESHIKOU: 'four brights, one of them the rain man',
      SANKOU: 'three brights, without the rain man',
      INOSHIKACHOU: 'these three animals',
      TANE: 'any five animals',
      AKATAN: 'pine, plum and cherry',
      AOTAN: 'peony, chrysanthemum and maple',
      TANZAKU: 'any five ribbons',
      KASU: 'any ten plains',
      TSUKIMI: 'moon and sake cup',
      HANAMI: 'cherry curtain and sake cup',
    },
    growing: (count) => `${count}, each more +1`,
    viewingAlone: (count) => `With no other kind of yaku beside it, a viewing yaku is worth ${points(count)}.`,
    cupIsPlain: 'The sake cup counts as a plain too.',
  },
  count: {
    title: 'Counting',
    sum: 'Whoever stops adds up the points of all yaku. The other player neither gains nor loses.',
    seven: 'A sum of seven or more counts double.',
    loserCalled: (factor) =>
      `If the loser had called koi-koi, the points count ×${factor}, however often it was called.`,
    both: (factor) => `Both together make ×${factor}.`,
    sevenIsPlain: 'Seven points or more are not doubled.',
    callsAreFree: 'Calls of koi-koi do not change the points.',
    eachCall: 'The sum is multiplied by one more than the number of koi-koi calls of both players.',
  },
  end: {
    title: 'The end',
    draw: 'When the last card is played and nobody has stopped, the round is a draw, whatever was made before a koi-koi. A yaku made with the last card wins by itself.',
    lastCaller: 'After a koi-koi, though, the last player who called scores the yaku.',
    dealer: (count, always) =>
      `Instead of a draw, the dealer gets ${points(count)}${always ? '' : ', unless somebody had called koi-koi'}.`,
    next: {
      keep: 'The winner deals the next round; after a draw the same player deals again.',
      alternate: 'The winner deals the next round; after a draw the other player deals.',
    },
    match: 'Equal scores after the last round are a tie. Who resigns loses the match.',
  },
};
