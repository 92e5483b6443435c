import type { Logger } from 'pino';
import type { Time } from './time.ts';

const WINDOW = 10_000;
/** So many addresses have lines of their own in a window; the others share one. */
const MOST_ADDRESSES = 1000;
const OTHERS = 'others';

interface Noted {
  readonly address: string;
  readonly what: string;
  lines: number;
  /** How many lines were counted instead of written. */
  more: number;
}

/**
 * The log's lines about addresses, limited so that no client can fill the disk: in ten seconds the first few of a kind are
 * written as they happen, and the others as one line with their number.
 */
export class Journal {
  private readonly log: Logger;
  private readonly time: Time;
  private readonly noted = new Map<string, Noted>();
  private readonly addresses = new Set<string>();

  constructor(log: Logger, time: Time) {
    this.log = log;
    this.time = time;
  }

  note(address: string, what: string, fields: object = {}, most = 1): void {
    if (this.noted.size === 0) this.time.after(WINDOW, () => this.sumUp());
    const isKnown = this.addresses.has(address) || this.addresses.size < MOST_ADDRESSES;
    const whose = isKnown ? address : OTHERS;
    this.addresses.add(whose);
    const key = `${whose} ${what}`;
    const noted = this.noted.get(key) ?? { address: whose, what, lines: 0, more: 0 };
    this.noted.set(key, noted);
    if (noted.lines < most) {
      noted.lines++;
      this.log.info({ address, ...fields }, what);
    } else noted.more++;
  }

  /** Writes the numbers of lines that were only counted. Called every ten seconds, and when the server closes. */
  sumUp(): void {
    for (const { address, what, more } of this.noted.values())
      if (more > 0) this.log.info({ address, more, seconds: WINDOW / 1000 }, what);
    this.noted.clear();
    this.addresses.clear();
  }
}
