import type { Words } from '../app/words.ts';

export interface ReplayWords {
  readonly replay: string;
  readonly start: string;
  readonly previous: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly end: string;
  readonly speed: string;
  readonly seenBy: string;
  readonly everyone: string;
  readonly table: string;
  readonly ply: (at: number, of: number) => string;
  readonly linkToMove: string;
  readonly copied: string;
  readonly exported: string;
  readonly fairness: string;
  readonly fairYes: string;
  readonly fairNo: (where: string) => string;
  readonly fairWhy: string;
  readonly commitment: string;
  readonly seed: string;
  readonly clientSeeds: string;
  readonly checked: (rounds: number, actions: number) => string;
  readonly noRecord: string;
  readonly openFile: string;
  readonly badFile: (why: string) => string;
  readonly notYet: string;
  readonly rounds: string;
}

export const replayWords: Words<ReplayWords> = {
  en: {
    replay: 'Replay',
    start: 'To the start',
    previous: 'Back one move',
    play: 'Play',
    pause: 'Pause',
    next: 'On one move',
    end: 'To the end',
    speed: 'Speed',
    seenBy: 'Seen by',
    everyone: 'Everyone, open',
    table: 'The table',
    ply: (at, of) => `Move ${at} of ${of}`,
    linkToMove: 'Link to this move',
    copied: 'Copied',
    exported: 'Export',
    fairness: 'Check fairness',
    fairYes: 'The deal was fair.',
    fairNo: (where) => `This record does not hold: ${where}`,
    fairWhy:
      'Before the first card the dealer published a fingerprint of its secret. The secret is shown now: it has that fingerprint, together with the players’ own seeds it gives exactly these packs, and every move in the record is allowed by the rules. Nobody could have changed the cards after seeing a hand.',
    commitment: 'Published before the deal',
    seed: 'The secret',
    clientSeeds: 'The players’ seeds',
    checked: (rounds, actions) => `${rounds} deals and ${actions} moves were played again.`,
    noRecord: 'There is no record here.',
    openFile: 'Open a record from a file',
    badFile: (why) => `This file is no record that can be replayed: ${why}`,
    notYet: 'The match is still being played. Its record opens when it is over.',
    rounds: 'Rounds',
  },
  ko: {
    replay: '복기',
    start: '처음으로',
    previous: '한 수 뒤로',
    play: '재생',
    pause: '멈춤',
    next: '한 수 앞으로',
    end: '끝으로',
    speed: '속도',
    seenBy: '시점',
    everyone: '모두 공개',
    table: '관전자',
    ply: (at, of) => `${of}수 중 ${at}수`,
    linkToMove: '이 수의 링크',
    copied: '복사했습니다',
    exported: '내보내기',
    fairness: '공정성 확인',
    fairYes: '패는 공정했습니다.',
    fairNo: (where) => `이 기록은 맞지 않습니다: ${where}`,
    fairWhy:
      '첫 패를 돌리기 전에 딜러는 비밀 값의 지문을 공개했습니다. 이제 공개된 비밀 값은 그 지문과 같고, 플레이어들의 시드와 합치면 정확히 이 패 순서가 나오며, 기록의 모든 수가 규칙에 맞습니다. 누구도 패를 본 뒤에 카드를 바꿀 수 없었습니다.',
    commitment: '패를 돌리기 전에 공개한 지문',
    seed: '비밀 값',
    clientSeeds: '플레이어 시드',
    checked: (rounds, actions) => `${rounds}판 ${actions}수를 다시 두어 확인했습니다.`,
    noRecord: '여기에는 기록이 없습니다.',
    openFile: '기록 파일 열기',
    badFile: (why) => `복기할 수 없는 파일입니다: ${why}`,
    notYet: '아직 진행 중인 경기입니다. 끝나면 기록이 열립니다.',
    rounds: '판',
  },
  ja: {
    replay: '再生',
    start: '最初へ',
    previous: '一手戻る',
    play: '再生する',
    pause: '止める',
    next: '一手進む',
    end: '最後へ',
    speed: '速さ',
    seenBy: '視点',
    everyone: '全員公開',
    table: '観戦者',
    ply: (at, of) => `${of}手中 ${at}手目`,
    linkToMove: 'この手へのリンク',
    copied: 'コピーしました',
    exported: '書き出し',
    fairness: '公正さを確認',
    fairYes: '配札は公正でした。',
    fairNo: (where) => `この記録は成り立ちません：${where}`,
    fairWhy:
      '最初の札を配る前に、親役は秘密の値の指紋を公開しました。いま公開された秘密の値はその指紋と一致し、各自のシードと合わせるとまさにこの札順になり、記録のどの手も規則に従っています。手札を見てから札を変えることは誰にもできませんでした。',
    commitment: '配札前に公開した指紋',
    seed: '秘密の値',
    clientSeeds: '各自のシード',
    checked: (rounds, actions) => `${rounds}局 ${actions}手をもう一度打って確かめました。`,
    noRecord: 'ここに記録はありません。',
    openFile: '記録ファイルを開く',
    badFile: (why) => `再生できる記録ではありません：${why}`,
    notYet: '対局はまだ続いています。終われば記録が開きます。',
    rounds: '局',
  },
  zh: {
    replay: '重播',
    start: '到開頭',
    previous: '退一步',
    play: '播放',
    pause: '暫停',
    next: '進一步',
    end: '到結尾',
    speed: '速度',
    seenBy: '視角',
    everyone: '全部公開',
    table: '旁觀者',
    ply: (at, of) => `第 ${at} 步，共 ${of} 步`,
    linkToMove: '這一步的連結',
    copied: '已複製',
    exported: '匯出',
    fairness: '檢查公平性',
    fairYes: '發牌是公平的。',
    fairNo: (where) => `這份紀錄不成立：${where}`,
    fairWhy:
      '在發第一張牌之前，發牌者公開了秘密值的指紋。現在公開的秘密值與該指紋相符，加上玩家各自的種子，正好得出這些牌序，而且紀錄中的每一步都符合規則。沒有人能在看到手牌之後更換牌。',
    commitment: '發牌前公開的指紋',
    seed: '秘密值',
    clientSeeds: '玩家的種子',
    checked: (rounds, actions) => `重新打過 ${rounds} 局、${actions} 步。`,
    noRecord: '這裡沒有紀錄。',
    openFile: '開啟紀錄檔',
    badFile: (why) => `這個檔案無法重播：${why}`,
    notYet: '對局仍在進行，結束後就能看紀錄。',
    rounds: '局',
  },
  pl: {
    replay: 'Powtórka',
    start: 'Na początek',
    previous: 'Ruch wstecz',
    play: 'Odtwórz',
    pause: 'Pauza',
    next: 'Ruch dalej',
    end: 'Na koniec',
    speed: 'Tempo',
    seenBy: 'Oczami',
    everyone: 'Wszystko odkryte',
    table: 'Widz',
    ply: (at, of) => `Ruch ${at} z ${of}`,
    linkToMove: 'Link do tego ruchu',
    copied: 'Skopiowano',
    exported: 'Eksport',
    fairness: 'Sprawdź uczciwość',
    fairYes: 'Rozdanie było uczciwe.',
    fairNo: (where) => `Ten zapis się nie zgadza: ${where}`,
    fairWhy:
      'Przed pierwszą kartą rozdający ogłosił odcisk swojej tajemnicy. Teraz jest ona jawna: ma ten odcisk, razem z ziarnami graczy daje dokładnie te talie, a każdy ruch w zapisie jest zgodny z zasadami. Nikt nie mógł zmienić kart po obejrzeniu ręki.',
    commitment: 'Ogłoszono przed rozdaniem',
    seed: 'Tajemnica',
    clientSeeds: 'Ziarna graczy',
    checked: (rounds, actions) => `Odtworzono rozdania (${rounds}) i ruchy (${actions}).`,
    noRecord: 'Nie ma tu żadnego zapisu.',
    openFile: 'Otwórz zapis z pliku',
    badFile: (why) => `Tego pliku nie da się odtworzyć: ${why}`,
    notYet: 'Mecz jeszcze trwa. Zapis otworzy się po jego końcu.',
    rounds: 'Rozdania',
  },
};
