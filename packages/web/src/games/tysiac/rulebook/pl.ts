import { polishCount as polish } from '@madang/narrators/language';
import type { Wording } from './wording.ts';

export const pl: Wording = {
  language: 'pl',
  goal: {
    title: 'Cel gry',
    text: (target) => [
      'Gra w lewy dla dwóch, trzech albo czterech osób, z licytacją i meldunkami.',
      `Wygrywa, kto pierwszy dojdzie do ${target} punktów.`,
    ],
  },
  cards: {
    title: 'Karty',
    text: [
      'Dwadzieścia cztery karty, po sześć w kolorze. Uwaga na dziesiątkę: mocniejszy jest tylko as.',
      'Razem mają 120 punktów.',
    ],
    ranks: ['As', 'Dziesiątka', 'Król', 'Dama', 'Walet', 'Dziewiątka'],
  },
  marriages: {
    title: 'Meldunki',
    text: [
      'Król i dama jednego koloru na ręce to meldunek.',
      'Wyjdź jedną z tych kart i zamelduj: punkty liczą się od razu, a kolor zostaje atutem już w tej lewie.',
      'Meldować można od pierwszej lewy. Następny meldunek zmienia atut.',
    ],
    suits: { '♠': 'pik', '♣': 'trefl', '♦': 'karo', '♥': 'kier' },
  },
  deal: {
    title: 'Rozdanie',
    text: 'Część kart zostaje odłożona jako musik, dla tego, kto wygra licytację. Kolejne rozdanie prowadzi następna osoba.',
    players: (count) => polish(count, 'osoba', 'osoby', 'osób'),
    two: 'po 10 kart, dwa musiki po 2',
    three: 'po 7 kart, musik z 3',
    four: { sitsOut: 'po 7 kart, musik z 3; rozdający pauzuje', allPlay: 'po 5 kart, musik z 4; grają wszyscy' },
    sitOutBonus: 'We czwórkę pauzujący dostaje 11 za każdego asa w musiku i punkty za meldunki w nim.',
    fourNines: 'Kto dostał cztery dziewiątki, może poprosić o nowe rozdanie.',
  },
  auction: {
    title: 'Licytacja',
    text: (lowest, raise, highest) => [
      'Po kolei każdy licytuje, ile punktów zdobędzie, albo pasuje i odpada.',
      `Najniższa oferta to ${lowest}, przebicie wynosi co najmniej ${raise}, a najwyższa oferta to ${highest}.`,
      'Kto zostanie ostatni, rozgrywa.',
    ],
    opening: {
      free: (lowest) => `Zaczyna osoba po rozdającym. Jeśli wszyscy inni spasują, ostatnia osoba gra ${lowest}.`,
      forced: (lowest) => `Zaczyna osoba po rozdającym i musi dać ${lowest}.`,
    },
    above: (limit) => `Oferta ponad ${limit} wymaga meldunku na ręce.`,
  },
  musik: {
    title: 'Musik',
    open: 'We trójkę i we czwórkę rozgrywający pokazuje musik, bierze go i oddaje po jednej karcie każdemu przeciwnikowi.',
    hidden:
      'We dwójkę rozgrywający wybiera w ciemno jeden musik i odkłada dwie karty. Te karty i drugi musik dostaje, kto weźmie ostatnią lewę.',
    raise: (step) => `Po wzięciu musiku można jeszcze podnieść ofertę, co ${step}.`,
    bomb: (times, points) =>
      `Bomba: podczas wymiany rozgrywający może oddać rozdanie; przeciwnicy dostają po ${points}. Wolno to zrobić ${polish(times, 'raz', 'razy', 'razy')} w grze.`,
  },
  play: {
    title: 'Lewy',
    follow: 'Wychodzi rozgrywający. Do koloru trzeba dokładać.',
    free: 'Kto nie może, gra dowolną kartę. Nie trzeba przebijać ani bić atutem.',
    mustBeat: 'Dokładając, trzeba przebić najwyższą kartę koloru, jeśli się da.',
    mustTrump: 'Kto nie ma koloru, musi bić atutem, jeśli go ma.',
    trick: 'Lewę bierze najwyższy atut, a bez atutów najwyższa karta koloru wyjścia. Kto ją wziął, wychodzi dalej.',
    text: ['Dopóki nikt nie zamelduje, nie ma atutu.'],
  },
  scoring: {
    title: 'Punkty',
    made: {
      taken:
        'Rozgrywający, który zdobył co najmniej tyle, ile wylicytował, dopisuje wszystko, co wziął, razem z meldunkami.',
      bid: 'Rozgrywający, który zdobył co najmniej tyle, ile wylicytował, dopisuje tyle, ile wylicytował.',
    },
    failed: 'Inaczej odejmuje swoją ofertę.',
    others: {
      exact: 'Pozostali dopisują to, co wzięli.',
      rounded: 'Pozostali dopisują to, co wzięli, zaokrąglone do dziesiątek.',
    },
    barrel: (from) => `Beczka: kto zaczyna rozdanie z co najmniej ${from} punktami, zapisuje tylko własne rozgrywki.`,
  },
  end: {
    title: 'Koniec',
    text: (target) =>
      `Kto po rozdaniu ma ${target} punktów lub więcej, wygrywa; jeśli kilka osób naraz, wygrywają wszystkie.`,
    maxHands: (count) => `Po ${polish(count, 'rozdaniu', 'rozdaniach', 'rozdaniach')} wygrywa najwyższy wynik.`,
    resign: 'Kto się podda, kończy grę; wygrywa najlepszy z pozostałych.',
  },
};
