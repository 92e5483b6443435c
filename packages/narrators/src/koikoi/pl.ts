import { polishSubject as does, polishCount, polishVerb as verb } from '../common/grammar.ts';
import { pl as options } from './options/pl.ts';
import type { Phrases } from './phrases.ts';

const points = (count: number): string => polishCount(count, 'punkt', 'punkty', 'punktów');

/** In the present tense, which has no gender, and with names in the nominative only. */
export const pl: Phrases = {
  language: 'pl',
  options,
  quoted: (card) => `„${card}”`,
  comma: ', ',
  or: ' albo ',
  worth: (name, count) => `${name} (${count})`,

  dealt: (round, rounds, dealer) =>
    `Rozdanie ${round} z ${rounds}. ${does(dealer, 'rozdaje')} i ${verb(dealer, 'zaczyna')}.`,
  placed: (who, card) => `${does(who, 'kładzie')} ${card} na stół.`,
  captured: (who, card, captured) => `${does(who, 'zagrywa')} ${card} i ${verb(who, 'bierze')} ${captured}.`,
  flippedAndPlaced: (who, card) => `${does(who, 'odkrywa')} z talii ${card}, karta zostaje na stole.`,
  flippedAndCaptured: (who, card, captured) =>
    `${does(who, 'odkrywa')} z talii ${card} i ${verb(who, 'bierze')} ${captured}.`,
  selecting: (who, card, options) => `${does(who, 'odkrywa')} z talii ${card} i ${verb(who, 'wybiera')}: ${options}.`,
  selected: (who, captured) => `${does(who, 'bierze')} ${captured}.`,
  yaku: (who, formed, total) => `${does(who, 'zdobywa')}: ${formed}. Razem ${points(total)}.`,
  deciding: (who) => `${does(who, 'może')} zawołać „koi-koi” albo zakończyć rozdanie.`,
  called: (who) => `${does(who, 'woła')} „koi-koi”!`,
  calledAgain: (who, count) => `${does(who, 'woła')} „koi-koi”! To już ${count}. raz.`,
  stopped: (who) => `${does(who, 'kończy')} rozdanie.`,
  resigned: (who) => `${does(who, 'poddaje')} się.`,
  won: {
    TESHI: (who) =>
      `${does(who, 'ma')} w ręce cztery karty jednego miesiąca (teshi) i ${verb(who, 'wygrywa')} rozdanie.`,
    STOPPED: (who) => `${does(who, 'wygrywa')} rozdanie.`,
    LAST_CARD: (who) => `To była ostatnia karta. ${does(who, 'wygrywa')} rozdanie.`,
    EXHAUSTED_AFTER_KOI: (who) => `Karty się skończyły. ${does(who, 'wygrywa')} rozdanie dzięki ostatniemu „koi-koi”.`,
    DEALER_PRIVILEGE: (who) => `Karty się skończyły. ${does(who, 'wygrywa')} rozdanie dzięki prawu rozdającego.`,
    RESIGNED: () => 'Rozdanie zostaje przerwane.',
  },
  drawn: {
    TESHI: 'W obu rękach są po cztery karty jednego miesiąca (teshi). Rozdanie kończy się remisem.',
    FIELD_KUTTSUKI: 'Na stole leżą cztery karty jednego miesiąca. Rozdanie kończy się remisem.',
    NO_YAKU: 'Karty się skończyły i nikt nie zdobywa punktów. Rozdanie kończy się remisem.',
  },

  items: { TESHI: 'Teshi', DEALER_PRIVILEGE: 'Prawo rozdania' },
  factors: {
    seven_plus: () => 'siedem lub więcej',
    opponent_koi: () => 'koi-koi drugiej strony',
    koi_calls: (factor) => `1 + zawołania koi-koi: ${factor - 1}`,
  },
  scored: (who, count) => `${does(who, 'zdobywa')} ${points(count)}.`,
  nothingScored: 'Bez punktów.',
  matchWon: (winner, scores) => `${does(winner, 'wygrywa')} mecz: ${scores}.`,
  matchTied: (scores) => `Mecz kończy się remisem: ${scores}.`,
  matchResigned: (winner, loser, scores) =>
    `${does(loser, 'poddaje')} się. ${does(winner, 'wygrywa')} mecz: ${scores}.`,

  choices: {
    capture: (card, captured) => `${card} → bierze: ${captured}`,
    place: (card) => `${card} → na stół`,
    select: (card) => `Weź: ${card}`,
    koikoi: 'Koi-koi! (graj dalej)',
    stop: (count) => `Stop: weź ${points(count)}`,
    resign: 'Poddaj mecz',
  },

  phases: { hand: 'Karta z ręki', selection: 'Wybór karty', decision: 'Koi-koi albo stop' },
  prompts: {
    hand: 'Twoja kolej: zagraj kartę.',
    selection: 'Wybierz, którą kartę bierzesz.',
    decision: 'Koi-koi czy stop?',
  },
  stopBrings: (count) => `Stop daje ${points(count)}.`,
  refusals: {
    chooseOf: (options) => `Wybierz, co bierze ta karta: ${options}.`,
    noMatch: 'Te karty nie pasują do siebie: karta bierze tylko karty swojego miesiąca.',
    notOffered: 'Tej karty nie można teraz wybrać.',
  },
};
