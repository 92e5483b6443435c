import type { TableRules } from '../table-rules.ts';

export const matgoTableRules: readonly TableRules[] = [
  {
    rules: {},
    words: {
      en: { name: 'House rules', line: 'Ten rounds for gold, with bonus cards; every ppuk takes what it matches.' },
      ko: { name: '하우스 룰', line: '골드로 치는 열 판. 보너스패가 있고, 뻑은 맞은 패를 먹습니다.' },
      ja: { name: 'ハウスルール', line: 'ゴールドで十局。ボーナス札あり、ポクは合った札を取る。' },
      zh: { name: '本館規則', line: '十局計金幣，含獎勵牌，卡牌會收下配到的牌。' },
      'zh-Hans': { name: '本店规则', line: '十局计金币，含奖励牌，卡牌会收下配到的牌。' },
      pl: { name: 'Zasady domu', line: 'Dziesięć rozdań na złoto, z kartami premiowymi; ppuk bierze, co pasuje.' },
    },
  },
  {
    rules: { rounds: 3 },
    words: {
      en: { name: 'Short', line: 'The house rules in three rounds.' },
      ko: { name: '짧게', line: '하우스 룰로 세 판.' },
      ja: { name: '三局', line: 'ハウスルールで三局。' },
      zh: { name: '短局', line: '本館規則，只打三局。' },
      'zh-Hans': { name: '短局', line: '本店规则，只打三局。' },
      pl: { name: 'Krótkie', line: 'Zasady domu, trzy rozdania.' },
    },
  },
  {
    rules: { ruleset: 'kr-gostop-core-v1' },
    words: {
      en: { name: 'Standard', line: 'One round for points, without bonus cards; a ppuk stays on the table.' },
      ko: { name: '기본', line: '점수로 치는 한 판. 보너스패 없이, 뻑은 바닥에 남습니다.' },
      ja: { name: '標準', line: '点で争う一局。ボーナス札なし、ポクは場に残る。' },
      zh: { name: '標準', line: '一局計分，不用獎勵牌，卡牌留在場上。' },
      'zh-Hans': { name: '标准', line: '一局计分，不用奖励牌，卡牌留在场上。' },
      pl: { name: 'Standardowe', line: 'Jedno rozdanie na punkty, bez kart premiowych; ppuk zostaje na stole.' },
    },
  },
];
