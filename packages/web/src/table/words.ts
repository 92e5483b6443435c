import type { Words } from '../app/words.ts';

export interface TableWords {
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly thinking: string;
  readonly log: string;
  readonly noLog: string;
  readonly points: (count: number) => string;
  readonly round: (number: number) => string;
  readonly hint: string;
  readonly hintIs: (choice: string) => string;
  readonly rules: string;
  readonly sound: string;
  readonly menu: string;
  readonly keys: string;
  readonly next: string;
  readonly again: string;
  readonly replay: string;
  readonly home: string;
  readonly resign: string;
  readonly resignSure: string;
  readonly yes: string;
  readonly no: string;
  readonly fairness: string;
  readonly won: (name: string) => string;
  readonly youWon: string;
  readonly nobodyWon: string;
  readonly matchWon: (name: string) => string;
  readonly youWonMatch: string;
  readonly matchTied: string;
  readonly sum: string;
  readonly factors: string;
  readonly total: string;
  readonly paidBy: (name: string) => string;
  readonly paid: (count: string) => string;
  readonly soFar: string;
  readonly handTo: (name: string) => string;
  readonly iAm: (name: string) => string;
  readonly lost: (tries: number) => string;
  readonly back: string;
  readonly gone: string;
  readonly badLink: string;
  readonly voided: string;
  readonly newTable: string;
  readonly waiting: string;
  readonly sendLink: string;
  readonly copy: string;
  readonly copied: string;
  readonly freeSeat: string;
  readonly fillBots: string;
  readonly away: string;
  readonly left: string;
  readonly bot: string;
  readonly watching: string;
  readonly loading: string;
  readonly close: string;
  readonly rematchOffered: string;
  readonly hand: (name: string) => string;
  readonly cards: (count: number) => string;
}

export const tableWords: Words<TableWords> = {
  en: {
    yourTurn: 'Your turn',
    turnOf: (name) => `${name} to play`,
    thinking: 'thinking',
    log: 'Log',
    noLog: 'What happens is told here.',
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    round: (number) => `Round ${number}`,
    hint: 'Hint',
    hintIs: (choice) => `A good player would: ${choice}`,
    rules: 'Rules',
    sound: 'Sound',
    menu: 'Menu',
    keys: 'Keys',
    next: 'Next round',
    again: 'Play again',
    replay: 'Replay',
    home: 'Home',
    resign: 'Give up',
    resignSure: 'Give up this match?',
    yes: 'Yes',
    no: 'No',
    fairness: 'Check fairness',
    won: (name) => `${name} wins the round`,
    youWon: 'You win the round',
    nobodyWon: 'Nobody wins this round',
    matchWon: (name) => `${name} wins the match`,
    youWonMatch: 'You win the match',
    matchTied: 'The match is a tie',
    sum: 'Points',
    factors: 'Times',
    total: 'Total',
    paidBy: (name) => `from ${name}`,
    paid: (count) => `paid ${count}`,
    soFar: 'So far',
    handTo: (name) => `Hand the screen to ${name}`,
    iAm: (name) => `I am ${name}: show my cards`,
    lost: (tries) => `Connection lost. Trying again (${tries})`,
    back: 'You are back.',
    gone: 'This table is not there any more.',
    badLink: 'This link does not open a seat.',
    voided: 'The match could not be finished and does not count.',
    newTable: 'New table',
    waiting: 'Waiting for players',
    sendLink: 'Send this link to a friend',
    copy: 'Copy the link',
    copied: 'Copied',
    freeSeat: 'free seat',
    fillBots: 'Let bots take the free seats',
    away: 'away, a bot plays',
    left: 'left, a bot plays',
    bot: 'bot',
    watching: 'You are watching',
    loading: 'The table is being set',
    close: 'Close',
    rematchOffered: 'To the rematch',
    hand: (name) => `${name}: hand`,
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  },
  ko: {
    yourTurn: '내 차례',
    turnOf: (name) => `${name} 차례`,
    thinking: '생각 중',
    log: '기록',
    noLog: '진행 상황이 여기에 나옵니다.',
    points: (count) => `${count}점`,
    round: (number) => `${number}판째`,
    hint: '힌트',
    hintIs: (choice) => `고수라면: ${choice}`,
    rules: '규칙',
    sound: '소리',
    menu: '메뉴',
    keys: '단축키',
    next: '다음 판',
    again: '다시 한판',
    replay: '복기',
    home: '처음으로',
    resign: '기권',
    resignSure: '이 경기를 기권할까요?',
    yes: '예',
    no: '아니요',
    fairness: '공정성 확인',
    won: (name) => `${name} 님이 이겼습니다`,
    youWon: '이번 판을 이겼습니다',
    nobodyWon: '이번 판은 승자가 없습니다',
    matchWon: (name) => `${name} 님이 경기를 이겼습니다`,
    youWonMatch: '경기를 이겼습니다',
    matchTied: '경기가 비겼습니다',
    sum: '점수',
    factors: '배수',
    total: '합계',
    paidBy: (name) => `${name} 지불`,
    paid: (count) => `실제 지불 ${count}`,
    soFar: '누적',
    handTo: (name) => `${name} 님에게 화면을 넘겨주세요`,
    iAm: (name) => `${name}입니다. 내 패 보기`,
    lost: (tries) => `연결이 끊겼습니다. 다시 연결 중 (${tries})`,
    back: '다시 돌아왔습니다.',
    gone: '이 테이블은 더 이상 없습니다.',
    badLink: '이 링크로는 앉을 수 없습니다.',
    voided: '경기를 끝낼 수 없어 무효가 되었습니다.',
    newTable: '새 테이블',
    waiting: '상대를 기다리는 중',
    sendLink: '친구에게 이 링크를 보내세요',
    copy: '링크 복사',
    copied: '복사했습니다',
    freeSeat: '빈자리',
    fillBots: '빈자리를 봇으로 채우기',
    away: '자리 비움, 봇이 대신함',
    left: '나감, 봇이 대신함',
    bot: '봇',
    watching: '관전 중',
    loading: '판을 차리는 중',
    close: '닫기',
    rematchOffered: '재대결로 가기',
    hand: (name) => `${name}의 손패`,
    cards: (count) => `${count}장`,
  },
  ja: {
    yourTurn: 'あなたの番',
    turnOf: (name) => `${name}の番`,
    thinking: '考え中',
    log: '記録',
    noLog: '進行がここに表示されます。',
    points: (count) => `${count}点`,
    round: (number) => `${number}回戦`,
    hint: 'ヒント',
    hintIs: (choice) => `上手な人なら：${choice}`,
    rules: 'ルール',
    sound: '音',
    menu: 'メニュー',
    keys: 'キー操作',
    next: '次の局へ',
    again: 'もう一度',
    replay: '再生',
    home: 'ホーム',
    resign: '投了',
    resignSure: 'この対局を投了しますか？',
    yes: 'はい',
    no: 'いいえ',
    fairness: '公正さを確認',
    won: (name) => `${name}の勝ち`,
    youWon: 'あなたの勝ち',
    nobodyWon: 'この局は勝者なし',
    matchWon: (name) => `${name}が対局に勝ちました`,
    youWonMatch: '対局に勝ちました',
    matchTied: '対局は引き分けです',
    sum: '得点',
    factors: '倍率',
    total: '合計',
    paidBy: (name) => `${name}から`,
    paid: (count) => `支払い ${count}`,
    soFar: '累計',
    handTo: (name) => `${name}さんに画面を渡してください`,
    iAm: (name) => `${name}です。手札を見る`,
    lost: (tries) => `接続が切れました。再接続中 (${tries})`,
    back: '戻りました。',
    gone: 'この卓はもうありません。',
    badLink: 'このリンクでは着席できません。',
    voided: '対局を終えられず、無効になりました。',
    newTable: '新しい卓',
    waiting: '相手を待っています',
    sendLink: 'このリンクを友だちに送ってください',
    copy: 'リンクをコピー',
    copied: 'コピーしました',
    freeSeat: '空席',
    fillBots: '空席にボットを座らせる',
    away: '離席中、ボットが代打ち',
    left: '退席、ボットが代打ち',
    bot: 'ボット',
    watching: '観戦中',
    loading: '卓を準備中',
    close: '閉じる',
    rematchOffered: '再戦へ',
    hand: (name) => `${name}の手札`,
    cards: (count) => `${count}枚`,
  },
  zh: {
    yourTurn: '輪到你',
    turnOf: (name) => `輪到${name}`,
    thinking: '思考中',
    log: '紀錄',
    noLog: '進行的情況會顯示在這裡。',
    points: (count) => `${count} 分`,
    round: (number) => `第 ${number} 局`,
    hint: '提示',
    hintIs: (choice) => `高手會：${choice}`,
    rules: '規則',
    sound: '音效',
    menu: '選單',
    keys: '快速鍵',
    next: '下一局',
    again: '再來一次',
    replay: '重播',
    home: '首頁',
    resign: '認輸',
    resignSure: '要在這場對局認輸嗎？',
    yes: '是',
    no: '否',
    fairness: '檢查公平性',
    won: (name) => `${name} 贏了這一局`,
    youWon: '你贏了這一局',
    nobodyWon: '這一局沒有贏家',
    matchWon: (name) => `${name} 贏得對局`,
    youWonMatch: '你贏得對局',
    matchTied: '對局平手',
    sum: '得分',
    factors: '倍數',
    total: '合計',
    paidBy: (name) => `由${name}支付`,
    paid: (count) => `實付 ${count}`,
    soFar: '累計',
    handTo: (name) => `請把螢幕交給 ${name}`,
    iAm: (name) => `我是 ${name}，看我的牌`,
    lost: (tries) => `連線中斷，重新連線中（${tries}）`,
    back: '你回來了。',
    gone: '這張牌桌已經不在了。',
    badLink: '這個連結無法入座。',
    voided: '對局無法完成，不列入計算。',
    newTable: '新牌桌',
    waiting: '等待其他玩家',
    sendLink: '把這個連結傳給朋友',
    copy: '複製連結',
    copied: '已複製',
    freeSeat: '空位',
    fillBots: '讓電腦補上空位',
    away: '暫離，由電腦代打',
    left: '已離開，由電腦代打',
    bot: '電腦',
    watching: '觀戰中',
    loading: '正在擺桌',
    close: '關閉',
    rematchOffered: '前往再戰',
    hand: (name) => `${name}的手牌`,
    cards: (count) => `${count} 張`,
  },
  pl: {
    yourTurn: 'Twój ruch',
    turnOf: (name) => `Gra ${name}`,
    thinking: 'myśli',
    log: 'Przebieg',
    noLog: 'Tu pojawi się przebieg gry.',
    points: (count) => `${count} pkt`,
    round: (number) => `Rozdanie ${number}`,
    hint: 'Podpowiedź',
    hintIs: (choice) => `Dobry gracz zagrałby: ${choice}`,
    rules: 'Zasady',
    sound: 'Dźwięk',
    menu: 'Menu',
    keys: 'Klawisze',
    next: 'Następne rozdanie',
    again: 'Jeszcze raz',
    replay: 'Powtórka',
    home: 'Start',
    resign: 'Poddaj partię',
    resignSure: 'Poddać tę partię?',
    yes: 'Tak',
    no: 'Nie',
    fairness: 'Sprawdź uczciwość',
    won: (name) => `Rozdanie wygrywa ${name}`,
    youWon: 'Wygrywasz rozdanie',
    nobodyWon: 'Nikt nie wygrywa rozdania',
    matchWon: (name) => `Partię wygrywa ${name}`,
    youWonMatch: 'Wygrywasz partię',
    matchTied: 'Partia kończy się remisem',
    sum: 'Punkty',
    factors: 'Mnożniki',
    total: 'Razem',
    paidBy: (name) => `płaci ${name}`,
    paid: (count) => `zapłacono ${count}`,
    soFar: 'Dotychczas',
    handTo: (name) => `Przekaż ekran: ${name}`,
    iAm: (name) => `Tu ${name}: pokaż moje karty`,
    lost: (tries) => `Utracono połączenie. Ponawiam (${tries})`,
    back: 'Witaj z powrotem.',
    gone: 'Tego stołu już nie ma.',
    badLink: 'Ten link nie otwiera miejsca.',
    voided: 'Partii nie dało się dokończyć i się nie liczy.',
    newTable: 'Nowy stół',
    waiting: 'Czekamy na graczy',
    sendLink: 'Wyślij ten link znajomemu',
    copy: 'Kopiuj link',
    copied: 'Skopiowano',
    freeSeat: 'wolne miejsce',
    fillBots: 'Posadź boty na wolnych miejscach',
    away: 'nieobecny, gra bot',
    left: 'wyszedł, gra bot',
    bot: 'bot',
    watching: 'Oglądasz grę',
    loading: 'Nakrywamy do stołu',
    close: 'Zamknij',
    rematchOffered: 'Do rewanżu',
    hand: (name) => `${name}: karty w ręku`,
    cards: (count) =>
      count === 1
        ? '1 karta'
        : count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14)
          ? `${count} karty`
          : `${count} kart`,
  },
};
