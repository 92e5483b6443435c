import type { Seat } from '@madang/engine';
import type { Snapshot } from '@madang/engine/tysiac';
import type { Written } from '../../play/told.ts';

/** The possible bids: every value from `low` to `high` in these steps. */
export interface BidRange {
  readonly low: number;
  readonly high: number;
  /** The step of the + and − buttons; values in between are legal too. */
  readonly step: number;
}

const STEP = 10;

export function bidRange(legal: readonly Written[]): BidRange | null {
  const values = legal.flatMap(({ type, value }) => (type === 'bid' && typeof value === 'number' ? [value] : []));
  return values.length === 0 ? null : { low: Math.min(...values), high: Math.max(...values), step: STEP };
}

/** The next value up or down, at a multiple of ten. */
export function stepBid({ low, high, step }: BidRange, value: number, way: 1 | -1): number {
  const next = way > 0 ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step;
  return Math.min(high, Math.max(low, next));
}

/** The auction as a table: a row for each lap, a cell for each seat; 0 is a pass, null no turn. */
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

/** A seat's last bid; null if there is none. */
export function lastBid({ bids }: Pick<Snapshot, 'bids'>, seat: Seat): number | null {
  return bids.findLast((bid) => bid.seat === seat)?.value ?? null;
}
