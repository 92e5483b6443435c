import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/lobby.ts';

/** The tables of others. */
export interface LobbyWords {
  readonly find: string;
  readonly findWhy: string;
  /** Takes some seconds at most. */
  readonly finding: string;
  /** The tables of others, on a phone far down the page. */
  readonly toTables: (count: number) => string;
  readonly person: string;
  readonly program: string;
  readonly bot: (level: string) => string;
}

export const lobbyWords: Words<LobbyWords> = {
  en: {
    find: 'Find an opponent',
    findWhy: 'a person who waits, too',
    finding: 'looking for somebody about as strong …',
    toTables: (count) => (count === 0 ? 'Open tables' : `Open tables · ${count}`),
    person: 'person',
    program: 'program',
    bot: (level) => `bot: ${level}`,
  },
  ko: {
    find: '상대 찾기',
    findWhy: '기다리는 사람과 바로',
    finding: '실력이 비슷한 사람을 찾는 중 …',
    toTables: (count) => (count === 0 ? '열린 테이블' : `열린 테이블 · ${count}`),
    person: '사람',
    program: '프로그램',
    bot: (level) => `봇: ${level}`,
  },
  ja: {
    find: '相手を探す',
    findWhy: '待っている人とすぐに',
    finding: '同じくらいの強さの人を探しています…',
    toTables: (count) => (count === 0 ? '空席のある卓' : `空席のある卓・${count}`),
    person: '人',
    program: 'プログラム',
    bot: (level) => `ボット：${level}`,
  },
  zh: {
    find: '找對手',
    findWhy: '和正在等的人對戰',
    finding: '正在找實力相近的人……',
    toTables: (count) => (count === 0 ? '等人的牌桌' : `等人的牌桌 · ${count}`),
    person: '真人',
    program: '程式',
    bot: (level) => `電腦：${level}`,
  },
  'zh-Hans': zhHans,
  pl: {
    find: 'Znajdź przeciwnika',
    findWhy: 'kogoś, kto też czeka',
    finding: 'szukamy kogoś o podobnej sile…',
    toTables: (count) => (count === 0 ? 'Otwarte stoły' : `Otwarte stoły · ${count}`),
    person: 'człowiek',
    program: 'program',
    bot: (level) => `bot: ${level}`,
  },
};
