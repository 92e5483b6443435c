/** What honest players noticed in some seconds. */
export interface Noticed {
  readonly actions: number;
  readonly perSecond: number;
  /** From sending a move to hearing of it, in milliseconds; a move that is still unanswered counts with its age. */
  readonly p50: number;
  readonly p99: number;
  /** Sockets that broke, and moves that were refused. */
  readonly broken: number;
  readonly refused: number;
}

/** How long many things took, in milliseconds. */
export interface Waits {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Check {
  /** What was measured, as the table shows it. */
  readonly measured: string;
  readonly bound: string;
  readonly isMet: boolean;
}

/** One attack: what honest players noticed without and with it, and what else was measured. */
export interface AttackRow {
  readonly attack: string;
  readonly quiet: Noticed | null;
  readonly under: Noticed | null;
  readonly checks: readonly Check[];
}

export function waitsOf(times: readonly number[]): Waits {
  const sorted = times.toSorted((one, two) => one - two);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}

export function ms(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value < 10
    ? `${value.toFixed(1)} ms`
    : value < 1000
      ? `${value.toFixed(0)} ms`
      : `${(value / 1000).toFixed(1)} s`;
}

/** Without an attack a move takes a few milliseconds. Up to this many no player notices a difference. */
const UNFELT_MS = 50;

/** The honest players' p99 stays within twice that of the quiet time. */
export function honestCheck(quiet: Noticed, under: Noticed): Check {
  const ratio = under.p99 / quiet.p99;
  const rate = under.perSecond / quiet.perSecond;
  return {
    measured: `honest p99 × ${ratio.toFixed(1)}, actions × ${rate.toFixed(2)}`,
    bound: `p99 ≤ 2 × quiet, or ≤ ${UNFELT_MS} ms; actions ≥ 0.8 × quiet`,
    isMet: (ratio <= 2 || under.p99 <= UNFELT_MS) && rate >= 0.8,
  };
}
