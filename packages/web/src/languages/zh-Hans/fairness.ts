import type { FairnessWords } from '../../replay/fairness-words.ts';

export const zhHans: FairnessWords = {
  fairYes: '发牌是公平的。',
  fairNo: (where) => `这份记录不成立：${where}`,
  fairWhy:
    '在发第一张牌之前，发牌者公开了秘密值的指纹。现在公开的秘密值与该指纹相符，加上玩家各自的种子，正好得出这些牌序，而且记录中的每一步都符合规则。没有人能在看到手牌之后更换牌。',
  commitment: '发牌前公开的指纹',
  seed: '秘密值',
  clientSeeds: '玩家的种子',
  checked: (rounds, actions) => `重新打过 ${rounds} 局、${actions} 步。`,
  steps: '检查了什么',
  linked: '秘密值的指纹与发牌前公开的相符。',
  dealt: '牌序正是由秘密值与玩家的种子得出。',
  legal: '每一步都符合规则，结果也与记录一致。',
  copy: (what) => `复制：${what}`,
  copied: '已复制',
  yourself: '自己验证',
  yourselfHow:
    '把这个程序保存为 check.mjs，用 Node.js 运行：node check.mjs。它不使用 Madang 的代码，会输出两次 true：一次是指纹，一次是第一副牌的牌序。',
  ruleset: '规则',
  logsYes: '这些牌局都照规则进行。',
  logsWhy: '从发牌时的牌序重新打过每一局：每一步都符合规则，记录的内容完全一致。',
  notChecked: '这种记录无法证明的事',
  unchecked: {
    shuffle: '牌序是否来自事先公开的秘密值：整场结束后的完整记录里有。',
    'deal order': '发手牌的顺序：这份旧记录已经排序过。',
    starter: '该由谁先手：这份旧记录没有时刻与开局状态。',
    options: '这一桌自定的规则：这份旧记录只有规则名称。',
  },
};
