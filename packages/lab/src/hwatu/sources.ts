import type { Card } from '@madang/engine';
import type { Kind } from '@madang/engine/hwatu';
import type { Reported } from '../analysis.ts';
import { type Estimates, type Series, shareOf } from '../estimates.ts';

/** Captures with a card from the hand count as skill, captures with a flipped card as luck (docs/rules/matgo.md 62). */
type Source = 'hand' | 'flip';

/** 광 6, 열 4, 띠 2, 피 1 (docs/rules/matgo.md 62). */
const WEIGHTS: Readonly<Record<Kind, number>> = { bright: 6, animal: 4, ribbon: 2, dreg: 1 };
const KINDS: readonly Kind[] = ['bright', 'animal', 'ribbon', 'dreg'];

/** The kind is the third digit of an id; a bonus card is junk. */
export function kindOfId(id: string): Kind {
  return /^\d{4}$/.test(id) ? KINDS[Number(id[2]) - 1] : 'dreg';
}

/** Counts matches and captured cards by their source. */
export class SourceCount {
  private readonly matches: Readonly<Record<Source, Series>>;
  private readonly captured: Readonly<Record<Source, Series>>;
  private readonly weights: readonly number[];

  constructor(estimates: Estimates, ids: readonly string[]) {
    const series = (name: string) => ({
      hand: estimates.series(`${name}/hand`),
      flip: estimates.series(`${name}/flip`),
    });
    this.matches = series('source/event');
    this.captured = series('source/card');
    this.weights = ids.map((id) => WEIGHTS[kindOfId(id)]);
  }

  match(source: Source): void {
    this.matches[source].add(1);
  }

  card(source: Source, card: Card): void {
    this.captured[source].add(this.weights[card]);
  }

  cards(source: Source, cards: readonly Card[]): void {
    for (let i = 0; i < cards.length; i++) this.card(source, cards[i]);
  }
}

/** Two proxies of luck and skill: by match events, and by captured cards with weights. */
export function luckAndSkill(estimates: Estimates): Reported {
  return {
    eventProxy: proxy(estimates.sum('source/event/hand'), estimates.sum('source/event/flip'), true),
    captureProxy: {
      ...proxy(estimates.sum('source/card/hand'), estimates.sum('source/card/flip'), false),
      weights: { ...WEIGHTS },
    },
  };
}

/** Weighted cards are not independent events, so their share has no interval. */
function proxy(hand: number, flip: number, withInterval: boolean): { readonly [name: string]: Reported } {
  const all = hand + flip;
  if (withInterval) return { hand, flip, skill: shareOf(hand, all), luck: shareOf(flip, all) };
  return { hand, flip, skill: all === 0 ? null : hand / all, luck: all === 0 ? null : flip / all };
}
