import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/me.ts';

export interface MeWords {
  readonly title: string;
  readonly lead: string;
  readonly offline: string;
  readonly matches: string;
  readonly noMatches: string;
  readonly status: Readonly<Record<'open' | 'playing' | 'finished', string>>;
  readonly more: string;
  readonly ratings: string;
  readonly noRatings: string;
  /** The number of rated matches. */
  readonly rated: string;
  readonly curve: string;
  readonly nobody: string;
  readonly leaders: string;
  readonly leadersLead: string;
  readonly leadersBots: string;
  readonly nobodyYet: string;
  readonly devices: string;
  readonly devicesLead: string;
  readonly showCode: string;
  readonly codeLead: string;
  readonly enterCode: string;
  readonly useCode: string;
  readonly badCode: string;
  readonly data: string;
  readonly dataLead: string;
  readonly exportAll: string;
  readonly erase: string;
  readonly eraseSure: string;
  readonly eraseYes: string;
  readonly eraseNo: string;
}

export const meWords: Words<MeWords> = {
  en: {
    title: 'You on this server',
    lead: 'No account: a key on this device says who you are. It brings your matches and ratings back.',
    offline: 'The server does not answer.',
    matches: 'Your matches',
    noMatches: 'Play at a table of this server, and it is listed here.',
    status: { open: 'Waiting', playing: 'Playing', finished: 'Finished' },
    more: 'Show more',
    ratings: 'Ratings',
    noRatings: 'No rated match yet. A match counts with a clock, a named set of rules and a key in every seat.',
    rated: 'Rated matches',
    curve: 'Rating, match by match',
    nobody: 'There is no such player.',
    leaders: 'Leaderboard',
    leadersLead:
      'The best players of each game, by rules and number of players. The number is what their skill is at least, almost certainly.',
    leadersBots: 'Bots are listed with the ratings of simulated matches against each other.',
    nobodyYet: 'Nobody is rated yet.',
    devices: 'Another device',
    devicesLead: 'Be the same player on your phone or another computer.',
    showCode: 'Show a code',
    codeLead: 'Open this page on the other device within ten minutes and enter these words, or scan the code:',
    enterCode: 'Code from another device',
    useCode: 'Use the code',
    badCode: 'This code is wrong, was used, or is too old.',
    data: 'Your data',
    dataLead: 'The server keeps your name, your matches and your ratings, and a hash of your key.',
    exportAll: 'Export everything',
    erase: 'Erase everything',
    eraseSure:
      'You leave your tables, your key and ratings are deleted at once, and your name disappears from finished matches within hours. This cannot be undone.',
    eraseYes: 'Erase',
    eraseNo: 'Keep',
  },
  ko: {
    title: '이 서버의 나',
    lead: '계정은 없습니다. 이 기기의 열쇠가 나를 나타내며, 내 경기와 레이팅이 그대로 이어집니다.',
    offline: '서버가 응답하지 않습니다.',
    matches: '내 경기',
    noMatches: '이 서버의 테이블에서 경기하면 여기에 나옵니다.',
    status: { open: '대기 중', playing: '진행 중', finished: '종료' },
    more: '더 보기',
    ratings: '레이팅',
    noRatings:
      '아직 레이팅 경기가 없습니다. 시계가 있고, 정해진 규칙 세트로, 모든 자리에 열쇠가 있는 경기만 계산됩니다.',
    rated: '레이팅 경기',
    curve: '경기별 레이팅',
    nobody: '그런 플레이어가 없습니다.',
    leaders: '순위표',
    leadersLead:
      '게임별로, 규칙과 인원에 따라 가장 잘하는 플레이어들입니다. 숫자는 실력이 거의 확실히 이 이상이라는 뜻입니다.',
    leadersBots: '봇의 레이팅은 봇끼리 치른 모의 경기에서 나온 것입니다.',
    nobodyYet: '아직 레이팅이 있는 플레이어가 없습니다.',
    devices: '다른 기기',
    devicesLead: '휴대폰이나 다른 컴퓨터에서도 같은 플레이어로 경기하세요.',
    showCode: '코드 보기',
    codeLead: '10분 안에 다른 기기에서 이 페이지를 열고 아래 단어를 입력하거나 코드를 스캔하세요.',
    enterCode: '다른 기기의 코드',
    useCode: '코드 사용',
    badCode: '코드가 틀렸거나, 이미 사용했거나, 너무 오래되었습니다.',
    data: '내 데이터',
    dataLead: '서버에는 이름, 경기, 레이팅과 열쇠의 해시만 저장됩니다.',
    exportAll: '모두 내보내기',
    erase: '모두 지우기',
    eraseSure:
      '테이블에서 나가고, 열쇠와 레이팅은 바로 삭제되며, 끝난 경기에서 이름은 몇 시간 안에 사라집니다. 되돌릴 수 없습니다.',
    eraseYes: '지우기',
    eraseNo: '그대로 두기',
  },
  ja: {
    title: 'このサーバーのあなた',
    lead: 'アカウントは要りません。この端末の鍵があなたを表し、対局とレーティングを引き継ぎます。',
    offline: 'サーバーが応答しません。',
    matches: 'あなたの対局',
    noMatches: 'このサーバーの卓で遊ぶと、ここに表示されます。',
    status: { open: '待機中', playing: '対局中', finished: '終局' },
    more: 'もっと見る',
    ratings: 'レーティング',
    noRatings: 'レーティング対局はまだありません。持ち時間があり、名前のあるルールで、全員が鍵を持つ対局が対象です。',
    rated: 'レーティング対局',
    curve: '対局ごとのレーティング',
    nobody: 'そのプレイヤーはいません。',
    leaders: 'ランキング',
    leadersLead:
      '各ゲームの、ルールと人数ごとの上位プレイヤーです。数値は、実力がほぼ確実にそれ以上であることを示します。',
    leadersBots: 'ボットのレーティングは、ボット同士の模擬対局によるものです。',
    nobodyYet: 'レーティングのあるプレイヤーはまだいません。',
    devices: '別の端末',
    devicesLead: 'スマートフォンや別のパソコンでも同じプレイヤーになれます。',
    showCode: 'コードを表示',
    codeLead: '10分以内に別の端末でこのページを開き、次の単語を入力するか、コードを読み取ってください。',
    enterCode: '別の端末のコード',
    useCode: 'コードを使う',
    badCode: 'コードが違うか、使用済みか、期限切れです。',
    data: 'あなたのデータ',
    dataLead: 'サーバーに残るのは、名前、対局、レーティング、鍵のハッシュだけです。',
    exportAll: 'すべて書き出す',
    erase: 'すべて消去',
    eraseSure: '卓を離れ、鍵とレーティングはすぐに削除され、終わった対局の名前は数時間以内に消えます。元に戻せません。',
    eraseYes: '消去する',
    eraseNo: '残す',
  },
  zh: {
    title: '你在這個伺服器',
    lead: '不需要帳號：這台裝置上的金鑰代表你，對局與等級分都會保留。',
    offline: '伺服器沒有回應。',
    matches: '你的對局',
    noMatches: '在這個伺服器的牌桌上打過，就會列在這裡。',
    status: { open: '等待中', playing: '進行中', finished: '已結束' },
    more: '顯示更多',
    ratings: '等級分',
    noRatings: '還沒有計分的對局。要有計時、使用有名稱的規則，且每個座位都有金鑰才計分。',
    rated: '計分對局',
    curve: '各場的等級分',
    nobody: '沒有這位玩家。',
    leaders: '排行榜',
    leadersLead: '各遊戲依規則和人數排列的頂尖玩家。數字表示實力幾乎可以確定不低於此。',
    leadersBots: '電腦的等級分來自電腦之間的模擬對局。',
    nobodyYet: '還沒有人有等級分。',
    devices: '其他裝置',
    devicesLead: '在手機或另一台電腦上也是同一位玩家。',
    showCode: '顯示代碼',
    codeLead: '請在十分鐘內用另一台裝置打開本頁，輸入這些單字，或掃描代碼：',
    enterCode: '另一台裝置的代碼',
    useCode: '使用代碼',
    badCode: '代碼錯誤、已使用過，或已過期。',
    data: '你的資料',
    dataLead: '伺服器只保存你的名字、對局、等級分，以及金鑰的雜湊值。',
    exportAll: '匯出全部',
    erase: '刪除全部',
    eraseSure: '你會離開所有牌桌，金鑰與等級分立即刪除，已結束對局中的名字會在數小時內消失。此操作無法復原。',
    eraseYes: '刪除',
    eraseNo: '保留',
  },
  'zh-Hans': zhHans,
  pl: {
    title: 'Ty na tym serwerze',
    lead: 'Bez konta: to klucz na tym urządzeniu mówi, kim jesteś. Dzięki niemu wracają twoje mecze i rankingi.',
    offline: 'Serwer nie odpowiada.',
    matches: 'Twoje mecze',
    noMatches: 'Zagraj przy stole tego serwera, a pojawi się tutaj.',
    status: { open: 'Czeka', playing: 'Trwa', finished: 'Zakończony' },
    more: 'Pokaż więcej',
    ratings: 'Rankingi',
    noRatings:
      'Nie ma jeszcze meczu rankingowego. Liczy się mecz z zegarem, z nazwanym zestawem zasad i z kluczem na każdym miejscu.',
    rated: 'Mecze rankingowe',
    curve: 'Ranking mecz po meczu',
    nobody: 'Nie ma takiego gracza.',
    leaders: 'Ranking graczy',
    leadersLead:
      'Najlepsi gracze każdej gry, osobno dla zasad i liczby graczy. Liczba mówi, jakie co najmniej – niemal na pewno – są ich umiejętności.',
    leadersBots: 'Rankingi botów pochodzą z symulowanych meczów między nimi.',
    nobodyYet: 'Nikt nie ma jeszcze rankingu.',
    devices: 'Inne urządzenie',
    devicesLead: 'Graj jako ta sama osoba na telefonie albo innym komputerze.',
    showCode: 'Pokaż kod',
    codeLead: 'W ciągu dziesięciu minut otwórz tę stronę na drugim urządzeniu i wpisz te słowa albo zeskanuj kod:',
    enterCode: 'Kod z innego urządzenia',
    useCode: 'Użyj kodu',
    badCode: 'Ten kod jest błędny, został już użyty albo jest za stary.',
    data: 'Twoje dane',
    dataLead: 'Serwer przechowuje twoje imię, mecze i rankingi oraz skrót klucza.',
    exportAll: 'Eksportuj wszystko',
    erase: 'Usuń wszystko',
    eraseSure:
      'Odejdziesz od stołów, klucz i rankingi znikną od razu, a imię z zakończonych meczów w ciągu kilku godzin. Tego nie da się cofnąć.',
    eraseYes: 'Usuń',
    eraseNo: 'Zachowaj',
  },
};
