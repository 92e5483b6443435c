import { polishCount } from '@madang/engine/language';
import type { Words } from '../app/words.ts';
import type { GameId } from '../games/names.ts';

export interface GameWords {
  /** Under the name, where the name is in the reader's own language already. */
  readonly sub: string;
  /** What one does in it, in a sentence that makes one want to. */
  readonly pitch: string;
}

export interface HomeWords {
  readonly title: string;
  readonly lead: string;
  readonly youPlayAs: string;
  readonly yourName: string;
  readonly games: Readonly<Record<GameId, GameWords>>;
  readonly gamesLabel: string;
  readonly players: (least: number, most: number) => string;
  readonly minutes: (count: number) => string;
  readonly against: string;
  readonly levels: Readonly<Record<string, { readonly name: string; readonly how: string }>>;
  readonly howMany: string;
  readonly playNow: string;
  readonly play: string;
  readonly goOn: string;
  readonly inRound: (round: number) => string;
  readonly newGame: string;
  readonly choose: (game: string) => string;
  readonly invite: string;
  readonly oneScreen: string;
  readonly botsAlone: string;
  readonly rules: string;
  readonly records: string;
  readonly lesson: string;
  readonly openTables: string;
  readonly newTableOf: (game: string) => string;
  readonly sit: string;
  readonly waits: (names: string, taken: number, seats: number) => string;
  readonly noOpen: string;
  readonly watch: string;
  readonly noPlaying: string;
  readonly lastGames: string;
  readonly allGames: string;
  readonly noGames: string;
  readonly offline: string;
  readonly offlineWhy: string;
  readonly tryAgain: string;
  readonly failed: string;
  readonly menu: string;
}

const PEOPLE = new Intl.PluralRules('pl');

export const homeWords: Words<HomeWords> = {
  en: {
    title: 'Sit down and play.',
    lead: 'Five card games, free and open. No account.',
    youPlayAs: 'You play as',
    yourName: 'Your name',
    games: {
      koikoi: { sub: 'Flower cards of Japan', pitch: 'Match the months, make a yaku, dare to go on.' },
      gostop: { sub: 'Flower cards of Korea', pitch: 'Three round the mat. Three points, then go or stop?' },
      matgo: { sub: 'Go-Stop face to face', pitch: 'Shake, bomb and go: every multiplier is gold.' },
      tysiac: { sub: 'A thousand', pitch: 'Bid high, marry king and queen, be first to a thousand.' },
      check: { sub: 'Low cards win', pitch: 'Four hidden cards. Remember, swap, snap, call check.' },
    },
    gamesLabel: 'Games',
    players: (least, most) => (least === most ? `${least} players` : `${least} to ${most} players`),
    minutes: (count) => `${count} minutes`,
    against: 'Against',
    levels: {
      beginner: { name: 'Beginner', how: 'plays as it comes' },
      easy: { name: 'Easy', how: 'grabs what it sees' },
      medium: { name: 'Medium', how: 'has practised' },
      strong: { name: 'Strong', how: 'thinks ahead' },
    },
    howMany: 'Players',
    playNow: 'Play now',
    play: 'Play',
    goOn: 'Go on',
    inRound: (round) => `round ${round}`,
    newGame: 'New match',
    choose: (game) => `${game}: choose how to play`,
    invite: 'Invite a friend',
    oneScreen: 'Two at this screen',
    botsAlone: 'Watch bots play',
    rules: 'Rules',
    records: 'Records',
    lesson: 'First lesson',
    openTables: 'Open tables',
    newTableOf: (game) => `Open a table: ${game}`,
    sit: 'Sit down',
    waits: (names, taken, seats) => `${names} · ${taken} of ${seats}`,
    noOpen: 'Nobody is waiting just now.',
    watch: 'Watch',
    noPlaying: 'No match to watch just now.',
    lastGames: 'Your last games',
    allGames: 'All games',
    noGames: 'What you have played will stand here.',
    offline: 'Offline: bots only',
    offlineWhy: 'No server answers, so friends and other tables are out of reach. Every game against bots is here.',
    tryAgain: 'Try again',
    failed: 'The table could not be opened. Try again.',
    menu: 'Menu',
  },
  ko: {
    title: '앉으세요, 한판 칩시다.',
    lead: '다섯 가지 카드놀이. 무료이고 계정이 필요 없습니다.',
    youPlayAs: '내 이름',
    yourName: '이름',
    games: {
      koikoi: { sub: '일본 화투', pitch: '같은 달을 맞추고, 족보를 만들고, 더 갈지 정하세요.' },
      gostop: { sub: '셋이 치는 화투', pitch: '셋이 둘러앉아 3점. 고냐, 스톱이냐?' },
      matgo: { sub: '둘이 치는 화투', pitch: '흔들고, 폭탄을 던지고, 고! 배수만큼 골드가 오갑니다.' },
      tysiac: { sub: '폴란드의 천 점 놀이', pitch: '높이 부르고, 킹과 퀸을 짝지어, 먼저 천 점에 닿으세요.' },
      check: { sub: '낮은 패가 이깁니다', pitch: '숨은 카드 네 장. 외우고, 바꾸고, 맞추고, 체크!' },
    },
    gamesLabel: '놀이',
    players: (least, most) => (least === most ? `${least}명` : `${least}~${most}명`),
    minutes: (count) => `약 ${count}분`,
    against: '상대',
    levels: {
      beginner: { name: '입문', how: '되는대로 냅니다' },
      easy: { name: '쉬움', how: '보이는 대로 먹습니다' },
      medium: { name: '보통', how: '연습을 했습니다' },
      strong: { name: '강함', how: '앞을 내다봅니다' },
    },
    howMany: '인원',
    playNow: '바로 시작',
    play: '시작',
    goOn: '이어하기',
    inRound: (round) => `${round}판째`,
    newGame: '새 게임',
    choose: (game) => `${game}: 방식 고르기`,
    invite: '친구 초대',
    oneScreen: '한 화면에서 둘이',
    botsAlone: '봇끼리 하는 경기 보기',
    rules: '규칙',
    records: '기보',
    lesson: '첫 수업',
    openTables: '열린 테이블',
    newTableOf: (game) => `테이블 열기: ${game}`,
    sit: '앉기',
    waits: (names, taken, seats) => `${names} · ${seats}명 중 ${taken}명`,
    noOpen: '지금 기다리는 사람이 없습니다.',
    watch: '관전',
    noPlaying: '지금 볼 수 있는 경기가 없습니다.',
    lastGames: '최근 경기',
    allGames: '모두 보기',
    noGames: '끝낸 경기가 여기에 남습니다.',
    offline: '오프라인: 봇만 가능',
    offlineWhy: '서버가 응답하지 않아 친구나 다른 테이블에 갈 수 없습니다. 봇과는 모든 놀이를 할 수 있습니다.',
    tryAgain: '다시 시도',
    failed: '테이블을 열지 못했습니다. 다시 시도해 주세요.',
    menu: '메뉴',
  },
  ja: {
    title: '座って、一局どうぞ。',
    lead: '五つのカードゲーム。無料、登録なし。',
    youPlayAs: 'あなたの名前',
    yourName: '名前',
    games: {
      koikoi: { sub: '花札の定番', pitch: '月を合わせ、役を作り、こいこいで勝負。' },
      gostop: { sub: '韓国の花札、三人で', pitch: '三人で囲んで三点。ゴーか、ストップか。' },
      matgo: { sub: '韓国の花札、二人で', pitch: '揺さぶり、爆弾、そしてゴー。倍になるほどゴールドが動く。' },
      tysiac: { sub: 'ポーランドの千点ゲーム', pitch: '高く競り、キングとクイーンを結び、先に千点へ。' },
      check: { sub: '低いカードが勝つ', pitch: '伏せた四枚。覚えて、替えて、重ねて、チェック。' },
    },
    gamesLabel: 'ゲーム',
    players: (least, most) => (least === most ? `${least}人` : `${least}〜${most}人`),
    minutes: (count) => `約${count}分`,
    against: '相手',
    levels: {
      beginner: { name: '入門', how: '気ままに打つ' },
      easy: { name: 'やさしい', how: '目の前の札を取る' },
      medium: { name: 'ふつう', how: '練習を積んだ' },
      strong: { name: '強い', how: '先を読む' },
    },
    howMany: '人数',
    playNow: 'すぐに始める',
    play: '始める',
    goOn: '続きから',
    inRound: (round) => `第${round}局`,
    newGame: '新しい対局',
    choose: (game) => `${game}：遊び方を選ぶ`,
    invite: '友だちを招く',
    oneScreen: '一つの画面で二人',
    botsAlone: 'ボット同士を見る',
    rules: 'ルール',
    records: '棋譜',
    lesson: 'はじめての一局',
    openTables: '空席のある卓',
    newTableOf: (game) => `卓を開く：${game}`,
    sit: '座る',
    waits: (names, taken, seats) => `${names}・${seats}人中${taken}人`,
    noOpen: '今は誰も待っていません。',
    watch: '観戦',
    noPlaying: '今は観戦できる対局がありません。',
    lastGames: '最近の対局',
    allGames: 'すべて見る',
    noGames: '打った対局がここに並びます。',
    offline: 'オフライン：ボットのみ',
    offlineWhy: 'サーバーが応答しないため、友だちやほかの卓には行けません。ボットとはすべてのゲームで遊べます。',
    tryAgain: 'もう一度',
    failed: '卓を開けませんでした。もう一度お試しください。',
    menu: 'メニュー',
  },
  zh: {
    title: '坐下來，玩一局。',
    lead: '五種牌戲，免費開放，不用註冊。',
    youPlayAs: '你的名字',
    yourName: '名字',
    games: {
      koikoi: { sub: '日本花札', pitch: '湊月份，成牌型，敢不敢再來？' },
      gostop: { sub: '韓國花牌，三人局', pitch: '三人圍坐，三分之後：Go 還是 Stop？' },
      matgo: { sub: '韓國花牌，雙人局', pitch: '搖牌、炸彈、再 Go，倍數越高金幣越多。' },
      tysiac: { sub: '波蘭的千分牌戲', pitch: '高聲叫分，K 與 Q 婚配，先到一千分。' },
      check: { sub: '點數低者勝', pitch: '四張暗牌：記住、交換、搶配，然後喊查牌。' },
    },
    gamesLabel: '牌戲',
    players: (least, most) => (least === most ? `${least} 人` : `${least} 至 ${most} 人`),
    minutes: (count) => `約 ${count} 分鐘`,
    against: '對手',
    levels: {
      beginner: { name: '入門', how: '隨手出牌' },
      easy: { name: '簡單', how: '看到就收' },
      medium: { name: '普通', how: '練習過' },
      strong: { name: '高手', how: '會想後面幾步' },
    },
    howMany: '人數',
    playNow: '馬上開始',
    play: '開始',
    goOn: '繼續',
    inRound: (round) => `第 ${round} 局`,
    newGame: '新的一場',
    choose: (game) => `${game}：選擇玩法`,
    invite: '邀請朋友',
    oneScreen: '同一螢幕兩人玩',
    botsAlone: '看電腦對戰',
    rules: '規則',
    records: '牌譜',
    lesson: '第一課',
    openTables: '等人的牌桌',
    newTableOf: (game) => `開一桌：${game}`,
    sit: '入座',
    waits: (names, taken, seats) => `${names} · ${taken}/${seats} 人`,
    noOpen: '現在沒有人在等。',
    watch: '觀戰',
    noPlaying: '現在沒有可以觀看的牌局。',
    lastGames: '最近的牌局',
    allGames: '全部',
    noGames: '你玩過的牌局會列在這裡。',
    offline: '離線：只能和電腦玩',
    offlineWhy: '伺服器沒有回應，暫時連不到朋友和其他牌桌。每一種牌戲都能和電腦玩。',
    tryAgain: '再試一次',
    failed: '無法開桌，請再試一次。',
    menu: '選單',
  },
  pl: {
    title: 'Siadaj i graj.',
    lead: 'Pięć gier karcianych, za darmo i bez konta.',
    youPlayAs: 'Grasz jako',
    yourName: 'Twoje imię',
    games: {
      koikoi: { sub: 'Japońskie karty kwiatowe', pitch: 'Łącz miesiące, zbierz yaku i odważ się grać dalej.' },
      gostop: { sub: 'Koreańskie karty, w trójkę', pitch: 'Troje przy macie. Trzy punkty i pytanie: go czy stop?' },
      matgo: { sub: 'Go-Stop we dwoje', pitch: 'Potrząśnij, zbombarduj, krzyknij go: mnożniki to złoto.' },
      tysiac: { sub: 'Klasyk polskich stołów', pitch: 'Licytuj, melduj króla z damą, zdobądź tysiąc przed innymi.' },
      check: {
        sub: 'Wygrywa najmniej punktów',
        pitch: 'Cztery zakryte karty. Pamiętaj, zamieniaj, dopasowuj, wołaj „sprawdzam”.',
      },
    },
    gamesLabel: 'Gry',
    players: (least, most) =>
      `${least === most ? least : `${least}–${most}`} ${PEOPLE.select(most) === 'few' ? 'osoby' : 'osób'}`,
    minutes: (count) => polishCount(count, 'minuta', 'minuty', 'minut'),
    against: 'Przeciwnik',
    levels: {
      beginner: { name: 'Nowicjusz', how: 'gra, jak leci' },
      easy: { name: 'Łatwy', how: 'bierze, co widzi' },
      medium: { name: 'Średni', how: 'sporo ćwiczył' },
      strong: { name: 'Mocny', how: 'myśli naprzód' },
    },
    howMany: 'Graczy',
    playNow: 'Graj teraz',
    play: 'Graj',
    goOn: 'Graj dalej',
    inRound: (round) => `rozdanie ${round}`,
    newGame: 'Nowy mecz',
    choose: (game) => `${game}: wybierz, jak grać`,
    invite: 'Zaproś znajomego',
    oneScreen: 'We dwoje przy ekranie',
    botsAlone: 'Oglądaj grę botów',
    rules: 'Zasady',
    records: 'Zapisy',
    lesson: 'Pierwsza lekcja',
    openTables: 'Otwarte stoły',
    newTableOf: (game) => `Otwórz stół: ${game}`,
    sit: 'Dosiądź się',
    waits: (names, taken, seats) => `${names} · ${taken} z ${seats}`,
    noOpen: 'Teraz nikt nie czeka.',
    watch: 'Oglądaj',
    noPlaying: 'Teraz nie ma czego oglądać.',
    lastGames: 'Twoje ostatnie gry',
    allGames: 'Wszystkie',
    noGames: 'Tu pojawią się rozegrane mecze.',
    offline: 'Bez sieci: tylko boty',
    offlineWhy: 'Serwer nie odpowiada, więc znajomi i inne stoły są poza zasięgiem. Z botami zagrasz we wszystko.',
    tryAgain: 'Spróbuj ponownie',
    failed: 'Nie udało się otworzyć stołu. Spróbuj ponownie.',
    menu: 'Menu',
  },
};
