import type { Wording } from './wording.ts';

export const en: Wording = {
  language: 'en',
  goal: {
    title: 'The goal',
    text: [
      'A game of memory for two to six. Everybody has four hidden cards.',
      'Get rid of high cards and remember the low ones: the fewest points win.',
    ],
  },
  cards: {
    title: 'The cards',
    text: ['Fifty-two cards without jokers.'],
    ace: 'Ace',
    number: 'Two to ten, at their number',
  },
  faces: { J: 'Jack', Q: 'Queen', K: 'King' },
  deal: {
    title: 'The deal',
    text: [
      'Four cards each, face down in two rows of two. Everybody looks once at the own bottom two.',
      'The rest is the draw pile; the discard pile is empty at first.',
    ],
    order: { clockwise: 'Play goes round clockwise.', counterclockwise: 'Play goes round counterclockwise.' },
  },
  turn: {
    title: 'Your turn',
    text: [
      'Draw from the draw pile: only you see the card. Put it in place of one of yours and discard that one, or discard it at once.',
      'Or take the top of the discard pile; then you must keep it. Jacks, queens, kings and matched cards cannot be taken.',
      'After the discard there is matching, and perhaps an ability. Then end your turn, or call check.',
    ],
  },
  matching: {
    title: 'Matching',
    text: [
      'After each discard everybody may try to put a card of the same rank on it, also whoever discarded.',
      'The first right one counts, one for each discard. Its owner has a card less, and the pair is out of the game.',
    ],
    failed: 'A wrong card goes back unseen, and everybody knows that it is not that rank. One try for each discard.',
    free: 'A wrong try costs nothing else.',
    penalty: (full) => `A wrong try costs an unseen card. Who has ${full} cards may not match any more.`,
  },
  abilities: {
    title: 'Abilities',
    text: [
      'A discarded jack, queen or king may be used by whoever discarded it: look first, then swap.',
      'Any hand will do, your own too, but not a locked one. You may skip either.',
      'All see where you look, but only you see the card. A matched pair is used by the matcher first, then by the discarder.',
    ],
    looks: (count) => (count === 1 ? 'look at 1 card' : `look at up to ${count} cards`),
    swaps: 'swap any two cards',
  },
  check: {
    title: 'Calling check',
    text: [
      'At the beginning or the end of your turn you may call check. Your cards are locked: nobody looks at them or swaps them, and you match no more.',
      'Everybody else has one final turn.',
      'Who matches away the last card calls check by that.',
    ],
  },
  end: {
    title: 'The end',
    lowest: 'All cards are shown, and the fewest points win; equal hands share the win. No cards at all are 0 points.',
    reshuffles: (count) =>
      count === 0
        ? 'When the draw pile is empty, the round is scored at once.'
        : `When the draw pile is empty, the discards are shuffled into a new one, ${count === 1 ? 'once' : `${count} times`}; after that an empty pile ends the round.`,
    maxTurns: (count) => `After ${count} turns the round is scored in any case.`,
    oneRound: 'The match is one round.',
    series: {
      wins: (rounds) => `The match has ${rounds} rounds; most rounds won wins it.`,
      points: (rounds) => `The match has ${rounds} rounds; the fewest points together win it.`,
    },
    next: 'The winner of a round starts the next one.',
    resign: 'Who resigns ends the match; the lowest hand of the others wins.',
  },
};
