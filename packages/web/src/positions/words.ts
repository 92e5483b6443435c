import type { Words } from '../app/words.ts';

export interface PositionWords {
  readonly question: string;
  readonly choose: string;
  readonly best: string;
  readonly good: string;
  /** What such a decision is called, and what it costs. */
  readonly worse: (mark: string, cost: string) => string;
  readonly notConsidered: string;
  readonly show: string;
  readonly shown: string;
  readonly next: string;
  readonly found: (count: number, of: number) => string;
  readonly today: string;
  readonly number: (number: number) => string;
  readonly mistakes: string;
  readonly mistakesLead: string;
  readonly noMistakes: string;
  readonly all: string;
}

export const positionWords: Words<PositionWords> = {
  en: {
    question: 'What would you play?',
    choose: 'It is your turn. Choose on the table.',
    best: 'Yes, that is the best.',
    good: 'Just as good: there is no clear difference to the best.',
    worse: (mark, cost) => `${mark}: about ${cost} worse than the best. Try again.`,
    notConsidered: 'Not this one: something else is clearly better. Try again.',
    show: 'Show me',
    shown: 'The best action is shown on the table.',
    next: 'Next position',
    found: (count, of) => `${count} of ${of} found`,
    today: 'Position of the day',
    number: (number) => `Position ${number}`,
    mistakes: 'Learn from your mistakes',
    mistakesLead:
      'The marked decisions of matches that you have reviewed. Play each again, from what you knew then, until you find the best action.',
    noMistakes: 'There are none yet. Open the replay of a match and press Review: what is marked comes here.',
    all: 'All games',
  },
  ko: {
    question: '당신이라면?',
    choose: '당신 차례입니다. 판에서 고르세요.',
    best: '네, 가장 좋은 수입니다.',
    good: '이 수도 좋습니다. 가장 좋은 수와 뚜렷한 차이가 없습니다.',
    worse: (mark, cost) => `${mark}: 가장 좋은 수보다 약 ${cost} 손해입니다. 다시 골라 보세요.`,
    notConsidered: '이 수는 아닙니다. 뚜렷하게 더 좋은 수가 있습니다. 다시 골라 보세요.',
    show: '정답 보기',
    shown: '가장 좋은 수를 판에 표시했습니다.',
    next: '다음 문제',
    found: (count, of) => `${of}개 중 ${count}개 맞힘`,
    today: '오늘의 문제',
    number: (number) => `${number}번 문제`,
    mistakes: '실수에서 배우기',
    mistakesLead:
      '분석한 경기에서 표시된 내 결정입니다. 그때 알던 것만 보고, 가장 좋은 수를 찾을 때까지 다시 두어 보세요.',
    noMistakes: '아직 없습니다. 경기의 다시 보기에서 분석을 누르면 표시된 결정이 여기에 모입니다.',
    all: '모든 게임',
  },
  ja: {
    question: 'あなたならどう打つ？',
    choose: 'あなたの番です。場から選んでください。',
    best: '正解。最善の手です。',
    good: 'これも正解。最善の手とはっきりした差はありません。',
    worse: (mark, cost) => `${mark}：最善の手より約${cost}損です。もう一度どうぞ。`,
    notConsidered: 'この手ではありません。はっきり良い手がほかにあります。もう一度どうぞ。',
    show: '答えを見る',
    shown: '最善の手を場に示しました。',
    next: '次の問題',
    found: (count, of) => `${of}問中${count}問正解`,
    today: '今日の問題',
    number: (number) => `第${number}問`,
    mistakes: '自分のミスから学ぶ',
    mistakesLead:
      '検討した対局で印のついた、あなたの判断です。そのとき知っていたことだけを見て、最善の手が見つかるまで打ち直せます。',
    noMistakes: 'まだありません。対局の再生で「検討」を押すと、印のついた判断がここに集まります。',
    all: 'すべてのゲーム',
  },
  zh: {
    question: '換作你會怎麼打？',
    choose: '輪到你了。請在牌桌上選擇。',
    best: '對，這是最好的打法。',
    good: '同樣好：和最好的打法沒有明顯差別。',
    worse: (mark, cost) => `${mark}：比最好的打法差約 ${cost}。再試一次。`,
    notConsidered: '不是這個：有明顯更好的打法。再試一次。',
    show: '看答案',
    shown: '牌桌上標出了最好的打法。',
    next: '下一題',
    found: (count, of) => `${of} 題中答對 ${count} 題`,
    today: '今日一題',
    number: (number) => `第 ${number} 題`,
    mistakes: '從失誤中學習',
    mistakesLead: '復盤過的對局中你被標記的決定。只看當時知道的牌，重打到找出最好的打法為止。',
    noMistakes: '還沒有。在對局的重播裡按「復盤」，被標記的決定就會出現在這裡。',
    all: '所有遊戲',
  },
  'zh-Hans': {
    question: '换作你会怎么打？',
    choose: '轮到你了。请在牌桌上选择。',
    best: '对，这是最好的打法。',
    good: '同样好：和最好的打法没有明显差别。',
    worse: (mark, cost) => `${mark}：比最好的打法差约 ${cost}。再试一次。`,
    notConsidered: '不是这个：有明显更好的打法。再试一次。',
    show: '看答案',
    shown: '牌桌上标出了最好的打法。',
    next: '下一题',
    found: (count, of) => `${of} 题中答对 ${count} 题`,
    today: '今日一题',
    number: (number) => `第 ${number} 题`,
    mistakes: '从失误中学习',
    mistakesLead: '复盘过的对局中你被标记的决定。只看当时知道的牌，重打到找出最好的打法为止。',
    noMistakes: '还没有。在对局的重播里按“复盘”，被标记的决定就会出现在这里。',
    all: '所有游戏',
  },
  pl: {
    question: 'Co byś zagrał(a)?',
    choose: 'Twoja kolej. Wybierz na stole.',
    best: 'Tak, to najlepsze zagranie.',
    good: 'Równie dobrze: nie ma wyraźnej różnicy między tym a najlepszym zagraniem.',
    worse: (mark, cost) => `${mark}: gorsze od najlepszego o około ${cost}. Spróbuj jeszcze raz.`,
    notConsidered: 'Nie to: co innego jest wyraźnie lepsze. Spróbuj jeszcze raz.',
    show: 'Pokaż',
    shown: 'Najlepsze zagranie widać na stole.',
    next: 'Następna pozycja',
    found: (count, of) => `znalezione: ${count} z ${of}`,
    today: 'Pozycja dnia',
    number: (number) => `Pozycja ${number}`,
    mistakes: 'Ucz się na swoich błędach',
    mistakesLead:
      'Oznaczone decyzje z przeanalizowanych meczów. Zagraj każdą jeszcze raz, wiedząc tyle co wtedy, aż znajdziesz najlepsze zagranie.',
    noMistakes: 'Jeszcze ich nie ma. Otwórz powtórkę meczu i naciśnij Analiza: oznaczone decyzje trafią tutaj.',
    all: 'Wszystkie gry',
  },
};
