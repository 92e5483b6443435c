import { englishVerb as verb, YOU } from '../../kernel/grammar.ts';
import type { Rank, Suit } from '../cards.ts';
import type { Phrases } from './phrases.ts';

const RANKS = ['nine', 'jack', 'queen', 'king', 'ten', 'ace'];
const SUITS = ['spades', 'clubs', 'diamonds', 'hearts'];

const does = (who: string, what: string): string => `${who} ${verb(who, what)}`;
const passes = (who: string): string => (who === YOU.en ? `${who} pass` : `${who} passes`);
const is = (who: string): string => (who === YOU.en ? `${who} are` : `${who} is`);
const inside = (who: string): string => (who === YOU.en ? 'you' : who);
const points = (count: number): string => (Math.abs(count) === 1 ? `${count} point` : `${count} points`);
const card = (rank: Rank, suit: Suit): string => `${RANKS[rank]} of ${SUITS[suit]}`;

export const en: Phrases = {
  card,
  object: (rank, suit) => `the ${card(rank, suit)}`,
  unseen: 'hidden card',
  unseenObject: 'a hidden card',
  and: ' and ',

  dealt: (hand, dealer, sitsOut) =>
    `Hand ${hand}. ${does(dealer, 'deal')}${sitsOut ? ` and ${verb(dealer, 'sit')} out` : ''}.`,
  bid: (who, value) => `${does(who, 'bid')} ${value}.`,
  passed: (who) => `${passes(who)}.`,
  declarer: (who, value) => `${is(who)} the declarer at ${value}.`,
  tookMusik: (who, _musik, cards) => `${does(who, 'take')} the musik: ${cards}.`,
  tookHiddenMusik: (who, musik) => `${does(who, 'take')} musik ${musik} face down.`,
  raised: (who, value) => `${does(who, 'raise')} to ${value}.`,
  gave: (who, given, to) => `${does(who, 'give')} ${given} to ${inside(to)}.`,
  discarded: (who, laid) => `${does(who, 'discard')} ${laid}.`,
  played: (who, laid) => `${does(who, 'play')} ${laid}.`,
  marriage: (who, suit, value) =>
    `${does(who, 'announce')} the marriage of ${SUITS[suit]}: ${points(value)}, and ${SUITS[suit]} are trump.`,
  trick: (who, value) => `${does(who, 'take')} the trick: ${points(value)}.`,
  tableCards: (who, value) => `${does(who, 'get')} the table cards: ${points(value)}.`,
  bombed: (who) => `${does(who, 'throw')} a bomb and ${verb(who, 'give')} up the deal.`,
  redealt: (who) => `${does(who, 'show')} four nines and ${verb(who, 'ask')} for a new deal.`,
  resigned: (who) => `${does(who, 'resign')}.`,

  items: {
    tricks: 'tricks',
    tableCards: 'table cards',
    marriageSpades: 'marriage of spades',
    marriageClubs: 'marriage of clubs',
    marriageDiamonds: 'marriage of diamonds',
    marriageHearts: 'marriage of hearts',
    bidMade: 'bid made',
    bidFailed: 'bid not made',
    rounding: 'rounding',
    barrel: 'on the barrel',
    bomb: 'bomb',
    acesInMusik: 'aces in the musik',
  },
  scored: (who, total) => `${who}: ${points(total)}`,
  newDeal: 'A new deal by the same dealer.',
  nothingScored: 'No points.',
  gameWon: (winner, scores) => `${does(winner, 'win')} the game: ${scores}.`,
  gameShared: (winners, scores) => `${winners} win the game together: ${scores}.`,

  choices: {
    pass: 'Pass',
    bid: (value) => `Bid ${value}`,
    raise: (value) => `Raise to ${value}`,
    onlyMusik: 'Take the musik',
    musik: (number) => `Take musik ${number}`,
    give: (given, seat) => `Give ${given} to seat ${seat}`,
    discard: (laid) => `Discard ${laid}`,
    play: (laid) => `Play ${laid}`,
    marry: (laid, value) => `Play ${laid} and announce the marriage (${value})`,
    bomb: 'Throw a bomb: give up the deal',
    redeal: 'Ask for a new deal (four nines)',
    resign: 'Resign the game',
  },
};
