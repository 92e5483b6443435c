import type { TableRules } from '../table-rules.ts';

export const checkTableRules: readonly TableRules[] = [
  {
    rules: {},
    words: {
      en: { name: 'Standard', line: 'One round. A wrong match costs nothing.' },
      ko: { name: '기본', line: '한 판. 잘못 맞춰도 잃는 것이 없습니다.' },
      ja: { name: '標準', line: '一局。合わせに失敗しても罰はなし。' },
      zh: { name: '標準', line: '一局，配錯不罰。' },
      'zh-Hans': { name: '标准', line: '一局，配错不罚。' },
      pl: { name: 'Standardowe', line: 'Jedno rozdanie. Pomyłka nic nie kosztuje.' },
    },
  },
  {
    rules: { ruleset: 'strict' },
    words: {
      en: { name: 'With penalties', line: 'One round. A wrong match costs a card more.' },
      ko: { name: '벌칙 있음', line: '한 판. 잘못 맞추면 카드를 한 장 더 받습니다.' },
      ja: { name: 'ペナルティあり', line: '一局。合わせに失敗するとカードが一枚増える。' },
      zh: { name: '有罰則', line: '一局，配錯多拿一張牌。' },
      'zh-Hans': { name: '有罚则', line: '一局，配错多拿一张牌。' },
      pl: { name: 'Z karami', line: 'Jedno rozdanie. Pomyłka kosztuje dodatkową kartę.' },
    },
  },
  {
    rules: { rounds: 5 },
    words: {
      en: { name: 'Five rounds', line: 'Who wins most of five rounds wins the match.' },
      ko: { name: '다섯 판', line: '다섯 판 중 가장 많이 이긴 사람이 이깁니다.' },
      ja: { name: '五局', line: '五局で一番多く勝った人の勝ち。' },
      zh: { name: '五局', line: '五局中贏最多局者勝。' },
      'zh-Hans': { name: '五局', line: '五局中赢最多局者胜。' },
      pl: { name: 'Pięć rozdań', line: 'Mecz wygrywa, kto wygra najwięcej z pięciu rozdań.' },
    },
  },
  {
    rules: { rounds: 5, count: 'points' },
    words: {
      en: { name: 'Fewest points', line: 'Five rounds; all points are added, and the fewest win.' },
      ko: { name: '최소 점수', line: '다섯 판의 점수를 더해 가장 적은 사람이 이깁니다.' },
      ja: { name: '最少得点', line: '五局の点を足し、一番少ない人の勝ち。' },
      zh: { name: '最少分', line: '五局分數相加，最少者勝。' },
      'zh-Hans': { name: '最少分', line: '五局分数相加，最少者胜。' },
      pl: { name: 'Najmniej punktów', line: 'Pięć rozdań; punkty się sumują i wygrywa, kto ma ich najmniej.' },
    },
  },
];
