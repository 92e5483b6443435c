import type { TableTalk } from '../common/table-talk.ts';

export const zhHans: TableTalk = {
  notNow: (prompt) => `现在不行。${prompt}`,
  waiting: (who) => `轮到${who}。`,
  yourTurn: '轮到你了。',
  roundOver: '本局结束',
  noSuchCard: '没有这张牌。',
  notInHand: (card) => `你手上没有“${card}”。`,
  refusals: {
    MATCH_OVER: '对局已经结束。',
    ROUND_OVER: '本局已经结束。',
    WRONG_PLAYER: '还没轮到你。',
    MALFORMED: '无法辨识这个指令。',
    NOT_STARTED: '对局尚未开始。',
    ALREADY_STARTED: '对局已经开始。',
    NOT_OVER: '对局尚未结束。',
    TABLE_FULL: '这桌已经坐满。',
    SEAT_TAKEN: '这个座位已经有人。',
  },
  notPossible: '现在不能这么做。',
};
