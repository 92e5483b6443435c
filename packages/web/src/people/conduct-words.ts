import type { ReportReason } from '@madang/protocol';
import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/conduct.ts';

/** Words about what one may do about other players. */
export interface ConductWords {
  /** Opens the list of the others at the table. */
  readonly others: string;
  readonly close: string;
  readonly block: string;
  readonly unblock: string;
  readonly blockWhy: string;
  /** The heading of the list of those whom the reader has blocked. */
  readonly blocked: string;
  readonly report: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly reported: string;
  readonly failed: string;
}

export const conductWords: Words<ConductWords> = {
  en: {
    others: 'Block or report',
    close: 'Close',
    block: 'Block',
    unblock: 'Unblock',
    blockWhy: 'You are never paired with somebody you have blocked, and you do not see what they say.',
    blocked: 'Blocked players',
    report: 'Report',
    reason: 'Report to the operator of this server',
    reasons: {
      cheating: 'Seems to cheat',
      stalling: 'Delays on purpose',
      leaving: 'Leaves when losing',
      name: 'Offensive name',
      phrases: 'Bothers with set phrases',
    },
    reported: 'Thank you. The operator of this server will see it.',
    failed: 'That did not work. Try again later.',
  },
  ko: {
    others: '차단 · 신고',
    close: '닫기',
    block: '차단',
    unblock: '차단 해제',
    blockWhy: '차단한 사람과는 다시 만나지 않으며, 그 사람이 하는 말도 보이지 않습니다.',
    blocked: '차단한 플레이어',
    report: '신고',
    reason: '이 서버의 운영자에게 신고',
    reasons: {
      cheating: '부정행위가 의심됨',
      stalling: '일부러 시간을 끔',
      leaving: '지고 있으면 나감',
      name: '불쾌한 이름',
      phrases: '정해진 말로 귀찮게 함',
    },
    reported: '고맙습니다. 이 서버의 운영자가 확인합니다.',
    failed: '처리하지 못했습니다. 나중에 다시 시도해 주세요.',
  },
  ja: {
    others: 'ブロック・通報',
    close: '閉じる',
    block: 'ブロック',
    unblock: 'ブロックを解除',
    blockWhy: 'ブロックした相手とは組み合わされず、その人のひとことも表示されません。',
    blocked: 'ブロックしたプレイヤー',
    report: '通報',
    reason: 'このサーバーの運営者に通報',
    reasons: {
      cheating: '不正が疑われる',
      stalling: 'わざと時間をかける',
      leaving: '負けそうになると抜ける',
      name: '不快な名前',
      phrases: 'ひとことで迷惑をかける',
    },
    reported: 'ありがとうございます。このサーバーの運営者が確認します。',
    failed: 'うまくいきませんでした。しばらくしてからお試しください。',
  },
  zh: {
    others: '封鎖或檢舉',
    close: '關閉',
    block: '封鎖',
    unblock: '解除封鎖',
    blockWhy: '你不會再與封鎖的玩家配對，也看不到他們說的話。',
    blocked: '已封鎖的玩家',
    report: '檢舉',
    reason: '向這個伺服器的管理者檢舉',
    reasons: {
      cheating: '疑似作弊',
      stalling: '故意拖延',
      leaving: '快輸就離開',
      name: '名字冒犯人',
      phrases: '用固定短語騷擾',
    },
    reported: '謝謝。這個伺服器的管理者會看到。',
    failed: '沒有成功，請稍後再試。',
  },
  'zh-Hans': zhHans,
  pl: {
    others: 'Zablokuj lub zgłoś',
    close: 'Zamknij',
    block: 'Zablokuj',
    unblock: 'Odblokuj',
    blockWhy: 'Z zablokowaną osobą nigdy już nie zagrasz i nie zobaczysz, co mówi.',
    blocked: 'Zablokowani gracze',
    report: 'Zgłoś',
    reason: 'Zgłoszenie do operatora tego serwera',
    reasons: {
      cheating: 'Chyba oszukuje',
      stalling: 'Celowo gra na czas',
      leaving: 'Wychodzi, gdy przegrywa',
      name: 'Obraźliwe imię',
      phrases: 'Dokucza gotowymi zwrotami',
    },
    reported: 'Dziękujemy. Operator tego serwera to zobaczy.',
    failed: 'Nie udało się. Spróbuj później.',
  },
};
