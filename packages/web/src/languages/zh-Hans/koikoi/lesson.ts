import type { KoikoiLessonWords } from '../../../games/koikoi/lesson/words/koikoi-lesson-words.ts';

export const zhHans: KoikoiLessonWords = {
  welcome: (other, brings) =>
    `欢迎来玩来来。你和${other}打一局，由你先出。目标是收牌凑成役，这一局可以先试试${brings}。`,
  yaku: '役就是能得分的一组牌：三张光牌，猪、鹿、蝶，三张同色的短册，或同一种牌收得够多。只要凑成一个就能赢这一局。',
  decide: (count, left) =>
    `你凑成役了。收手，这一局就以${count}分归你。喊“来来”，就用剩下的${left}张手牌争取更多；但如果对手先凑成役，你就一分也没有。`,
  decideEmpty: (count) => `你的手牌出完了，喊“来来”也不会更多。收手拿${count}分吧。`,
  decideAgain: (count) => `你的役又变大了，现在收手有${count}分。要收手，还是再喊一次“来来”？`,
  theyCalled: (other, factor) => `${other}没有收手，而是喊了“来来”。现在你若凑成役并收手，分数乘以${factor}。`,
  lastCards: '牌剩不多了。手牌出完还没有人收手就是平局，现在任何役都好。',
  won: '打得好，这一局是你的。',
  nobody: '没有人及时收手，所以都不得分，平局。',
  after: '正式的一场有十二局，赢家当下一局的庄家。',
};
