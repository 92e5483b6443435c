import { polishSubject as does, polishCount, polishVerb as verb, YOU } from '../../kernel/grammar.ts';
import type { Phrases } from './phrases.ts';

const RANKS = ['dziewiątka', 'walet', 'dama', 'król', 'dziesiątka', 'as'];
const RANKS_AS_OBJECT = ['dziewiątkę', 'waleta', 'damę', 'króla', 'dziesiątkę', 'asa'];
const SUITS = ['pik', 'trefl', 'karo', 'kier'];
/** "W pikach": where the trump is said. */
const IN_SUITS = ['pikach', 'treflach', 'karach', 'kierach'];

const points = (count: number): string => polishCount(count, 'punkt', 'punkty', 'punktów');
const inside = (who: string): string => (who === YOU.pl ? 'ty' : who);

/** In the present tense, which has no gender, and with names in the nominative only. */
export const pl: Phrases = {
  card: (rank, suit) => `${RANKS[rank]} ${SUITS[suit]}`,
  object: (rank, suit) => `${RANKS_AS_OBJECT[rank]} ${SUITS[suit]}`,
  unseen: 'zakryta karta',
  unseenObject: 'zakrytą kartę',
  and: ' i ',

  dealt: (hand, dealer, sitsOut) =>
    `Rozdanie ${hand}. ${does(dealer, 'rozdaje')}${sitsOut ? ` i ${verb(dealer, 'pauzuje')}` : ''}.`,
  bid: (who, value) => `${does(who, 'licytuje')} ${value}.`,
  passed: (who) => `${does(who, 'pasuje')}.`,
  declarer: (who, value) => `${does(who, 'rozgrywa')} za ${value}.`,
  tookMusik: (who, _musik, cards) => `${does(who, 'bierze')} musik: ${cards}.`,
  tookHiddenMusik: (who, musik) => `${does(who, 'bierze')} w ciemno musik ${musik}.`,
  raised: (who, value) => `${does(who, 'podnosi')} do ${value}.`,
  gave: (who, card, to) => `${does(who, 'oddaje')} ${card}, ${inside(to)} ${verb(to, 'dostaje')}.`,
  discarded: (who, card) => `${does(who, 'odkłada')} ${card}.`,
  played: (who, card) => `${does(who, 'zagrywa')} ${card}.`,
  marriage: (who, suit, value) =>
    `${does(who, 'melduje')} w ${IN_SUITS[suit]}: ${points(value)}, atut: ${SUITS[suit]}.`,
  trick: (who, value) => `${does(who, 'bierze')} lewę: ${points(value)}.`,
  tableCards: (who, value) => `${does(who, 'dostaje')} karty ze stołu: ${points(value)}.`,
  bombed: (who) => `${does(who, 'rzuca')} bombę i ${verb(who, 'oddaje')} rozdanie.`,
  redealt: (who) => `${does(who, 'pokazuje')} cztery dziewiątki i ${verb(who, 'prosi')} o nowe rozdanie.`,
  resigned: (who) => `${does(who, 'poddaje')} grę.`,

  items: {
    tricks: 'lewy',
    tableCards: 'karty ze stołu',
    marriageSpades: 'meldunek pik',
    marriageClubs: 'meldunek trefl',
    marriageDiamonds: 'meldunek karo',
    marriageHearts: 'meldunek kier',
    bidMade: 'wygrana licytacja',
    bidFailed: 'przegrana licytacja',
    rounding: 'zaokrąglenie',
    barrel: 'beczka',
    bomb: 'bomba',
    acesInMusik: 'asy w musiku',
  },
  scored: (who, total) => `${who}: ${points(total)}`,
  newDeal: 'Nowe rozdanie, rozdaje ta sama osoba.',
  nothingScored: 'Bez punktów.',
  gameWon: (winner, scores) => `${does(winner, 'wygrywa')} grę: ${scores}.`,
  gameShared: (winners, scores) => `Wspólna wygrana (${winners}): ${scores}.`,

  choices: {
    pass: 'Pas',
    bid: (value) => `Licytuj ${value}`,
    raise: (value) => `Podnieś do ${value}`,
    onlyMusik: 'Weź musik',
    musik: (number) => `Weź musik ${number}`,
    give: (card, seat) => `Oddaj ${card} na miejsce ${seat}`,
    discard: (card) => `Odłóż ${card}`,
    play: (card) => `Zagraj ${card}`,
    marry: (card, value) => `Zagraj ${card} i zamelduj (${value})`,
    bomb: 'Rzuć bombę: oddaj rozdanie',
    redeal: 'Poproś o nowe rozdanie (cztery dziewiątki)',
    resign: 'Poddaj grę',
  },
};
