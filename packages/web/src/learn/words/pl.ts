import { polishCount as polish } from '@madang/narrators/language';
import type { LessonWords } from './lesson-words.ts';

const points = (count: number): string => polish(count, 'punkt', 'punkty', 'punktów');
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
    `Na dole jest twoja ręka: ${cards(count)}. Nikt inny jej nie widzi. Roślina i liczba w rogu mówią, jaki to miesiąc; w każdym są cztery karty.`,
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

  koikoi: {
    welcome: (other, brings) =>
      `Witaj w Koi-Koi. Grasz jedną rundę, naprzeciw siedzi ${other}, a ty zaczynasz. Celem są zestawy kart, czyli yaku; na początek może to być: ${brings}.`,
    yaku: 'Yaku to zestaw, który daje punkty: trzy światła, dzik z jeleniem i motylami, trzy zwoje jednego koloru albo po prostu dużo kart jednego rodzaju. Do wygrania rundy wystarczy jedno.',
    decide: (count, left) =>
      `Masz yaku. Stop kończy rundę i daje ci ${points(count)}. Koi-koi to gra o więcej; na ręce zostaje ci ${cards(left)}. Ale jeśli druga strona pierwsza ułoży yaku, nie dostajesz nic.`,
    decideEmpty: (count) => `Nie masz już kart, więc koi-koi nic nie doda. Stop daje ${points(count)}.`,
    decideAgain: (count) => `Twoje yaku urosły: stop daje teraz ${points(count)}. Stop czy jeszcze raz koi-koi?`,
    theyCalled: (other, factor) =>
      `${other} nie kończy, tylko woła „koi-koi”. Jeśli teraz ułożysz yaku i zakończysz, punkty liczą się razy ${factor}.`,
    lastCards:
      'Zostało mało kart. Jeśli ręce się opróżnią i nikt nie zakończy, będzie remis: teraz dobre jest każde yaku.',
    won: 'Brawo, ta runda jest twoja.',
    drawn: 'Nikt nie zakończył na czas, więc nie ma punktów. To remis.',
    after: 'Cały mecz ma dwanaście rund; zwycięzca rozdaje następną.',
  },
  matgo: {
    welcome: (other, threshold) =>
      `Witaj w Matgo. Grasz jedną rundę, naprzeciw siedzi ${other}, a ty zaczynasz. Celem jest brać karty i mieć przed drugą stroną ${points(threshold)}.`,
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
      'Masz na ręce wszystkie cztery karty miesiąca, czyli prezydenta. Zakończ rundę za jego punkty albo graj dalej.',
    pass: 'Nie masz już kart, więc pasujesz.',
    bonus: (card) => `Z talii wyszła karta ${card}. Karta bonusowa jest zawsze twoja, a odkrywa się następną.`,
    jjok: 'To był jjok: karta z talii ma miesiąc właśnie zagranej i nie znalazła pary. Daje punkt i jedną roślinę drugiej strony.',
    ppuk: 'To był ppuk: do karty z talii pasowały dwie lub więcej. Daje punkt; trzy w jednej rundzie od razu wygrywają.',
    ddadak: 'To był ddadak: karta z ręki wzięła jedną z dwóch, karta z talii drugą. Kradnie jedną roślinę.',
    sweep: 'Środek jest pusty. Kto go wyczyści, kradnie jedną roślinę.',
    ttak: 'Leżały tam trzy karty miesiąca i czwarta wzięła wszystkie: to ttak, wart punkt.',
    stole: (card) => `Za to dostajesz od drugiej strony kartę ${card}: rośliny kradnie się na końcu takiego ruchu.`,
    stolen: (other, card) => `${other} kradnie ci kartę ${card}. Dlaczego, mówi dziennik.`,
    won: 'Brawo, ta runda jest twoja.',
    nobody: 'Nikt nie wygrywa; to nagari, a następna runda liczyłaby się podwójnie.',
    gold: 'Punkty płaci się tu złotem, po sto za punkt.',
    after: 'Cały mecz ma dziesięć rund; zwycięzca zaczyna następną.',
  },
};
