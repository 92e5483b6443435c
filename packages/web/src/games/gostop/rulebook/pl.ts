import { polishCount as polish } from '@madang/narrators/language';
import type { Wording } from './wording.ts';

const points = (count: number): string => polish(count, 'punkt', 'punkty', 'punktów');
const BONUS = [
  '',
  'bonusowa podwójna',
  'bonusowa podwójna i bonusowa potrójna',
  'dwie bonusowe podwójne i bonusowa potrójna',
];

export const pl: Wording = {
  language: 'pl',
  comma: ', ',
  colon: ': ',
  titles: {
    goal: 'Cel gry',
    cards: 'Karty',
    deal: 'Rozdanie',
    turn: 'Twój ruch',
    specials: 'Szczególne zdarzenia',
    sets: 'Układy',
    goStop: 'Go albo stop',
    factors: 'Mnożniki',
    end: 'Zapłata i koniec',
  },

  points,
  growing: (count) => `${count}, każda następna +1`,
  brings: {
    points: (count) => `+${points(count)}`,
    steal: (count) => `kradzież: ${count}`,
    flipTurns: (count) =>
      polish(count, 'ruch z samym odkrywaniem', 'ruchy z samym odkrywaniem', 'ruchów z samym odkrywaniem'),
    stays: 'trzy karty zostają',
    captures: 'bierze karty',
    anotherFlip: 'bierzesz ją i odkrywasz następną',
    turnGoesOn: 'ruch trwa dalej',
    nothing: '–',
  },

  goal: {
    text: (seats) => [
      `${seats === 3 ? 'Trzy' : 'Dwie'} osoby biorą karty, dobierając je miesiącami, i zdobywają punkty za układy.`,
      'Kto ma dość, woła „stop” i dostaje zapłatę albo woła „go” i gra o więcej.',
    ],
    threshold: (count) => `Przy tym stole dość to ${points(count)}.`,
    rounds: (count) =>
      count === 1 ? 'Mecz to jedno rozdanie.' : `Mecz to ${polish(count, 'rozdanie', 'rozdania', 'rozdań')}.`,
  },
  cards: {
    text: [
      'Czterdzieści osiem kart kwiatowych, po cztery na miesiąc. Jedenasty miesiąc to paulownia, dwunasty deszcz. Liczba w rogu karty to miesiąc, znak pod nią to rodzaj.',
      'Podwójna roślina liczy się za dwie; jest jedna paulownii i jedna deszczu.',
    ],
    bonus: (count) => `Do tego: ${BONUS[count]}. Potrójna liczy się za trzy rośliny.`,
    cup: {
      whenItMatters:
        'Czarka jest zwierzęciem. Gdy ma znaczenie dla „go” i „stop” albo ma zostać skradziona, jej właściciel jest raz pytany, czy ma być podwójną rośliną.',
      whenOwned: 'Czarka jest zwierzęciem albo podwójną rośliną: kto ją bierze, od razu wybiera, na stałe.',
      animal: 'Czarka jest zawsze zwierzęciem.',
    },
    cupStolen: {
      taken: 'Czarkę można ukraść jako podwójną roślinę, ale tylko gdy nie ma innych roślin.',
      void: 'Kradzież, która musiałaby zabrać czarkę, przepada, a czarka zostaje na stałe zwierzęciem.',
    },
  },
  deal: {
    cards: (hand, table) =>
      `Po ${polish(hand, 'karcie', 'karty', 'kart')} na rękę, ${table} odkrytych na stole; reszta to talia.`,
    bonus:
      'Karty bonusowe z rozdanej ręki bierze się od razu i uzupełnia; te ze stołu bierze zaczynający. Nikt przy tym nie kradnie.',
    first: {
      drawn: 'Kto zaczyna pierwsze rozdanie, decyduje los.',
      nightAndDay:
        'W pierwszym rozdaniu decydują miesiące pierwszych kart na ręce: w nocy (18:00–05:59) zaczyna niższy, w dzień wyższy.',
    },
    later: 'Potem zaczyna zwycięzca; bez zwycięzcy ta sama osoba.',
    fieldRedealt: 'Cztery karty jednego miesiąca na stole: rozdaje się od nowa.',
    fieldDoubles: (factor) =>
      `Cztery karty jednego miesiąca na stole: rozdaje się od nowa, a następne rozdanie liczy się razy ${factor}.`,
  },
  president: {
    asked: {
      dealt: 'Kto dostał wszystkie cztery karty miesiąca, zaraz po rozdaniu pokazuje je i wybiera.',
      firstTurn: 'Kto w swoim pierwszym ruchu ma na ręce cztery karty miesiąca, pokazuje je i wybiera.',
      off: 'Cztery karty miesiąca na ręce nic przy tym stole nie znaczą.',
    },
    ends: (count) => `Zakończyć rozdanie i wygrać ${points(count)} albo grać dalej.`,
    playsOn: 'Gra dalej nie daje nic prócz samych kart.',
    held: (factor) => `Gra dalej mnoży wygraną razy ${factor}, jeśli było potrząśnięcie albo bomba.`,
    chain: (steal) =>
      `Jeśli w ruchu z pierwszą z czterech kart coś bierzesz, pozostałe trzy liczą się jako potrząśnięcie i bomba${steal > 0 ? ` i kradną ${steal}` : ''}.`,
  },
  turn: {
    text: [
      'Zagraj kartę z ręki, potem odkrywa się wierzchnią kartę talii.',
      'Karta bez pary zostaje na stole. Gdy pasuje jedna, bierzesz obie.',
    ],
    twoMatches: {
      ask: 'Gdy pasują dwie, wybierasz jedną.',
      askBetweenKinds: 'Gdy pasują dwie różnego rodzaju, wybierasz; z tego samego rodzaju bierze się cenniejszą.',
    },
    threeMatches: 'Gdy pasują trzy, bierzesz wszystkie.',
    certain: {
      after: 'To, co bierze karta z ręki, jest twoje dopiero po odkryciu: ppuk może to jeszcze zepsuć.',
      before: 'To, co bierze karta z ręki, jest od razu twoje.',
    },
    flipByHand: 'Odkrycie karty to osobny ruch.',
  },
  specials: {
    ppuk: 'Ppuk: masz parę, a odkryta karta jest tego samego miesiąca',
    housePpuk: 'Ppuk: do odkrytej karty pasują dwie lub więcej',
    ppukTaken: 'Bierzesz trzy karty cudzego ppuku',
    jaPpuk: 'Ja-ppuk: bierzesz własny ppuk',
    houseJaPpuk: 'Ja-ppuk: twój następny ruch z wzięciem kart po własnym ppuku',
    jjok: 'Jjok: odkryta karta pasuje do właśnie położonej',
    houseJjok: 'Jjok: odkryta karta zostaje bez pary i ma miesiąc właśnie zagranej',
    ddadak: 'Ddadak: bierzesz jedną z dwóch, a odkryta karta bierze drugą',
    sweep: 'Czysty stół: po twoim ruchu nie ma na nim kart',
    ttak: 'Ttak: bierzesz trzy pasujące naraz',
    bonus: 'Odkryta karta bonusowa',
    shake: 'Potrząśnięcie: trzy karty miesiąca na ręce, żadnej na stole; pokazujesz je',
    bomb: 'Bomba: trzy karty miesiąca na ręce, czwarta na stole; bierzesz wszystkie',
    kung: 'Kung: taki miesiąc w pierwszym ruchu zaczynającego; najpierw bierzesz cztery',
  },
  aboutSpecials: {
    steal: (seats) =>
      `Kradzież zabiera rośliny ${seats === 3 ? 'każdej z pozostałych osób' : 'drugiej osobie'}, najtańsze najpierw.`,
    lastCard: {
      oneCard: 'Przy ostatniej karcie na ręce nie ma ppuku, jjoku, ddadaku ani czystego stołu.',
      bombToo:
        'Przy ostatniej karcie na ręce albo bombie, która ją opróżnia, nie ma ppuku, jjoku, ddadaku ani czystego stołu.',
    },
    shakenIsPlayed: (seconds) =>
      `Po potrząśnięciu zagrywasz jedną z pokazanych kart${seconds > 0 ? `; widać je przez ${seconds} s` : ''}.`,
    shakeFrees: (seconds) =>
      `Po potrząśnięciu można zagrać dowolną kartę${seconds > 0 ? `; pokazane karty widać przez ${seconds} s` : ''}.`,
    bonusHeld: 'Karty bonusowe odkryte przed ppukiem czekają, aż ktoś go weźmie.',
    threePpuk: (count) => `Trzeci ppuk od razu wygrywa ${points(count)}; nic innego się nie liczy.`,
    threePpukCarries: 'Mnożą to tylko wcześniejsze nagari.',
  },
  sets: {
    text: ['Ze świateł liczy się tylko najlepszy układ. Wszystkie inne się sumują.'],
    made: (set, from) =>
      ({
        OGWANG: 'wszystkie',
        SAGWANG: 'dowolne cztery',
        SAMGWANG: 'bez deszczowego',
        BISAMGWANG: 'jedno z nich deszczowe',
        GODORI: 'śliwa, wisteria i miskant',
        HONGDAN: 'sosna, śliwa, wiśnia',
        CHEONGDAN: 'peonia, chryzantema, klon',
        CHODAN: 'wisteria, irys, lespedeza',
        YEOL: `dowolne ${from}`,
        TTI: `dowolne ${from}`,
        PI: `warte razem ${from}`,
      })[set],
  },
  goStop: {
    choice: (count) =>
      `Gdy po ruchu masz co najmniej ${points(count)}, wybierasz: „stop” i zapłata albo „go”. Po „go” wybierasz znowu, ilekroć wynik wzrośnie.`,
    go: (count) => `Każde „go” daje przy wygranej ${points(count)}.`,
    thirdGo: {
      doubling: 'Od trzeciego „go” wszystko liczy się razy 2, 4, 8 i tak dalej.',
      linear: 'Od trzeciego „go” wszystko liczy się razy 2, 3, 4 i tak dalej.',
      off: 'Kolejne „go” niczego nie mnożą.',
    },
    lastCard: 'Jeśli wynik daje ci ostatnia karta, „stop” następuje samo.',
    exhaustion: {
      nagari: 'Gdy karty się skończą i nikt nie zawołał „stop”, jest nagari: nikt nie wygrywa.',
      compare:
        'Gdy karty się skończą i nikt nie zawołał „stop”, wygrywa wyższy wynik. Równe wyniki, brak punktów albo „go” bez nowych punktów, gdy druga osoba jest poniżej progu, to nagari: nikt nie wygrywa.',
    },
    nagari: (factor, cap) =>
      factor === 1
        ? 'Nagari nie zmienia następnego rozdania.'
        : `Po nagari następne rozdanie liczy się razy ${factor}; kolejne się mnożą${cap > 0 ? `, najwyżej razy ${cap}` : ''}.`,
  },
  factors: {
    text: 'Punkty zwycięzcy i „go” dodaje się, a potem mnoży przez wszystko, co zachodzi.',
    shake: 'Każde potrząśnięcie',
    bomb: 'Każda bomba',
    heldPresident: 'Gra z prezydentem, z potrząśnięciem albo bombą',
    gwangBak: 'Gwang-bak: punkty za światła, a strona przegrana nie ma żadnego',
    piBak: (most, sparesNone) =>
      `Pi-bak: punkty za rośliny, a strona przegrana ma ich od ${sparesNone ? 1 : 0} do ${most}`,
    mongBak: (from, needsNone) =>
      `Mong-bak: zwycięzca ma zwierząt ${from} lub więcej${needsNone ? ', strona przegrana żadnego' : ''}`,
    goBak: 'Go-bak: strona przegrana wołała „go”',
    nagari: 'Każde nagari tuż przedtem',
  },
  end: {
    pays: (seats) =>
      seats === 3
        ? 'Obie przegrane osoby płacą zwycięzcy, każda ze swoimi mnożnikami.'
        : 'Przegrana osoba płaci zwycięzcy.',
    dokbak: 'Dok-bak: jeśli ktoś z przegranych wołał „go”, za oboje płaci ten, kto wołał ostatni.',
    gold: (start, perPoint) => `Na początku każdy ma ${start} złota; punkt jest wart ${perPoint}.`,
    playMoney: 'Złoto to pieniądze na niby: nie można go kupić, przekazać ani wypłacić.',
    broke: (start) => `Nikt nie płaci więcej, niż ma. Kto straci wszystko, zaczyna od nowa z ${start}.`,
    ppukGold: (first, next) =>
      `Ppuk w swoim pierwszym ruchu daje od razu ${first} złota, ppuk zaraz po poprzednim ${next}.`,
    match: 'Mecz wygrywa, kto po ostatnim rozdaniu ma najwięcej.',
    resign: {
      pays: 'Kto się podda, płaci każdemu jego wynik z mnożnikami, co najmniej próg.',
      free: 'Kto się podda, kończy mecz; za trwające rozdanie nikt nie płaci.',
    },
  },
};
