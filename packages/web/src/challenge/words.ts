import type { Words } from '../app/words.ts';

interface ChallengeWords {
  readonly challenge: string;
  /** What a challenge is. */
  readonly lead: string;
  readonly friendsOnly: string;
  readonly challenges: (other: string, game: string) => string;
  readonly yourName: string;
  readonly accept: string;
  /** The reader has opened the own challenge. */
  readonly own: string;
  readonly broken: string;
  /** To both results, after the match. */
  readonly compare: string;
  readonly heading: (one: string, other: string) => string;
  readonly round: string;
  readonly cost: string;
  /** The link with both results. */
  readonly back: string;
}

export const challengeWords: Words<ChallengeWords> = {
  en: {
    challenge: 'Challenge a friend',
    lead: 'The same cards against the same bots: equal choices meet equal answers. Nobody sees the other’s result before finishing.',
    friendsOnly: 'The link contains the deals, and a program could read them. It is for friends, not for prizes.',
    challenges: (name, game) => `${name} challenges you: ${game}`,
    yourName: 'Your name',
    accept: 'Accept and play',
    own: 'This is your own challenge',
    broken: 'This link contains no challenge that can be played here.',
    compare: 'Compare the results',
    heading: (one, other) => `${one} and ${other}: the same deals`,
    round: 'Round',
    cost: 'Cost of decisions',
    back: 'Send the results back',
  },
  ko: {
    challenge: '친구에게 도전하기',
    lead: '같은 패, 같은 봇과 겨룹니다. 같은 선택에는 같은 응수가 나옵니다. 끝내기 전에는 서로의 결과를 볼 수 없습니다.',
    friendsOnly:
      '링크에는 패의 순서가 들어 있어 프로그램으로 읽을 수 있습니다. 친구끼리 즐기는 용도이며, 상금을 거는 대결에는 맞지 않습니다.',
    challenges: (name, game) => `${name} 님의 도전장: ${game}`,
    yourName: '이름',
    accept: '도전 받기',
    own: '내가 보낸 도전입니다',
    broken: '이 링크에는 여기서 칠 수 있는 도전이 없습니다.',
    compare: '결과 비교하기',
    heading: (one, other) => `${one} · ${other}: 같은 패`,
    round: '판',
    cost: '선택의 손실',
    back: '결과 돌려보내기',
  },
  ja: {
    challenge: '友だちに挑戦する',
    lead: '同じ札、同じボットとの勝負です。同じ選択には同じ手が返ります。終わるまで、相手の結果は見られません。',
    friendsOnly:
      'リンクには札の並びが含まれ、プログラムで読み取れます。友だち同士のためのもので、賞品のかかった勝負には向きません。',
    challenges: (name, game) => `${name}さんからの挑戦：${game}`,
    yourName: '名前',
    accept: '受けて立つ',
    own: 'これはあなた自身の挑戦です',
    broken: 'このリンクには、ここで遊べる挑戦がありません。',
    compare: '結果を比べる',
    heading: (one, other) => `${one}と${other}：同じ札で`,
    round: '局',
    cost: '選択の損失',
    back: '結果を送り返す',
  },
  zh: {
    challenge: '挑戰朋友',
    lead: '同樣的牌，同樣的電腦對手：同樣的選擇會得到同樣的回應。打完之前，誰也看不到對方的結果。',
    friendsOnly: '連結裡含有牌的順序，程式可以讀出來。適合朋友之間玩，不適合有獎品的比賽。',
    challenges: (name, game) => `${name} 向你挑戰：${game}`,
    yourName: '你的名字',
    accept: '接受挑戰',
    own: '這是你自己發出的挑戰',
    broken: '這個連結裡沒有可以在這裡玩的挑戰。',
    compare: '比較結果',
    heading: (one, other) => `${one}和${other}：同樣的牌`,
    round: '局',
    cost: '選擇的損失',
    back: '把結果傳回去',
  },
  'zh-Hans': {
    challenge: '挑战朋友',
    lead: '同样的牌，同样的电脑对手：同样的选择会得到同样的回应。打完之前，谁也看不到对方的结果。',
    friendsOnly: '链接里含有牌的顺序，程序可以读出来。适合朋友之间玩，不适合有奖品的比赛。',
    challenges: (name, game) => `${name} 向你挑战：${game}`,
    yourName: '你的名字',
    accept: '接受挑战',
    own: '这是你自己发出的挑战',
    broken: '这个链接里没有可以在这里玩的挑战。',
    compare: '比较结果',
    heading: (one, other) => `${one}和${other}：同样的牌`,
    round: '局',
    cost: '选择的损失',
    back: '把结果发回去',
  },
  pl: {
    challenge: 'Rzuć wyzwanie',
    lead: 'Te same karty i te same boty: na takie same decyzje padają takie same odpowiedzi. Nikt nie widzi cudzego wyniku, zanim sam nie skończy.',
    friendsOnly: 'Link zawiera układ kart, który program mógłby odczytać. Jest dla znajomych, nie do gry o nagrody.',
    challenges: (name, game) => `${name} rzuca ci wyzwanie: ${game}`,
    yourName: 'Twoje imię',
    accept: 'Przyjmij i graj',
    own: 'To twoje własne wyzwanie',
    broken: 'W tym linku nie ma wyzwania, które można tu rozegrać.',
    compare: 'Porównaj wyniki',
    heading: (one, other) => `${one} i ${other}: te same karty`,
    round: 'Rozdanie',
    cost: 'Koszt decyzji',
    back: 'Odeślij wyniki',
  },
};
