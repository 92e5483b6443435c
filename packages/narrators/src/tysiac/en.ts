import { englishPeople, englishInside as inside, englishVerb as verb, YOU } from '../common/grammar.ts';
import { suitName } from '../french/index.ts';
import { en as options } from './options/en.ts';
import type { Phrases } from './phrases.ts';

const does = (who: string, what: string): string => `${who} ${verb(who, what)}`;
const passes = (who: string): string => (who === YOU.en ? `${who} pass` : `${who} passes`);
const is = (who: string): string => (who === YOU.en ? `${who} are` : `${who} is`);
const points = (count: number): string => (Math.abs(count) === 1 ? `${count} point` : `${count} points`);
const named = (suit: string): string => suitName(suit, 'en');

export const en: Phrases = {
  language: 'en',
  options,
  unseen: 'hidden card',
  unseenObject: 'a hidden card',
  comma: ', ',

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
    `${does(who, 'announce')} the marriage of ${named(suit)}: ${points(value)}, and ${named(suit)} are trump.`,
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
  gameShared: (winners, scores) => `${englishPeople(winners)} win the game together: ${scores}.`,

  choices: {
    pass: 'Pass',
    bid: (value) => `Bid ${value}`,
    raise: (value) => `Raise to ${value}`,
    onlyMusik: 'Take the musik',
    musik: (number) => `Take musik ${number}`,
    giveTo: (given, to) => `Give ${given} to ${inside(to)}`,
    give: (given, seat) => `Give ${given} to seat ${seat}`,
    discard: (laid) => `Discard ${laid}`,
    play: (laid) => `Play ${laid}`,
    marry: (laid, value) => `Play ${laid} and announce the marriage (${value})`,
    bomb: 'Throw a bomb: give up the deal',
    redeal: 'Ask for a new deal (four nines)',
    resign: 'Resign the game',
  },

  phases: { Auction: 'Auction', TalonExchange: 'Exchange', Play: 'Play', HandEnd: 'Hand over' },
  prompts: {
    bid: (lowest) => (lowest === null ? 'Your turn: you can only pass.' : `Your turn: bid ${lowest} or more, or pass.`),
    open: (value) => `Your turn: you have to open with ${value}.`,
    onlyMusik: 'You are the declarer: take the musik.',
    musik: 'You are the declarer: choose a musik.',
    give: (to) => `Choose a card to give to ${inside(to)}.`,
    discard: (left) => (left === 1 ? 'Choose a card to discard.' : `Choose ${left} cards to discard, one by one.`),
    lead: 'Your turn: lead a card.',
    follow: (suit) => `Your turn: play a card; ${named(suit)} were led.`,
  },
  refusals: {
    phase: {
      Auction: 'The auction is on.',
      TalonExchange: 'The declarer exchanges cards.',
      Play: 'The tricks are being played.',
      HandEnd: 'The hand is over.',
    },
    bid: 'That bid is not allowed.',
    bidBetween: (from, to) => `Bid a whole number from ${from} to ${to}.`,
    raiseBetween: (from, to, step) => `Raise in steps of ${step}, from ${from} to ${to}.`,
    onlyPass: 'You cannot bid more: you can only pass.',
    mustOpen: (value) => `You have to open with ${value}.`,
    mustFollow: 'You have to follow suit.',
    duties: {
      follow: (suit) => `You have to follow suit: ${named(suit)}.`,
      beat: (suit) => `You have to follow suit and beat if you can: ${named(suit)}.`,
      trump: (suit) => `You have to trump: ${named(suit)}.`,
    },
    marriage: 'A marriage needs king and queen of one suit in hand.',
    marriageLeads: 'A marriage is announced only when leading to a trick.',
    musik: 'There is no such musik.',
    musikTaken: 'The musik is taken already.',
    noMusikYet: 'Take the musik first.',
    cardsArePassed: 'Here cards are given to the others, not discarded.',
    cardsAreDiscarded: 'Here cards are discarded, not given away.',
    discard: 'That card cannot be discarded.',
    pass: 'That card cannot be given away like this.',
    anotherIsNext: (who) => `${is(who)} to get a card first.`,
    bomb: 'You have no bomb left.',
    redeal: 'A new deal is only for four nines.',
  },
};
