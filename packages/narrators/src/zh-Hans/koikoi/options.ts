import type { Rules } from '@madang/engine/koikoi';
import type { OptionNames } from '../../common/option-names.ts';

export const zhHans: OptionNames<Rules> = {
  options: {
    total_rounds: '局数',
    koi_koi_multiplier: '对手喊来来的倍数',
    seven_point_double: '满七分加倍',
    each_call_adds: '每次来来倍数加一',
    gokou: '五光',
    shikou: '四光',
    ameshikou: '雨四光',
    sankou: '三光',
    viewing_yaku: '月见酒与花见酒',
    viewing_yaku_alone: '没有其他役的月见与花见',
    cup_counts_as_kasu: '杯兼作粕',
    exhausted_after_koi: '手牌出完时最后喊来来者得分',
    dealer_privilege: '庄家权的分数',
    dealer_privilege_after_koi: '喊过来来也有庄家权',
    draw_dealer: '平局后的庄家',
  },
  values: {
    'draw_dealer.keep': '连庄',
    'draw_dealer.alternate': '换庄',
  },
  rulesets: {
    seed: '标准',
    nintendo: '含月见花见',
    koikoi_japan: '越喊越高',
  },
};
