import type { TableRules } from '../table-rules.ts';

export const koikoiTableRules: readonly TableRules[] = [
  {
    rules: {},
    words: {
      en: { name: 'Standard', line: 'Twelve rounds. Seven points or more count double.' },
      ko: { name: '기본', line: '열두 판. 7점부터 두 배입니다.' },
      ja: { name: '標準', line: '全十二局。七文以上は倍になります。' },
      zh: { name: '標準', line: '共十二局，七分以上加倍。' },
      'zh-Hans': { name: '标准', line: '共十二局，七分以上加倍。' },
      pl: { name: 'Standardowe', line: 'Dwanaście rozdań. Od siedmiu punktów wynik się podwaja.' },
    },
  },
  {
    rules: { ruleset: 'nintendo' },
    words: {
      en: {
        name: 'With viewing yaku',
        line: 'The cup with moon or blossoms is 5 points; brights are worth a little less.',
      },
      ko: { name: '달맞이·꽃놀이 포함', line: '국진과 달 또는 벚꽃이면 5점. 광 족보는 조금 낮습니다.' },
      ja: { name: '月見・花見あり', line: '月見で一杯と花見で一杯が五文。光の役は少し低め。' },
      zh: { name: '含月見花見', line: '盃配月或櫻各得五分，光牌的役略低。' },
      'zh-Hans': { name: '含月见花见', line: '杯配月或樱各得五分，光牌的役略低。' },
      pl: { name: 'Z podziwianiem', line: 'Czarka z księżycem albo kwiatami daje 5 punktów; światła są nieco tańsze.' },
    },
  },
  {
    rules: { ruleset: 'koikoi_japan' },
    words: {
      en: {
        name: 'Every call counts',
        line: 'Each koi-koi of either side raises the factor by one. The dealer gets a point at a draw.',
      },
      ko: { name: '부를수록 배', line: '누가 부르든 코이코이마다 배수가 1씩 오릅니다. 무승부면 선이 1점.' },
      ja: { name: 'こいこいで倍増', line: 'どちらのこいこいも一回ごとに倍率が一つ上がる。引き分けは親に一文。' },
      zh: { name: '越喊越高', line: '任一方每喊一次「來來」，倍數加一。平手時莊家得一分。' },
      'zh-Hans': { name: '越喊越高', line: '任一方每喊一次“来来”，倍数加一。平局时庄家得一分。' },
      pl: {
        name: 'Każde wołanie',
        line: 'Każde „koi-koi” podnosi mnożnik o jeden. Przy remisie rozdający dostaje punkt.',
      },
    },
  },
  {
    rules: { total_rounds: 3 },
    words: {
      en: { name: 'Short', line: 'The standard rules in three rounds.' },
      ko: { name: '짧게', line: '기본 규칙으로 세 판.' },
      ja: { name: '三局', line: '標準のルールで三局。' },
      zh: { name: '短局', line: '標準規則，只打三局。' },
      'zh-Hans': { name: '短局', line: '标准规则，只打三局。' },
      pl: { name: 'Krótkie', line: 'Zasady standardowe, trzy rozdania.' },
    },
  },
];
