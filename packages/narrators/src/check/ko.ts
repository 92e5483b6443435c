import { koreanPossessive as whose, withParticle } from '../common/grammar.ts';
import { frenchName, rankName } from '../french/index.ts';
import { ko as options } from './options/ko.ts';
import type { Phrases, Spot } from './phrases.ts';

const SLOTS: readonly string[] = [
  ...['왼쪽 위', '오른쪽 위', '왼쪽 아래', '오른쪽 아래'],
  ...['셋째 열 위', '셋째 열 아래', '넷째 열 위', '넷째 열 아래'],
];

const subject = (who: string): string => withParticle(who, '이/가');
const object = (what: string): string => withParticle(what, '을/를');
const by = (what: string): string => withParticle(what, '으로/로');
const card = (id: string): string => frenchName(id, 'ko');
const rankOf = (rank: string): string => rankName(rank, 'ko');
const place = ({ owner, slot }: Spot): string => `${whose(owner)} ${SLOTS[slot]} 카드`;

export const ko: Phrases = {
  language: 'ko',
  options,
  card,
  unseen: '뒤집힌 카드',
  noCard: '카드 없음',
  list: (words) => words.join(', '),

  dealt: (round, starter) => `${round}번째 판입니다. 네 장씩 받습니다. ${subject(starter)} 먼저 시작합니다.`,
  peeked: (who, seen, spot) => `${subject(who)} ${object(seen)} 봅니다(${place(spot)}).`,
  confirmed: (who) => `${subject(who)} 카드를 확인했습니다.`,
  turn: (who) => `${whose(who)} 차례입니다.`,
  finalTurn: (who) => `${whose(who)} 마지막 차례입니다.`,
  drew: (who) => `${subject(who)} 더미에서 한 장을 뽑습니다.`,
  drewCard: (who, id) => `${subject(who)} 더미에서 ${object(card(id))} 뽑습니다.`,
  tookDiscard: (who, id) => `${subject(who)} 버린 더미에서 ${object(card(id))} 가져옵니다.`,
  discarded: (who, id) => `${subject(who)} ${object(card(id))} 버립니다.`,
  kept: (who, slot, id) => `${subject(who)} 카드를 ${SLOTS[slot]} 자리에 두고 ${object(card(id))} 버립니다.`,
  passed: (who) => `${subject(who)} 맞추지 않습니다.`,
  matched: (who, id, slot) => `${subject(who)} ${by(card(id))} 맞춥니다(${SLOTS[slot]}).`,
  misfired: (who, slot, rank) => `${whose(who)} ${SLOTS[slot]} 카드는 ${subject(rankOf(rank))} 아닙니다.`,
  penalised: (who, slot) => `${subject(who)} 벌칙 카드를 받습니다(${SLOTS[slot]}).`,
  mayUse: (who, rank) => `${subject(who)} ${rankOf(rank)}의 능력을 쓸 수 있습니다.`,
  fizzled: (who, rank) => `${subject(who)} 잠겨 있어 ${rankOf(rank)}의 능력이 사라집니다.`,
  looked: (who, spot) => `${subject(who)} ${object(place(spot))} 봅니다.`,
  exchanged: (who, one, other) => `${subject(who)} ${place(one)}와 ${object(place(other))} 바꿉니다.`,
  skipped: {
    peek: (who) => `${subject(who)} 더 보지 않습니다.`,
    swap: (who) => `${subject(who)} 바꾸지 않습니다.`,
  },
  called: (who) => `${subject(who)} 체크를 외칩니다!`,
  calledEmpty: (who) => `${subject(who)} 카드를 모두 없앴습니다. 체크!`,
  locked: (who) => `${subject(who)} 카드를 모두 없애 잠깁니다.`,
  reshuffled: (count) => `버린 카드를 섞어 ${count}장의 새 더미를 만듭니다.`,
  resigned: (who) => `${subject(who)} 기권합니다.`,
  revealed: (who, cards, total) =>
    cards === null
      ? `${subject(who)} 카드가 없습니다: ${total}점.`
      : `${subject(who)} ${object(cards)} 공개합니다: ${total}점.`,
  ends: {
    CHECK: '마지막 차례가 모두 끝났습니다.',
    PILE_EXHAUSTED: '뽑을 더미가 떨어졌습니다.',
    MAX_TURNS: '정해진 차례가 모두 끝났습니다.',
    RESIGNED: '한 사람이 기권했습니다.',
  },
  won: {
    round: (who) => `이번 판은 ${subject(who)} 이겼습니다.`,
    match: (who) => `${subject(who)} 승리했습니다.`,
  },
  shared: {
    round: (winners) => `이번 판은 공동 승리입니다: ${winners.join(', ')}.`,
    match: (winners) => `공동 승리입니다: ${winners.join(', ')}.`,
  },

  noCards: '카드 없음',
  hand: (who, sum, isLowest) => `${who}: ${sum}${isLowest ? ' (가장 낮음)' : ''}`,
  win: '판 승리',
  result: (won, standing) => `${won} (${standing})`,
  standing: (who, score) => `${who}: ${score}`,
  comma: ', ',

  choices: {
    confirmPeek: '아래 두 장을 확인했습니다',
    drawFromDeck: '더미에서 뽑기',
    takeDiscard: (id) => `버린 더미에서 ${card(id)} 가져오기`,
    swapAndDiscard: (slot) => `갖고 ${SLOTS[slot]} 카드 버리기`,
    discardDrawn: '버리기',
    attemptMatch: (slot) => `${SLOTS[slot]} 카드로 맞추기`,
    passMatch: '맞추지 않기',
    callCheck: '체크 외치기',
    endTurn: '차례 마치기',
    reshuffle: '섞기',
    closeMatching: '맞추기 마감',
    resign: '기권하기',
    own: (slot) => `내 ${SLOTS[slot]} 카드`,
    others: place,
    ofPlayer: (number, slot) => `플레이어 ${number}의 ${SLOTS[slot]} 카드`,
    look: (which) => `${which} 보기`,
    swap: (one, other) => `${one}와 ${other} 바꾸기`,
    skip: { peek: '더 보지 않기', swap: '바꾸지 않기' },
  },

  phases: {
    initialPeek: '첫 확인',
    draw: '뽑기',
    discard: '갖기 또는 버리기',
    matchingStage: '맞추기',
    abilityResolutionStage: '능력 쓰기',
    turnEnd: '차례 마무리',
    reshuffle: '섞기',
    scoringPhase: '점수 계산',
  },
  prompts: {
    initialPeek: '아래 두 장을 보고 기억하세요.',
    draw: '내 차례입니다. 카드를 뽑거나 체크를 외치세요.',
    finalDraw: '내 마지막 차례입니다. 카드를 뽑으세요.',
    discard: '내 카드 한 장과 바꾸거나 버리세요.',
    mustKeep: '내 카드 한 장과 바꾸세요.',
    matchingStage: '버려진 카드에 맞출 카드가 있으면 고르세요.',
    abilityResolutionStage: '능력을 쓰는 중입니다.',
    peek: '볼 카드를 고르거나 그만 보세요.',
    swap: '바꿀 카드 두 장을 고르거나 그대로 두세요.',
    turnEnd: '차례를 마치거나 체크를 외치세요.',
  },
  another: (rank) => `같은 ${subject(rankOf(rank))} 또 있나요?`,
  refusals: {
    ALREADY_CONFIRMED: '이미 카드를 확인했습니다.',
    MUST_SWAP: '버린 더미에서 가져온 카드는 반드시 가져야 합니다.',
    EMPTY_SLOT: '그 자리에는 카드가 없습니다.',
    DISCARD_PILE_EMPTY: '버린 더미가 비어 있습니다.',
    PILE_SEALED: '맞춘 카드는 가져올 수 없습니다.',
    SPECIAL_CARD: '잭, 퀸, 킹은 버린 더미에서 가져올 수 없습니다.',
    MATCH_CLOSED: '늦었습니다. 맞추기가 끝났습니다.',
    LOCKED: '체크를 외쳐 패가 잠겼습니다.',
    HAND_FULL: '패가 가득 차서 맞출 수 없습니다.',
    ALREADY_ATTEMPTED: '이 카드에는 이미 맞춰 보았습니다.',
    ALREADY_PASSED: '이 카드는 이미 넘겼습니다.',
    CHECK_ALREADY_CALLED: '이미 체크를 외친 사람이 있습니다.',
    ALREADY_PEEKED: '이미 본 카드입니다.',
    HAND_LOCKED: '그 패는 잠겨 있습니다.',
    SAME_CARD: '같은 카드끼리는 바꿀 수 없습니다.',
  },
};
