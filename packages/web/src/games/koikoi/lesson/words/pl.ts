import { polishCount as polish } from '@madang/narrators/language';
import type { KoikoiLessonWords } from './koikoi-lesson-words.ts';

const points = (count: number): string => polish(count, 'punkt', 'punkty', 'punktów');
const cards = (count: number): string => polish(count, 'karta', 'karty', 'kart');

export const pl: KoikoiLessonWords = {
  welcome: (other, brings) =>
    `Witaj w Koi-Koi. Grasz jedno rozdanie, naprzeciw siedzi ${other}, a ty zaczynasz. Celem są zestawy kart, czyli yaku; na początek może to być: ${brings}.`,
  yaku: 'Yaku to zestaw, który daje punkty: trzy światła, dzik z jeleniem i motylami, trzy zwoje jednego koloru albo po prostu dużo kart jednego rodzaju. Do wygrania rozdania wystarczy jedno.',
  decide: (count, left) =>
    `Masz yaku. Stop kończy rozdanie i daje ci ${points(count)}. Koi-koi to gra o więcej; na ręce zostaje ci ${cards(left)}. Ale jeśli druga strona pierwsza ułoży yaku, nie dostajesz nic.`,
  decideEmpty: (count) => `Nie masz już kart, więc koi-koi nic nie doda. Stop daje ${points(count)}.`,
  decideAgain: (count) => `Twoje yaku urosły: stop daje teraz ${points(count)}. Stop czy jeszcze raz koi-koi?`,
  theyCalled: (other, factor) =>
    `${other} nie kończy, tylko woła „koi-koi”. Jeśli teraz ułożysz yaku i zakończysz, punkty liczą się razy ${factor}.`,
  lastCards:
    'Zostało mało kart. Jeśli ręce się opróżnią i nikt nie zakończy, będzie remis: teraz dobre jest każde yaku.',
  won: 'Brawo, to rozdanie jest twoje.',
  nobody: 'Nikt nie zakończył na czas, więc nie ma punktów. To remis.',
  after: 'Cały mecz ma dwanaście rozdań; zwycięzca rozdaje następne.',
};
