import type { Rules } from '@madang/engine/check';
import type { OptionNames } from '../../common/option-names.ts';

export const ja: OptionNames<Rules> = {
  options: {
    misfirePenalty: '合わせ失敗の罰',
    rounds: '局数',
    count: '勝敗の数え方',
    direction: '回り方',
    maxReshuffles: '切り直しの上限',
    maxTurns: '番数の上限',
  },
  values: {
    'count.wins': '勝った局数',
    'count.points': '合計点、少ないほうが勝ち',
    'direction.clockwise': '時計回り',
    'direction.counterclockwise': '反時計回り',
  },
  rulesets: {
    seed: '標準',
    strict: '罰あり',
  },
};
