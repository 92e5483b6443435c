import type { Language } from '@madang/engine/language';

/** The parts of an account, in the order in which they are listed. */
export const ACCOUNT_PARTS = ['average', 'deal', 'draws', 'hidden', 'own', 'others', 'rest'] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

/** The words of a review, beside its sentences. */
export interface AccountWords {
  readonly parts: Readonly<Record<AccountPart, string>>;
  readonly result: string;
  readonly luck: string;
  readonly decisions: string;
  readonly round: (number: number) => string;
  /** A whole sentence for a person: where a result came from. The amounts have signs and units. */
  readonly told: (who: string, result: string, luck: string, own: string, others: string) => string;
  readonly marked: string;
  readonly nothingMarked: string;
  /** What a decision costs on average, with its interval. */
  readonly errorRate: (who: string, rate: string, low: string, high: string, decisions: string) => string;
  /** The expected result of the round over its moves. */
  readonly curve: string;
}

const en: AccountWords = {
  parts: {
    average: 'Average deal',
    deal: 'Luck of the deal',
    draws: 'Luck of the draws',
    hidden: 'Luck of hidden cards',
    own: 'Own decisions',
    others: 'Decisions of the others',
    rest: 'Left over',
  },
  result: 'Result',
  luck: 'Luck',
  decisions: 'Decisions',
  round: (number) => `Round ${number}`,
  told: (who, result, luck, own, others) =>
    `${who}: ${result}. Luck ${luck}, own decisions ${own}, decisions of the others ${others}.`,
  marked: 'Marked decisions',
  nothingMarked: 'No decision is clearly worse than another.',
  errorRate: (who, rate, low, high, decisions) =>
    `${who}: a decision costs ${rate} on average (95 %: ${low} … ${high}; ${decisions} decisions).`,
  curve: 'Expected result of the round',
};

const ko: AccountWords = {
  parts: {
    average: '평균적인 패',
    deal: '패 운',
    draws: '뒤집기 운',
    hidden: '숨은 패 운',
    own: '내 결정',
    others: '상대 결정',
    rest: '나머지',
  },
  result: '결과',
  luck: '운',
  decisions: '결정',
  round: (number) => `${number}판`,
  told: (who, result, luck, own, others) =>
    `${who}: ${result}. 운 ${luck}, 본인 결정 ${own}, 다른 사람의 결정 ${others}.`,
  marked: '표시된 결정',
  nothingMarked: '뚜렷하게 나쁜 결정이 없습니다.',
  errorRate: (who, rate, low, high, decisions) =>
    `${who}: 결정 하나의 평균 손실 ${rate} (95 %: ${low} … ${high}, 결정 ${decisions}개).`,
  curve: '이 판의 예상 결과',
};

const ja: AccountWords = {
  parts: {
    average: '平均的な配り',
    deal: '配りの運',
    draws: 'めくりの運',
    hidden: '隠れた札の運',
    own: '自分の判断',
    others: '相手の判断',
    rest: '残り',
  },
  result: '結果',
  luck: '運',
  decisions: '判断',
  round: (number) => `第${number}局`,
  told: (who, result, luck, own, others) => `${who}：${result}。運${luck}、本人の判断${own}、ほかの人の判断${others}。`,
  marked: '印のついた判断',
  nothingMarked: 'はっきり悪い判断はありません。',
  errorRate: (who, rate, low, high, decisions) =>
    `${who}：判断1回の平均損失${rate}（95％：${low}～${high}、判断${decisions}回）。`,
  curve: 'この局の見込み',
};

const zh: AccountWords = {
  parts: {
    average: '平均的牌',
    deal: '發牌的運氣',
    draws: '翻牌的運氣',
    hidden: '暗牌的運氣',
    own: '自己的決定',
    others: '其他人的決定',
    rest: '其餘',
  },
  result: '結果',
  luck: '運氣',
  decisions: '決定',
  round: (number) => `第 ${number} 局`,
  told: (who, result, luck, own, others) =>
    `${who}：${result}。運氣 ${luck}，本人的決定 ${own}，其他人的決定 ${others}。`,
  marked: '有標記的決定',
  nothingMarked: '沒有明顯較差的決定。',
  errorRate: (who, rate, low, high, decisions) =>
    `${who}：每個決定平均損失 ${rate}（95%：${low} 至 ${high}，共 ${decisions} 個決定）。`,
  curve: '本局的預期結果',
};

const zhHans: AccountWords = {
  parts: {
    average: '平均的牌',
    deal: '发牌的运气',
    draws: '翻牌的运气',
    hidden: '暗牌的运气',
    own: '自己的决定',
    others: '其他人的决定',
    rest: '其余',
  },
  result: '结果',
  luck: '运气',
  decisions: '决定',
  round: (number) => `第 ${number} 局`,
  told: (who, result, luck, own, others) =>
    `${who}：${result}。运气 ${luck}，本人的决定 ${own}，其他人的决定 ${others}。`,
  marked: '有标记的决定',
  nothingMarked: '没有明显较差的决定。',
  errorRate: (who, rate, low, high, decisions) =>
    `${who}：每个决定平均损失 ${rate}（95%：${low} 至 ${high}，共 ${decisions} 个决定）。`,
  curve: '本局的预期结果',
};

const pl: AccountWords = {
  parts: {
    average: 'Przeciętne rozdanie',
    deal: 'Szczęście w rozdaniu',
    draws: 'Szczęście w dobieraniu',
    hidden: 'Szczęście w ukrytych kartach',
    own: 'Własne decyzje',
    others: 'Decyzje innych',
    rest: 'Reszta',
  },
  result: 'Wynik',
  luck: 'Szczęście',
  decisions: 'Decyzje',
  round: (number) => `Rozdanie ${number}`,
  told: (who, result, luck, own, others) =>
    `${who}: ${result}. Szczęście ${luck}, własne decyzje ${own}, decyzje innych ${others}.`,
  marked: 'Oznaczone decyzje',
  nothingMarked: 'Żadna decyzja nie jest wyraźnie gorsza.',
  errorRate: (who, rate, low, high, decisions) =>
    `${who}: decyzja kosztuje średnio ${rate} (95%: od ${low} do ${high}; liczba decyzji: ${decisions}).`,
  curve: 'Oczekiwany wynik rozdania',
};

const WORDS: Readonly<Record<Language, AccountWords>> = { en, ko, ja, zh, 'zh-Hans': zhHans, pl };

export function accountWords(language: Language): AccountWords {
  return WORDS[language];
}
