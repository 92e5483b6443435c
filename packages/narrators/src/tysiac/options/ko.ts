import type { Rules } from '@madang/engine/tysiac';
import type { OptionNames } from '../../common/option-names.ts';

export const ko: OptionNames<Rules> = {
  options: {
    minBid: '부를 수 있는 가장 낮은 값',
    minRaise: '최소 올림',
    allPlay: '넷이면 모두 참가',
    scoreBid: '성공하면 부른 점수만 득점',
    sitOutBonus: '쉬는 사람의 보너스',
    forcedOpening: '첫 사람은 반드시 시작',
    raiseAfterTalon: '무지크 뒤에 올리기',
    marriageAbove120: '결혼이 있어야 120 초과',
    bombs: '폭탄 횟수',
    barrel: '배럴 시작 점수',
    rounding: '수비 점수 반올림',
    mustBeat: '이길 수 있으면 이겨야 함',
    mustTrump: '무늬가 없으면 으뜸패',
    fourNines: '9 넉 장이면 다시 돌리기',
    maxHands: '최대 판 수',
  },
  values: {},
  rulesets: {
    seed: '기본',
    polish: '폴란드식',
    simulation: '시뮬레이션용',
  },
};
