import type { KoikoiLessonWords } from './koikoi-lesson-words.ts';

export const zh: KoikoiLessonWords = {
  welcome: (other, brings) =>
    `歡迎來玩來來。你和${other}打一局，由你先出。目標是收牌湊成役，這一局可以先試試${brings}。`,
  yaku: '役就是能得分的一組牌：三張光牌，豬、鹿、蝶，三張同色的短冊，或同一種牌收得夠多。只要湊成一個就能贏這一局。',
  decide: (count, left) =>
    `你湊成役了。收手，這一局就以${count}分歸你。喊「來來」，就用剩下的${left}張手牌爭取更多；但如果對手先湊成役，你就一分也沒有。`,
  decideEmpty: (count) => `你的手牌出完了，喊「來來」也不會更多。收手拿${count}分吧。`,
  decideAgain: (count) => `你的役又變大了，現在收手有${count}分。要收手，還是再喊一次「來來」？`,
  theyCalled: (other, factor) => `${other}沒有收手，而是喊了「來來」。現在你若湊成役並收手，分數乘以${factor}。`,
  lastCards: '牌剩不多了。手牌出完還沒有人收手就是平手，現在任何役都好。',
  won: '打得好，這一局是你的。',
  nobody: '沒有人及時收手，所以都不得分，平手。',
  after: '正式的一場有十二局，贏家當下一局的莊家。',
};
