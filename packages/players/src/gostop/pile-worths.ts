import { type Card, CardSet } from '@madang/engine';
import { bestBrights, type Pattern, type Patterns } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import type { WEIGHTS } from './greedy.ts';

const BRIGHTS: readonly Card[] = KOREAN.brights.toArray();
/** Counts of a set go up to this, from 0. */
const COUNTS = 12;
/** The most junk that the cards of one month are worth. */
const MONTH_JUNK = 4;

/** By card, what it is worth as junk. The cup is none: by the time it is read as junk, it lies in a pile. */
const JUNK_VALUES = Uint8Array.from(
  KOREAN.ids,
  (_, card) => Number(KOREAN.junk.has(card)) + Number(KOREAN.doubles.has(card)) + Number(KOREAN.triples.has(card)),
);
/** The same for several cards of a month: by month and, in four bits, by which of its cards. */
const JUNK_TOGETHER = Uint8Array.from({ length: 12 * 16 }, (_, key) =>
  [0, 1, 2, 3].reduce((sum, i) => ((key >> i) & 1 ? sum + JUNK_VALUES[(key >> 4) * 4 + i] : sum), 0),
);

/** What scores at a table as look-up tables, made once: greedy's value of a pile, taken apart by sets. */
export class WorthTables {
  readonly patterns: Patterns;
  /** The sets that are not of brights, in the order in which `patterns.screen` counts them, after those. */
  readonly sets: readonly Pattern[];
  /** How many cards each needs, and whether the cup is one of them. */
  readonly needs: Uint8Array;
  readonly holdsCup: Uint8Array;
  /** Where junk stands in the counts of the screen. */
  readonly junkPlace: number;
  /** By card, what it is worth for itself, junk left aside. */
  readonly plain: Float64Array;
  /** By card, the places of its gains: 0 is no gain, then the brights, then the sets. */
  readonly firstGain: Uint8Array;
  readonly secondGain: Uint8Array;
  readonly gains: number;
  private readonly brightGains: Float64Array;
  private readonly setGains: Float64Array;
  private readonly weights: typeof WEIGHTS;

  constructor(patterns: Patterns, weights: typeof WEIGHTS) {
    const { growing, complete } = patterns;
    this.patterns = patterns;
    this.weights = weights;
    this.sets = [...growing, ...complete];
    this.needs = Uint8Array.from(this.sets, ({ need }) => need);
    this.holdsCup = Uint8Array.from(this.sets, ({ of }) => Number(of.has(KOREAN.cup)));
    this.junkPlace = 1 + this.sets.length;
    this.gains = 1 + BRIGHTS.length + this.sets.length;
    this.plain = Float64Array.from(KOREAN.ids, (_, card) => plainWorth(card, weights));
    const placesOf = (card: Card): readonly number[] => [
      ...(BRIGHTS.includes(card) ? [1 + BRIGHTS.indexOf(card)] : []),
      ...this.sets.flatMap(({ of }, i) => (of.has(card) ? [1 + BRIGHTS.length + i] : [])),
    ];
    this.firstGain = Uint8Array.from(KOREAN.ids, (_, card) => placesOf(card)[0] ?? 0);
    this.secondGain = Uint8Array.from(KOREAN.ids, (_, card) => placesOf(card)[1] ?? 0);
    this.brightGains = this.makeBrightGains();
    this.setGains = this.makeSetGains();
  }

  /** By the brights of the pile, those of the others, and the bright that is gained. */
  private makeBrightGains(): Float64Array {
    const cards = (bits: number): CardSet => CardSet.from(BRIGHTS.filter((_, i) => (bits >> i) & 1));
    const value = (own: number, opposing: number): number => {
      const pile = cards(own);
      let worth = bestBrights(this.patterns, pile)?.points ?? 0;
      for (const { points, need, of } of this.patterns.brights)
        if (of.size - cards(opposing).countIn(of) >= need)
          worth += this.weights.progress * points * Math.min(1, pile.countIn(of) / need) ** 2;
      return worth;
    };
    return Float64Array.from({ length: 32 * 32 * 5 }, (_, key) => {
      const [own, opposing, gained] = [Math.floor(key / 160), Math.floor(key / 5) % 32, key % 5];
      return value(own | (1 << gained), opposing) - value(own, opposing);
    });
  }

  /** By set, by whether the cup in the pile is junk, by the count in the pile, and by that of the others. */
  private makeSetGains(): Float64Array {
    return Float64Array.from({ length: this.sets.length * 2 * COUNTS * COUNTS }, (_, key) => {
      const { points, need, of, extra } = this.sets[Math.floor(key / (2 * COUNTS * COUNTS))];
      const spoilt = Math.floor(key / (COUNTS * COUNTS)) % 2;
      const [own, opposing] = [Math.floor(key / COUNTS) % COUNTS, key % COUNTS];
      const scored = own + 1 - spoilt;
      const gained = scored === need ? points : scored > need ? extra : 0;
      if (of.size - opposing < need) return gained;
      const share = Math.min(1, own / need);
      const next = Math.min(1, (own + 1) / need);
      return gained + this.weights.progress * points * (next * next - share * share);
    });
  }

  brightGain(own: number, opposing: number, gained: number): number {
    return this.brightGains[(own * 32 + opposing) * 5 + gained];
  }

  setGain(set: number, spoilt: number, own: number, opposing: number): number {
    return this.setGains[((set * 2 + spoilt) * COUNTS + own) * COUNTS + opposing];
  }

  /** What so much junk is worth. */
  junkWorth(value: number): number {
    const { piFrom, pi } = this.patterns;
    return this.weights.kinds[3] * value + (pi > 0 && value >= piFrom ? pi + value - piFrom : 0);
  }
}

function plainWorth(card: Card, { kinds }: typeof WEIGHTS): number {
  const kind = [KOREAN.brights, KOREAN.animals, KOREAN.ribbons].findIndex((cards) => cards.has(card));
  return kind < 0 ? 0 : kinds[kind];
}

/**
 * What further cards are worth to one pile. For cards of one month it is exactly what greedy's value of the pile rises by:
 * a month has at most one card of each set, and junk is counted together.
 */
export class PileWorths {
  private readonly tables: WorthTables;
  private readonly gains: Float64Array;
  private readonly junkGains = new Float64Array(MONTH_JUNK + 1);
  /** The pile's own counts, for whom it opposes. */
  private brights = 0;
  private readonly counts: Int32Array;
  private junk = 0;
  private spoilt = 0;

  constructor(tables: WorthTables) {
    this.tables = tables;
    this.gains = new Float64Array(tables.gains);
    this.counts = new Int32Array(tables.sets.length);
  }

  count(pile: CardSet, cupIsJunk: boolean): void {
    const { patterns, needs, junkPlace } = this.tables;
    const { screen } = patterns;
    const counted = screen.count(pile);
    for (let i = 0; i < needs.length; i++) this.counts[i] = screen.beyond(counted, 1 + i) + needs[i];
    let brights = 0;
    for (let i = 0; i < BRIGHTS.length; i++) brights |= pile.has(BRIGHTS[i]) ? 1 << i : 0;
    this.brights = brights;
    const hasCup = pile.has(KOREAN.cup);
    this.spoilt = hasCup && cupIsJunk ? 1 : 0;
    // The screen counts the cup as junk whatever it is read as.
    this.junk = screen.beyond(counted, junkPlace) + patterns.piFrom - (hasCup && !cupIsJunk ? 2 : 0);
  }

  /** Measures against one other pile, or two: both must have been counted. */
  measure(one: PileWorths, two: PileWorths | null): void {
    const { tables, gains, junkGains, counts } = this;
    const { holdsCup } = tables;
    const opposing = two ? one.brights | two.brights : one.brights;
    for (let i = 0; i < BRIGHTS.length; i++) gains[1 + i] = tables.brightGain(this.brights, opposing, i);
    for (let i = 0; i < counts.length; i++) {
      const others = two ? one.counts[i] + two.counts[i] : one.counts[i];
      gains[1 + BRIGHTS.length + i] = tables.setGain(i, holdsCup[i] & this.spoilt, counts[i], others);
    }
    const now = tables.junkWorth(this.junk);
    for (let i = 1; i <= MONTH_JUNK; i++) junkGains[i] = tables.junkWorth(this.junk + i) - now;
  }

  /** What one card adds. */
  of(card: Card): number {
    return this.withoutJunk(card) + this.junkGains[JUNK_VALUES[card]];
  }

  /** What some cards of a month add together, given in four bits. */
  ofMonth(month: number, cards: number): number {
    let worth = this.junkGains[JUNK_TOGETHER[month * 16 + cards]];
    for (let i = 0; i < 4; i++) if ((cards >> i) & 1) worth += this.withoutJunk(month * 4 + i);
    return worth;
  }

  private withoutJunk(card: Card): number {
    const { plain, firstGain, secondGain } = this.tables;
    return plain[card] + this.gains[firstGain[card]] + this.gains[secondGain[card]];
  }
}
