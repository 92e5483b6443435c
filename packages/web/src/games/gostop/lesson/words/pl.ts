import { polishCount } from '@madang/narrators/language';
import type { GostopLessonWords } from './gostop-lesson-words.ts';

const points = (count: number): string => polishCount(count, 'punkt', 'punkty', 'punktów');

export const pl: GostopLessonWords = {
  welcome: (others, threshold) =>
    `Witaj w Go-Stop. Grasz jedno rozdanie, a z tobą ${others}; zaczynasz ty. Celem jest brać karty i pierwszemu mieć ${points(threshold)}.`,
  theirTurn: 'Pozostali zrobili to samo: karta z ręki, potem jedna z talii. Znowu twój ruch.',
  junk: (from) =>
    `Większość kart to rośliny, bez obrazka. Też się liczą: razem ${from} daje 1 punkt, a każda następna jeszcze 1. Podwójne liczą się za dwie.`,
  score: (count, threshold) =>
    `Masz na razie ${points(count)}. Od ${threshold} możesz powiedzieć „stop”. Punkty dają układy, a także pięć zwierząt, pięć zwojów albo dziesięć roślin.`,
  decide: (count) =>
    `Masz ${points(count)}: dość, by wygrać. Stop to zapłata od obojga teraz. Go to 1 punkt więcej za każdym razem, a od trzeciego wszystko się podwaja; ale jeśli po twoim „go” wygra kto inny, płacisz za oboje przegranych.`,
  theyWent: (other) => `${other} woła „go” i chce więcej. Jeśli teraz wygrasz, ${other} płaci za oboje przegranych.`,
  cup: 'Teraz liczy się czarka. Jest zwierzęciem albo podwójną rośliną, jak wolisz, i tak zostanie. Wybierz to, co daje więcej punktów.',
  shake:
    'Masz na ręce trzy karty jednego miesiąca, a na środku nie ma żadnej. Możesz potrząsnąć: pokazujesz je i zagrywasz jedną z nich, a twoja wygrana liczy się podwójnie.',
  bomb: 'Masz na ręce trzy karty jednego miesiąca, a czwarta leży na środku. Bomba bierze wszystkie naraz, od każdego jedną roślinę, a twoja wygrana liczy się podwójnie.',
  president:
    'Masz na ręce wszystkie cztery karty miesiąca, czyli chongtong. Zakończ rozdanie za jego punkty albo graj dalej.',
  jjok: 'To był jjok: karta z talii pasuje do tej, która właśnie została położona. Bierze się obie i od każdego jedną roślinę.',
  ppuk: 'To był ppuk: z talii wyszła trzecia karta miesiąca. Wszystkie trzy zostają na środku; kto weźmie je czwartą, dostaje od każdego jedną roślinę.',
  ddadak: 'To był ddadak: karta z ręki wzięła jedną z dwóch, karta z talii drugą. Daje od każdego jedną roślinę.',
  sweep: 'Środek jest pusty. Kto go wyczyści, dostaje od każdego jedną roślinę.',
  stole: (card) => `Za to dostajesz kartę ${card}: rośliny zabiera się na końcu takiego ruchu.`,
  stolen: (other, card) => `${other} zabiera ci kartę ${card}. Dlaczego, mówi dziennik.`,
  won: 'Brawo, to rozdanie jest twoje.',
  nobody: 'Nikt nie wygrywa; to nagari, a następne rozdanie liczyłoby się podwójnie.',
  after: 'W całym meczu zwycięzca rozdania zaczyna następne.',
};
