import type { TysiacLessonWords } from '../../../games/tysiac/lesson/words/tysiac-lesson-words.ts';

export const zhHans: TysiacLessonWords = {
  welcome: (others) => `欢迎来玩吃墩游戏“一千分”。你和${others}打一副。先叫牌：答应拿最多分的人坐庄，对抗另外两位。`,
  ranks: '大小顺序是 A、10、K、Q、J、9，分数是 11、10、4、3、2、0。注意 10 只输给 A。全部合计 120 分。',
  couple: (cards, points) => `你手上有${cards}，这是婚配，报出来可多得${points}分，很值得叫牌。`,
  bidding: '现在叫出你要拿的分数，或者不叫。叫得最高的人得到三张底牌。有婚配和 A 时，叫 110 或 120 很合理。',
  give: '你赢了叫牌并拿了底牌。给每位对手一张牌：给没用的小牌，别给婚配的 K 或 Q。',
  theyDeclare: (other, bid) => `${other}以${bid}分坐庄。你得到自己拿到的分数；${other}拿不到${bid}分，就要扣掉。`,
  announce: (cards, points) => `由你先出，而且你有${cards}。出其中一张并报婚配：立刻得${points}分，这个花色成为主牌。`,
  lead: '由你先出，任何牌都可以。除了主牌，没有牌能赢 A。赢得一墩的人先出下一墩。',
  follow: (led) => `首先出的是${led}。有同花色就必须跟，没有就可以出任何牌。没有人出主牌时，该花色最大的牌赢。`,
  trump: (suit) => `现在主牌是${suit}：跟不出花色时，主牌赢过其他花色。`,
  trick: (who, isMine, points) => (isMine ? `这一墩是你的，牌分${points}分。` : `这一墩是${who}的，牌分${points}分。`),
  lastCards: '牌快打完了。想想哪些 A 和 10 已经出过：现在最大的牌会拿下最后几墩。',
  yourTurn: '轮到你了。这一墩拿得到吗？值得用大牌吗？提示会告诉你高手怎么打。',
  count: '计分方式：墩里的牌分加上婚配。庄家拿到所叫的分数才得分，否则扣掉所叫的分数。',
  won: '打得好，这一副你最出色。',
  nobody: '这一副没有人得分。',
  lost: (other) => `这一副${other}最出色，下次再加油。`,
  after: '正式的一场一副接一副，直到有人达到一千分。',
};
