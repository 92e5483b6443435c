import type { Words } from '../app/words.ts';

export interface ReviewWords {
  readonly close: string;
  /** How far it is, in percent. */
  readonly working: (percent: number) => string;
  readonly done: string;
  readonly failed: string;
  readonly whose: string;
  readonly shown: string;
  readonly played: string;
  readonly better: string;
  readonly numbers: string;
  readonly action: string;
  readonly expected: string;
  readonly forMatch: string;
  readonly account: string;
  /** At this move of the curve: what is expected, and what of it is luck. */
  readonly atMove: (n: number) => string;
}

export const reviewWords: Words<ReviewWords> = {
  en: {
    close: 'Close the review',
    working: (percent) => `Reviewing: ${percent} %`,
    done: 'The review is complete.',
    failed: 'The files that a review needs could not be loaded. Try again when you are online.',
    whose: 'Review of',
    shown: 'On the cards',
    played: 'Played',
    better: 'Better',
    numbers: 'Numbers',
    action: 'Action',
    expected: 'Expected result',
    forMatch: 'Judged by the chance to win the match.',
    account: 'Where the result came from',
    atMove: (n) => `Go to move ${n}`,
  },
  ko: {
    close: '분석 닫기',
    working: (percent) => `분석 중: ${percent} %`,
    done: '분석이 끝났습니다.',
    failed: '분석에 필요한 파일을 불러오지 못했습니다. 온라인일 때 다시 시도하세요.',
    whose: '누구의 분석',
    shown: '카드에 표시',
    played: '둔 수',
    better: '더 좋은 수',
    numbers: '수치',
    action: '수',
    expected: '예상 결과',
    forMatch: '경기에서 이길 확률로 판단했습니다.',
    account: '결과가 나온 이유',
    atMove: (n) => `${n}수로 가기`,
  },
  ja: {
    close: '検討を閉じる',
    working: (percent) => `検討中：${percent}％`,
    done: '検討が終わりました。',
    failed: '検討に必要なファイルを読み込めませんでした。オンラインのときにもう一度お試しください。',
    whose: '誰の検討',
    shown: '札に表示',
    played: '指した手',
    better: 'より良い手',
    numbers: '数値',
    action: '手',
    expected: '見込み',
    forMatch: '対局に勝つ確率で判断しました。',
    account: '結果の内訳',
    atMove: (n) => `${n}手目へ`,
  },
  zh: {
    close: '關閉復盤',
    working: (percent) => `復盤中：${percent}%`,
    done: '復盤完成。',
    failed: '無法載入復盤所需的檔案。連上網路後請再試一次。',
    whose: '誰的復盤',
    shown: '牌上顯示',
    played: '實際打法',
    better: '更好的打法',
    numbers: '數值',
    action: '打法',
    expected: '預期結果',
    forMatch: '以贏得整場的機率判斷。',
    account: '結果從何而來',
    atMove: (n) => `到第 ${n} 步`,
  },
  'zh-Hans': {
    close: '关闭复盘',
    working: (percent) => `复盘中：${percent}%`,
    done: '复盘完成。',
    failed: '无法加载复盘所需的文件。连上网络后请再试一次。',
    whose: '谁的复盘',
    shown: '牌上显示',
    played: '实际打法',
    better: '更好的打法',
    numbers: '数值',
    action: '打法',
    expected: '预期结果',
    forMatch: '以赢得整场的概率判断。',
    account: '结果从何而来',
    atMove: (n) => `到第 ${n} 步`,
  },
  pl: {
    close: 'Zamknij analizę',
    working: (percent) => `Trwa analiza: ${percent}%`,
    done: 'Analiza jest gotowa.',
    failed: 'Nie udało się wczytać plików potrzebnych do analizy. Spróbuj ponownie, gdy będzie połączenie.',
    whose: 'Czyja analiza',
    shown: 'Na kartach',
    played: 'Zagrane',
    better: 'Lepsze',
    numbers: 'Liczby',
    action: 'Ruch',
    expected: 'Oczekiwany wynik',
    forMatch: 'Oceniono według szansy na wygranie meczu.',
    account: 'Skąd wziął się wynik',
    atMove: (n) => `Przejdź do ruchu ${n}`,
  },
};
