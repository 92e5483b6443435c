import { LANGUAGES, type Language, NONE, RESIGN, UNSEEN } from '@madang/engine';
import { check, type Event, findCard } from '@madang/engine/check';
import { everyPersonIsAddressed, faultIn } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { Trial } from '../../../engine/src/check/position.ts';
import { YOU } from '../common/grammar.ts';
import { narrator } from './index.ts';

const card = (id: string): number => findCard(id) ?? NONE;

/** The second player reads. */
const EVENTS: Readonly<Record<string, Event>> = {
  peeked: { type: 'peeked', only: 1, seat: 1, position: { seat: 1, slot: 2 }, card: card('Q♠') },
  turn: { type: 'turn', seat: 0, final: true },
  drew: { type: 'drew', seat: 0, from: 'deck', card: UNSEEN },
  drewCard: { type: 'drew', seat: 1, from: 'deck', card: card('10♦') },
  took: { type: 'drew', seat: 0, from: 'discard', card: card('6♥') },
  kept: { type: 'discarded', seat: 0, slot: 1, card: card('K♣') },
  matched: { type: 'matched', seat: 1, slot: 3, card: card('6♣') },
  misfired: { type: 'misfired', seat: 0, slot: 0, discarded: card('6♠') },
  penalised: { type: 'penalised', seat: 1, slot: 4 },
  mayUse: { type: 'abilityActive', seat: 0, ability: 'K', source: 'discard' },
  fizzled: { type: 'fizzled', seat: 0, ability: 'J', source: 'stack' },
  looked: { type: 'looked', seat: 0, position: { seat: 1, slot: 1 } },
  lookedOwn: { type: 'looked', seat: 1, position: { seat: 1, slot: 1 } },
  exchanged: {
    type: 'exchanged',
    seat: 0,
    positions: [
      { seat: 0, slot: 0 },
      { seat: 1, slot: 3 },
    ],
  },
  called: { type: 'checkCalled', seat: 1, automatic: false },
  calledEmpty: { type: 'checkCalled', seat: 0, automatic: true },
  locked: { type: 'locked', seat: 0 },
  reshuffled: { type: 'reshuffled', count: 22 },
  resigned: { type: 'resigned', seat: 0 },
  revealed: { type: 'revealed', seat: 0, cards: [card('A♠'), card('2♦')], total: 1 },
  revealedNone: { type: 'revealed', seat: 0, cards: [], total: 0 },
  ended: { type: 'ended', reason: 'CHECK', winners: [1] },
  shared: { type: 'ended', reason: 'PILE_EXHAUSTED', winners: [0, 1] },
};

describe.each<[Language, string, Readonly<Record<string, string>>]>([
  [
    'ko',
    '민수',
    {
      peeked: '내가 스페이드 퀸을 봅니다(내 왼쪽 아래 카드).',
      turn: '민수의 마지막 차례입니다.',
      drewCard: '내가 더미에서 다이아몬드 10을 뽑습니다.',
      kept: '민수가 카드를 오른쪽 위 자리에 두고 클로버 킹을 버립니다.',
      matched: '내가 클로버 6으로 맞춥니다(오른쪽 아래).',
      misfired: '민수의 왼쪽 위 카드는 6이 아닙니다.',
      looked: '민수가 내 오른쪽 위 카드를 봅니다.',
      exchanged: '민수가 민수의 왼쪽 위 카드와 내 오른쪽 아래 카드를 바꿉니다.',
      called: '내가 체크를 외칩니다!',
      revealed: '민수가 스페이드 에이스, 다이아몬드 2를 공개합니다: 1점.',
      ended: '마지막 차례가 모두 끝났습니다. 이번 판은 내가 이겼습니다.',
    },
  ],
  [
    'ja',
    '花子',
    {
      peeked: 'あなたはスペードのクイーンを見ます（あなたの左下のカード）。',
      took: '花子は捨て札からハートの6を取ります。',
      kept: '花子は引いたカードを右上に置き、クラブのキングを捨てます。',
      misfired: '花子の左上のカードは6ではありません。',
      mayUse: '花子はキングの能力を使えます。',
      exchanged: '花子は花子の左上のカードとあなたの右下のカードを入れ替えます。',
      called: 'あなたが「チェック」！',
      reshuffled: '捨て札を切り直し、22枚の新しい山札にします。',
      ended: '最後の番がすべて終わりました。この局はあなたの勝ちです。',
    },
  ],
  [
    'zh',
    '小明',
    {
      peeked: '你看到黑桃Q（你左下的牌）。',
      drew: '小明從牌堆抽一張牌。',
      kept: '小明把牌留在右上，棄掉梅花K。',
      matched: '你用梅花6配牌（右下）。',
      looked: '小明看了你右上的牌。',
      called: '你喊「查牌」！',
      revealed: '小明亮出黑桃A、方塊2：1分。',
      shared: '牌堆已經用完。小明、你並列贏得本局。',
    },
  ],
  [
    'pl',
    'Anna',
    {
      peeked: 'Oglądasz swoją lewą dolną kartę: dama pik.',
      turn: 'Ostatni ruch: Anna.',
      drewCard: 'Dobierasz dziesiątkę karo z talii.',
      took: 'Anna bierze szóstkę kier ze stosu kart odrzuconych.',
      kept: 'Anna zatrzymuje kartę (prawa górna) i odrzuca króla trefl.',
      matched: 'Dopasowujesz szóstkę trefl (prawa dolna).',
      misfired: 'Ta karta (lewa górna, Anna) to nie szóstka.',
      mayUse: 'Anna może użyć mocy króla.',
      looked: 'Anna ogląda twoją prawą górną kartę.',
      lookedOwn: 'Oglądasz swoją prawą górną kartę.',
      exchanged: 'Anna zamienia miejscami swoją lewą górną kartę i twoją prawą dolną kartę.',
      called: 'Wołasz „sprawdzam”!',
      reshuffled: 'Odrzucone karty wracają do talii: 22 karty.',
      revealed: 'Anna pokazuje karty: as pik i dwójka karo, razem 1 punkt.',
      ended: 'Wszystkie ostatnie ruchy są wykonane. Wygrywasz rozdanie.',
    },
  ],
])('Check, told in %s', (language, name, sentences) => {
  const names = [name, YOU[language]];
  const { event, choice } = narrator(language);

  it.each(Object.entries(sentences))('%s: %s', (what, sentence) => {
    expect(event(EVENTS[what], names)).toBe(sentence);
  });

  it('leaves no event without words', () => {
    for (const happened of Object.values(EVENTS))
      expect(faultIn(event(happened, names) ?? '', language, names)).toBeNull();
  });

  it('has words for every action of the catalogue', () => {
    const { round } = Trial.started(['2♠ 3♠ 4♠ 5♠', '2♥ 3♥ 4♥ 5♥'], '6♠');
    for (const action of [...check.actions(round.rules, 2), RESIGN])
      expect(faultIn(choice(action, round, names), language, names)).toBeNull();
  });
});

it('addresses the reader in every role of a sentence', () => {
  const sum = { cards: [{ name: 'A♠', points: 1 }], total: 1 };
  const claims = [0, 1, 2].map((seat) => ({ seat, from: null, items: [], factors: [], total: 1 }));
  const outcome = { reason: 'CHECK', winners: [0, 1], points: [1, 1, 1], claims, hands: [sum, sum, sum] };
  everyPersonIsAddressed(narrator, {
    seats: 3,
    events: [...Object.values(EVENTS), { type: 'ended', reason: 'CHECK', winners: [0, 1, 2] } as Event],
    outcomes: [outcome],
    carries: [[0], [0, 1], [0, 1, 2]].map((winners) => ({ scores: [3, 2, 1], result: { winners, reason: 'played' } })),
  });
});

it('calls cards by their names where a person would hear them', () => {
  const names = LANGUAGES.map((language) => narrator(language).card(card('Q♠')));
  expect(names).toEqual(['Q♠', '스페이드 퀸', 'スペードのクイーン', '黑桃Q', 'dama pik', '黑桃Q']);
  expect(LANGUAGES.map((language) => narrator(language).term('win'))).toEqual([
    ...['round won', '판 승리', '局の勝ち', '贏得一局', 'wygrane rozdanie', '赢得一局'],
  ]);
});
