import { polishCount as polish } from '@madang/narrators/language';
import type { Wording } from './wording.ts';

export const pl: Wording = {
  language: 'pl',
  goal: {
    title: 'Cel gry',
    text: [
      'Gra pamięciowa dla dwóch do sześciu osób. Każdy ma cztery zakryte karty.',
      'Pozbywaj się wysokich kart i pamiętaj niskie: wygrywa, kto ma najmniej punktów.',
    ],
  },
  cards: {
    title: 'Karty',
    text: ['Pięćdziesiąt dwie karty bez jokerów.'],
    ace: 'As',
    number: 'Od dwójki do dziesiątki, tyle co liczba',
  },
  faces: { J: 'Walet', Q: 'Dama', K: 'Król' },
  deal: {
    title: 'Rozdanie',
    text: [
      'Po cztery karty, zakryte, w dwóch rzędach po dwie. Na początku każdy raz ogląda swoje dwie dolne.',
      'Reszta to talia; stos kart odrzuconych jest na razie pusty.',
    ],
    order: {
      clockwise: 'Kolejność jest zgodna z ruchem wskazówek zegara.',
      counterclockwise: 'Kolejność jest przeciwna do ruchu wskazówek zegara.',
    },
  },
  turn: {
    title: 'Twój ruch',
    text: [
      'Dobierz kartę z talii: widzisz ją tylko ty. Połóż ją zamiast jednej ze swoich i odrzuć tamtą albo odrzuć dobraną od razu.',
      'Albo weź wierzchnią kartę ze stosu odrzuconych; wtedy trzeba ją zatrzymać. Waletów, dam, królów i kart dopasowanych nie można brać.',
      'Po odrzuceniu jest dopasowywanie, a czasem moc karty. Potem zakończ ruch albo zawołaj „sprawdzam”.',
    ],
  },
  matching: {
    title: 'Dopasowywanie',
    text: [
      'Po każdym odrzuceniu każdy, także odrzucający, może spróbować położyć kartę tej samej wartości.',
      'Liczy się pierwsza trafna, jedna na odrzuconą kartę. Kto trafił, ma o kartę mniej, a para wypada z gry.',
    ],
    failed:
      'Chybiona karta wraca niepokazana i wszyscy wiedzą, że nie ma tej wartości. Jedna próba na odrzuconą kartę.',
    free: 'Chybienie nic więcej nie kosztuje.',
    penalty: (full) =>
      `Chybienie kosztuje niewidzianą kartę. Kto ma ${polish(full, 'kartę', 'karty', 'kart')}, nie może już dopasowywać.`,
  },
  abilities: {
    title: 'Moce',
    text: [
      'Kto odrzuci waleta, damę albo króla, może użyć ich mocy: najpierw obejrzeć, potem zamienić.',
      'Karty mogą być twoje albo cudze, byle nie zablokowane. Jedno i drugie można pominąć.',
      'Wszyscy widzą, gdzie patrzysz, ale kartę widzisz tylko ty. Mocy pary używa najpierw dopasowujący, potem odrzucający.',
    ],
    looks: (count) => (count === 1 ? 'obejrzyj 1 kartę' : `obejrzyj do ${count} kart`),
    swaps: 'zamień dowolne dwie karty',
  },
  check: {
    title: '„Sprawdzam”',
    text: [
      'Na początku albo na końcu swojego ruchu możesz zawołać „sprawdzam”. Twoje karty są zablokowane: nikt ich nie ogląda ani nie zamienia, a ty już nie dopasowujesz.',
      'Każda inna osoba ma jeszcze jeden, ostatni ruch.',
      'Kto dopasuje swoją ostatnią kartę, tym samym woła „sprawdzam”.',
    ],
  },
  end: {
    title: 'Koniec',
    lowest:
      'Wszyscy odkrywają karty i wygrywa najmniej punktów; przy równych wygrana jest wspólna. Brak kart to 0 punktów.',
    reshuffles: (count) =>
      count === 0
        ? 'Gdy talia się skończy, od razu liczy się punkty.'
        : `Gdy talia się skończy, tasuje się odrzucone karty w nową (${polish(count, 'raz', 'razy', 'razy')}); gdy skończy się znowu, liczy się punkty.`,
    maxTurns: (count) => `Po ${polish(count, 'ruchu', 'ruchach', 'ruchach')} punkty liczy się w każdym razie.`,
    oneRound: 'Mecz to jedno rozdanie.',
    series: {
      wins: (rounds) =>
        `Mecz ma ${polish(rounds, 'rozdanie', 'rozdania', 'rozdań')}; wygrywa, kto wygra ich najwięcej.`,
      points: (rounds) =>
        `Mecz ma ${polish(rounds, 'rozdanie', 'rozdania', 'rozdań')}; wygrywa, kto ma razem najmniej punktów.`,
    },
    next: 'Następne rozdanie zaczyna zwycięzca poprzedniego.',
    resign: 'Kto się podda, kończy mecz; wygrywa najmniej punktów wśród pozostałych.',
  },
};
