import type { Words } from '../app/words.ts';

interface DailyWords {
  readonly lead: string;
  /** Who has too few matches for a rank. */
  readonly unranked: string;
  readonly play: string;
  readonly goOn: string;
  readonly endsIn: (time: string) => string;
  readonly isOver: string;
  readonly offline: string;
  /** The own match is over. */
  readonly ownPoints: (points: string) => string;
  readonly doesNotCount: string;
  /** Before the reader has finished. */
  readonly closed: (players: number, finished: number) => string;
  readonly board: string;
  readonly rank: string;
  readonly name: string;
  /** Above the mean of those who played the same cards. */
  readonly above: string;
  readonly percentile: string;
  readonly nobodyYet: string;
  readonly field: (deal: number) => string;
  readonly round: string;
  readonly mean: string;
  readonly spread: string;
  /** How many have made this call. */
  readonly called: (what: string, count: number, players: number) => string;
  readonly commitment: string;
  readonly seed: string;
  readonly review: (name: string) => string;
  readonly dayBefore: string;
  readonly today: string;
  readonly toBoard: string;
}

export const dailyWords: Words<DailyWords> = {
  en: {
    lead: 'The same cards for everybody, against strong bots, once a day. There are several deals, so it does not help to tell others about yours; ranks compare points above the mean of your deal.',
    unranked: 'A rank needs a key with 20 finished matches on this server. You can play without one.',
    play: 'Play today’s deal',
    goOn: 'Continue',
    endsIn: (time) => `The day ends at ${time}.`,
    isOver: 'This day is over: cards, records and reviews are open.',
    offline: 'The server cannot be reached just now.',
    ownPoints: (points) => `You have finished today’s deal with ${points} points.`,
    doesNotCount: 'Your match does not count: it was not finished in time, or a bot has played for you.',
    closed: (players, finished) =>
      `${players} ${players === 1 ? 'person has' : 'people have'} begun, ${finished} finished. The board opens when you have finished.`,
    board: 'Board',
    rank: 'Rank',
    name: 'Name',
    above: 'Above the mean',
    percentile: 'Percentile',
    nobodyYet: 'Nobody has finished yet.',
    field: (deal) => `Deal ${deal}: the field`,
    round: 'Round',
    mean: 'Mean',
    spread: 'From – to',
    called: (what, count, players) => `${what}: ${count} of ${players}`,
    commitment: 'Commitment',
    seed: 'Seed',
    review: (name) => `Review: ${name}`,
    dayBefore: 'The day before',
    today: 'Today',
    toBoard: 'To the board',
  },
  ko: {
    lead: '하루 한 번, 모두 같은 패로 강한 봇과 겨룹니다. 패가 여러 벌이라 서로 알려 줘도 소용이 없으며, 순위는 같은 패를 친 사람들의 평균보다 얼마나 앞섰는지로 정합니다.',
    unranked: '순위에 오르려면 이 서버에서 20경기를 끝낸 열쇠가 필요합니다. 순위 없이도 칠 수 있습니다.',
    play: '오늘의 패 치기',
    goOn: '이어서 하기',
    endsIn: (time) => `오늘은 ${time}에 끝납니다.`,
    isOver: '이 날은 끝났습니다. 패와 기보, 분석이 공개됩니다.',
    offline: '지금은 서버에 연결할 수 없습니다.',
    ownPoints: (points) => `오늘의 패를 ${points}점으로 마쳤습니다.`,
    doesNotCount: '이 경기는 집계되지 않습니다. 시간 안에 끝나지 않았거나 봇이 대신 쳤습니다.',
    closed: (players, finished) =>
      `${players}명이 시작했고 ${finished}명이 끝냈습니다. 순위표는 경기를 마치면 열립니다.`,
    board: '순위표',
    rank: '순위',
    name: '이름',
    above: '평균 대비',
    percentile: '백분위',
    nobodyYet: '아직 끝낸 사람이 없습니다.',
    field: (deal) => `${deal}번 패: 전체 결과`,
    round: '판',
    mean: '평균',
    spread: '최저 – 최고',
    called: (what, count, players) => `${what}: ${players}명 중 ${count}명`,
    commitment: '약속값',
    seed: '시드',
    review: (name) => `분석: ${name}`,
    dayBefore: '전날',
    today: '오늘',
    toBoard: '순위표로',
  },
  ja: {
    lead: '一日一回、全員が同じ札で強いボットと対戦します。配りは何通りかあるので、教え合っても役に立ちません。順位は、同じ札を打った人たちの平均をどれだけ上回ったかで決まります。',
    unranked: '順位がつくのは、このサーバーで20対局を終えた鍵を持つ人です。順位なしでも遊べます。',
    play: '今日の札で遊ぶ',
    goOn: '続ける',
    endsIn: (time) => `今日は${time}に終わります。`,
    isOver: 'この日は終わりました。札、対局記録、検討が公開されています。',
    offline: '今はサーバーに接続できません。',
    ownPoints: (points) => `今日の札を${points}点で終えました。`,
    doesNotCount: 'この対局は数えられません。時間内に終わらなかったか、ボットが代わりに打ちました。',
    closed: (players, finished) => `${players}人が始め、${finished}人が終えました。順位表は対局を終えると開きます。`,
    board: '順位表',
    rank: '順位',
    name: '名前',
    above: '平均との差',
    percentile: '百分位',
    nobodyYet: 'まだ誰も終えていません。',
    field: (deal) => `配り${deal}：全体の結果`,
    round: '局',
    mean: '平均',
    spread: '最低 – 最高',
    called: (what, count, players) => `${what}：${players}人中${count}人`,
    commitment: 'コミットメント',
    seed: 'シード',
    review: (name) => `検討：${name}`,
    dayBefore: '前の日',
    today: '今日',
    toBoard: '順位表へ',
  },
  zh: {
    lead: '每天一次，大家用同樣的牌對戰強電腦。每天有好幾副牌，互相告訴也沒有用；名次比的是高出同一副牌平均分多少。',
    unranked: '要有名次，需要在這個伺服器上打完 20 場的鑰匙。沒有名次也可以玩。',
    play: '玩今天的牌',
    goOn: '繼續',
    endsIn: (time) => `今天在 ${time} 結束。`,
    isOver: '這一天已經結束：牌、紀錄和復盤都已公開。',
    offline: '目前無法連上伺服器。',
    ownPoints: (points) => `你以 ${points} 分打完了今天的牌。`,
    doesNotCount: '這場不計入：沒有在時間內打完，或由電腦代打。',
    closed: (players, finished) => `${players} 人開始，${finished} 人打完。打完後就能看排行榜。`,
    board: '排行榜',
    rank: '名次',
    name: '名字',
    above: '高出平均',
    percentile: '百分位',
    nobodyYet: '還沒有人打完。',
    field: (deal) => `第 ${deal} 副牌：大家的結果`,
    round: '局',
    mean: '平均',
    spread: '最低 – 最高',
    called: (what, count, players) => `${what}：${players} 人中 ${count} 人`,
    commitment: '承諾值',
    seed: '種子',
    review: (name) => `復盤：${name}`,
    dayBefore: '前一天',
    today: '今天',
    toBoard: '看排行榜',
  },
  'zh-Hans': {
    lead: '每天一次，大家用同样的牌对战强电脑。每天有好几副牌，互相告诉也没有用；名次比的是高出同一副牌平均分多少。',
    unranked: '要有名次，需要在这个服务器上打完 20 场的密钥。没有名次也可以玩。',
    play: '玩今天的牌',
    goOn: '继续',
    endsIn: (time) => `今天在 ${time} 结束。`,
    isOver: '这一天已经结束：牌、记录和复盘都已公开。',
    offline: '目前无法连上服务器。',
    ownPoints: (points) => `你以 ${points} 分打完了今天的牌。`,
    doesNotCount: '这场不计入：没有在时间内打完，或由电脑代打。',
    closed: (players, finished) => `${players} 人开始，${finished} 人打完。打完后就能看排行榜。`,
    board: '排行榜',
    rank: '名次',
    name: '名字',
    above: '高出平均',
    percentile: '百分位',
    nobodyYet: '还没有人打完。',
    field: (deal) => `第 ${deal} 副牌：大家的结果`,
    round: '局',
    mean: '平均',
    spread: '最低 – 最高',
    called: (what, count, players) => `${what}：${players} 人中 ${count} 人`,
    commitment: '承诺值',
    seed: '种子',
    review: (name) => `复盘：${name}`,
    dayBefore: '前一天',
    today: '今天',
    toBoard: '看排行榜',
  },
  pl: {
    lead: 'Raz dziennie te same karty dla wszystkich, przeciw silnym botom. Układów jest kilka, więc podpowiedzi nic nie dają; w rankingu liczą się punkty ponad średnią twojego układu.',
    unranked: 'Miejsce w rankingu wymaga klucza z 20 skończonymi meczami na tym serwerze. Można grać i bez tego.',
    play: 'Zagraj rozdanie dnia',
    goOn: 'Graj dalej',
    endsIn: (time) => `Dzień kończy się o ${time}.`,
    isOver: 'Ten dzień minął: karty, zapisy i analizy są otwarte.',
    offline: 'Nie można teraz połączyć się z serwerem.',
    ownPoints: (points) => `Twój wynik w rozdaniu dnia: ${points}.`,
    doesNotCount: 'Twój mecz się nie liczy: nie skończył się na czas albo grał za ciebie bot.',
    closed: (players, finished) => `Zaczęło: ${players}, skończyło: ${finished}. Ranking zobaczysz, gdy skończysz.`,
    board: 'Ranking',
    rank: 'Miejsce',
    name: 'Imię',
    above: 'Ponad średnią',
    percentile: 'Centyl',
    nobodyYet: 'Nikt jeszcze nie skończył.',
    field: (deal) => `Układ ${deal}: wyniki wszystkich`,
    round: 'Rozdanie',
    mean: 'Średnia',
    spread: 'Od – do',
    called: (what, count, players) => `${what}: ${count} z ${players}`,
    commitment: 'Zobowiązanie',
    seed: 'Ziarno',
    review: (name) => `Analiza: ${name}`,
    dayBefore: 'Dzień wcześniej',
    today: 'Dzisiaj',
    toBoard: 'Do rankingu',
  },
};
