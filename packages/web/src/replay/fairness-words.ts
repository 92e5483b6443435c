import type { Unchecked } from '@madang/engine';
import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/fairness.ts';

/** The fairness check: the verdict, the steps, and the values to verify it elsewhere. */
export interface FairnessWords {
  readonly fairYes: string;
  readonly fairNo: (where: string) => string;
  readonly fairWhy: string;
  readonly commitment: string;
  readonly seed: string;
  readonly clientSeeds: string;
  readonly checked: (rounds: number, actions: number) => string;
  readonly steps: string;
  readonly linked: string;
  readonly dealt: string;
  readonly legal: string;
  readonly copy: (what: string) => string;
  readonly copied: string;
  /** The program that checks the first deal. */
  readonly yourself: string;
  readonly yourselfHow: string;
  readonly ruleset: string;
  readonly logsYes: string;
  readonly logsWhy: string;
  readonly notChecked: string;
  /** What a log of rounds does not prove. */
  readonly unchecked: Readonly<Record<Unchecked, string>>;
}

export const fairnessWords: Words<FairnessWords> = {
  en: {
    fairYes: 'The deal was fair.',
    fairNo: (where) => `This record is not valid: ${where}`,
    fairWhy:
      'Before the first card the dealer published a fingerprint of its secret. The secret is shown now: it has that fingerprint, together with the players’ own seeds it gives exactly these packs, and every move in the record is allowed by the rules. Nobody could have changed the cards after seeing a hand.',
    commitment: 'Published before the deal',
    seed: 'The secret',
    clientSeeds: 'The players’ seeds',
    checked: (rounds, actions) =>
      `${rounds === 1 ? '1 deal' : `${rounds} deals`} and ${actions === 1 ? '1 move' : `${actions} moves`} were played again.`,
    steps: 'How this was checked',
    linked: 'The secret has the fingerprint that was published before the deal.',
    dealt: 'The packs follow from the secret and the players’ seeds.',
    legal: 'Every move is allowed by the rules and leads to the recorded position.',
    copy: (what) => `Copy: ${what}`,
    copied: 'Copied',
    yourself: 'Check it yourself',
    yourselfHow:
      'Save this program as check.mjs and run it with Node.js: node check.mjs. It uses no code of Madang, and prints true twice: for the fingerprint, and for the first pack.',
    ruleset: 'Rules',
    logsYes: 'These rounds were played by the rules.',
    logsWhy:
      'Every round was played again from the pack as it was dealt: each move is allowed, and every recorded result is the same.',
    notChecked: 'What such a log cannot prove',
    unchecked: {
      shuffle:
        'That the packs follow from a secret published before: the record of the whole match has it, once the match is over.',
      'deal order': 'The order in which the hands were dealt: in this older log they are sorted.',
      starter: 'Who had to begin: this older log has neither the hour nor the opening.',
      options: 'The table’s own rules: this older log only names the ruleset.',
    },
  },
  ko: {
    fairYes: '패는 공정했습니다.',
    fairNo: (where) => `이 기록은 맞지 않습니다: ${where}`,
    fairWhy:
      '첫 패를 돌리기 전에 딜러는 비밀 값의 지문을 공개했습니다. 이제 공개된 비밀 값은 그 지문과 같고, 플레이어들의 시드와 합치면 정확히 이 패 순서가 나오며, 기록의 모든 수가 규칙에 맞습니다. 누구도 패를 본 뒤에 카드를 바꿀 수 없었습니다.',
    commitment: '패를 돌리기 전에 공개한 지문',
    seed: '비밀 값',
    clientSeeds: '플레이어 시드',
    checked: (rounds, actions) => `${rounds}판 ${actions}수를 다시 두어 확인했습니다.`,
    steps: '확인한 내용',
    linked: '비밀 값의 지문이 패를 돌리기 전에 공개한 지문과 같습니다.',
    dealt: '패 순서가 비밀 값과 플레이어 시드에서 그대로 나옵니다.',
    legal: '모든 수가 규칙에 맞고, 적힌 결과와 같은 결과가 나옵니다.',
    copy: (what) => `복사: ${what}`,
    copied: '복사했습니다',
    yourself: '직접 확인하기',
    yourselfHow:
      '이 프로그램을 check.mjs로 저장하고 Node.js로 실행하세요: node check.mjs. Madang의 코드를 쓰지 않으며, 지문과 첫 패 순서에 대해 true를 두 번 출력합니다.',
    ruleset: '규칙',
    logsYes: '이 판들은 규칙대로 진행되었습니다.',
    logsWhy: '돌린 패 순서에서 모든 판을 다시 두었습니다. 모든 수가 규칙에 맞고, 적힌 내용이 그대로 나옵니다.',
    notChecked: '이 기보로 증명할 수 없는 것',
    unchecked: {
      shuffle: '패 순서가 미리 공개한 비밀 값에서 나왔는지: 경기가 끝난 뒤의 전체 기록에 있습니다.',
      'deal order': '손패를 돌린 순서: 이 예전 기보에는 정렬되어 있습니다.',
      starter: '누가 선이었어야 하는지: 이 예전 기보에는 시각과 시작 상태가 없습니다.',
      options: '이 자리에서 정한 세부 규칙: 이 예전 기보에는 규칙 이름만 있습니다.',
    },
  },
  ja: {
    fairYes: '配札は公正でした。',
    fairNo: (where) => `この記録は成り立ちません：${where}`,
    fairWhy:
      '最初の札を配る前に、親役は秘密の値の指紋を公開しました。いま公開された秘密の値はその指紋と一致し、各自のシードと合わせるとまさにこの札順になり、記録のどの手も規則に従っています。手札を見てから札を変えることは誰にもできませんでした。',
    commitment: '配札前に公開した指紋',
    seed: '秘密の値',
    clientSeeds: '各自のシード',
    checked: (rounds, actions) => `${rounds}局 ${actions}手をもう一度打って確かめました。`,
    steps: '確かめたこと',
    linked: '秘密の値の指紋は、配札前に公開したものと一致します。',
    dealt: '札順は、秘密の値と各自のシードから決まるとおりです。',
    legal: 'どの手も規則に従い、書かれたとおりの結果になります。',
    copy: (what) => `コピー：${what}`,
    copied: 'コピーしました',
    yourself: '自分で確かめる',
    yourselfHow:
      'このプログラムを check.mjs として保存し、Node.js で実行してください：node check.mjs。Madang のコードは使わず、指紋と最初の札順について true を二度表示します。',
    ruleset: '規則',
    logsYes: 'これらの局は規則どおりに打たれています。',
    logsWhy: '配られた札順からすべての局をもう一度打ちました。どの手も規則に従い、書かれたとおりの結果になります。',
    notChecked: 'この記録では証明できないこと',
    unchecked: {
      shuffle: '札順が事前に公開した秘密の値から決まったこと：対局が終わった後の全体の記録にあります。',
      'deal order': '手札が配られた順番：この古い記録では並べ替えられています。',
      starter: '誰が親になるべきだったか：この古い記録には時刻と開始時の状態がありません。',
      options: 'この卓だけの規則：この古い記録には規則の名前しかありません。',
    },
  },
  zh: {
    fairYes: '發牌是公平的。',
    fairNo: (where) => `這份紀錄不成立：${where}`,
    fairWhy:
      '在發第一張牌之前，發牌者公開了秘密值的指紋。現在公開的秘密值與該指紋相符，加上玩家各自的種子，正好得出這些牌序，而且紀錄中的每一步都符合規則。沒有人能在看到手牌之後更換牌。',
    commitment: '發牌前公開的指紋',
    seed: '秘密值',
    clientSeeds: '玩家的種子',
    checked: (rounds, actions) => `重新打過 ${rounds} 局、${actions} 步。`,
    steps: '檢查了什麼',
    linked: '秘密值的指紋與發牌前公開的相符。',
    dealt: '牌序正是由秘密值與玩家的種子得出。',
    legal: '每一步都符合規則，結果也與紀錄一致。',
    copy: (what) => `複製：${what}`,
    copied: '已複製',
    yourself: '自己驗證',
    yourselfHow:
      '把這個程式存成 check.mjs，用 Node.js 執行：node check.mjs。它不使用 Madang 的程式碼，會印出兩次 true：一次是指紋，一次是第一副牌的牌序。',
    ruleset: '規則',
    logsYes: '這些牌局都照規則進行。',
    logsWhy: '從發牌時的牌序重新打過每一局：每一步都符合規則，紀錄的內容完全一致。',
    notChecked: '這種紀錄無法證明的事',
    unchecked: {
      shuffle: '牌序是否來自事先公開的秘密值：整場結束後的完整紀錄裡有。',
      'deal order': '發手牌的順序：這份舊紀錄已經排序過。',
      starter: '該由誰先手：這份舊紀錄沒有時刻與開局狀態。',
      options: '這一桌自訂的規則：這份舊紀錄只有規則名稱。',
    },
  },
  'zh-Hans': zhHans,
  pl: {
    fairYes: 'Rozdanie było uczciwe.',
    fairNo: (where) => `Ten zapis się nie zgadza: ${where}`,
    fairWhy:
      'Przed pierwszą kartą rozdający ogłosił odcisk swojej tajemnicy. Teraz jest ona jawna: ma ten odcisk, razem z ziarnami graczy daje dokładnie te talie, a każdy ruch w zapisie jest zgodny z zasadami. Nikt nie mógł zmienić kart po obejrzeniu ręki.',
    commitment: 'Ogłoszono przed rozdaniem',
    seed: 'Tajemnica',
    clientSeeds: 'Ziarna graczy',
    checked: (rounds, actions) => `Odtworzono rozdania (${rounds}) i ruchy (${actions}).`,
    steps: 'Co sprawdzono',
    linked: 'Tajemnica ma odcisk ogłoszony przed rozdaniem.',
    dealt: 'Talie wynikają z tajemnicy i z ziaren graczy.',
    legal: 'Każdy ruch jest zgodny z zasadami i prowadzi do tego, co zapisano.',
    copy: (what) => `Kopiuj: ${what}`,
    copied: 'Skopiowano',
    yourself: 'Sprawdź samodzielnie',
    yourselfHow:
      'Zapisz ten program jako check.mjs i uruchom w Node.js: node check.mjs. Nie używa kodu Madang i wypisuje dwa razy true: dla odcisku i dla pierwszej talii.',
    ruleset: 'Zasady',
    logsYes: 'Te rozdania rozegrano zgodnie z zasadami.',
    logsWhy:
      'Każde rozdanie odtworzono z talii w kolejności, w jakiej ją rozdano: każdy ruch jest dozwolony, a wszystko, co zapisano, wychodzi tak samo.',
    notChecked: 'Czego taki dziennik nie dowodzi',
    unchecked: {
      shuffle:
        'Że talie wynikają z ogłoszonej wcześniej tajemnicy: jest ona w zapisie całego meczu, gdy mecz się skończy.',
      'deal order': 'Kolejności rozdawania kart do rąk: w tym starszym dzienniku są posortowane.',
      starter: 'Kto miał zaczynać: ten starszy dziennik nie podaje godziny ani stanu początkowego.',
      options: 'Własnych zasad stołu: ten starszy dziennik podaje tylko nazwę zestawu zasad.',
    },
  },
};
