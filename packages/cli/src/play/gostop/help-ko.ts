import type { Rules } from '@madang/engine/gostop';
import { goFactors, type HelpWords, type Term, where } from './help-words.ts';

const steals = (cards: number): string => (cards === 0 ? '' : ` 피 ${cards}장을 빼앗습니다.`);

export const ko: HelpWords = {
  play: (rules) => [
    `손패에서 한 장을 내고 더미에서 한 장을 뒤집습니다. 바닥에 같은 달 패가 있으면 함께 먹고, ${ofTwo(rules)} 하나를 고르고, 세 장이면 모두 먹습니다. 없으면 바닥에 남습니다.`,
    `${rules.goMinScore}점이 되면 스톱하고 점수를 받거나, 고를 부르고 더 노립니다. 그 뒤로는 점수가 더 올라야 다시 고릅니다. 마지막 패로 점수가 나면 저절로 스톱입니다.`,
    rules.exhaustion === 'nagari'
      ? '패가 다 떨어질 때까지 아무도 스톱하지 않으면 나가리입니다.'
      : `패가 다 떨어지면 점수가 높은 쪽이 이깁니다. 점수가 같거나, 아무도 점수가 없거나, 고를 부르고 더 내지 못했는데 상대도 ${rules.goMinScore}점이 안 되면 나가리입니다.`,
    `나가리가 되면 다음 판은 ×${rules.nagariFactor}입니다. 이긴 사람이 다음 판의 선이고, 나가리면 선이 그대로입니다.`,
    ...where(
      rules.gold,
      `1점은 ${rules.goldPerPoint}골드입니다. 골드가 떨어지면 ${rules.startGold.toLocaleString('en')}골드로 다시 시작합니다.`,
    ),
    '패에 적힌 숫자는 그 패의 키이고, ↑는 먹을 패가 있다는 뜻입니다.',
  ],
  namedTitle: '게임 중에',
  named: (rules) => [
    ...where<Term>(rules.shake, ['흔들기', '같은 달 석 장을 들고 바닥에 없을 때 모두에게 보입니다.']),
    ...where<Term>(rules.bomb, ['폭탄', bomb(rules)]),
    ...where<Term>(rules.kung, ['쿵', `선의 첫 차례의 폭탄. 먹고 나서 차례를 이어 갑니다.${steals(rules.kungSteal)}`]),
    ...where<Term>(rules.president !== 'off', ['대통령', president(rules)]),
    ...ppuk(rules),
    ['쪽', jjok(rules)],
    ['따닥', `바닥의 두 장을 낸 패와 뒤집은 패로 한 장씩 먹습니다.${steals(rules.ddadakSteal)}`],
    ['판쓸', `차례가 끝났을 때 바닥이 비었습니다.${steals(rules.ssulSteal)}`],
    ...where<Term>(rules.bonusCards > 0, ['보너스', bonus(rules)]),
    ...where<Term>(rules.gukjin !== 'animal', ['국진', '가진 사람이 한 번, 열끗인지 쌍피인지 정합니다.']),
    ['마지막 패', '뻑, 쪽, 따닥, 판쓸이 없습니다.'],
  ],
  setsTitle: '점수',
  eachMore: '한 장마다 +1',
  extras: (rules) => [
    ...where(
      rules.ttakBonus + rules.ppukBonus + rules.jjobBonus > 0,
      `특수: 딱(석 장을 한 번에 먹기) +${rules.ttakBonus}, 뻑 +${rules.ppukBonus}, 쪽 +${rules.jjobBonus}.`,
    ),
    `고 한 번마다 +${rules.goBonus}. 다음 고·스톱을 정할 때는 세지 않습니다.`,
  ],
  factorsTitle: '배수',
  factors: (rules, seats) => [
    ...where<Term>(rules.goFactor !== 'off', ['고', `3고부터 ${goFactors(rules)} …`]),
    ['흔들기', `한 번마다 ×${rules.shakeFactor}`],
    ['폭탄', `한 번마다 ×${rules.bombFactor}`],
    ...where<Term>(rules.heldPresidentFactor > 1, [
      '들고치기',
      `×${rules.heldPresidentFactor}: 대통령을 들고 흔들기나 폭탄으로 이기면`,
    ]),
    ['광박', `×${rules.bakMultipliers.gwang}: 광으로 났는데 진 사람에게 광이 없으면`],
    ['피박', `×${rules.bakMultipliers.pi}: 피로 났는데 진 사람의 피가 ${piBakRange(rules)}이면`],
    mongBak(rules),
    seats === 2
      ? ['고박', `×${rules.goBak}: 진 사람이 고를 불렀으면`]
      : ['독박', '고를 부르고 진 사람 가운데 마지막 사람이 모두의 몫을 냅니다.'],
    ['나가리', `앞선 나가리 한 번마다 ×${rules.nagariFactor}`],
    ['3뻑', threePpuk(rules)],
  ],
};

function ofTwo({ twoMatches }: Rules): string {
  return twoMatches === 'ask' ? '두 장이면' : '종류가 다른 두 장이면';
}

function bomb({ bombSteal, flipTokens }: Rules): string {
  const tokens = flipTokens === 0 ? '' : ` 나중에 ${flipTokens}번은 내지 않고 뒤집기만 할 수 있습니다.`;
  return `석 장을 들고 바닥에 한 장: 넉 장을 모두 먹습니다.${steals(bombSteal)}${tokens}`;
}

function president({ presidentPoints }: Rules): string {
  return `나눠 받은 손패에 같은 달 넉 장: 곧바로 ${presidentPoints}점으로 이기거나 계속합니다.`;
}

function ppuk(rules: Rules): readonly Term[] {
  switch (rules.ppuk) {
    case 'sticks':
      return [
        ['뻑', '낸 패가 한 장과 맞았는데 뒤집은 패도 같은 달: 석 장이 바닥에 남습니다.'],
        ['', `먹는 사람이 피 ${rules.ppukSteal}장, 제 뻑(자뻑)이면 ${rules.ownPpukSteal}장을 빼앗습니다.`],
      ];
    case 'takes':
      return [
        ['뻑', `뒤집은 패가 두 장 이상과 맞습니다. 첫뻑 ${rules.firstPpukGold}골드, 연뻑 ${rules.nextPpukGold}골드.`],
        ['자뻑', `뻑 다음에 먹는 차례.${steals(rules.ownPpukSteal)}`],
      ];
    case 'off':
      return [];
  }
}

function jjok(rules: Rules): string {
  const what =
    rules.ppuk === 'takes'
      ? '낸 패와 같은 달을 뒤집었는데 바닥에 짝이 없습니다.'
      : '낸 패에 짝이 없었는데 뒤집은 패가 그 짝입니다. 둘 다 먹습니다.';
  return what + steals(rules.jjobSteal);
}

function threePpuk({ threePpukPoints, threePpukCarries }: Rules): string {
  return threePpukCarries
    ? `곧바로 ${threePpukPoints}점 × 나가리 배수로 이깁니다. 다른 배수는 없습니다.`
    : `곧바로 ${threePpukPoints}점으로 이깁니다. 배수는 없습니다.`;
}

function bonus({ bonusSteal }: Rules): string {
  return `보너스 패를 뒤집으면 갖고 한 장 더 뒤집습니다.${steals(bonusSteal)}`;
}

function piBakRange({ piBakMost, piBakSparesNone }: Rules): string {
  return piBakSparesNone ? `1–${piBakMost}` : `${piBakMost} 이하`;
}

function mongBak({ bakMultipliers, mongBakFrom, mongBakNeedsNone }: Rules): Term {
  const factor = `×${bakMultipliers.mongBak}`;
  return mongBakNeedsNone
    ? ['멍박', `${factor}: 열끗이 ${mongBakFrom}장 이상인데 진 사람에게 열끗이 없으면`]
    : ['멍따', `${factor}: 열끗이 ${mongBakFrom}장 이상이면`];
}
