import type { LessonWords } from './lesson-words.ts';

export const zh: LessonWords = {
  title: '第一局教學',
  next: '下一步',
  back: '上一步',
  restart: '從頭開始',
  leave: '離開',
  realMatch: '正式打一場',
  quoted: (card) => `「${card}」`,
  comma: '、',

  hand: (count) => `下面這${count}張是你的手牌，別人看不到。花草和角落的數字告訴你月份，每個月有四張。`,
  months: (mine, onField) =>
    `同月的牌可以配對。你手上有${mine}，場上有${onField}，這就是一對。有得配的手牌會稍微抬高。`,
  howToPlay: '現在打一張吧。先用滑鼠指著、點一下或用方向鍵選一張，就會看到它能收什麼。再按一下，或按 Enter，就打出去。',
  nothingMatches: '現在沒有手牌配得上。還是得打一張，它會留在場上，所以打一張對對手幫助不大的。',
  chooseTarget: '有兩張配得上，只能收其中一張，選對你更有用的。',
  took: (card, taken) => `你打出${card}，收下${taken}。它們都是你的了：只有收下的牌才算分。`,
  laid: (card) => `${card}配不到牌，留在場上。現在誰都可以收它，你也可以。`,
  flipTook: (card, taken) => `接著照例翻開牌堆最上面的一張：${card}。它也配上了，替你收下${taken}。`,
  flipLaid: (card) => `接著照例翻開牌堆最上面的一張：${card}。沒有牌配得上，所以留在場上。`,
  theirTurn: (other) => `${other}也一樣：打一張手牌，再翻一張。現在又輪到你了。`,
  whereTheyLie: '雙方收下的牌和可以湊的牌型，按種類列在桌旁；小螢幕上請打開最下面的長條。',
  near: (set, have, need, missing) => `${set}需要${need}張，你已有${have}張，還差：${missing}。`,
  theirNear: (other, set, missing) => `也看看對手：${other}快湊成${set}了。可以的話，你先收下就破了：${missing}。`,
  yourTurn: '輪到你了。有沒有哪一對能讓牌型更近一步？提示會告訴你好手怎麼打。',
  count: '計分是這樣的：先列出每個牌型的分數，再相加，再乘以所有倍數，最後是總分。',
  lost: (other) => `這次${other}搶先了。難免的，下次牌會站在你這邊。`,

  koikoi: {
    welcome: (other, brings) =>
      `歡迎來玩來來。你和${other}打一局，由你先出。目標是收牌湊成牌型，這一局可以先試試${brings}。`,
    yaku: '牌型就是能得分的一組牌：三張光牌，豬、鹿、蝶，三張同色的短冊，或同一種牌收得夠多。只要湊成一個就能贏這一局。',
    decide: (count, left) =>
      `你湊成牌型了。收手，這一局就以${count}分歸你。喊「來來」，就用剩下的${left}張手牌爭取更多；但如果對手先湊成牌型，你就一分也沒有。`,
    decideEmpty: (count) => `你的手牌出完了，喊「來來」也不會更多。收手拿${count}分吧。`,
    decideAgain: (count) => `你的牌型又變大了，現在收手有${count}分。要收手，還是再喊一次「來來」？`,
    theyCalled: (other, factor) => `${other}沒有收手，而是喊了「來來」。現在你若湊成牌型並收手，分數乘以${factor}。`,
    lastCards: '牌剩不多了。手牌出完還沒有人收手就是平手，現在任何牌型都好。',
    won: '打得好，這一局是你的。',
    drawn: '沒有人及時收手，所以都不得分，平手。',
    after: '正式的一場有十二局，贏家當下一局的莊家。',
  },
  matgo: {
    welcome: (other, threshold) =>
      `歡迎來玩 Matgo。你和${other}打一局，由你先出。目標是收牌，比對手先得到${threshold}分。`,
    junk: (from) => `沒有圖案的牌大多是皮。皮也算分：${from}張是1分，每多一張再加1分，所以有機會就收。雙皮算兩張。`,
    score: (count, threshold) =>
      `你目前有${count}分，從${threshold}分起可以喊 Stop。牌型有分，五張動物、五張短冊或十張皮也有分。`,
    decide: (count) =>
      `你有${count}分，可以贏了。喊 Stop 就立刻收分。喊 Go 則每次多1分，第三次起還會加倍；但之後若是對手贏了，你要付兩倍。`,
    theyWent: (other) => `${other}喊了 Go，想要更多。現在你若贏了就是兩倍。`,
    cup: '你收下了盃。它可以算動物或雙皮，現在就要決定，之後不能改。動物不多時，通常算雙皮比較好。',
    shake: '你手上有同月三張，而場上沒有。可以搖牌：亮給對手看，贏的時候就算兩倍。',
    bomb: '你手上有同月三張，第四張在場上。炸彈可以四張全收，再奪一張皮，贏的時候算兩倍。',
    kung: '這是先出者的第一回合，可以喊「咚」：手上三張加場上一張，先把同月四張收下，再繼續出牌。',
    president: '你手上有同月四張，這叫總統。可以立刻結束拿分，或繼續打。',
    pass: '你沒有牌可出，所以跳過。',
    bonus: (card) => `牌堆翻出了${card}。獎勵牌一定歸你，並再翻一張。`,
    jjok: '這是碰牌：翻出的牌和剛打出的牌同月，而且配不到牌。得1分，並拿對手一張皮。',
    ppuk: '這是卡牌：翻出的牌有兩張以上可配。得1分；一局卡三次就直接獲勝。',
    ddadak: '這是雙收：手牌收了兩張中的一張，翻出的牌收了另一張。奪一張皮。',
    sweep: '場上空了。清場可以奪一張皮。',
    ttak: '場上有同月三張，第四張把它們全收了：四收，得1分。',
    stole: (card) => `因此你從對手那裡拿到${card}：皮在回合結束時奪取。`,
    stolen: (other, card) => `${other}奪走了你的${card}。原因寫在紀錄裡。`,
    won: '打得好，這一局是你的。',
    nobody: '沒有人贏，這叫流局，下一局會算兩倍。',
    gold: '這裡用金幣付分，一分是一百金幣。',
    after: '正式的一場有十局，贏家先出下一局。',
  },
};
