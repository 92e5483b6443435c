import type { GostopLessonWords } from './gostop-lesson-words.ts';

export const zh: GostopLessonWords = {
  welcome: (others, threshold) =>
    `歡迎來玩 Go-Stop。你和${others}打一局，由你先出。目標是收牌，最先得到${threshold}分。`,
  theirTurn: '另外兩位也一樣：出一張手牌，再從牌堆翻一張。又輪到你了。',
  junk: (from) => `沒有圖案的牌大多是皮。皮也算分：${from}張是1分，每多一張再加1分。雙皮算兩張。`,
  score: (count, threshold) =>
    `你目前有${count}分，從${threshold}分起可以喊 Stop。役有分，五張動物、五張短冊或十張皮也有分。`,
  decide: (count) =>
    `你有${count}分，可以贏了。喊 Stop，另外兩位立刻付分。喊 Go 則每次多1分，第三次起還會加倍；但之後若是別人贏了，你要付兩家的份。`,
  theyWent: (other) => `${other}喊了 Go，想要更多。現在你若贏了，由${other}付兩家的份。`,
  cup: '現在要決定盃算動物還是雙皮，之後不能改。選分數較多的一邊。',
  shake: '你手上有同月三張，而場上沒有。可以搖牌：亮出三張並打出其中一張，贏的時候算兩倍。',
  bomb: '你手上有同月三張，第四張在場上。炸彈可以四張全收，再向每家奪一張皮，贏的時候算兩倍。',
  president: '你手上有同月四張，這叫總統。可以立刻結束拿分，或繼續打。',
  jjok: '這是碰牌：翻出的牌和剛放下的牌配成一對。兩張都收，再向每家拿一張皮。',
  ppuk: '這是卡牌：翻出了同月的第三張。三張都留在場上，用第四張收走的人向每家拿一張皮。',
  ddadak: '這是雙收：手牌收了兩張中的一張，翻出的牌收了另一張。向每家奪一張皮。',
  sweep: '場上空了。清場可以向每家奪一張皮。',
  stole: (card) => `因此你拿到${card}：皮在回合結束時奪取。`,
  stolen: (other, card) => `${other}奪走了你的${card}。原因寫在紀錄裡。`,
  won: '打得好，這一局是你的。',
  nobody: '沒有人贏，這叫流局，下一局會算兩倍。',
  after: '正式的一場由贏家先出下一局。',
};
