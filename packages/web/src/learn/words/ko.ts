import type { LessonWords } from './lesson-words.ts';

export const ko: LessonWords = {
  title: '첫 판 배우기',
  next: '다음',
  back: '이전',
  restart: '다시 배우기',
  leave: '나가기',
  realMatch: '정식으로 치기',
  quoted: (card) => `‘${card}’`,
  comma: ', ',

  hand: (count) =>
    `아래의 ${count}장이 내 손패입니다. 나만 볼 수 있습니다. 꽃 그림과 모서리의 숫자가 달을 알려 줍니다. 달마다 넉 장씩 있습니다. 숫자 아래의 표시는 패의 종류입니다.`,
  months: (mine, onField) =>
    `같은 달의 패끼리 짝이 맞습니다. 손에 ${mine}, 가운데에 ${onField}: 이 둘이 한 짝입니다. 짝이 있는 손패는 조금 올라와 있습니다.`,
  howToPlay:
    '이제 한 장을 내 보세요. 마우스를 올리거나, 한 번 누르거나, 화살표 키로 고르면 무엇을 먹게 될지 보입니다. 그다음 클릭하거나, 한 번 더 누르거나, Enter를 누르면 냅니다.',
  nothingMatches:
    '지금은 짝이 맞는 손패가 없습니다. 그래도 한 장은 내야 하고, 그 패는 바닥에 남습니다. 상대에게 도움이 적은 것을 내세요.',
  chooseTarget: '맞는 패가 두 장입니다. 그중 하나만 먹으니, 나에게 더 도움이 되는 쪽을 고르세요.',
  took: (card, taken) => `${card} 패를 내고 먹은 패: ${taken}. 모두 내 것입니다. 점수는 먹은 패로만 냅니다.`,
  laid: (card) => `${card} 패는 짝이 없어 바닥에 놓였습니다. 이제 누구든, 나도 먹을 수 있습니다.`,
  flipTook: (card, taken) =>
    `이어서 더미의 맨 위 패가 뒤집혔습니다. 차례마다 그렇습니다. ${card} 패도 짝이 맞아, 먹은 패: ${taken}.`,
  flipLaid: (card) =>
    `이어서 더미의 맨 위 패가 뒤집혔습니다. 차례마다 그렇습니다. ${card} 패는 짝이 없어 바닥에 남았습니다.`,
  theirTurn: (other) => `${other} 쪽도 똑같이 손패 한 장을 내고 더미에서 한 장을 뒤집었습니다. 다시 내 차례입니다.`,
  whereTheyLie: '먹은 패와 노릴 수 있는 족보는 종류별로 판 옆에 있습니다. 작은 화면에서는 맨 아래 막대를 누르세요.',
  near: (set, have, need, missing) => `${set}에 필요한 ${need}장 가운데 ${have}장이 있습니다. 남은 패: ${missing}.`,
  theirNear: (other, set, missing) =>
    `상대도 살펴보세요. ${other} 쪽은 ${set}에 가깝습니다. 할 수 있으면 먼저 먹어 막으세요: ${missing}.`,
  yourTurn: '내 차례입니다. 족보에 가까워지는 짝이 있나요? 힌트는 잘 치는 사람이 어떻게 할지 보여 줍니다.',
  count: '이렇게 셉니다. 족보마다 점수를 적고, 더하고, 배수를 곱하고, 마지막이 합계입니다.',
  lost: (other) => `이번에는 ${other} 쪽이 먼저 났습니다. 그럴 때도 있습니다. 다음에는 패가 도울 겁니다.`,
};
