import type { Json } from '@madang/engine';
import { type Action, findCard, type Rules, type Snapshot } from '@madang/engine/tysiac';
import type { Choice, Menu, Scene } from '../screen.ts';
import { tysiacWords } from './words.ts';

const actionOf = ({ action }: Choice): Action => action as Action;
const isBidding = (choice: Choice): boolean => ['pass', 'bid'].includes(choice.action.type);

/** A card is a column, with and without announcing its marriage; pass and the bids, up and down, are one. */
export function menu(scene: Scene): Menu {
  const columns = new Map<string, Choice[]>();
  for (const choice of scene.choices.filter((one) => !isBidding(one))) {
    const action = actionOf(choice);
    const key = 'card' in action ? `card ${action.card}` : `action ${action.index}`;
    const column = columns.get(key) ?? [];
    columns.set(key, action.type === 'play' && action.marriage ? [choice, ...column] : [...column, choice]);
  }
  const bids = bidLadder(scene);
  // Going up from the first reaches the last: so that up is more, the lowest comes first and then the highest.
  const ladder = bids.length === 0 ? [] : [[bids[0], ...bids.slice(1).reverse()]];
  const isAuction = (scene.view as unknown as Snapshot).phase === 'Auction';
  return isAuction ? [...ladder, ...columns.values()] : [...columns.values(), ...ladder];
}

/** Pass and the bids by steps of the least raise, from the lowest; all others can be typed. After the musik they have their own steps. */
export function bidLadder({ choices, round, view }: Scene): readonly Choice[] {
  const { minRaise } = round.rules as Rules;
  const bids = choices.filter(isBidding);
  if ((view as unknown as Snapshot).phase !== 'Auction') return bids;
  const lowest = bids.map(actionOf).find((action) => action.type === 'bid');
  return bids.filter((choice) => {
    const action = actionOf(choice);
    return action.type !== 'bid' || (lowest?.type === 'bid' && (action.value - lowest.value) % minRaise === 0);
  });
}

const SUIT_LETTERS: Readonly<Partial<Record<string, string>>> = { s: '♠', c: '♣', d: '♦', h: '♥' };

/** `110`, `pass` or `0`, `musik 2`, `K♠` or `Ks`, with `!` to announce the marriage. */
export function shorthand({ view, seat }: Scene, typed: string): Json | null {
  const round = view as unknown as Snapshot;
  const text = typed.toLowerCase();
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return isBid(round, Number(text)) ? bidOf(Number(text)) : null;
  if (['pass', 'bomb', 'redeal'].includes(text)) return { type: text };
  const musik = /^musik(?:\s+([12]))?$/.exec(text);
  if (musik) return { type: 'chooseMusik', musik: Number(musik[1] ?? 1) - 1 };
  const [, rank, suit, bang] = /^(9|10|[jqka])([♠♣♦♥scdh])(!?)$/.exec(text) ?? [];
  if (rank === undefined) return null;
  const card = `${rank.toUpperCase()}${SUIT_LETTERS[suit] ?? suit}`;
  if (findCard(card) === undefined) return null;
  if (round.phase !== 'TalonExchange') return { type: 'play', card, marriage: bang === '!' };
  return round.scores.length === 2
    ? { type: 'discard', card }
    : { type: 'passCard', to: nextReceiver(round, seat), card };
}

/** As at the table and on the wire, a bid of 0 is a pass. */
function bidOf(value: number): Json {
  return value === 0 ? { type: 'pass' } : { type: 'bid', value };
}

/** In the exchange, where cards have numbers, only what is large enough for a bid is one. */
function isBid({ phase }: Snapshot, value: number): boolean {
  return phase === 'Auction' || (phase === 'TalonExchange' && value >= 100);
}

/** In seat order after the declarer; whoever sits out has no cards. */
function nextReceiver({ hands, exchanged }: Snapshot, declarer: number): number {
  const others = hands.map((_, i) => (declarer + 1 + i) % hands.length).slice(0, -1);
  return others.filter((seat) => hands[seat].length > 0)[exchanged];
}

/** Hundreds of bids are not listed one by one. */
export function forms(scene: Scene): readonly string[] | null {
  const bids = scene.choices.map(actionOf).filter((action) => action.type === 'bid');
  if (bids.length < 2) return null;
  const words = tysiacWords(scene.language);
  const others = scene.choices.filter(({ action }) => action.type !== 'bid');
  const ladder = bidLadder(scene).filter(({ action }) => action.type === 'bid');
  const [low, high] = [bids[0].value, bids[bids.length - 1].value];
  const isAuction = (scene.view as unknown as Snapshot).phase === 'Auction';
  const first = ladder
    .slice(0, 3)
    .map(({ label }) => label)
    .join(', ');
  const bidding = isAuction ? words.bidForm(low, high, first) : `${low} … ${high}  ${first} …`;
  return [...others.map((choice) => `${shortForm(scene, actionOf(choice))}  ${choice.label}`), bidding];
}

function shortForm({ game }: Scene, action: Action): string {
  if ('card' in action) return game.cardIds[action.card];
  return action.type === 'chooseMusik' ? `musik ${action.musik + 1}` : action.type;
}
