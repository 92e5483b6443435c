import {
  type Action,
  type AnyGame,
  type AnyState,
  type Event,
  type Explanations,
  type PastAct,
  type Random,
  type Seat,
  WeightedWorlds,
  Worlds,
} from '@madang/engine';
import type { History } from './histories.ts';
import type { AnyPlayer, AnyTurn, Considered, PastTurn, TurnWorlds, WeightedSource } from './player.ts';

/** A decision to be made, with the true state: a player gets a turn made from it, without the state. */
export interface Situation {
  readonly game: AnyGame;
  readonly state: AnyState;
  readonly seat: Seat;
  /** Absent: the player remembers nothing. */
  readonly history?: History;
  readonly random: Random;
  /** Iterations for players that search as long as they are told to. */
  readonly budget?: number;
  outOfTime?(): boolean;
}

/** A player's choice. It sees its legal actions and determinized positions, never the state. */
export function decide(player: AnyPlayer, situation: Situation): Action {
  return player.choose(new DeterminizedTurn(situation));
}

/** What a player expects of its actions, the one that it would choose first; undefined for one that does not say. */
export function consider(player: AnyPlayer, situation: Situation): readonly Considered<Action>[] | undefined {
  return player.consider?.(new DeterminizedTurn(situation));
}

const USUAL_BUDGET = 1000;
/** Worlds are weighed by the last acts alone: older ones tell less, and each has its price. */
const ACTS_WEIGHED = 40;

/** A turn without the true state: its world is determinized on first use, with the player's generator. */
class DeterminizedTurn implements AnyTurn {
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly random: Random;
  readonly budget: number;
  readonly outOfTime?: () => boolean;
  readonly #situation: Situation;
  #worlds: SeatWorlds | null = null;
  #world: AnyState | null = null;
  #past: readonly PastTurn<AnyState, Action>[] | null = null;

  constructor(situation: Situation) {
    const { game, state, seat, random, budget = USUAL_BUDGET, outOfTime } = situation;
    this.seat = seat;
    this.legal = game.legal(state, seat);
    this.random = random;
    this.budget = budget;
    if (outOfTime) this.outOfTime = () => situation.outOfTime?.() ?? false;
    this.#situation = situation;
  }

  get history(): readonly Event[] {
    return this.#situation.history?.events ?? [];
  }

  get worlds(): TurnWorlds<AnyState, Action> {
    this.#worlds ??= new SeatWorlds(this.#situation);
    return this.#worlds;
  }

  get world(): AnyState {
    this.#world ??= this.worlds.draw(this.random);
    return this.#world;
  }

  get past(): readonly PastTurn<AnyState, Action>[] {
    this.#past ??= this.#remember();
    return this.#past;
  }

  #remember(): readonly PastTurn<AnyState, Action>[] {
    const acts = actsInSight(this.#situation);
    if (acts.length === 0) return [];
    const worlds = new Worlds(this.#situation.state, this.seat);
    worlds.draw(this.random);
    return acts.map(({ seat, action, before }) => ({ seat, action, before: worlds.earlier(before) }));
  }
}

/** The acts whose positions tell nothing that the seat does not know. */
function actsInSight({ history }: Situation): readonly PastAct<AnyState, Action>[] {
  return history?.acts.slice(history.beforeUnseen) ?? [];
}

/** The worlds of a seat, with the true state and past out of the player's reach. */
class SeatWorlds implements TurnWorlds<AnyState, Action> {
  readonly #worlds: Worlds<AnyState>;
  /** The last acts of others: the seat's own say nothing about their cards. */
  readonly #others: readonly PastAct<AnyState, Action>[];

  constructor(situation: Situation) {
    const { state, seat } = situation;
    this.#worlds = new Worlds(state, seat);
    this.#others = actsInSight(situation)
      .filter((act) => act.seat !== seat)
      .slice(-ACTS_WEIGHED);
  }

  draw(random: Random): AnyState {
    return this.#worlds.draw(random);
  }

  weighted(explanations: Explanations<AnyState, Action>, pool: number): WeightedSource<AnyState> {
    return new WeightedWorlds(this.#worlds, this.#others, explanations, pool);
  }
}
