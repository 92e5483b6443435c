import { polishCount as polish } from '@madang/narrators/language';
import type { Wording } from './wording.ts';

const points = (count: number): string => polish(count, 'punkt', 'punkty', 'punktów');

export const pl: Wording = {
  language: 'pl',
  comma: ', ',
  colon: ': ',
  points,

  goal: {
    title: 'Cel gry',
    text: [
      'Dwie osoby biorą karty ze stołu, dobierając je miesiącami, i układają z nich zestawy, czyli yaku.',
      'Kto ma yaku, może zakończyć rozdanie i dostać punkty albo zawołać „koi-koi” („no chodź”) i grać o więcej.',
    ],
    rounds: (count) =>
      count === 1
        ? 'Mecz to jedno rozdanie.'
        : `Mecz ma ${polish(count, 'rozdanie', 'rozdania', 'rozdań')}; wygrywa, kto ma na końcu więcej punktów.`,
  },
  cards: {
    title: 'Karty',
    text: [
      'Czterdzieści osiem kart kwiatowych: dwanaście miesięcy po cztery karty. Miesiąc poznaje się po roślinie. Liczba w rogu karty to miesiąc, znak pod nią to rodzaj.',
      'Są cztery rodzaje: 5 świateł, 9 zwierząt, 10 zwojów i 24 rośliny.',
    ],
  },
  deal: {
    title: 'Rozdanie',
    text: [
      'Każdy dostaje osiem kart, osiem leży odkrytych na stole, a reszta to talia.',
      'Pierwszego rozdającego wybiera los. Rozdający zaczyna.',
    ],
    teshi: (count) =>
      `Cztery karty jednego miesiąca w rozdanej ręce (teshi) od razu kończą rozdanie i dają ${points(count)}. Jeśli mają je obie osoby, nikt nie dostaje punktów.`,
    kuttsuki: 'Cztery karty jednego miesiąca wyłożone od razu na stół kończą rozdanie bez punktów.',
  },
  turn: {
    title: 'Twój ruch',
    text: [
      'Zagraj kartę z ręki. Jeśli na stole leży karta jej miesiąca, bierzesz obie.',
      'Jeśli leżą dwie, wybierasz jedną. Jeśli trzy, bierzesz wszystkie.',
      'Jeśli nie ma żadnej, twoja karta zostaje na stole.',
      'Potem odkrywa się wierzchnią kartę talii, która bierze w ten sam sposób.',
    ],
  },
  koi: {
    title: 'Koi-koi albo stop',
    text: [
      'Gdy w swoim ruchu masz nowe albo większe yaku, wybierasz.',
      'Stop: rozdanie się kończy i dostajesz punkty za wszystkie swoje yaku.',
      'Koi-koi: punktów jeszcze nie ma i gra toczy się dalej. Gdy twoje yaku urosną, wybierasz znowu.',
      'Jeśli druga strona skończy pierwsza, nie dostajesz nic.',
    ],
  },
  yaku: {
    title: 'Yaku',
    text: ['Ze świateł liczy się tylko najlepszy zestaw. Wszystkie inne się sumują.'],
    made: {
      GOKOU: 'wszystkie światła',
      SHIKOU: 'cztery światła bez kaligrafa',
      AMESHIKOU: 'cztery światła z kaligrafem',
      SANKOU: 'trzy światła bez kaligrafa',
      INOSHIKACHOU: 'te trzy karty',
      TANE: 'dowolne pięć zwierząt',
      AKATAN: 'sosna, śliwa i wiśnia',
      AOTAN: 'peonia, chryzantema i klon',
      TANZAKU: 'dowolne pięć zwojów',
      KASU: 'dowolne dziesięć roślin',
      TSUKIMI: 'księżyc i czarka',
      HANAMI: 'zasłona i czarka',
    },
    growing: (count) => `${count}, każda następna +1`,
    viewingAlone: (count) => `Bez yaku innego rodzaju podziwianie księżyca albo kwiatów daje ${points(count)}.`,
    cupIsPlain: 'Czarka liczy się też jako roślina.',
  },
  count: {
    title: 'Liczenie',
    sum: 'Kto kończy rozdanie, dodaje punkty wszystkich swoich yaku. Wynik drugiej strony się nie zmienia.',
    seven: 'Suma siedem lub więcej liczy się podwójnie.',
    loserCalled: (factor) =>
      `Jeśli strona przegrana wołała „koi-koi”, punkty liczą się razy ${factor}, niezależnie od tego, ile razy.`,
    both: (factor) => `Oba naraz dają razy ${factor}.`,
    sevenIsPlain: 'Siedem punktów i więcej się nie podwaja.',
    callsAreFree: 'Wołanie „koi-koi” nie zmienia punktów.',
    eachCall: 'Sumę mnoży się przez liczbę zawołań „koi-koi” obu stron powiększoną o jeden.',
  },
  end: {
    title: 'Koniec',
    draw: 'Gdy zejdzie ostatnia karta i nikt nie zakończył rozdania, jest remis, cokolwiek było przed „koi-koi”. Yaku z ostatniej karty wygrywa samo.',
    lastCaller: 'Po „koi-koi” jednak punkty za swoje yaku dostaje ten, kto wołał ostatni.',
    dealer: (count, always) =>
      `Zamiast remisu rozdający dostaje ${points(count)}${always ? '' : ', chyba że ktoś zawołał „koi-koi”'}.`,
    next: {
      keep: 'W następnym rozdaniu karty daje zwycięzca; po remisie znowu ta sama osoba.',
      alternate: 'W następnym rozdaniu karty daje zwycięzca; po remisie druga osoba.',
    },
    match: 'Równy wynik po ostatnim rozdaniu to remis. Kto się podda, przegrywa mecz.',
  },
};
