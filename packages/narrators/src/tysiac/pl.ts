import { polishSubject as does, polishCount, polishVerb as verb, YOU } from '../common/grammar.ts';
import { suitName } from '../french/index.ts';
import { pl as options } from './options/pl.ts';
import type { Phrases } from './phrases.ts';

/** "W pikach": where the trump is said. */
const IN_SUITS: Readonly<Partial<Record<string, string>>> = {
  '♠': 'pikach',
  '♣': 'treflach',
  '♦': 'karach',
  '♥': 'kierach',
};
const named = (suit: string): string => suitName(suit, 'pl');

const points = (count: number): string => polishCount(count, 'punkt', 'punkty', 'punktów');
const inside = (who: string): string => (who === YOU.pl ? 'ty' : who);

/** In the present tense, which has no gender, and with names in the nominative only. */
export const pl: Phrases = {
  language: 'pl',
  options,
  unseen: 'zakryta karta',
  unseenObject: 'zakrytą kartę',
  comma: ', ',

  dealt: (hand, dealer, sitsOut) =>
    `Rozdanie ${hand}. ${does(dealer, 'rozdaje')}${sitsOut ? ` i ${verb(dealer, 'pauzuje')}` : ''}.`,
  bid: (who, value) => `${does(who, 'licytuje')} ${value}.`,
  passed: (who) => `${does(who, 'pasuje')}.`,
  declarer: (who, value) => `${does(who, 'gra')} ${value}.`,
  tookMusik: (who, _musik, cards) => `${does(who, 'bierze')} musik: ${cards}.`,
  tookHiddenMusik: (who, musik) => `${does(who, 'bierze')} w ciemno musik ${musik}.`,
  raised: (who, value) => `${does(who, 'podnosi')} do ${value}.`,
  gave: (who, card, to) => `${does(who, 'oddaje')} ${card}, ${inside(to)} ${verb(to, 'dostaje')}.`,
  discarded: (who, card) => `${does(who, 'odkłada')} ${card}.`,
  played: (who, card) => `${does(who, 'zagrywa')} ${card}.`,
  marriage: (who, suit, value) =>
    `${does(who, 'melduje')} w ${IN_SUITS[suit]}: ${points(value)}, atut: ${named(suit)}.`,
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
    bidMade: 'ugrane',
    bidFailed: 'nieugrane',
    rounding: 'zaokrąglenie',
    barrel: 'beczka',
    bomb: 'bomba',
    acesInMusik: 'asy w musiku',
  },
  scored: (who, total) => `${who}: ${points(total)}`,
  newDeal: 'Nowe rozdanie, rozdaje ta sama osoba.',
  nothingScored: 'Bez punktów.',
  gameWon: (winner, scores) => `${does(winner, 'wygrywa')} grę: ${scores}.`,
  gameShared: (winners, scores) => `Wspólna wygrana (${winners.join(', ')}): ${scores}.`,

  choices: {
    pass: 'Pas',
    bid: (value) => `Licytuj ${value}`,
    raise: (value) => `Podnieś do ${value}`,
    onlyMusik: 'Weź musik',
    musik: (number) => `Weź musik ${number}`,
    giveTo: (card, to) => `Oddaj ${card} (${verb(to, 'dostaje')} ${inside(to)})`,
    give: (card, seat) => `Oddaj ${card} na miejsce ${seat}`,
    discard: (card) => `Odłóż ${card}`,
    play: (card) => `Zagraj ${card}`,
    marry: (card, value) => `Zagraj ${card} i zamelduj (${value})`,
    bomb: 'Rzuć bombę: oddaj rozdanie',
    redeal: 'Poproś o nowe rozdanie (cztery dziewiątki)',
    resign: 'Poddaj grę',
  },

  phases: { Auction: 'Licytacja', TalonExchange: 'Musik', Play: 'Rozgrywka', HandEnd: 'Koniec rozdania' },
  prompts: {
    bid: (lowest) =>
      lowest === null
        ? 'Twoja kolej: możesz tylko spasować.'
        : `Twoja kolej: licytuj co najmniej ${lowest} albo spasuj.`,
    open: (value) => `Twoja kolej: musisz otworzyć licytację za ${value}.`,
    onlyMusik: 'Wygrywasz licytację: weź musik.',
    musik: 'Wygrywasz licytację: wybierz musik.',
    give: (to) => `Wybierz kartę do oddania. ${verb(to, 'Dostaje')} ją ${inside(to)}.`,
    discard: (left) => `Wybierz ${polishCount(left, 'kartę', 'karty', 'kart')} do odłożenia.`,
    lead: 'Twoja kolej: wyjdź kartą.',
    follow: (suit) => `Twoja kolej: zagraj kartę, kolor wyjścia to ${named(suit)}.`,
  },
  refusals: {
    phase: {
      Auction: 'Trwa licytacja.',
      TalonExchange: 'Trwa wymiana kart po wzięciu musiku.',
      Play: 'Trwa rozgrywka.',
      HandEnd: 'Rozdanie już się skończyło.',
    },
    bid: 'Tak nie można licytować.',
    bidBetween: (from, to) => `Licytuj liczbę całkowitą od ${from} do ${to}.`,
    raiseBetween: (from, to, step) => `Podnoś co ${step}, od ${from} do ${to}.`,
    onlyPass: 'Wyżej już nie można: możesz tylko spasować.',
    mustOpen: (value) => `Musisz otworzyć licytację za ${value}.`,
    mustFollow: 'Trzeba dołożyć do koloru.',
    duties: {
      follow: (suit) => `Trzeba dołożyć do koloru: ${named(suit)}.`,
      beat: (suit) => `Trzeba dołożyć do koloru i przebić, jeśli się da: ${named(suit)}.`,
      trump: (suit) => `Trzeba przebić atutem: ${named(suit)}.`,
    },
    marriage: 'Do meldunku trzeba mieć na ręce króla i damę jednego koloru.',
    marriageLeads: 'Meldować można tylko, wychodząc do lewy.',
    musik: 'Nie ma takiego musiku.',
    musikTaken: 'Musik jest już wzięty.',
    noMusikYet: 'Najpierw weź musik.',
    cardsArePassed: 'Tutaj karty się oddaje, a nie odkłada.',
    cardsAreDiscarded: 'Tutaj karty się odkłada, a nie oddaje.',
    discard: 'Tej karty nie można odłożyć.',
    pass: 'Tej karty nie można tak oddać.',
    anotherIsNext: (who) => `Teraz kartę ${verb(who, 'dostaje')} ${inside(who)}.`,
    bomb: 'Nie masz już bomby.',
    redeal: 'O nowe rozdanie można prosić tylko z czterema dziewiątkami.',
  },
};
