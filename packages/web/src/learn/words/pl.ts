import { polishCount as polish } from '@madang/narrators/language';
import type { LessonWords } from './lesson-words.ts';

const cards = (count: number): string => polish(count, 'karta', 'karty', 'kart');

export const pl: LessonWords = {
  title: 'Pierwsza lekcja',
  next: 'Dalej',
  back: 'Wstecz',
  restart: 'Od początku',
  leave: 'Wyjdź',
  realMatch: 'Zagraj cały mecz',
  quoted: (card) => `„${card}”`,
  comma: ', ',

  hand: (count) =>
    `Na dole jest twoja ręka: ${cards(count)}. Nikt inny jej nie widzi. Roślina i liczba w rogu mówią, jaki to miesiąc; w każdym są cztery karty. Znak pod liczbą mówi, jaki to rodzaj karty.`,
  months: (mine, onField) =>
    `Karty tego samego miesiąca pasują do siebie. Masz kartę ${mine}, a na środku leży ${onField}: to para. Karty, które mają parę, są trochę wyżej.`,
  howToPlay:
    'Zagraj kartę. Najpierw ją obejrzyj myszą, dotknięciem albo strzałkami: zobaczysz, co by wzięła. Potem kliknij, dotknij jeszcze raz albo naciśnij Enter.',
  nothingMatches:
    'Żadna z twoich kart nie ma teraz pary. Mimo to trzeba zagrać; karta zostanie na środku, więc oddaj taką, która mało pomoże drugiej stronie.',
  chooseTarget: 'Pasują dwie karty, a bierzesz tylko jedną: wybierz tę, która bardziej ci pomoże.',
  took: (card, taken) => `Karta ${card} bierze: ${taken}. Są już twoje: punkty dają tylko karty, które masz wzięte.`,
  laid: (card) => `Karta ${card} nie ma pary i leży na środku. Teraz może ją wziąć każdy, ty też.`,
  flipTook: (card, taken) =>
    `Potem, jak w każdym ruchu, odkryła się wierzchnia karta talii: ${card}. Też ma parę i bierze dla ciebie: ${taken}.`,
  flipLaid: (card) =>
    `Potem, jak w każdym ruchu, odkryła się wierzchnia karta talii: ${card}. Nic do niej nie pasuje, więc zostaje na środku.`,
  theirTurn: (other) => `${other} robi to samo: karta z ręki, potem karta z talii. Znowu twoja kolej.`,
  whereTheyLie:
    'Wzięte karty i układy, do których prowadzą, są według rodzajów obok maty, a na małym ekranie w pasku na dole.',
  near: (set, have, need, missing) => `${set}: masz ${have} z ${need}. Brakuje: ${missing}.`,
  theirNear: (other, set, missing) =>
    `Spójrz też na drugą stronę: ${other} ma blisko do układu ${set}. Jeśli możesz, weź to wcześniej: ${missing}.`,
  yourTurn: 'Twoja kolej. Czy jakaś para przybliża układ? Podpowiedź pokazuje, co zrobiłby dobry gracz.',
  count:
    'Tak się liczy: najpierw każdy układ ze swoimi punktami, potem suma, potem wszystko, co ją mnoży, a na końcu wynik.',
  lost: (other) =>
    `Tym razem szybciej poszło drugiej stronie (${other}). Tak bywa; karty będą jeszcze po twojej stronie.`,
};
