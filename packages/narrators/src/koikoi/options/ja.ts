import type { Rules } from '@madang/engine/koikoi';
import type { OptionNames } from '../../common/option-names.ts';

export const ja: OptionNames<Rules> = {
  options: {
    total_rounds: '局数',
    koi_koi_multiplier: '相手のこいこい倍率',
    seven_point_double: '7文以上は倍',
    each_call_adds: 'こいこいごとに倍率＋1',
    gokou: '五光',
    shikou: '四光',
    ameshikou: '雨四光',
    sankou: '三光',
    viewing_yaku: '月見・花見で一杯',
    viewing_yaku_alone: 'ほかの役がない月見・花見',
    cup_counts_as_kasu: '盃をカスにも数える',
    exhausted_after_koi: '手札が尽きたら最後のこいこいが得点',
    dealer_privilege: '親権の点',
    dealer_privilege_after_koi: 'こいこい後も親権あり',
    draw_dealer: '引き分け後の親',
  },
  values: {
    'draw_dealer.keep': 'そのまま',
    'draw_dealer.alternate': '交代',
  },
  rulesets: {
    seed: '標準',
    nintendo: '月見・花見あり',
    koikoi_japan: 'こいこいで倍増',
  },
};
