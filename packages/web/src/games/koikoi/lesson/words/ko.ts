import type { KoikoiLessonWords } from './koikoi-lesson-words.ts';

export const ko: KoikoiLessonWords = {
  welcome: (other, brings) =>
    `코이코이에 오신 것을 환영합니다. 상대는 ${other}, 한 판만 치고, 내가 먼저 칩니다. 패를 모아 족보를 만드는 게임입니다. 이번에 노려볼 만한 것: ${brings}.`,
  yaku: '족보는 점수가 나는 패의 모음입니다. 광 석 장, 멧돼지와 사슴과 나비, 같은 색 띠 석 장, 또는 한 종류를 여러 장 모은 것입니다. 하나만 있어도 판을 이길 수 있습니다.',
  decide: (count, left) =>
    `족보를 만들었습니다. 스톱하면 ${count}점으로 이 판을 이깁니다. 코이코이를 부르면 남은 손패 ${left}장으로 더 노립니다. 그사이 상대가 먼저 족보를 만들면 나는 0점입니다.`,
  decideEmpty: (count) => `손패가 떨어져 코이코이를 불러도 더 얻을 것이 없습니다. 스톱하고 ${count}점을 받으세요.`,
  decideAgain: (count) =>
    `족보가 더 커졌습니다. 지금 스톱하면 ${count}점입니다. 스톱할까요, 코이코이를 한 번 더 부를까요?`,
  theyCalled: (other, factor) =>
    `${other} 쪽이 스톱하지 않고 코이코이를 불렀습니다. 지금 내가 족보를 만들고 스톱하면 ${factor}배입니다.`,
  lastCards:
    '패가 얼마 남지 않았습니다. 아무도 스톱하지 않고 손패가 떨어지면 무승부입니다. 이제는 어떤 족보든 좋습니다.',
  won: '잘했습니다. 이 판을 이겼습니다.',
  nobody: '아무도 제때 스톱하지 않아 점수가 없습니다. 무승부입니다.',
  after: '정식 대결은 열두 판이고, 이긴 사람이 다음 판의 선입니다.',
};
