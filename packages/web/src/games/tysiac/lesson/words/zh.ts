import type { TysiacLessonWords } from './tysiac-lesson-words.ts';

export const zh: TysiacLessonWords = {
  welcome: (others) => `歡迎來玩吃墩遊戲「一千分」。你和${others}打一副。先叫牌：答應拿最多分的人坐莊，對抗另外兩位。`,
  ranks: '大小順序是 A、10、K、Q、J、9，分數是 11、10、4、3、2、0。注意 10 只輸給 A。全部合計 120 分。',
  couple: (cards, points) => `你手上有${cards}，這是婚配，報出來可多得${points}分，很值得叫牌。`,
  bidding: '現在叫出你要拿的分數，或者不叫。叫得最高的人得到三張底牌。有婚配和 A 時，叫 110 或 120 很合理。',
  give: '你贏了叫牌並拿了底牌。給每位對手一張牌：給沒用的小牌，別給婚配的 K 或 Q。',
  theyDeclare: (other, bid) => `${other}以${bid}分坐莊。你得到自己拿到的分數；${other}拿不到${bid}分，就要扣掉。`,
  announce: (cards, points) => `由你先出，而且你有${cards}。出其中一張並報婚配：立刻得${points}分，這個花色成為王牌。`,
  lead: '由你先出，任何牌都可以。除了王牌，沒有牌能贏 A。贏得一墩的人先出下一墩。',
  follow: (led) => `首先出的是${led}。有同花色就必須跟，沒有就可以出任何牌。沒有人出王牌時，該花色最大的牌贏。`,
  trump: (suit) => `現在王牌是${suit}：跟不出花色時，王牌贏過其他花色。`,
  trick: (who, isMine, points) => (isMine ? `這一墩是你的，牌分${points}分。` : `這一墩是${who}的，牌分${points}分。`),
  lastCards: '牌快打完了。想想哪些 A 和 10 已經出過：現在最大的牌會拿下最後幾墩。',
  yourTurn: '輪到你了。這一墩拿得到嗎？值得用大牌嗎？提示會告訴你高手怎麼打。',
  count: '計分方式：墩裡的牌分加上婚配。莊家拿到所叫的分數才得分，否則扣掉所叫的分數。',
  won: '打得好，這一副你最出色。',
  nobody: '這一副沒有人得分。',
  lost: (other) => `這一副${other}最出色，下次再加油。`,
  after: '正式的一場一副接一副，直到有人達到一千分。',
};
