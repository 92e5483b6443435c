import type { Action, AnyState, Language, Seat } from '@madang/engine';

/** A decision of a review, with the true position before it: explanations use only what its seat knew. */
export interface ReviewedChoice<S = AnyState, A = Action> {
  readonly state: S;
  readonly seat: Seat;
  readonly chosen: A;
  readonly best: A;
  /** The players by seat. */
  readonly names: readonly string[];
}

/** A method, so that one game's explanation passes as that of any game. */
interface Explainer<S, A> {
  /** What the position says about the two actions, a sentence for each fact, the most telling first. */
  explain(choice: ReviewedChoice<S, A>, language: Language): readonly string[];
}
export type Explain<S, A> = Explainer<S, A>['explain'];
export type AnyExplain = Explain<AnyState, Action>;
