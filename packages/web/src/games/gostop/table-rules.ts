import type { TableRules } from '../table-rules.ts';

export const gostopTableRules: readonly TableRules[] = [
  {
    rules: {},
    words: {
      en: { name: 'Standard', line: 'One round for points; go or stop from three.' },
      ko: { name: '기본', line: '점수로 치는 한 판. 3점부터 고와 스톱.' },
      ja: { name: '標準', line: '一局を点で争う。三点からゴーかストップ。' },
      zh: { name: '標準', line: '一局計分，三分起可喊 Go 或 Stop。' },
      'zh-Hans': { name: '标准', line: '一局计分，三分起可喊 Go 或 Stop。' },
      pl: { name: 'Standardowe', line: 'Jedno rozdanie na punkty; go albo stop od trzech.' },
    },
  },
  {
    rules: { rounds: 10 },
    words: {
      en: { name: 'Ten rounds', line: 'The winner starts the next round; a drawn round doubles it.' },
      ko: { name: '열 판', line: '이긴 사람이 다음 선. 나가리면 다음 판이 두 배.' },
      ja: { name: '十局', line: '勝った人が次の親。流れた次の局は倍。' },
      zh: { name: '十局', line: '贏家下一局先手，流局後加倍。' },
      'zh-Hans': { name: '十局', line: '赢家下一局先手，流局后加倍。' },
      pl: { name: 'Dziesięć rozdań', line: 'Zwycięzca zaczyna następne; po nagari liczy się ono podwójnie.' },
    },
  },
  {
    rules: { rounds: 10, bonusCards: 2 },
    words: {
      en: { name: 'With bonus cards', line: 'Ten rounds with two bonus cards in the pack, each stealing junk.' },
      ko: { name: '보너스패', line: '열 판. 보너스패 두 장이 들어가고, 나오면 피를 빼앗습니다.' },
      ja: { name: 'ボーナス札あり', line: '十局。ボーナス札が二枚入り、出るとカスを奪う。' },
      zh: { name: '含獎勵牌', line: '十局，牌堆加兩張獎勵牌，翻到可奪皮。' },
      'zh-Hans': { name: '含奖励牌', line: '十局，牌堆加两张奖励牌，翻到可夺皮。' },
      pl: {
        name: 'Z kartami premiowymi',
        line: 'Dziesięć rozdań i dwie karty premiowe w talii; każda kradnie roślinę.',
      },
    },
  },
  {
    rules: { rounds: 10, gold: true },
    words: {
      en: { name: 'For gold', line: 'Ten rounds; a point is 100 gold. Gold is play money.' },
      ko: { name: '골드', line: '열 판. 1점이 100골드. 골드는 게임 안에서만 쓰는 돈입니다.' },
      ja: { name: 'ゴールド', line: '十局。一点が100ゴールド。ゴールドは遊びのお金です。' },
      zh: { name: '金幣局', line: '十局，一分一百金幣。金幣只是遊戲幣。' },
      'zh-Hans': { name: '金币局', line: '十局，一分一百金币。金币只是游戏币。' },
      pl: { name: 'Na złoto', line: 'Dziesięć rozdań; punkt to 100 złota. Złoto to pieniądze na niby.' },
    },
  },
];
