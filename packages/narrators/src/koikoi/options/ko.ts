import type { Rules } from '@madang/engine/koikoi';
import type { OptionNames } from '../../common/option-names.ts';

export const ko: OptionNames<Rules> = {
  options: {
    total_rounds: '판 수',
    koi_koi_multiplier: '상대 코이코이 배수',
    seven_point_double: '7점 이상 두 배',
    each_call_adds: '코이코이마다 배수 1 추가',
    gokou: '오광',
    shikou: '사광',
    ameshikou: '비사광',
    sankou: '삼광',
    viewing_yaku: '달맞이·꽃놀이 한잔',
    viewing_yaku_alone: '다른 족보 없는 달맞이·꽃놀이',
    cup_counts_as_kasu: '국진을 피로도 계산',
    exhausted_after_koi: '패가 떨어지면 마지막 코이코이가 득점',
    dealer_privilege: '아무도 못 나면 선이 받는 점수',
    dealer_privilege_after_koi: '코이코이 뒤에도 선 점수',
    draw_dealer: '무승부 뒤의 선',
  },
  values: {
    'draw_dealer.keep': '그대로',
    'draw_dealer.alternate': '바뀜',
  },
  rulesets: {
    seed: '기본',
    nintendo: '달맞이·꽃놀이 포함',
    koikoi_japan: '부를수록 배',
  },
};
