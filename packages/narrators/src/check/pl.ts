import { polishSubject as does, polishCount, polishVerb as verb, YOU } from '../common/grammar.ts';
import { frenchName, frenchObject, rankName } from '../french/index.ts';
import { pl as options } from './options/pl.ts';
import type { Phrases, Spot } from './phrases.ts';

const SLOTS: readonly string[] = [
  ...['lewa górna', 'prawa górna', 'lewa dolna', 'prawa dolna'],
  ...['górna w trzeciej kolumnie', 'dolna w trzeciej kolumnie'],
  ...['górna w czwartej kolumnie', 'dolna w czwartej kolumnie'],
];
/** The card there, as the object of a sentence. */
const AS_OBJECTS: readonly string[] = [
  ...['lewą górną kartę', 'prawą górną kartę', 'lewą dolną kartę', 'prawą dolną kartę'],
  ...['górną kartę w trzeciej kolumnie', 'dolną kartę w trzeciej kolumnie'],
  ...['górną kartę w czwartej kolumnie', 'dolną kartę w czwartej kolumnie'],
];
/** What a jack, a queen and a king can do: "moc waleta". */
const POWERS: Readonly<Partial<Record<string, string>>> = { J: 'waleta', Q: 'damy', K: 'króla' };

const object = (id: string): string => frenchObject(id, 'pl');
const points = (count: number): string => polishCount(count, 'punkt', 'punkty', 'punktów');

/**
 * A name cannot be declined, so it is put beside the card; the acting player has `swoją`, the reader otherwise `twoją`.
 */
function place({ owner, slot }: Spot, who?: string): string {
  if (owner === who) return `swoją ${AS_OBJECTS[slot]}`;
  return owner === YOU.pl ? `twoją ${AS_OBJECTS[slot]}` : `${AS_OBJECTS[slot]} (${owner})`;
}

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`;

/** In the present tense, which has no gender, and with names in the nominative only. */
export const pl: Phrases = {
  language: 'pl',
  options,
  card: (id) => frenchName(id, 'pl'),
  unseen: 'zakryta karta',
  noCard: 'brak karty',
  list,

  dealt: (round, starter) => `Rozdanie ${round}: po cztery karty. ${does(starter, 'zaczyna')}.`,
  peeked: (who, seen, spot) => `${does(who, 'ogląda')} ${place(spot, who)}: ${seen}.`,
  confirmed: (who) => `${does(who, 'zna')} już swoje karty.`,
  turn: (who) => (who === YOU.pl ? 'Twoja kolej.' : `Kolej: ${who}.`),
  finalTurn: (who) => (who === YOU.pl ? 'Twój ostatni ruch.' : `Ostatni ruch: ${who}.`),
  drew: (who) => `${does(who, 'dobiera')} kartę z talii.`,
  drewCard: (who, id) => `${does(who, 'dobiera')} ${object(id)} z talii.`,
  tookDiscard: (who, id) => `${does(who, 'bierze')} ${object(id)} ze stosu kart odrzuconych.`,
  discarded: (who, id) => `${does(who, 'odrzuca')} ${object(id)}.`,
  kept: (who, slot, id) => `${does(who, 'zatrzymuje')} kartę (${SLOTS[slot]}) i ${verb(who, 'odrzuca')} ${object(id)}.`,
  passed: (who) => `${does(who, 'rezygnuje')} z dopasowania.`,
  matched: (who, id, slot) => `${does(who, 'dopasowuje')} ${object(id)} (${SLOTS[slot]}).`,
  misfired: (who, slot, rank) =>
    `${who === YOU.pl ? 'Twoja' : 'Ta'} karta (${SLOTS[slot]}${who === YOU.pl ? '' : `, ${who}`}) to nie ${rankName(rank, 'pl')}.`,
  penalised: (who, slot) => `${does(who, 'dostaje')} kartę karną (${SLOTS[slot]}).`,
  mayUse: (who, rank) => `${does(who, 'może')} użyć mocy ${POWERS[rank] ?? rank}.`,
  fizzled: (who, rank) => `${does(who, 'ma')} zablokowaną rękę: moc ${POWERS[rank] ?? rank} przepada.`,
  looked: (who, spot) => `${does(who, 'ogląda')} ${place(spot, who)}.`,
  exchanged: (who, one, other) => `${does(who, 'zamienia')} miejscami ${place(one, who)} i ${place(other, who)}.`,
  skipped: {
    peek: (who) => `${does(who, 'rezygnuje')} z oglądania.`,
    swap: (who) => `${does(who, 'rezygnuje')} z zamiany.`,
  },
  called: (who) => `${does(who, 'woła')} „sprawdzam”!`,
  calledEmpty: (who) => `${does(who, 'nie ma')} już kart: „sprawdzam”!`,
  locked: (who) => `${does(who, 'nie ma')} już kart i ${verb(who, 'ma')} zablokowaną rękę.`,
  reshuffled: (count) => `Odrzucone karty wracają do talii: ${polishCount(count, 'karta', 'karty', 'kart')}.`,
  resigned: (who) => `${does(who, 'poddaje')} się.`,
  revealed: (who, cards, total) =>
    cards === null
      ? `${does(who, 'nie ma')} kart: ${points(total)}.`
      : `${does(who, 'pokazuje')} karty: ${cards}, razem ${points(total)}.`,
  ends: {
    CHECK: 'Wszystkie ostatnie ruchy są wykonane.',
    PILE_EXHAUSTED: 'Talia się skończyła.',
    MAX_TURNS: 'Limit ruchów został wyczerpany.',
    RESIGNED: 'Jedna osoba się poddała.',
  },
  won: {
    round: (who) => `${does(who, 'wygrywa')} rozdanie.`,
    match: (who) => `${does(who, 'wygrywa')} mecz.`,
  },
  shared: {
    round: (winners) => `Wspólna wygrana w rozdaniu: ${list(winners)}.`,
    match: (winners) => `Wspólna wygrana w meczu: ${list(winners)}.`,
  },

  noCards: 'brak kart',
  hand: (who, sum, isLowest) => `${who}: ${sum}${isLowest ? ', najmniej' : ''}`,
  win: 'wygrane rozdanie',
  result: (won, standing) => `${won} (${standing})`,
  standing: (who, score) => `${who}: ${score}`,
  comma: ', ',

  choices: {
    confirmPeek: 'Dwie dolne karty obejrzane',
    drawFromDeck: 'Dobierz z talii',
    takeDiscard: (id) => `Weź ${object(id)} ze stosu kart odrzuconych`,
    swapAndDiscard: (slot) => `Zatrzymaj, odrzuć ${AS_OBJECTS[slot]}`,
    discardDrawn: 'Odrzuć',
    attemptMatch: (slot) => `Dopasuj ${AS_OBJECTS[slot]}`,
    passMatch: 'Nie dopasowuj',
    callCheck: 'Zawołaj „sprawdzam”',
    endTurn: 'Zakończ ruch',
    reshuffle: 'Przetasuj',
    closeMatching: 'Zakończ dopasowywanie',
    resign: 'Poddaj się',
    own: (slot) => `swoją ${AS_OBJECTS[slot]}`,
    others: (spot) => place(spot),
    ofPlayer: (number, slot) => `${AS_OBJECTS[slot]} (miejsce ${number})`,
    look: (which) => `Obejrzyj ${which}`,
    swap: (one, other) => `Zamień ${one} i ${other}`,
    skip: { peek: 'Nie oglądaj więcej', swap: 'Nie zamieniaj' },
  },

  phases: {
    initialPeek: 'Pierwsze spojrzenie',
    draw: 'Dobieranie',
    discard: 'Zatrzymanie albo odrzucenie',
    matchingStage: 'Dopasowywanie',
    abilityResolutionStage: 'Moc karty',
    turnEnd: 'Koniec ruchu',
    reshuffle: 'Tasowanie',
    scoringPhase: 'Liczenie punktów',
  },
  prompts: {
    initialPeek: 'Obejrzyj i zapamiętaj swoje dwie dolne karty.',
    draw: 'Twoja kolej: dobierz kartę albo zawołaj „sprawdzam”.',
    finalDraw: 'Twój ostatni ruch: dobierz kartę.',
    discard: 'Zamień kartę na jedną ze swoich albo ją odrzuć.',
    mustKeep: 'Zamień kartę na jedną ze swoich.',
    matchingStage: 'Dopasuj kartę do odrzuconej albo zrezygnuj.',
    abilityResolutionStage: 'Trwa użycie mocy karty.',
    peek: 'Wybierz kartę do obejrzenia albo zrezygnuj.',
    swap: 'Wybierz dwie karty do zamiany albo zrezygnuj.',
    turnEnd: 'Zakończ ruch albo zawołaj „sprawdzam”.',
  },
  another: (rank) => `Kto ma taką samą kartę: ${rankName(rank, 'pl')}?`,
  refusals: {
    ALREADY_CONFIRMED: 'Twoje karty są już obejrzane.',
    MUST_SWAP: 'Kartę ze stosu kart odrzuconych trzeba zatrzymać.',
    EMPTY_SLOT: 'W tym miejscu nie ma karty.',
    DISCARD_PILE_EMPTY: 'Stos kart odrzuconych jest pusty.',
    PILE_SEALED: 'Dopasowanej karty nie można wziąć.',
    SPECIAL_CARD: 'Waleta, damy ani króla nie można wziąć ze stosu kart odrzuconych.',
    MATCH_CLOSED: 'Za późno: dopasowywanie jest zakończone.',
    LOCKED: 'Padło twoje „sprawdzam”: twoje karty są zablokowane.',
    HAND_FULL: 'Masz już komplet kart: nie możesz dopasowywać.',
    ALREADY_ATTEMPTED: 'Próba dopasowania do tej karty już była.',
    ALREADY_PASSED: 'Ta karta jest już odpuszczona.',
    CHECK_ALREADY_CALLED: '„Sprawdzam” już padło.',
    ALREADY_PEEKED: 'Ta karta jest już obejrzana.',
    HAND_LOCKED: 'Te karty są zablokowane.',
    SAME_CARD: 'Nie można zamienić karty z nią samą.',
  },
};
