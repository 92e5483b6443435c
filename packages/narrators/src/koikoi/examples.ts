import type { Card, Language, Outcome } from '@madang/engine';
import { JAPANESE } from '@madang/engine/hwatu';
import type { Event } from '@madang/engine/koikoi';

/** The names of two players in each language; the second is the reader. */
export const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'You'],
  ko: ['민수', '지원'],
  ja: ['花子', 'あなた'],
  zh: ['小明', '你'],
  pl: ['Anna', 'Ty'],
  'zh-Hans': ['小明', '你'],
};
/** The pines. */
export const CRANE: Card = JAPANESE.set('0111').first;
const POEM: Card = JAPANESE.set('0131').first;
export const PLAIN_1: Card = JAPANESE.set('0141').first;
const PLAIN_2: Card = JAPANESE.set('0142').first;

export const EVENTS: Readonly<Record<string, Event>> = {
  placed: { type: 'played', seat: 0, card: CRANE, captured: [] },
  captured: { type: 'played', seat: 0, card: CRANE, captured: [POEM] },
  capturedThree: { type: 'played', seat: 1, card: CRANE, captured: [POEM, PLAIN_1, PLAIN_2] },
  flipped: { type: 'flipped', seat: 1, card: PLAIN_1, captured: [] },
  flippedAndCaptured: { type: 'flipped', seat: 1, card: PLAIN_1, captured: [POEM] },
  selecting: { type: 'selecting', seat: 0, card: CRANE, options: [POEM, PLAIN_1] },
  selected: { type: 'selected', seat: 1, card: CRANE, captured: [POEM] },
  yaku: {
    type: 'yaku',
    seat: 0,
    formed: [
      { type: 'AKATAN', points: 5 },
      { type: 'TANZAKU', points: 1 },
    ],
    total: 12,
  },
  deciding: { type: 'deciding', seat: 1 },
  called: { type: 'called', seat: 0, count: 1 },
  calledAgain: { type: 'called', seat: 1, count: 2 },
  stopped: { type: 'stopped', seat: 1 },
  resigned: { type: 'resigned', seat: 1 },
  won: { type: 'ended', reason: 'STOPPED', winner: 1 },
  drawn: { type: 'ended', reason: 'NO_YAKU', winner: null },
};

/** Two yaku, doubled twice. */
export const FORTY: Outcome = {
  reason: 'STOPPED',
  winners: [0],
  points: [40, 0],
  claims: [
    {
      seat: 0,
      from: null,
      items: [
        { name: 'AKATAN', points: 5 },
        { name: 'AOTAN', points: 5 },
      ],
      factors: [
        { name: 'seven_plus', factor: 2 },
        { name: 'opponent_koi', factor: 2 },
      ],
      total: 40,
    },
  ],
};

/** An order in which neither hand nor field holds four of a month. */
export const PACK: readonly number[] = [0, 1, 2, 3].flatMap((i) =>
  Array.from({ length: 12 }, (_, month) => month * 4 + i),
);
