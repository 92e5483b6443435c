import type { Rules } from '@madang/engine/check';
import type { OptionNames } from '../../common/option-names.ts';

export const ko: OptionNames<Rules> = {
  options: {
    misfirePenalty: '맞추기 실패 벌칙',
    rounds: '판 수',
    count: '승부 기준',
    direction: '진행 방향',
    maxReshuffles: '최대 다시 섞기',
    maxTurns: '최대 차례 수',
  },
  values: {
    'count.wins': '이긴 판 수',
    'count.points': '점수 합계, 적은 쪽이 승리',
    'direction.clockwise': '시계 방향',
    'direction.counterclockwise': '반시계 방향',
  },
  rulesets: {
    seed: '기본',
    strict: '벌칙 있음',
  },
};
