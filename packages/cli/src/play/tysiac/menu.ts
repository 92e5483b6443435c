import type { Json } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { type Action, findCard, type Snapshot } from '@madang/engine/tysiac';
import type { TysiacChoice, TysiacMenu, TysiacScene } from './scene.ts';
import { tysiacWords } from './words.ts';

const isBidding = ({ action }: TysiacChoice): boolean => action.type === 'pass' || action.type === 'bid';

/** One column for each card, with and without its marriage, and one column for pass and the bids. */
export function menu(scene: TysiacScene): TysiacMenu {
  const columns = new Map<string, TysiacChoice[]>();
  for (const choice of scene.choices.filter((one) => !isBidding(one))) {
    const { action } = choice;
    const key = 'card' in action ? `card ${action.card}` : `action ${action.index}`;
    const column = columns.get(key) ?? [];
    columns.set(key, action.type === 'play' && action.marriage ? [choice, ...column] : [...column, choice]);
  }
  const [lowest, ...higher] = bidLadder(scene);
  // Up from the first entry leads to the last one. So the lowest bid is first, followed by the highest.
  const ladder = lowest ? [[lowest, ...higher.reverse()]] : [];
  const isAuction = scene.view.phase === 'Auction';
  return isAuction ? [...ladder, ...columns.values()] : [...columns.values(), ...ladder];
}

/** Pass and the bids in steps of the smallest raise. Other bids can be typed. After the musik bids have other steps. */
export function bidLadder({ choices, round, view }: TysiacScene): readonly TysiacChoice[] {
  const { minRaise } = round.rules;
  const bids = choices.filter(isBidding);
  if (view.phase !== 'Auction') return bids;
  const lowest = bids.map(({ action }) => action).find((action) => action.type === 'bid');
  return bids.filter(({ action }) => {
    return action.type !== 'bid' || (lowest?.type === 'bid' && (action.value - lowest.value) % minRaise === 0);
  });
}

const SUIT_LETTERS: Readonly<Partial<Record<string, string>>> = { s: '♠', c: '♣', d: '♦', h: '♥' };

/** `110`, `pass` or `0`, `musik 2`, `K♠` or `Ks`, with `!` to announce the marriage. */
export function shorthand({ view: round, seat }: TysiacScene, typed: string): Json | null {
  const text = typed.toLowerCase();
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return isBid(round, Number(text)) ? bidOf(Number(text)) : null;
  if (['pass', 'bomb', 'redeal'].includes(text)) return { type: text };
  const musik = /^musik(?:\s+([12]))?$/.exec(text);
  if (musik) return { type: 'chooseMusik', musik: Number(musik[1] ?? 1) - 1 };
  const [, rank, suit = '', bang] = /^(9|10|[jqka])([♠♣♦♥scdh])(!?)$/.exec(text) ?? [];
  if (rank === undefined) return null;
  const card = `${rank.toUpperCase()}${SUIT_LETTERS[suit] ?? suit}`;
  if (findCard(card) === undefined) return null;
  if (round.phase !== 'TalonExchange') return { type: 'play', card, marriage: bang === '!' };
  return round.scores.length === 2
    ? { type: 'discard', card }
    : { type: 'passCard', to: nextReceiver(round, seat), card };
}

/** A bid of 0 is a pass, as on the wire. */
function bidOf(value: number): Json {
  return value === 0 ? { type: 'pass' } : { type: 'bid', value };
}

/** In the exchange a number may stand for a card, so only numbers from 100 on are bids. */
function isBid({ phase }: Snapshot, value: number): boolean {
  return phase === 'Auction' || (phase === 'TalonExchange' && value >= 100);
}

/** In seat order after the declarer; null when all have their card. A seat that sits out has no cards. */
function nextReceiver({ hands, exchanged }: Snapshot, declarer: number): number | null {
  const others = hands.map((_, i) => (declarer + 1 + i) % hands.length).slice(0, -1);
  return others.filter((seat) => entryOf(hands, seat).length > 0)[exchanged] ?? null;
}

/** Bids are typed, because there may be hundreds of them. */
export function forms(scene: TysiacScene): readonly string[] | null {
  const bids = scene.choices.map(({ action }) => action).filter((action) => action.type === 'bid');
  if (bids.length < 2) return null;
  const words = tysiacWords(scene.language);
  const others = scene.choices.filter(({ action }) => action.type !== 'bid');
  const ladder = bidLadder(scene).filter(({ action }) => action.type === 'bid');
  const [low, high] = [entryOf(bids, 0).value, entryOf(bids, bids.length - 1).value];
  const isAuction = scene.view.phase === 'Auction';
  const first = ladder
    .slice(0, 3)
    .map(({ label }) => label)
    .join(', ');
  const bidding = isAuction ? words.bidForm(low, high, first) : `${low} … ${high}  ${first} …`;
  return [...others.map((choice) => `${shortForm(scene, choice.action)}  ${choice.label}`), bidding];
}

function shortForm({ game }: TysiacScene, action: Action): string {
  if ('card' in action) return entryOf(game.cardIds, action.card);
  return action.type === 'chooseMusik' ? `musik ${action.musik + 1}` : action.type;
}
