import type { Language } from '@madang/engine';
import type { Rules } from '@madang/engine/tysiac';

/** The texts of the screen. */
export interface TysiacWords {
  readonly hand: (number: number) => string;
  readonly score: string;
  readonly bid: string;
  readonly taken: string;
  readonly total: string;
  readonly pass: string;
  readonly dealer: string;
  readonly declarer: string;
  readonly sitsOut: string;
  readonly trump: string;
  readonly none: string;
  readonly contract: (bid: number, name: string) => string;
  readonly stillNeeds: (points: number) => string;
  readonly madeIt: string;
  readonly failedBy: (points: number) => string;
  readonly marriages: string;
  readonly musik: string;
  readonly tableCards: (count: number) => string;
  readonly lastTrick: string;
  readonly trick: string;
  readonly cards: (count: number) => string;
  readonly typeBid: string;
  readonly bidForm: (low: number, high: number, label: string) => string;
  readonly rules: readonly string[];
  readonly options: Readonly<Partial<Record<keyof Rules, (value: number) => string>>>;
  readonly points: string;
  readonly keys: readonly string[];
}

const en: TysiacWords = {
  hand: (number) => `Hand ${number}`,
  score: 'Score',
  bid: 'bid',
  taken: 'hand',
  total: 'total',
  pass: 'pass',
  dealer: 'dealer',
  declarer: 'declarer',
  sitsOut: 'sits out',
  trump: 'Trump',
  none: 'none yet',
  contract: (bid, name) => `Contract ${bid}: ${name}`,
  stillNeeds: (points) => `${points} more needed`,
  madeIt: 'the contract is made',
  failedBy: (points) => `not made: ${points} short`,
  marriages: 'Marriages',
  musik: 'Musik',
  tableCards: (count) => `Table cards ${count}, to the last trick`,
  lastTrick: 'Last trick',
  trick: 'Trick',
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  typeBid: '↑↓ or type a number',
  bidForm: (low, high, label) => `${low} … ${high}  ${label}, or any whole number up to ${high}`,
  rules: [
    'The auction: bid how many points you will take, or pass. The last one left is the declarer.',
    'The declarer takes a musik and gives as many cards away: with two players face down onto the table, with more one to each opponent.',
    'The declarer leads to the first trick. Follow suit if you can; if you cannot, play any card. The highest card of the led suit takes the trick, or the highest trump. Who takes it leads to the next.',
    'Who leads a king or a queen and holds both may announce the marriage: the points count at once, and its suit is trump from that trick on.',
    'A declarer who has taken the bid scores all that was taken; otherwise the bid is lost. The others score what they took. Who reaches 1000 wins.',
  ],
  options: {
    allPlay: () => 'With four, the dealer plays too.',
    scoreBid: () => 'A successful declarer scores the bid, not what was taken.',
    sitOutBonus: () => 'Who sits out scores the aces and marriages of the musik.',
    forcedOpening: () => 'The player after the dealer must bid the minimum.',
    raiseAfterTalon: () => 'The declarer may raise after the musik.',
    marriageAbove120: () => 'Bids over 120 need a marriage in hand.',
    bombs: (count) => `In the exchange a declarer may throw ${count} bomb(s) a game: 60 points for each opponent.`,
    barrel: (from) => `From ${from} points on one scores only as declarer.`,
    rounding: () => "Defenders' points are rounded to tens.",
    mustBeat: () => 'A follower who can beat the led suit must.',
    mustTrump: () => 'Who cannot follow must trump.',
    fourNines: () => 'Four nines may be thrown in.',
    maxHands: (count) => `After ${count} hands the highest total wins.`,
  },
  points: 'A 11   10 10   K 4   Q 3   J 2   9 0     marriages: ♠ 40   ♣ 60   ♦ 80   ♥ 100',
  keys: ['In the auction: ↑ ↓ step by step, or type the number. With king and queen: ↑ ↓ with or without announcing.'],
};

const pl: TysiacWords = {
  hand: (number) => `Rozdanie ${number}`,
  score: 'Wynik',
  bid: 'licyt.',
  taken: 'lewy',
  total: 'razem',
  pass: 'pas',
  dealer: 'rozdaje',
  declarer: 'rozgrywa',
  sitsOut: 'pauzuje',
  trump: 'Atut',
  none: 'jeszcze nie ma',
  contract: (bid, name) => `Kontrakt ${bid}: ${name}`,
  stillNeeds: (points) => `brakuje jeszcze ${points}`,
  madeIt: 'kontrakt ugrany',
  failedBy: (points) => `nieugrany: zabrakło ${points}`,
  marriages: 'Meldunki',
  musik: 'Musik',
  tableCards: (count) => `Karty na stole: ${count}`,
  lastTrick: 'Ostatnia lewa',
  trick: 'Lewa',
  cards: (count) => `kart: ${count}`,
  typeBid: '↑↓ albo wpisz liczbę',
  bidForm: (low, high, label) => `${low} … ${high}  ${label} albo dowolna liczba całkowita do ${high}`,
  rules: [
    'Licytacja: powiedz, ile punktów zbierzesz, albo spasuj. Kto zostanie ostatni, ten rozgrywa.',
    'Rozgrywający bierze musik i oddaje tyle samo kart: we dwójkę zakryte na stół, w więcej osób po jednej każdemu przeciwnikowi.',
    'Rozgrywający zaczyna pierwszą lewę. Trzeba dokładać do koloru; kto nie ma, gra dowolną kartę. Lewę bierze najwyższa karta koloru wyjścia albo najwyższy atut. Kto bierze, wychodzi do następnej.',
    'Kto wychodzi królem lub damą, mając oboje, może zameldować: punkty liczą się od razu, a kolor jest atutem od tej lewy.',
    'Rozgrywający, który zebrał tyle, ile wylicytował, zapisuje wszystko, co zebrał; inaczej traci swoją ofertę. Pozostali zapisują swoje punkty. Kto dojdzie do 1000, wygrywa.',
  ],
  options: {
    allPlay: () => 'We czwórkę gra też rozdający.',
    scoreBid: () => 'Rozgrywający, który ugrał, zapisuje ofertę, a nie to, co zebrał.',
    sitOutBonus: () => 'Kto pauzuje, dostaje punkty za asy i meldunki w musiku.',
    forcedOpening: () => 'Osoba po rozdającym musi zalicytować minimum.',
    raiseAfterTalon: () => 'Po musiku można podnieść ofertę.',
    marriageAbove120: () => 'Ponad 120 tylko z meldunkiem na ręce.',
    bombs: (count) => `Bomby w grze, tylko podczas wymiany: ${count}; przeciwnicy dostają po 60 punktów.`,
    barrel: (from) => `Od ${from} punktów zapisuje się tylko jako rozgrywający.`,
    rounding: () => 'Punkty obrońców zaokrągla się do dziesiątek.',
    mustBeat: () => 'Kto może przebić w kolorze wyjścia, musi.',
    mustTrump: () => 'Kto nie ma koloru, musi przebić atutem.',
    fourNines: () => 'Cztery dziewiątki: można prosić o nowe rozdanie.',
    maxHands: (count) => `Po tylu rozdaniach wygrywa najwyższy wynik: ${count}.`,
  },
  points: 'A 11   10 10   K 4   Q 3   J 2   9 0     meldunki: ♠ 40   ♣ 60   ♦ 80   ♥ 100',
  keys: ['W licytacji: ↑ ↓ krok po kroku albo wpisz liczbę. Z królem i damą: ↑ ↓ z meldunkiem albo bez.'],
};

/** Tysiąc speaks Polish and English; English in all other languages. */
export function tysiacWords(language: Language): TysiacWords {
  return language === 'pl' ? pl : en;
}
