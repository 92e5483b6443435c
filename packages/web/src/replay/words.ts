import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/replay.ts';

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
  /** Turns that are over, of all turns. */
  readonly turn: (at: number, of: number) => string;
  /** The same where nobody is to know how many there are. */
  readonly turnAlone: (at: number) => string;
  readonly withoutEnd: string;
  readonly withoutEndWhy: string;
  readonly linkToMove: string;
  readonly copied: string;
  readonly exported: string;
  readonly fairness: string;
  readonly noRecord: string;
  readonly openFile: string;
  readonly badFile: (why: string) => string;
  readonly notYet: string;
  readonly rounds: string;
  /** Move by move. */
  readonly back: string;
  readonly on: string;
  /** How many moves into the next turn. */
  readonly within: (move: number) => string;
  readonly which: string;
  readonly broken: string;
  readonly shownUntil: string;
  readonly roundAt: (round: number) => string;
  readonly moveAt: (round: number, move: number) => string;
  readonly turnAt: (round: number, turn: number) => string;
  readonly notAllowed: string;
  readonly noMove: string;
  readonly differs: string;
  readonly unreadable: string;
}

export const replayWords: Words<ReplayWords> = {
  en: {
    replay: 'Replay',
    start: 'To the start',
    previous: 'Back one turn',
    play: 'Play',
    pause: 'Pause',
    next: 'Forward one turn',
    end: 'To the end',
    speed: 'Speed',
    seenBy: 'Seen by',
    everyone: 'All cards',
    table: 'The table',
    turn: (at, of) => `Turn ${at} of ${of}`,
    turnAlone: (at) => `Turn ${at}`,
    withoutEnd: 'Hide the ending',
    withoutEndWhy: 'No scores and no length of matches that you have not seen to the end',
    linkToMove: 'Link to this move',
    copied: 'Copied',
    exported: 'Export',
    fairness: 'Check fairness',
    noRecord: 'There is no record here.',
    openFile: 'Open a record from a file',
    badFile: (why) => `This file cannot be replayed: ${why}`,
    notYet: 'The match is still being played. Its record opens when it is over.',
    rounds: 'Rounds',
    back: 'Back one move',
    on: 'Forward one move',
    within: (move) => `move ${move}`,
    which: 'Which match?',
    broken: 'This record is not valid.',
    shownUntil: 'The match is shown up to there.',
    roundAt: (round) => `Round ${round}`,
    moveAt: (round, move) => `Round ${round}, move ${move}`,
    turnAt: (round, turn) => `Round ${round}, turn ${turn}`,
    notAllowed: 'The rules do not allow this move here.',
    noMove: 'This is not a move of the game.',
    differs: 'The record does not match what the rules give.',
    unreadable: 'This part of the record cannot be read.',
  },
  ko: {
    replay: '다시 보기',
    start: '처음으로',
    previous: '이전 턴',
    play: '재생',
    pause: '멈춤',
    next: '다음 턴',
    end: '끝으로',
    speed: '속도',
    seenBy: '시점',
    everyone: '모두 공개',
    table: '관전자',
    turn: (at, of) => `${of}턴 중 ${at}턴`,
    turnAlone: (at) => `${at}턴`,
    withoutEnd: '결말 숨기기',
    withoutEndWhy: '끝까지 보지 않은 경기의 점수와 길이를 보여 주지 않습니다',
    linkToMove: '이 수의 링크',
    copied: '복사했습니다',
    exported: '내보내기',
    fairness: '공정성 확인',
    noRecord: '여기에는 기록이 없습니다.',
    openFile: '기록 파일 열기',
    badFile: (why) => `다시 볼 수 없는 파일입니다: ${why}`,
    notYet: '아직 진행 중인 경기입니다. 끝나면 기록이 열립니다.',
    rounds: '판',
    back: '한 수 뒤로',
    on: '한 수 앞으로',
    within: (move) => `${move}수째`,
    which: '어느 경기를 볼까요?',
    broken: '이 기록은 맞지 않습니다.',
    shownUntil: '그 앞까지만 보여 줍니다.',
    roundAt: (round) => `${round}판`,
    moveAt: (round, move) => `${round}판 ${move}수`,
    turnAt: (round, turn) => `${round}판 ${turn}턴`,
    notAllowed: '여기서는 규칙상 둘 수 없는 수입니다.',
    noMove: '이 게임에 없는 수입니다.',
    differs: '적힌 내용이 규칙대로 나온 결과와 다릅니다.',
    unreadable: '기록의 이 부분을 읽을 수 없습니다.',
  },
  ja: {
    replay: '再生',
    start: '最初へ',
    previous: '前の手番へ',
    play: '再生する',
    pause: '止める',
    next: '次の手番へ',
    end: '最後へ',
    speed: '速さ',
    seenBy: '視点',
    everyone: '全員公開',
    table: '観戦者',
    turn: (at, of) => `${of}手番中 ${at}手番目`,
    turnAlone: (at) => `${at}手番目`,
    withoutEnd: '結末を隠す',
    withoutEndWhy: '最後まで見ていない対局の点数と長さを表示しません',
    linkToMove: 'この手へのリンク',
    copied: 'コピーしました',
    exported: '書き出し',
    fairness: '公正さを確認',
    noRecord: 'ここに記録はありません。',
    openFile: '記録ファイルを開く',
    badFile: (why) => `再生できる記録ではありません：${why}`,
    notYet: '対局はまだ続いています。終われば記録が開きます。',
    rounds: '局',
    back: '一手戻る',
    on: '一手進む',
    within: (move) => `${move}手目`,
    which: 'どの対局を見ますか。',
    broken: 'この記録は成り立ちません。',
    shownUntil: 'その手前までを表示しています。',
    roundAt: (round) => `第${round}局`,
    moveAt: (round, move) => `第${round}局 ${move}手目`,
    turnAt: (round, turn) => `第${round}局 ${turn}手番目`,
    notAllowed: 'この手はここでは規則上できません。',
    noMove: 'このゲームにない手です。',
    differs: '書かれている内容が規則どおりの結果と違います。',
    unreadable: '記録のこの部分は読み取れません。',
  },
  zh: {
    replay: '重播',
    start: '到開頭',
    previous: '上一回合',
    play: '播放',
    pause: '暫停',
    next: '下一回合',
    end: '到結尾',
    speed: '速度',
    seenBy: '視角',
    everyone: '全部公開',
    table: '旁觀者',
    turn: (at, of) => `第 ${at} 回合，共 ${of} 回合`,
    turnAlone: (at) => `第 ${at} 回合`,
    withoutEnd: '隱藏結局',
    withoutEndWhy: '不顯示還沒看完的對局的比分和長度',
    linkToMove: '這一步的連結',
    copied: '已複製',
    exported: '匯出',
    fairness: '檢查公平性',
    noRecord: '這裡沒有紀錄。',
    openFile: '開啟紀錄檔',
    badFile: (why) => `這個檔案無法重播：${why}`,
    notYet: '對局仍在進行，結束後就能看紀錄。',
    rounds: '局',
    back: '退一步',
    on: '進一步',
    within: (move) => `第 ${move} 步`,
    which: '要看哪一場？',
    broken: '這份紀錄不成立。',
    shownUntil: '只播放到出錯之前。',
    roundAt: (round) => `第 ${round} 局`,
    moveAt: (round, move) => `第 ${round} 局第 ${move} 步`,
    turnAt: (round, turn) => `第 ${round} 局第 ${turn} 回合`,
    notAllowed: '依規則，這一步在這裡不能打。',
    noMove: '這個遊戲沒有這種步法。',
    differs: '紀錄的內容與規則得出的結果不同。',
    unreadable: '無法讀取紀錄的這個部分。',
  },
  'zh-Hans': zhHans,
  pl: {
    replay: 'Powtórka',
    start: 'Na początek',
    previous: 'Kolejka wstecz',
    play: 'Odtwórz',
    pause: 'Pauza',
    next: 'Kolejka dalej',
    end: 'Na koniec',
    speed: 'Tempo',
    seenBy: 'Oczami',
    everyone: 'Wszystko odkryte',
    table: 'Widz',
    turn: (at, of) => `Kolejka ${at} z ${of}`,
    turnAlone: (at) => `Kolejka ${at}`,
    withoutEnd: 'Ukryj zakończenie',
    withoutEndWhy: 'Bez wyników i długości meczów, których nie obejrzano do końca',
    linkToMove: 'Link do tego ruchu',
    copied: 'Skopiowano',
    exported: 'Eksport',
    fairness: 'Sprawdź uczciwość',
    noRecord: 'Nie ma tu żadnego zapisu.',
    openFile: 'Otwórz zapis z pliku',
    badFile: (why) => `Tego pliku nie da się odtworzyć: ${why}`,
    notYet: 'Mecz jeszcze trwa. Zapis otworzy się po jego końcu.',
    rounds: 'Rozdania',
    back: 'Ruch wstecz',
    on: 'Ruch dalej',
    within: (move) => `ruch ${move}`,
    which: 'Który mecz?',
    broken: 'Ten zapis się nie zgadza.',
    shownUntil: 'Mecz jest pokazany do tego miejsca.',
    roundAt: (round) => `Rozdanie ${round}`,
    moveAt: (round, move) => `Rozdanie ${round}, ruch ${move}`,
    turnAt: (round, turn) => `Rozdanie ${round}, kolejka ${turn}`,
    notAllowed: 'Zasady nie pozwalają tu na ten ruch.',
    noMove: 'W tej grze nie ma takiego ruchu.',
    differs: 'Zapisano co innego, niż wynika z zasad.',
    unreadable: 'Tej części zapisu nie da się odczytać.',
  },
};
