import { polishCount } from '@madang/narrators/language';
import type { Words } from '../../app/words.ts';
import { zhHans } from '../../languages/zh-Hans/house-rules.ts';

export interface HouseRulesWords {
  readonly title: string;
  readonly changes: (count: number) => string;
  readonly ruleset: string;
  readonly usual: string;
  readonly done: string;
  readonly close: string;
  /** Its value in the chosen ruleset. */
  readonly usually: (value: string) => string;
  /** The named rules on the door. */
  readonly sets: string;
  /** Rules that have no name. */
  readonly own: string;
  readonly search: string;
  readonly none: string;
  /** Options that the rulebook does not mention at this table. */
  readonly other: string;
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
    sets: 'Rules',
    own: 'Your own rules',
    search: 'Search the options',
    none: 'No option is called that.',
    other: 'Other options',
    on: 'on',
    off: 'off',
  },
  ko: {
    title: '규칙 정하기',
    changes: (count) => `${count}개 바꿈`,
    ruleset: '규칙 세트',
    usual: '원래 규칙으로',
    done: '확인',
    close: '닫기',
    usually: (value) => `원래 ${value}`,
    sets: '규칙',
    own: '직접 정한 규칙',
    search: '옵션 찾기',
    none: '그런 옵션이 없습니다.',
    other: '그 밖의 옵션',
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
    sets: 'ルール',
    own: '自分で決めたルール',
    search: '項目を探す',
    none: '該当する項目がありません。',
    other: 'その他の項目',
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
    sets: '規則',
    own: '自訂規則',
    search: '搜尋選項',
    none: '沒有這樣的選項。',
    other: '其他選項',
    on: '開',
    off: '關',
  },
  'zh-Hans': zhHans,
  pl: {
    title: 'Zasady domowe',
    changes: (count) => polishCount(count, 'zmiana', 'zmiany', 'zmian'),
    ruleset: 'Zestaw zasad',
    usual: 'Przywróć zwykłe zasady',
    done: 'Gotowe',
    close: 'Zamknij',
    usually: (value) => `zwykle ${value}`,
    sets: 'Zasady',
    own: 'Własne zasady',
    search: 'Szukaj wśród zasad',
    none: 'Nie ma takiej zasady.',
    other: 'Pozostałe',
    on: 'tak',
    off: 'nie',
  },
};
