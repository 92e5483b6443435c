import type { Language } from '@madang/engine';
import { YOU } from '@madang/narrators/language';
import type { SetColumn } from './progress.ts';

/** The screen is in Korean or English. */
export type Spoken = Extract<Language, 'ko' | 'en'>;

export function spokenIn(language: Language): Spoken {
  return language === 'ko' ? 'ko' : 'en';
}

export interface GostopWords {
  /** The points from which a player may stop. */
  readonly threshold: (points: number) => string;
  /** The factor from earlier rounds without a winner. */
  readonly nagari: (factor: number) => string;
  /** Above the columns of the scores. */
  readonly heads: Readonly<Record<SetColumn | 'gold' | 'total' | 'score' | 'extra', string>>;
  /** Before the list of sets. */
  readonly sets: string;
  readonly brights: string;
  /** Before the cards of a hand that were shown to all. */
  readonly shown: string;
  /** Next to a name. */
  readonly notes: {
    readonly starter: string;
    readonly go: (count: number) => string;
    readonly shakes: (count: number) => string;
    readonly bombs: (count: number) => string;
    readonly president: string;
    readonly ppuk: (count: number) => string;
    readonly tokens: (count: number) => string;
    readonly heldBonus: (count: number) => string;
  };
  /** After the number of junk cards: their value. */
  readonly worth: (value: number) => string;
  /** Its owner, and the number of its bonus cards. */
  readonly ppukOf: (name: string, bonus: number) => string;
  /** A 뻑: its month, and the player who caused it. */
  readonly ppukPile: (month: string, name: string) => string;
  /** Before the cards that the played card is about to take. */
  readonly taking: string;
  readonly played: string;
  readonly flipped: string;
}

const held = (word: string, bonus: number): string => (bonus === 0 ? word : `${word}+${bonus}`);
const times = (word: string, count: number): string => (count === 1 ? word : `${word} ×${count}`);

const en: GostopWords = {
  threshold: (points) => `go or stop from ${points}`,
  nagari: (factor) => `nagari ×${factor}`,
  heads: {
    ...{ gold: 'Gold', total: 'Total', score: 'Score', extra: 'Extra' },
    ...{ brights: '★', YEOL: '◆', TTI: '▬', PI: '○' },
    ...{ GODORI: 'Godori', HONGDAN: 'Poem', CHEONGDAN: 'Blue', CHODAN: 'Grass' },
  },
  sets: 'sets',
  brights: 'Brights',
  shown: 'shown',
  notes: {
    starter: 'starter',
    go: (count) => `${count} go`,
    shakes: (count) => times('shake', count),
    bombs: (count) => times('bomb', count),
    president: 'president',
    ppuk: (count) => `${count} ppuk`,
    tokens: (count) => (count === 1 ? '1 flip' : `${count} flips`),
    heldBonus: (count) => `${count} bonus held`,
  },
  worth: (value) => `= ${value}`,
  ppukOf: (name, bonus) => (name === YOU.en ? `your ${held('ppuk', bonus)}` : `${held('ppuk', bonus)} ${name}`),
  ppukPile: (month, name) => `${month}: ${name === YOU.en ? 'your ppuk' : `ppuk (${name})`}`,
  taking: 'taking',
  played: 'played',
  flipped: 'flipped',
};

const ko: GostopWords = {
  threshold: (points) => `${points}점부터 고·스톱`,
  nagari: (factor) => `나가리 ×${factor}`,
  heads: {
    ...{ gold: '골드', total: '합계', score: '점수', extra: '특수' },
    ...{ brights: '★', YEOL: '◆', TTI: '▬', PI: '○' },
    ...{ GODORI: '고도리', HONGDAN: '홍단', CHEONGDAN: '청단', CHODAN: '초단' },
  },
  sets: '족보',
  brights: '광',
  shown: '보인 패',
  notes: {
    starter: '선',
    go: (count) => `${count}고`,
    shakes: (count) => times('흔들기', count),
    bombs: (count) => times('폭탄', count),
    president: '들고치기',
    ppuk: (count) => `${count}뻑`,
    tokens: (count) => `뒤집기 ${count}`,
    heldBonus: (count) => `묶인 보너스 ${count}`,
  },
  worth: (value) => `= ${value}`,
  ppukOf: (name, bonus) => (name === YOU.ko ? `내 ${held('뻑', bonus)}` : `${held('뻑', bonus)} ${name}`),
  ppukPile: (month, name) => `${month}: ${name === YOU.ko ? '내 뻑' : `뻑 (${name})`}`,
  taking: '먹는 중',
  played: '낸 패',
  flipped: '뒤집은',
};

export const WORDS: Readonly<Record<Spoken, GostopWords>> = { en, ko };
