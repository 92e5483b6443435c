import type { Rules } from '@madang/engine/check';
import type { OptionNames } from '../../common/option-names.ts';

export const zh: OptionNames<Rules> = {
  options: {
    misfirePenalty: '配牌失敗受罰',
    rounds: '局數',
    count: '計算方式',
    direction: '行進方向',
    maxReshuffles: '重洗上限',
    maxTurns: '回合上限',
  },
  values: {
    'count.wins': '贏得局數',
    'count.points': '總分，少者勝',
    'direction.clockwise': '順時針',
    'direction.counterclockwise': '逆時針',
  },
  rulesets: {
    seed: '標準',
    strict: '有罰則',
  },
};
