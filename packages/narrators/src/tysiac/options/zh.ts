import type { Rules } from '@madang/engine/tysiac';
import type { OptionNames } from '../../common/option-names.ts';

export const zh: OptionNames<Rules> = {
  options: {
    minBid: '最低叫分',
    minRaise: '最低加叫',
    allPlay: '四人全部上場',
    scoreBid: '成功只得叫分',
    sitOutBonus: '輪休者加分',
    forcedOpening: '首家必須叫牌',
    raiseAfterTalon: '拿底牌後可加叫',
    marriageAbove120: '超過120須有婚配',
    bombs: '炸彈次數',
    barrel: '上桶分數',
    rounding: '防守方分數四捨五入',
    mustBeat: '能壓過就要壓過',
    mustTrump: '缺門必須出王牌',
    fourNines: '四張9可重發',
    maxHands: '最多副數',
  },
  values: {},
  rulesets: {
    seed: '標準',
    polish: '波蘭式',
    simulation: '模擬用',
  },
};
