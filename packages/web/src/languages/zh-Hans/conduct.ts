import type { ConductWords } from '../../people/conduct-words.ts';

export const zhHans: ConductWords = {
  others: '屏蔽或举报',
  close: '关闭',
  block: '屏蔽',
  unblock: '取消屏蔽',
  blockWhy: '你不会再和屏蔽的玩家配对，也看不到他们说的话。',
  blocked: '已屏蔽的玩家',
  report: '举报',
  reason: '向这个服务器的管理者举报',
  reasons: {
    cheating: '疑似作弊',
    stalling: '故意拖延',
    leaving: '快输就离开',
    name: '名字冒犯人',
    phrases: '用固定短语骚扰',
  },
  reported: '谢谢。这个服务器的管理者会看到。',
  failed: '没有成功，请稍后再试。',
};
