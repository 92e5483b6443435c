import { describe, expect, it } from 'vitest';

/** Everything that is shown or read: page, narrators, terminal, rules. */
const TEXTS = import.meta.glob<string>(
  [
    '../../../{web,narrators,cli}/src/**/*.{ts,tsx,txt}',
    '../../../../docs/rules/*.md',
    '../../../../README.md',
    '!**/*.test.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Words that readers of the language have corrected, and what is written now. */
const CORRECTED: readonly (readonly [wrong: RegExp, right: string])[] = [
  // Korean
  [/결혼를/, '결혼을'],
  [/의 먹은 패/, '민수가 먹은 패'],
  [/싹쓸이/, '딱, or 판쓸 for a table that was cleared'],
  [/(점|points\(count\)\})을 이[기깁]/, '점을 얻고'],
  [/뻑을 쌉/, '뻑을 합니다: at the house it captures'],
  [/대국/, '경기'],
  [/복기/, '다시 보기'],
  [/(?<!꽃)놀이/, '게임'],
  [/첫 수업/, '튜토리얼'],
  [/규칙 묶음/, '규칙 세트'],
  [/흔듦/, '흔들기'],
  [/화면 밝기/, '테마'],
  [/카드 속도/, '애니메이션 속도'],
  [/메리지|입찰/, '결혼, 부르기'],
  // Japanese
  [/近道/, 'ショートカット'],
  [/一瞬/, '即時'],
  [/画面の明るさ/, 'テーマ'],
  [/棋譜/, '対局記録'],
  [/'もう一度'/, 'もう一局 for a match, 再試行 for a retry'],
  [/罰のカード/, 'ペナルティカード'],
  [/番を終え/, 'ターン終了'],
  [/記憶の助け/, '記憶補助'],
  [/特別なこと/, '特殊な出来事'],
  [/ラウンド/, '局'],
  [/競り値/, 'ビッド'],
  // Chinese
  [/花鬥/, 'Go-Stop: 花鬥 is the pack'],
  [/zh: .*花札/, '花牌'],
  [/牌型/, '役'],
  [/快速鍵/, '快捷鍵'],
  [/[光皮物]薄/, '光罰、皮罰、動物罰'],
  [/高聲叫/, '大膽叫分'],
  [/這部裝置/, '這台裝置'],
  [/[結结]婚/, '婚配'],
  // Polish
  [/(wygrana|przegrana) licytacja/i, 'ugrane, nieugrane'],
  [/\b(gra|grasz|rozgrywa|rozgrywasz) za (\d|\$)/i, 'gra 120'],
  [/\bRund(a|ę|y|zie)\b/i, 'rozdanie'],
  [/'Pole'|na polu/, 'stół'],
  [/zostaje na bok/, 'zostaje odłożona'],
  [/Następną rękę/, 'kolejne rozdanie'],
  [/(najniższa|traci|podnieść|zapisuje) zapowied|najwyższa licytacja/i, 'oferta for a bid, licytacja for the auction'],
  [/\bwe? (dwoje|troje|czworo)\b|\bw trójkę/i, 'we dwójkę, we trójkę'],
  [/Jasność/, 'Motyw'],
  [/Zasady stołu/, 'Zasady domowe'],
  [/'Zapisy'/, 'Historia gier'],
  // English
  [/Like the device|As the device/, 'System'],
  [/: which card does it take/, 'a capital after the name of a card'],
];

describe('a corrected word does not come back', () => {
  it.each(CORRECTED)('%s, but %s', (wrong) => {
    const found = Object.entries(TEXTS).flatMap(([path, text]) =>
      text
        .split('\n')
        .filter((line) => wrong.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('in more than a hundred files', () => {
    expect(Object.keys(TEXTS).length).toBeGreaterThan(100);
  });
});
