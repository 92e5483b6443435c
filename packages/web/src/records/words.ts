import { polishCount } from '@madang/narrators/language';
import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/records.ts';

export interface RecordWords {
  readonly title: string;
  readonly lead: string;
  readonly won: string;
  readonly lost: string;
  readonly tied: string;
  readonly winner: (other: string) => string;
  readonly rounds: (count: number) => string;
  readonly replay: string;
  readonly exportMatch: string;
  readonly remove: string;
  readonly removeSure: string;
  readonly yes: string;
  readonly no: string;
  readonly exportAll: string;
  readonly load: string;
  readonly empty: string;
  readonly playOne: string;
  readonly unreadable: string;
  readonly running: string;
  readonly roundsSoFar: (count: number) => string;
  readonly exportRounds: string;
}

export const recordWords: Words<RecordWords> = {
  en: {
    title: 'Your games',
    lead: 'Every finished round and match on this device, to replay card by card. Nothing is sent to a server.',
    won: 'won',
    lost: 'lost',
    tied: 'tied',
    winner: (name) => `${name} won`,
    rounds: (count) => (count === 1 ? '1 round' : `${count} rounds`),
    replay: 'Replay',
    exportMatch: 'Export as JSON',
    remove: 'Delete',
    removeSure: 'Delete this match for good?',
    yes: 'Delete',
    no: 'Keep',
    exportAll: 'Export the log of all rounds',
    load: 'Open a record from a file',
    empty: 'No match has been finished on this device yet.',
    playOne: 'Play one',
    unreadable: 'This browser does not let the page read its records.',
    running: 'Still being played',
    roundsSoFar: (count) => (count === 1 ? '1 round so far' : `${count} rounds so far`),
    exportRounds: 'Export the rounds so far',
  },
  ko: {
    title: '내 경기',
    lead: '이 기기에서 끝낸 모든 판과 경기를 한 장씩 다시 볼 수 있습니다. 어디로도 보내지 않습니다.',
    won: '승',
    lost: '패',
    tied: '무승부',
    winner: (name) => `${name} 승`,
    rounds: (count) => `${count}판`,
    replay: '다시 보기',
    exportMatch: '기보 내보내기 (JSON)',
    remove: '삭제',
    removeSure: '이 경기를 완전히 삭제할까요?',
    yes: '삭제',
    no: '그대로 두기',
    exportAll: '모든 판의 기보 내보내기',
    load: '파일에서 기보 열기',
    empty: '이 기기에서 끝낸 경기가 아직 없습니다.',
    playOne: '한판 치기',
    unreadable: '이 브라우저에서는 기보를 읽을 수 없습니다.',
    running: '진행 중인 경기',
    roundsSoFar: (count) => `지금까지 ${count}판`,
    exportRounds: '지금까지의 기보 내보내기',
  },
  ja: {
    title: 'あなたの対局',
    lead: 'この端末で終えた局と対局を、一枚ずつ見返せます。どこにも送信しません。',
    won: '勝ち',
    lost: '負け',
    tied: '引き分け',
    winner: (name) => `${name}の勝ち`,
    rounds: (count) => `${count}局`,
    replay: '見返す',
    exportMatch: 'JSONで書き出す',
    remove: '削除',
    removeSure: 'この対局を完全に削除しますか。',
    yes: '削除する',
    no: '残す',
    exportAll: '全局の記録を書き出す',
    load: 'ファイルから対局記録を開く',
    empty: 'この端末で終えた対局はまだありません。',
    playOne: '一局遊ぶ',
    unreadable: 'このブラウザでは記録を読み出せません。',
    running: '対局中',
    roundsSoFar: (count) => `ここまで${count}局`,
    exportRounds: 'ここまでの記録を書き出す',
  },
  zh: {
    title: '我的牌局',
    lead: '在這台裝置上打完的每一局、每一場，都能一張一張重看。不會傳到任何地方。',
    won: '勝',
    lost: '負',
    tied: '平手',
    winner: (name) => `${name} 勝`,
    rounds: (count) => `${count} 局`,
    replay: '重播',
    exportMatch: '匯出 JSON',
    remove: '刪除',
    removeSure: '要永久刪除這一場嗎？',
    yes: '刪除',
    no: '保留',
    exportAll: '匯出所有牌局的紀錄',
    load: '從檔案開啟牌譜',
    empty: '這台裝置上還沒有打完的牌局。',
    playOne: '玩一局',
    unreadable: '這個瀏覽器不允許讀取紀錄。',
    running: '還在進行',
    roundsSoFar: (count) => `目前 ${count} 局`,
    exportRounds: '匯出目前為止的牌局',
  },
  'zh-Hans': zhHans,
  pl: {
    title: 'Twoje gry',
    lead: 'Każde rozdanie i każdy mecz skończony na tym urządzeniu, do obejrzenia karta po karcie. Nic nie jest nigdzie wysyłane.',
    won: 'wygrana',
    lost: 'przegrana',
    tied: 'remis',
    winner: (name) => `wygrywa ${name}`,
    rounds: (count) => polishCount(count, 'rozdanie', 'rozdania', 'rozdań'),
    replay: 'Obejrzyj',
    exportMatch: 'Zapisz jako JSON',
    remove: 'Usuń',
    removeSure: 'Usunąć ten mecz na zawsze?',
    yes: 'Usuń',
    no: 'Zostaw',
    exportAll: 'Zapisz dziennik wszystkich rozdań',
    load: 'Otwórz zapis z pliku',
    empty: 'Na tym urządzeniu nie skończono jeszcze żadnego meczu.',
    playOne: 'Zagraj',
    unreadable: 'Ta przeglądarka nie pozwala odczytać zapisów.',
    running: 'Jeszcze trwają',
    roundsSoFar: (count) => `dotąd ${polishCount(count, 'rozdanie', 'rozdania', 'rozdań')}`,
    exportRounds: 'Zapisz dotychczasowe rozdania',
  },
};
