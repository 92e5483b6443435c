import type { HouseRulesWords } from '../../home/house-rules/words.ts';

export const zhHans: HouseRulesWords = {
  title: '自定规则',
  changes: (count) => `已改 ${count} 项`,
  ruleset: '规则组',
  usual: '恢复原来的规则',
  done: '完成',
  close: '关闭',
  usually: (value) => `原为 ${value}`,
  sets: '规则',
  own: '自定规则',
  search: '搜索选项',
  none: '没有这样的选项。',
  other: '其他选项',
  on: '开',
  off: '关',
};
