import type { Rules } from '@madang/engine/tysiac';
import type { OptionNames } from '../../common/option-names.ts';

export const zhHans: OptionNames<Rules> = {
  options: {
    minBid: '最低叫分',
    minRaise: '最低加叫',
    allPlay: '四人全部上场',
    scoreBid: '成功只得叫分',
    sitOutBonus: '轮休者加分',
    forcedOpening: '首家必须叫牌',
    raiseAfterTalon: '拿底牌后可加叫',
    marriageAbove120: '超过120须有婚配',
    bombs: '炸弹次数',
    barrel: '上桶分数',
    rounding: '防守方分数四舍五入',
    mustBeat: '能压过就要压过',
    mustTrump: '缺门必须出王牌',
    fourNines: '四张9可重发',
    maxHands: '最多副数',
  },
  values: {},
  rulesets: {
    seed: '标准',
    polish: '波兰式',
    simulation: '模拟用',
  },
};
