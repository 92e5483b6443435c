import { JAPANESE } from '../hwatu/deck.ts';
import type { Seat } from '../kernel/game.ts';
import { koikoi } from './game.ts';
import { restore } from './restore.ts';
import type { Round, Setup } from './round.ts';
import type { Snapshot } from './snapshot.ts';

/** A small position for tests: only the cards that matter are named. */
export interface Position {
  readonly rules?: unknown;
  readonly seat?: Seat;
  readonly hands?: readonly [string, string];
  readonly field?: string;
  /** From the top. */
  readonly stock?: string;
  readonly piles?: readonly [string, string];
  readonly calls?: Snapshot['calls'];
  readonly lastCaller?: Seat;
  readonly scores?: readonly number[];
  readonly dealer?: Seat;
  readonly number?: number;
}

const list = (ids = ''): string[] => ids.split(' ').filter((id) => id !== '');
const NO_CALLS: Snapshot['calls'] = [0, 1].map(() => ({ count: 0, points: 0, pile: [] }));

/** The stock is filled up with other cards, plain ones first: a flip for each hand card, and eight. */
export function position(given: Position): Round {
  const { seat = 0, dealer = 0, scores = [0, 0], number = 1 } = given;
  const hands = (given.hands ?? ['', '']).map(list);
  const piles = (given.piles ?? ['', '']).map(list);
  const field = list(given.field);
  const stock = list(given.stock);
  const named = new Set([...hands, ...piles, field, stock].flat());
  const rest = JAPANESE.ids.filter((id) => !named.has(id));
  const wanted = 8 + hands[0].length + hands[1].length;
  const plainFirst = rest.toSorted((one, two) => Number(two[2]) - Number(one[2]));
  stock.push(...plainFirst.slice(0, Math.max(0, wanted - stock.length)));
  const setup: Setup = {
    rules: koikoi.configure(given.rules),
    seats: 2,
    number,
    carry: { scores, dealer, result: null },
  };
  const { calls = NO_CALLS, lastCaller = null } = given;
  const base = { round: number, dealer, scores, phase: 'hand', seat, flipped: null, ending: null } as const;
  return restore({ ...base, field, hands, piles, stock, dealt: dealtHands(hands, stock), calls, lastCaller }, setup);
}

/** Dealt hands of eight that these hands could come from. */
function dealtHands(hands: readonly (readonly string[])[], stock: readonly string[]): string[][] {
  const open = JAPANESE.ids.filter((id) => !stock.includes(id) && !hands.flat().includes(id));
  return hands.map((hand) => [...hand, ...open.splice(0, 8 - hand.length)]);
}
