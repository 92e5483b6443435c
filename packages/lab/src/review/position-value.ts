import {
  type Action,
  type AnyState,
  type Carry,
  DEALER,
  FastRandom,
  type Random,
  type RoundSetup,
  type Seat,
  Worlds,
} from '@madang/engine';
import { shuffle } from '@madang/engine/internal';
import type { Judge } from '@madang/players/judge';
import { exactly, type Measured, meanOf } from './measured.ts';
import { UnknownCards } from './unknown-cards.ts';

/** What something is worth to each seat. */
export type Worths = readonly Measured[];

/** An action of a seat; the dealer's seat is -1. */
export interface Act {
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * What positions are worth to each seat, all hands known: the mean result when the judge plays on for everybody, over what
 * nobody knows. It is frozen: it follows from the judge and numbers of the caller alone. Calls with the same number meet the same luck.
 */
export class PositionValue {
  private readonly judge: Judge;
  private readonly samples: number;
  private readonly seed: number;
  private readonly luck = new FastRandom(0);

  constructor(judge: Judge, samples: number, seed: number) {
    this.judge = judge;
    this.samples = samples;
    this.seed = seed;
  }

  of(state: AnyState, number: number): Worths {
    return this.resultOf(state)?.map(exactly) ?? this.mean(new UnknownCards(state, this.judge.seats), number);
  }

  /** What the position is worth when this is done now, before it is known what is drawn. */
  after(state: AnyState, act: Act, number: number): Worths {
    return this.mean(new UnknownCards(state, this.judge.seats), number, act);
  }

  /** What the judge would do here. */
  choice(state: AnyState, seat: Seat, number: number): Action {
    this.luck.reseed(this.seed, number);
    return this.judge.plays(state, seat, this.luck);
  }

  /** The mean over all deals. */
  ofDeals(round: RoundSetup<object, Carry>, number: number): Worths {
    const { game } = this.judge;
    const pack = game.pack(round.rules, round.seats);
    return this.mean({ draw: (random) => game.deal(shuffled(pack, random), round) }, number);
  }

  /** By how much one action is better than another for each seat, as far as the seat that acts could know. */
  advantage(state: AnyState, seat: Seat, one: Action, other: Action, number: number): Worths {
    const { luck } = this;
    const worlds = new Worlds(state, seat);
    const gains = Array.from({ length: this.judge.seats }, (): number[] => []);
    for (let k = 0; k < this.samples; k++) {
      luck.reseed(this.seed, number, -2 * k - 1);
      const world = worlds.draw(luck);
      const [with1, with2] = [one, other].map((action) => {
        luck.reseed(this.seed, number, -2 * k - 2);
        return this.playOn(world.clone(), { seat, action });
      });
      for (const [of, list] of gains.entries()) list.push(with1[of] - with2[of]);
    }
    return gains.map(meanOf);
  }

  private mean(source: { draw(random: Random): AnyState }, number: number, act?: Act): Worths {
    const { luck } = this;
    const results = Array.from({ length: this.judge.seats }, (): number[] => []);
    for (let k = 0; k < this.samples; k++) {
      luck.reseed(this.seed, number, 2 * k);
      const world = source.draw(luck);
      luck.reseed(this.seed, number, 2 * k + 1);
      const result = this.playOn(world, act);
      for (const [seat, list] of results.entries()) list.push(result[seat]);
    }
    return results.map(meanOf);
  }

  /** In place, to the end of the round. */
  private playOn(state: AnyState, act?: Act): readonly number[] {
    const { game, plays } = this.judge;
    const { luck } = this;
    if (act) game.step(state, act.seat, act.action);
    for (;;) {
      const result = this.resultOf(state);
      if (result) return result;
      const actors = game.actors(state);
      if (actors.length === 0) {
        const chance = game.chance(state, luck);
        if (!chance) throw new Error(`${game.id}: nobody can act`);
        game.step(state, DEALER, chance);
        continue;
      }
      const actor = actors.length === 1 ? actors[0] : actors[luck.below(actors.length)];
      game.step(state, actor, plays(state, actor, luck));
    }
  }

  /** Null until the round is over. */
  private resultOf(state: AnyState): readonly number[] | null {
    const { game, seats } = this.judge;
    if (game.actors(state).length > 0) return null;
    const outcome = game.outcome(state);
    return outcome && Array.from({ length: seats }, (_, seat) => this.judge.result(outcome, state, seat));
  }
}

function shuffled(pack: readonly number[], random: Random): readonly number[] {
  const deck = pack.slice();
  shuffle(deck, random);
  return deck;
}
