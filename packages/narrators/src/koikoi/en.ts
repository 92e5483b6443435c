import { englishVerb as verb } from '../common/grammar.ts';
import { en as options } from './options/en.ts';
import type { Phrases } from './phrases.ts';

const does = (who: string, what: string): string => `${who} ${verb(who, what)}`;
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const en: Phrases = {
  language: 'en',
  options,
  quoted: (card) => card,
  comma: ', ',
  or: ' or ',
  worth: (name, count) => `${name} (${count})`,

  dealt: (round, rounds, dealer) =>
    `Round ${round} of ${rounds}. ${does(dealer, 'deal')} and ${verb(dealer, 'start')}.`,
  placed: (who, card) => `${does(who, 'lay')} ${card} on the field.`,
  captured: (who, card, captured) => `${does(who, 'play')} ${card} and ${verb(who, 'take')} ${captured}.`,
  flippedAndPlaced: (who, card) => `${does(who, 'draw')} ${card}; it stays on the field.`,
  flippedAndCaptured: (who, card, captured) => `${does(who, 'draw')} ${card} and ${verb(who, 'take')} ${captured}.`,
  selecting: (who, card, options) => `${does(who, 'draw')} ${card} and ${verb(who, 'choose')}: ${options}.`,
  selected: (who, captured) => `${does(who, 'take')} ${captured}.`,
  yaku: (who, formed, total) => `${does(who, 'make')} ${formed}: ${points(total)} in all.`,
  deciding: (who) => `${who} may call koi-koi or stop.`,
  called: (who) => `${does(who, 'call')} koi-koi!`,
  calledAgain: (who, count) => `${does(who, 'call')} koi-koi again: ${count} times now!`,
  stopped: (who) => `${does(who, 'stop')}.`,
  resigned: (who) => `${does(who, 'resign')}.`,
  won: {
    TESHI: (who) => `${does(who, 'hold')} all four of a month (teshi) and ${verb(who, 'win')} the round.`,
    STOPPED: (who) => `${does(who, 'win')} the round.`,
    LAST_CARD: (who) => `That was the last card. ${does(who, 'win')} the round.`,
    EXHAUSTED_AFTER_KOI: (who) => `The hands are empty. ${does(who, 'win')} the round with the last koi-koi.`,
    DEALER_PRIVILEGE: (who) => `The hands are empty. ${does(who, 'win')} the round as the dealer.`,
    RESIGNED: () => 'The round is broken off.',
  },
  drawn: {
    TESHI: 'Both hands hold all four of a month (teshi). The round is a draw.',
    FIELD_KUTTSUKI: 'All four of a month lie on the field. The round is a draw.',
    NO_YAKU: 'The hands are empty and nobody scores. The round is a draw.',
  },

  items: { TESHI: 'Teshi', DEALER_PRIVILEGE: "Dealer's privilege" },
  factors: {
    seven_plus: () => 'seven or more',
    opponent_koi: () => "opponent's koi-koi",
    koi_calls: (factor) => (factor === 2 ? '1 + 1 koi-koi call' : `1 + ${factor - 1} koi-koi calls`),
  },
  scored: (who, count) => `${does(who, 'score')} ${points(count)}.`,
  nothingScored: 'No points.',
  matchWon: (winner, scores) => `${does(winner, 'win')} the match: ${scores}.`,
  matchTied: (scores) => `The match is a tie: ${scores}.`,
  matchResigned: (winner, loser, scores) => `${does(loser, 'resign')}. ${does(winner, 'win')} the match: ${scores}.`,

  choices: {
    capture: (card, captured) => `${card} → takes ${captured}`,
    place: (card) => `${card} → to the field`,
    select: (card) => `Take ${card}`,
    koikoi: 'Koi-koi! (play on)',
    stop: (count) => `Stop: take ${points(count)}`,
    resign: 'Resign the match',
  },

  phases: { hand: 'Hand card', selection: 'Choice of a card', decision: 'Koi-koi or stop' },
  prompts: {
    hand: 'Your turn: play a card.',
    selection: 'Choose which card to take.',
    decision: 'Koi-koi or stop?',
  },
  stopBrings: (count) => `Stopping brings ${points(count)}.`,
  refusals: {
    chooseOf: (options) => `Choose what this card takes: ${options}.`,
    noMatch: 'These cards do not match: a card takes only cards of its own month.',
    notOffered: 'That card is not among those to choose from.',
  },
};
