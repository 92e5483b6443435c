import type { Rules } from '@madang/engine/tysiac';
import type { OptionNames } from '../../common/option-names.ts';

export const ja: OptionNames<Rules> = {
  options: {
    minBid: '最低ビッド',
    minRaise: '最小の上げ幅',
    allPlay: '四人なら全員が参加',
    scoreBid: '達成時はビッドの点だけ',
    sitOutBonus: '休みの人のボーナス',
    forcedOpening: '最初の人は必ずビッド',
    raiseAfterTalon: 'ムジク後の上げ',
    marriageAbove120: '120超はマリッジが必要',
    bombs: 'ボムの回数',
    barrel: 'バレルの点',
    rounding: '守備側の点を丸める',
    mustBeat: '勝てるなら勝つ義務',
    mustTrump: '切り札を出す義務',
    fourNines: '9が四枚なら配り直し',
    maxHands: '最大ディール数',
  },
  values: {},
  rulesets: {
    seed: '標準',
    polish: 'ポーランド式',
    simulation: 'シミュレーション用',
  },
};
