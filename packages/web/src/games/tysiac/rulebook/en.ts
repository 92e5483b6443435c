import type { Wording } from './wording.ts';

export const en: Wording = {
  language: 'en',
  goal: {
    title: 'The goal',
    text: (target) => [
      'A trick game for two, three or four, with an auction and marriages.',
      `Whoever first reaches ${target} points wins.`,
    ],
  },
  cards: {
    title: 'The cards',
    text: [
      'Twenty-four cards, six of each suit. Mind the ten: only the ace is stronger.',
      'Together they hold 120 points.',
    ],
    ranks: ['Ace', 'Ten', 'King', 'Queen', 'Jack', 'Nine'],
  },
  marriages: {
    title: 'Marriages',
    text: [
      'King and queen of one suit in your hand are a marriage.',
      'Lead one of them to a trick and announce it: its points count at once, and its suit becomes trump, already in this trick.',
      'That is possible from the first trick on. A later marriage changes the trump.',
    ],
    suits: { '♠': 'spades', '♣': 'clubs', '♦': 'diamonds', '♥': 'hearts' },
  },
  deal: {
    title: 'The deal',
    text: 'Some cards stay aside as the musik, for whoever wins the auction. The next player deals the next hand.',
    players: (count) => `${count} players`,
    two: '10 cards each, two musiks of 2',
    three: '7 cards each, a musik of 3',
    four: {
      sitsOut: '7 cards each, a musik of 3; the dealer sits out',
      allPlay: '5 cards each, a musik of 4; all play',
    },
    sitOutBonus: 'With four, the dealer who sits out scores 11 for each ace in the musik, and the marriages in it.',
    fourNines: 'Who is dealt all four nines may ask for a new deal.',
  },
  auction: {
    title: 'The auction',
    text: (lowest, raise, highest) => [
      'In turn each player bids how many points to make, or passes and is out.',
      `The lowest bid is ${lowest}, a raise is at least ${raise}, and nobody bids more than ${highest}.`,
      'The last one left is the declarer.',
    ],
    opening: {
      free: (lowest) => `The player after the dealer begins. If all others pass, the last one plays for ${lowest}.`,
      forced: (lowest) => `The player after the dealer begins and must bid ${lowest}.`,
    },
    above: (limit) => `A bid over ${limit} needs a marriage in hand.`,
  },
  musik: {
    title: 'The musik',
    open: 'With three or four, the declarer shows the musik, takes it, and gives one card to each opponent.',
    hidden:
      'With two, the declarer chooses one musik unseen and lays two cards aside. These and the other musik go to the winner of the last trick.',
    raise: (step) => `After taking the musik the declarer may still raise the bid, in steps of ${step}.`,
    bomb: (times, points) =>
      `Bomb: during the exchange the declarer may give up the hand; each opponent then gets ${points}. A player may do so ${times === 1 ? 'once' : `${times} times`} in a game.`,
  },
  play: {
    title: 'The tricks',
    follow: 'The declarer leads. Follow suit if you can.',
    free: 'If you cannot, play anything. Nobody has to beat or to trump.',
    mustBeat: 'Following suit, you must beat the highest card of that suit if you can.',
    mustTrump: 'If you cannot follow suit, you must trump if you can.',
    trick: 'The highest trump takes the trick, or else the highest card of the suit led. Its winner leads next.',
    text: ['There is no trump until somebody announces a marriage.'],
  },
  scoring: {
    title: 'Scoring',
    made: {
      taken: 'A declarer who has taken at least the bid scores everything taken, marriages included.',
      bid: 'A declarer who has taken at least the bid scores just the bid.',
    },
    failed: 'Otherwise the bid is subtracted.',
    others: {
      exact: 'The others score what they have taken.',
      rounded: 'The others score what they have taken, rounded to tens.',
    },
    barrel: (from) => `The barrel: who begins a hand with ${from} points or more scores only as declarer.`,
  },
  end: {
    title: 'The end',
    text: (target) => `${target} points or more after a hand win the game; if several have them, all of these win.`,
    maxHands: (count) => `After ${count} hands the highest score wins.`,
    resign: 'Who resigns ends the game; the best of the others win.',
  },
};
