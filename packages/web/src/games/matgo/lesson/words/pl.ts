import { polishCount as polish } from '@madang/narrators/language';
import type { MatgoLessonWords } from './matgo-lesson-words.ts';

const points = (count: number): string => polish(count, 'punkt', 'punkty', 'punktów');

export const pl: MatgoLessonWords = {
  welcome: (other, threshold) =>
    `Witaj w Matgo. Grasz jedno rozdanie, naprzeciw siedzi ${other}, a ty zaczynasz. Celem jest brać karty i mieć przed drugą stroną ${points(threshold)}.`,
  junk: (from) =>
    `Większość kart to rośliny, bez obrazka. Też się liczą: razem ${from} daje 1 punkt, a każda następna jeszcze 1, więc bierz je, gdzie możesz. Podwójne liczą się za dwie.`,
  score: (count, threshold) =>
    `Masz na razie ${points(count)}. Od ${threshold} możesz powiedzieć „stop”. Punkty dają układy, a także pięć zwierząt, pięć zwojów albo dziesięć roślin.`,
  decide: (count) =>
    `Masz ${points(count)}: dość, by wygrać. Stop to zapłata teraz. Go to 1 punkt więcej za każdym razem, a od trzeciego wszystko się mnoży; ale jeśli po twoim „go” wygra druga strona, płacisz podwójnie.`,
  theyWent: (other) => `${other} woła „go” i chce więcej. Jeśli teraz wygrasz, liczy się to podwójnie.`,
  cup: 'Masz czarkę. Jest zwierzęciem albo podwójną rośliną, jak wolisz. Trzeba wybrać teraz, na stałe. Gdy zwierząt jest mało, zwykle lepsza jest roślina.',
  shake:
    'Masz na ręce trzy karty jednego miesiąca, a na środku nie ma żadnej. Możesz potrząsnąć: pokazujesz je, a twoja wygrana liczy się podwójnie.',
  bomb: 'Masz na ręce trzy karty jednego miesiąca, a czwarta leży na środku. Bomba bierze wszystkie naraz, kradnie jedną roślinę, a twoja wygrana liczy się podwójnie.',
  kung: 'To pierwszy ruch zaczynającego, więc możesz zawołać „kung”: najpierw bierzesz wszystkie cztery karty miesiąca, trzy z ręki i jedną ze środka.',
  president:
    'Masz na ręce wszystkie cztery karty miesiąca, czyli prezydenta. Zakończ rozdanie za jego punkty albo graj dalej.',
  pass: 'Nie masz już kart, więc pasujesz.',
  bonus: (card) => `Z talii wyszła karta ${card}. Karta bonusowa jest zawsze twoja, a odkrywa się następną.`,
  jjok: 'To był jjok: karta z talii ma miesiąc właśnie zagranej i nie znalazła pary. Daje punkt i jedną roślinę drugiej strony.',
  ppuk: 'To był ppuk: do karty z talii pasowały dwie lub więcej. Daje punkt; trzy w jednym rozdaniu od razu wygrywają.',
  ddadak: 'To był ddadak: karta z ręki wzięła jedną z dwóch, karta z talii drugą. Kradnie jedną roślinę.',
  sweep: 'Środek jest pusty. Kto go wyczyści, kradnie jedną roślinę.',
  ttak: 'Leżały tam trzy karty miesiąca i czwarta wzięła wszystkie: to ttak, wart punkt.',
  stole: (card) => `Za to dostajesz od drugiej strony kartę ${card}: rośliny kradnie się na końcu takiego ruchu.`,
  stolen: (other, card) => `${other} kradnie ci kartę ${card}. Dlaczego, mówi dziennik.`,
  won: 'Brawo, to rozdanie jest twoje.',
  nobody: 'Nikt nie wygrywa; to nagari, a następne rozdanie liczyłoby się podwójnie.',
  payment: 'Punkty płaci się tu złotem, po sto za punkt.',
  after: 'Cały mecz ma dziesięć rozdań; zwycięzca zaczyna następne.',
};
