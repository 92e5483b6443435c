import type { Words } from './words.ts';

const points = new Intl.PluralRules('pl');

export const pl: Words = {
  bot: 'Bot',
  round: (number, of) => `Runda ${number} z ${of}`,
  points: (count) => `${count} ${{ one: 'punkt', few: 'punkty' }[points.select(count) as string] ?? 'punktów'}`,
  deck: (cards) => `Talia ${cards}`,
  dealer: 'rozdaje',
  field: 'Stół',
  hand: 'Ręka',
  captured: 'zdobyte',
  drawn: 'Z talii',
  nothing: 'nic',
  total: 'Punkty',
  plays: (name) => `${name} …`,
  keys: {
    choose: '←→ wybór   Enter zagraj   ? pomoc   q wyjdź',
    chooseTarget: '←→ wybór   ↑↓ co wziąć   Enter zagraj   ? pomoc   q wyjdź',
    goOn: 'Dowolny klawisz: dalej',
    leave: 'Przerwać mecz?   y wyjdź   r poddaj   inny klawisz: graj dalej',
    replay: '←→ ↑↓ Home End   v oczami   ? pomoc   q wyjdź',
  },
  keysTitle: 'Klawisze',
  keyHelp: [
    ['← →  albo  h l', 'poprzednia karta, następna karta'],
    ['1 … 9', 'pierwsza, … dziewiąta karta'],
    ['↑ ↓  albo  Tab', 'którą kartę wziąć, gdy pasują dwie'],
    ['Enter, Spacja', 'zagraj'],
    ['q', 'wyjdź albo poddaj mecz (z pytaniem)'],
    ['?', 'ta pomoc'],
  ],
  replayKeyHelp: [
    ['← →  albo  Spacja', 'krok wstecz, krok dalej'],
    ['↑ ↓', 'poprzednia runda, następna runda'],
    ['Home, End', 'początek, koniec'],
    ['v', 'czyimi oczami: odkryte ręce, potem kolejne miejsca'],
    ['q', 'wyjdź'],
  ],
  tooSmall: (columns, rows) => `Potrzeba 80 kolumn i 24 wierszy; jest ${columns} i ${rows}.`,
  prompt: (choices) => `Wybór (1-${choices}): `,
  noSuchChoice: (typed, choices) => `Nie ma wyboru ${typed}: wpisz 1 do ${choices}, help, resign albo quit.`,
  lineHelp: 'Wpisz numer wyboru albo id jego kart; help, resign albo quit.',
  saved: (file) => `Zapisano jako ${file}`,
  openHands: 'odkryte ręce',
  eyesOf: (name) => `widzi ${name}`,
};
