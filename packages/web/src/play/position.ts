import type { AnyGame, Json } from '@madang/engine';
import { storedRules } from '@madang/engine/internal';

interface Rebuilding<S, R, V extends Json> {
  readonly since?: AnyGame['since'];
  configure(options?: unknown): R;
  fromView(view: V, rules: R): S;
}

/** A position that looks like this view, for questions to the rules and the narrator about what is visible. */
export function positionOf<S, R, V extends Json>(game: Rebuilding<S, R, V>, view: V, rules: object): S {
  return game.fromView(view, storedRules(game, rules));
}
