import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/look-back.ts';

/** Looking back at turns while a match goes on. */
export interface LookBackWords {
  readonly lookBack: string;
  readonly turn: (number: number) => string;
  readonly turnOf: (number: number, of: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly toGame: string;
  /** The match has gone on. */
  readonly news: string;
}

export const lookBackWords: Words<LookBackWords> = {
  en: {
    lookBack: 'Look back',
    turn: (number) => `Turn ${number}`,
    turnOf: (number, of) => `Turn ${number} of ${of}`,
    previous: 'Back one turn',
    next: 'Forward one turn',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    toGame: 'Back to the game',
    news: 'The match has gone on.',
  },
  ko: {
    lookBack: '턴 리플레이',
    turn: (number) => `${number}턴`,
    turnOf: (number, of) => `${of}턴 중 ${number}턴`,
    previous: '이전 턴',
    next: '다음 턴',
    play: '자동재생',
    pause: '멈춤',
    speed: '재생속도',
    toGame: '리플레이 종료',
    news: '경기가 더 진행되었습니다.',
  },
  ja: {
    lookBack: '振り返る',
    turn: (number) => `${number}手番目`,
    turnOf: (number, of) => `${of}手番中 ${number}手番目`,
    previous: '前の手番へ',
    next: '次の手番へ',
    play: '再生する',
    pause: '止める',
    speed: '速さ',
    toGame: '対局に戻る',
    news: '対局が進んでいます。',
  },
  zh: {
    lookBack: '回顧',
    turn: (number) => `第 ${number} 回合`,
    turnOf: (number, of) => `第 ${number} 回合，共 ${of} 回合`,
    previous: '上一回合',
    next: '下一回合',
    play: '播放',
    pause: '暫停',
    speed: '速度',
    toGame: '回到牌局',
    news: '牌局已經繼續進行。',
  },
  'zh-Hans': zhHans,
  pl: {
    lookBack: 'Spójrz wstecz',
    turn: (number) => `Kolejka ${number}`,
    turnOf: (number, of) => `Kolejka ${number} z ${of}`,
    previous: 'Kolejka wstecz',
    next: 'Kolejka dalej',
    play: 'Odtwórz',
    pause: 'Pauza',
    speed: 'Tempo',
    toGame: 'Wróć do gry',
    news: 'Gra toczy się dalej.',
  },
};
