import type { Seat } from '@madang/engine';
import { type Rules, type SeenTrick, type Snapshot, shapeOf, tricksIn } from '@madang/engine/tysiac';
import type { Eyes, Written } from '../../play/told.ts';
import { ownSeat } from '../../table/names.ts';
import type { Scene } from './props.ts';

/** What the board's parts need from a scene. */
export interface Reading {
  readonly view: Snapshot;
  readonly rules: Rules;
  readonly tricks: readonly SeenTrick[];
  /** At the bottom of the mat. */
  readonly own: Seat;
  /** Whether the reader sits there. */
  readonly isSeated: boolean;
  readonly legal: readonly Written[];
}

export function read(scene: Scene): Reading {
  const { view, rules, eyes, legal } = scene;
  return {
    view,
    rules,
    tricks: tricksIn(view, rules),
    own: ownSeat(eyes),
    isSeated: typeof eyes === 'number',
    legal,
  };
}

/** Whose hand is shown face up. Known cards in other hands are not shown: players have to remember them. */
export function isFaceUp(eyes: Eyes, seat: Seat): boolean {
  return eyes === 'open' || eyes === seat;
}

export function shapeAt({ view, rules }: Pick<Reading, 'view' | 'rules'>) {
  return shapeOf(rules, view.scores.length);
}

/** The actions of each hand card now: play (with or without its marriage), pass on, or discard. */
export interface CardChoice {
  readonly plain: Written;
  readonly marriage: Written | null;
}

export function cardChoices(legal: readonly Written[]): ReadonlyMap<string, CardChoice> {
  const choices = new Map<string, CardChoice>();
  for (const action of legal) {
    if (typeof action.card !== 'string') continue;
    const known = choices.get(action.card);
    if (action.marriage === true) choices.set(action.card, { plain: known?.plain ?? action, marriage: action });
    else choices.set(action.card, { plain: action, marriage: known?.marriage ?? null });
  }
  return choices;
}

/** The receiver of the next card in the exchange; null when it is discarded or none is passed. */
export function receiverOf(legal: readonly Written[]): Seat | null {
  const to = legal.find(({ type }) => type === 'passCard')?.to;
  return typeof to === 'number' ? to : null;
}
