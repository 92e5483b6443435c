import type { Words } from '../app/words.ts';

export interface BranchWords {
  readonly playOn: string;
  readonly asWho: string;
  readonly hidden: string;
  readonly kept: string;
  readonly keptWhy: string;
  readonly anew: string;
  readonly anewWhy: string;
  readonly play: string;
  readonly close: string;
  readonly back: string;
  /** The list of branches in the page of their record. */
  readonly branches: string;
  readonly what: string;
  /** Who plays against which level. */
  readonly against: (name: string, level: string) => string;
  readonly unfinished: string;
  readonly goOn: (name: string) => string;
  readonly remove: (name: string) => string;
}

export const branchWords: Words<BranchWords> = {
  en: {
    playOn: 'Play on from here',
    asWho: 'You play as',
    hidden: 'Hidden cards',
    kept: 'As they were',
    keptWhy: 'The same cards come as in the record.',
    anew: 'Dealt anew',
    anewWhy: 'What this seat knew stays; all other cards are shuffled.',
    play: 'Play',
    close: 'Close',
    back: 'Back to the record',
    branches: 'Played on from here',
    what: 'Kept beside the record, not in it. They do not count in your statistics, and their deal cannot be checked.',
    against: (name, level) => `${name} against ${level}`,
    unfinished: 'not finished',
    goOn: (name) => `Continue: ${name}`,
    remove: (name) => `Delete: ${name}`,
  },
  ko: {
    playOn: '여기서부터 두기',
    asWho: '내 자리',
    hidden: '보이지 않는 패',
    kept: '그대로',
    keptWhy: '기보와 같은 패가 나옵니다.',
    anew: '새로 섞기',
    anewWhy: '이 자리에서 알던 것은 그대로 두고, 나머지 패를 섞습니다.',
    play: '두기',
    close: '닫기',
    back: '기보로 돌아가기',
    branches: '이어서 둔 경기',
    what: '기보 안이 아니라 기보 옆에 보관합니다. 통계에 들어가지 않으며, 패의 공정성은 확인할 수 없습니다.',
    against: (name, level) => `${name}, 상대 ${level}`,
    unfinished: '진행 중',
    goOn: (name) => `계속하기: ${name}`,
    remove: (name) => `삭제: ${name}`,
  },
  ja: {
    playOn: 'ここから指し継ぐ',
    asWho: 'あなたの席',
    hidden: '見えない札',
    kept: 'そのまま',
    keptWhy: '記録と同じ札が出ます。',
    anew: '配り直す',
    anewWhy: 'この席が知っていたことはそのままに、ほかの札を切り直します。',
    play: '始める',
    close: '閉じる',
    back: '記録に戻る',
    branches: '指し継いだ対局',
    what: '記録の中ではなく、記録のそばに残ります。統計には入らず、配りの公正さは確認できません。',
    against: (name, level) => `${name}、相手は${level}`,
    unfinished: '途中',
    goOn: (name) => `続ける：${name}`,
    remove: (name) => `削除：${name}`,
  },
  zh: {
    playOn: '從這裡接著打',
    asWho: '你的座位',
    hidden: '看不見的牌',
    kept: '保持原樣',
    keptWhy: '之後出的牌與紀錄相同。',
    anew: '重新發牌',
    anewWhy: '這個座位當時知道的保持不變，其餘的牌重新洗過。',
    play: '開始',
    close: '關閉',
    back: '回到紀錄',
    branches: '接著打的牌局',
    what: '保存在紀錄旁邊，不在紀錄裡。不計入統計，發牌的公平性也無法檢查。',
    against: (name, level) => `${name}，對手${level}`,
    unfinished: '未打完',
    goOn: (name) => `繼續：${name}`,
    remove: (name) => `刪除：${name}`,
  },
  'zh-Hans': {
    playOn: '从这里接着打',
    asWho: '你的座位',
    hidden: '看不见的牌',
    kept: '保持原样',
    keptWhy: '之后出的牌与记录相同。',
    anew: '重新发牌',
    anewWhy: '这个座位当时知道的保持不变，其余的牌重新洗过。',
    play: '开始',
    close: '关闭',
    back: '回到记录',
    branches: '接着打的牌局',
    what: '保存在记录旁边，不在记录里。不计入统计，发牌的公平性也无法检查。',
    against: (name, level) => `${name}，对手${level}`,
    unfinished: '未打完',
    goOn: (name) => `继续：${name}`,
    remove: (name) => `删除：${name}`,
  },
  pl: {
    playOn: 'Graj dalej od tego miejsca',
    asWho: 'Grasz jako',
    hidden: 'Ukryte karty',
    kept: 'Takie, jak były',
    keptWhy: 'Przyjdą te same karty, co w zapisie.',
    anew: 'Rozdane na nowo',
    anewWhy: 'To, co wiedział ten gracz, zostaje; pozostałe karty są tasowane.',
    play: 'Graj',
    close: 'Zamknij',
    back: 'Wróć do zapisu',
    branches: 'Dogrywki od tego zapisu',
    what: 'Są przechowywane obok zapisu, a nie w nim. Nie liczą się do statystyk, a ich rozdania nie da się sprawdzić.',
    against: (name, level) => `${name}, przeciwnik: ${level}`,
    unfinished: 'nieskończona',
    goOn: (name) => `Graj dalej: ${name}`,
    remove: (name) => `Usuń: ${name}`,
  },
};
