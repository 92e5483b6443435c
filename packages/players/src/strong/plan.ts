import type { AnyState } from '@madang/engine';

/** How a game is searched with a network. */
export interface SearchPlan {
  /** So many actions are tried, the best by the network. */
  readonly width: number;
  /** What the network expects of an action counts as so many rollouts. */
  readonly prior: number;
  /**
   * Who plays on in rollouts, for the own seat and for the others: the network, or the game's quick policy. With `both`, each move of
   * others is made by one of them at random, so that what is chosen is good against either.
   */
  readonly own: 'network' | 'policy';
  readonly others: 'network' | 'policy' | 'both';
  /** Where a rollout ends: at the first own decision or a later one, by what the network expects there, or at the end of the round. */
  readonly until: number | 'end';
  /**
   * So many worlds are weighed by how well they explain what others did, and drawn again and again; 0: all count the same. With
   * fewer than the search draws, further iterations tell little.
   */
  readonly pool: number;
  /** Rare decisions with much at stake are looked at more closely. */
  readonly closer?: CloserLook;
}

/** More actions, and so many times the iterations. */
export interface CloserLook {
  at(state: AnyState): boolean;
  readonly width: number;
  readonly times: number;
}

/** How the levels of a game search, and with how many rollouts. */
export interface SearchLevels {
  /** Rollouts by the quick policy. Without it, medium is the network alone. */
  readonly medium?: number;
  readonly strong: SearchPlan & { readonly iterations: number };
  readonly master: SearchPlan & { readonly iterations: number };
}
