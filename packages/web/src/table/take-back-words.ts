import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/take-back.ts';

export interface TakeBackWords {
  readonly takeBack: string;
  /** In the log. */
  readonly tookBack: string;
  readonly sure: string;
  readonly yes: string;
  readonly no: string;
  /** In the list of records. */
  readonly marked: string;
}

export const takeBackWords: Words<TakeBackWords> = {
  en: {
    takeBack: 'Take back',
    tookBack: 'The last move was taken back.',
    sure: 'You have seen new cards since that move. If you take it back, the match is marked in the record and left out of your statistics.',
    yes: 'Take it back',
    no: 'Leave it',
    marked: 'moves taken back',
  },
  ko: {
    takeBack: '무르기',
    tookBack: '마지막 수를 물렀습니다.',
    sure: '그 뒤로 새 카드를 보았습니다. 무르면 이 경기의 기보에 표시가 남고 통계에서 빠집니다.',
    yes: '무르기',
    no: '그대로 두기',
    marked: '무르기 있음',
  },
  ja: {
    takeBack: '待った',
    tookBack: '最後の一手を取り消しました。',
    sure: 'その手のあとに新しい札を見ています。取り消すと、この対局は記録に印が付き、統計には入りません。',
    yes: '取り消す',
    no: 'このまま',
    marked: '待ったあり',
  },
  zh: {
    takeBack: '悔牌',
    tookBack: '收回了最後一步。',
    sure: '那一步之後你已經看過新的牌。收回的話，這一場會在牌譜上註明，也不計入統計。',
    yes: '收回',
    no: '不收回',
    marked: '有悔牌',
  },
  'zh-Hans': zhHans,
  pl: {
    takeBack: 'Cofnij',
    tookBack: 'Cofnięto ostatni ruch.',
    sure: 'Od tego ruchu widać nowe karty. Jeśli go cofniesz, mecz zostanie oznaczony w zapisie i nie wejdzie do statystyk.',
    yes: 'Cofam',
    no: 'Zostaje',
    marked: 'cofane ruchy',
  },
};
