import { polishCount } from '@madang/narrators/language';
import type { Words } from '../../app/words.ts';

interface HouseRulesWords {
  readonly title: string;
  readonly changes: (count: number) => string;
  readonly ruleset: string;
  readonly usual: string;
  readonly done: string;
  readonly close: string;
  /** Its value in the chosen ruleset. */
  readonly usually: (value: string) => string;
  readonly on: string;
  readonly off: string;
}

export const houseRulesWords: Words<HouseRulesWords> = {
  en: {
    title: 'House rules',
    changes: (count) => (count === 1 ? '1 changed' : `${count} changed`),
    ruleset: 'Ruleset',
    usual: 'Back to the usual rules',
    done: 'Done',
    close: 'Close',
    usually: (value) => `usually ${value}`,
    on: 'on',
    off: 'off',
  },
  ko: {
    title: '규칙 정하기',
    changes: (count) => `${count}개 바꿈`,
    ruleset: '규칙 묶음',
    usual: '원래 규칙으로',
    done: '확인',
    close: '닫기',
    usually: (value) => `원래 ${value}`,
    on: '켬',
    off: '끔',
  },
  ja: {
    title: 'ルールを決める',
    changes: (count) => `${count}件変更`,
    ruleset: 'ルールの種類',
    usual: '標準のルールに戻す',
    done: '決定',
    close: '閉じる',
    usually: (value) => `標準は${value}`,
    on: 'オン',
    off: 'オフ',
  },
  zh: {
    title: '自訂規則',
    changes: (count) => `已改 ${count} 項`,
    ruleset: '規則組',
    usual: '恢復原來的規則',
    done: '完成',
    close: '關閉',
    usually: (value) => `原為 ${value}`,
    on: '開',
    off: '關',
  },
  pl: {
    title: 'Zasady stołu',
    changes: (count) => polishCount(count, 'zmiana', 'zmiany', 'zmian'),
    ruleset: 'Zestaw zasad',
    usual: 'Przywróć zwykłe zasady',
    done: 'Gotowe',
    close: 'Zamknij',
    usually: (value) => `zwykle ${value}`,
    on: 'tak',
    off: 'nie',
  },
};
