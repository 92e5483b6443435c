import type { Card, CardSet, Seat } from '@madang/engine';
import { JAPANESE } from '@madang/engine/hwatu';
import {
  type Action,
  FIELD,
  HAND,
  KOIKOI,
  koiFactor,
  type Patterns,
  PILE,
  play,
  type Round,
  STOP,
  select,
} from '@madang/engine/koikoi';
import { CardWorths } from '../hwatu/card-worths.ts';
import { BITS, LIKELY, LOWEST } from '../hwatu/quartets.ts';
import { WEIGHTS } from './greedy.ts';

/** Greedy's plan with each card judged by itself: as strong, and quick enough for rollouts. */
class Quick {
  private readonly mine: CardWorths;
  private readonly theirs: CardWorths;
  private readonly weights: typeof WEIGHTS;
  private readonly sets: readonly { readonly need: number; readonly of: CardSet; readonly size: number }[];
  /** By field card, what the opponent would gain with it. */
  private readonly exposure = new Float64Array(48);

  constructor({ brights, others, viewing }: Patterns, weights: typeof WEIGHTS) {
    const sets = [...brights, ...others, ...viewing];
    const kinds = [JAPANESE.brights, JAPANESE.animals, JAPANESE.ribbons, JAPANESE.dregs];
    const plain = Float64Array.from({ length: 48 }, (_, card) => {
      const kind = kinds.findIndex((cards) => cards.has(card));
      return weights.kinds[kind];
    });
    this.mine = new CardWorths(sets, plain, weights.progress);
    this.theirs = new CardWorths(sets, plain, weights.progress);
    this.weights = weights;
    this.sets = sets.map(({ need, of }) => ({ need, of, size: of.size }));
  }

  choose(round: Round, seat: Seat): Action {
    switch (round.phase) {
      case 'decision':
        return this.wantsMore(round, seat) ? KOIKOI : STOP;
      case 'selection':
        this.measure(round, seat);
        return select(this.bestTarget(round.options.cards));
      default:
        return this.bestPlay(round, seat);
    }
  }

  private measure(round: Round, seat: Seat): void {
    const mine = round.table.at(PILE[seat]);
    const theirs = round.table.at(PILE[1 - seat]);
    this.mine.measure(mine, theirs);
    this.theirs.measure(theirs, mine);
  }

  /** What taking it brings: to oneself, and in that the opponent cannot. */
  private worth(card: Card): number {
    return this.mine.of(card) + this.weights.denial * this.theirs.of(card);
  }

  private bestTarget(targets: readonly Card[]): Card {
    let [chosen] = targets;
    let most = Number.NEGATIVE_INFINITY;
    for (const target of targets) {
      const worth = this.worth(target);
      if (worth > most) [most, chosen] = [worth, target];
    }
    return chosen;
  }

  private bestPlay(round: Round, seat: Seat): Action {
    this.measure(round, seat);
    const hand = round.table.at(HAND[seat]);
    const field = round.table.at(FIELD);
    const seen = hand.union(field).union(round.table.at(PILE[0])).union(round.table.at(PILE[1]));
    const { exposure } = this;
    for (let card = field.first; card >= 0; card = field.after(card))
      exposure[card] = this.theirs.of(card) * LIKELY[4 - BITS[seen.quartet(card >> 2)]];
    let chosen: Action | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let card = hand.first; card >= 0; card = hand.after(card)) {
      const month = card >> 2;
      const matches = field.quartet(month);
      const count = BITS[matches];
      if (count === 0) {
        const shown = this.theirs.of(card) * LIKELY[4 - BITS[seen.quartet(month)]];
        const worth = -this.weights.exposure * Math.max(shown, this.leftLying(field, -1, 0));
        if (worth > most) [most, chosen] = [worth, play(card)];
        continue;
      }
      const own = this.worth(card);
      if (count === 2) {
        for (let i = 0; i < 4; i++) {
          if (((matches >> i) & 1) === 0) continue;
          const target = month * 4 + i;
          const worth = own + this.worth(target) - this.weights.exposure * this.leftLying(field, month, 1 << i);
          if (worth > most) [most, chosen] = [worth, play(card, target)];
        }
        continue;
      }
      let worth = own - this.weights.exposure * this.leftLying(field, month, 15);
      for (let i = 0; i < 4; i++) if ((matches >> i) & 1) worth += this.worth(month * 4 + i);
      if (worth > most) [most, chosen] = [worth, count === 1 ? play(card, month * 4 + LOWEST[matches]) : play(card)];
    }
    if (!chosen) throw new Error('a turn without a hand card');
    return chosen;
  }

  /** The most that the opponent could gain from the field without some cards of a month. */
  private leftLying(field: CardSet, month: number, taken: number): number {
    const { exposure } = this;
    let most = 0;
    for (let card = field.first; card >= 0; card = field.after(card))
      if (exposure[card] > most && (card >> 2 !== month || ((taken >> (card & 3)) & 1) === 0)) most = exposure[card];
    return most;
  }

  private wantsMore(round: Round, seat: Seat): boolean {
    const { enough, cardsLeft, safety } = this.weights;
    const points = round.points(seat);
    const final = points * (points >= 7 && round.rules.seven_point_double ? 2 : 1) * koiFactor(round, seat);
    if (final >= enough || round.table.at(HAND[seat]).size < cardsLeft) return false;
    const pile = round.table.at(PILE[1 - seat]);
    const opposing = round.table.at(PILE[seat]);
    for (const { need, of, size } of this.sets)
      if (size - opposing.countIn(of) >= need && Math.max(1, need - pile.countIn(of)) < safety) return false;
    return true;
  }
}

const made = new WeakMap<Patterns, Quick>();

/** Plays as greedy does. */
export function policy(round: Round, seat: Seat): Action {
  let quick = made.get(round.patterns);
  if (!quick) {
    quick = new Quick(round.patterns, WEIGHTS);
    made.set(round.patterns, quick);
  }
  return quick.choose(round, seat);
}
