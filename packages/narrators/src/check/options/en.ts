import type { Rules } from '@madang/engine/check';
import type { OptionNames } from '../../common/option-names.ts';

export const en: OptionNames<Rules> = {
  options: {
    misfirePenalty: 'Penalty for a failed match',
    rounds: 'Rounds',
    count: 'What counts',
    direction: 'Direction of play',
    maxReshuffles: 'Most reshuffles',
    maxTurns: 'Most turns',
  },
  values: {
    'count.wins': 'rounds won',
    'count.points': 'points, the fewest win',
    'direction.clockwise': 'clockwise',
    'direction.counterclockwise': 'counterclockwise',
  },
  rulesets: {
    seed: 'Standard',
    strict: 'With penalties',
  },
};
