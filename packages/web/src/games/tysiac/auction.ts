import type { Seat } from '@madang/engine';
import type { Snapshot } from '@madang/engine/tysiac';
import type { Written } from '../../play/told.ts';

/** What can be bid: every value from `low` to `high` in these steps. */
export interface BidRange {
  readonly low: number;
  readonly high: number;
  /** What + and − change it by: everything between may be bid too in the auction, but people count in tens. */
  readonly step: number;
}

const STEP = 10;

export function bidRange(legal: readonly Written[]): BidRange | null {
  const values = legal.flatMap(({ type, value }) => (type === 'bid' && typeof value === 'number' ? [value] : []));
  return values.length === 0 ? null : { low: Math.min(...values), high: Math.max(...values), step: STEP };
}

/** The next value up or down; from an odd one to the next full ten. */
export function stepBid({ low, high, step }: BidRange, value: number, way: 1 | -1): number {
  const next = way > 0 ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step;
  return Math.min(high, Math.max(low, next));
}

/** The auction as a table: a row for each time round, a cell for each seat; 0 is a pass, null no turn. */
export function auctionRows({
  bids,
  scores,
}: Pick<Snapshot, 'bids' | 'scores'>): readonly (readonly (number | null)[])[] {
  const rows: (number | null)[][] = [];
  let row: (number | null)[] = [];
  let last: Seat = -1;
  const order = (seat: Seat): number => (seat - (bids[0]?.seat ?? 0) + scores.length) % scores.length;
  for (const { seat, value } of bids) {
    if (row.length === 0 || order(seat) <= last) {
      row = new Array<number | null>(scores.length).fill(null);
      rows.push(row);
    }
    row[seat] = value;
    last = order(seat);
  }
  return rows;
}

/** What a seat has last said; null when nothing yet. */
export function lastBid({ bids }: Pick<Snapshot, 'bids'>, seat: Seat): number | null {
  return bids.findLast((bid) => bid.seat === seat)?.value ?? null;
}
