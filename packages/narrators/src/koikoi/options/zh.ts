import type { Rules } from '@madang/engine/koikoi';
import type { OptionNames } from '../../common/option-names.ts';

export const zh: OptionNames<Rules> = {
  options: {
    total_rounds: '局數',
    koi_koi_multiplier: '對手喊來來的倍數',
    seven_point_double: '滿七分加倍',
    each_call_adds: '每次來來倍數加一',
    gokou: '五光',
    shikou: '四光',
    ameshikou: '雨四光',
    sankou: '三光',
    viewing_yaku: '月見酒與花見酒',
    viewing_yaku_alone: '沒有其他役的月見與花見',
    cup_counts_as_kasu: '盃兼作粕',
    exhausted_after_koi: '手牌出完時最後喊來來者得分',
    dealer_privilege: '莊家權的分數',
    dealer_privilege_after_koi: '喊過來來也有莊家權',
    draw_dealer: '平手後的莊家',
  },
  values: {
    'draw_dealer.keep': '連莊',
    'draw_dealer.alternate': '換莊',
  },
  rulesets: {
    seed: '標準',
    nintendo: '含月見花見',
    koikoi_japan: '越喊越高',
  },
};
