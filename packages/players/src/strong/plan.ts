import type { Action, AnyState, Card } from '@madang/engine';

/** How a game is searched with a network. */
export interface SearchPlan {
  /** So many actions are tried, the best by the network. */
  readonly width: number;
  /** What the network expects of an action counts as so many rollouts. */
  readonly prior: number;
  /**
   * Who plays on in rollouts, for the own seat and for the others: the network, or the game's quick policy. With `both`, each move of
   * others is made by one of them at random, so that what is chosen is good against either. With `style`, each of the others plays
   * by one of them all along, the more likely the better it explains what that player did; it needs a pool.
   */
  readonly own: 'network' | 'policy';
  readonly others: 'network' | 'policy' | 'both' | 'style';
  /** Where a rollout ends: at the first own decision or a later one, by what the network expects there, or at the end of the round. */
  readonly until: number | 'end';
  /**
   * So many worlds are weighed by how well they explain what others did, and drawn again and again; 0: all count the same. With
   * fewer than the search draws, further iterations tell little.
   */
  readonly pool: number;
  /** With a pool: the decisions at which others are read; by default all. At the others their worlds count the same, and they play by `both`. */
  reads?(state: AnyState): boolean;
  /** With a pool: a difference of this much, in what the network expects of an action, makes it e times as likely; by default 0.1. */
  readonly temperature?: number;
  /** With a pool: cards with the same number count the same to every player; by default each card is one of its own. */
  kindOf?(card: Card): number;
  /** Decisions with much at stake are looked at more closely. */
  readonly closer?: CloserLook;
}

/** More actions, and so many times the iterations; or longer rollouts. */
export interface CloserLook extends Partial<Pick<SearchPlan, 'until'>> {
  at(state: AnyState): boolean;
  readonly width: number;
  readonly times: number;
  /**
   * Actions that the usual rollouts cannot judge. Of the others, the best by the usual rollouts alone is compared with them: long
   * rollouts are too rough to choose between actions that are nearly as good.
   */
  apart?(action: Action): boolean;
}

/** How the levels of a game search, and with how many rollouts. */
export interface SearchLevels {
  /** Rollouts by the quick policy. Without it, medium is the network alone. */
  readonly medium?: number;
  readonly strong: SearchPlan & { readonly iterations: number };
  readonly master: SearchPlan & { readonly iterations: number };
}
