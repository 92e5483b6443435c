import type { Rules } from '@madang/engine/check';
import type { OptionNames } from '../../common/option-names.ts';

export const zhHans: OptionNames<Rules> = {
  options: {
    misfirePenalty: '配牌失败受罚',
    rounds: '局数',
    count: '计算方式',
    direction: '行进方向',
    maxReshuffles: '重洗上限',
    maxTurns: '回合上限',
  },
  values: {
    'count.wins': '赢得局数',
    'count.points': '总分，少者胜',
    'direction.clockwise': '顺时针',
    'direction.counterclockwise': '逆时针',
  },
  rulesets: {
    seed: '标准',
    strict: '有罚则',
  },
};
