import type { Json } from '@madang/engine';
import { changeBetween } from '@madang/protocol';
import type { Body } from '../wire.ts';

/** What a viewer was shown: a position, and what may be done there. */
type Shown = { readonly view: Json; readonly next_state: Json };

/** What the last of these events shows; undefined when none shows a position. */
export function shownBy(bodies: readonly Body[]): Shown | undefined {
  return bodies.map(shownIn).findLast((shown) => shown !== undefined);
}

function shownIn({ view, next_state }: Body): Shown | undefined {
  return view === undefined ? undefined : { view: view as Json, next_state: next_state as Json };
}

/**
 * The events of the plain dialect as a client of `deltas` is sent them, which has been shown `before`. They follow from what this
 * viewer was sent, so they say nothing that it was not.
 */
export function asDeltas(bodies: readonly Body[], before: Shown): readonly Body[] {
  let last = before;
  return bodies.map((body) => {
    const shown = shownIn(body);
    if (!shown) return body;
    const change = body.event === 'TurnProgress' ? changeBetween(last, shown) : undefined;
    last = shown;
    return change === undefined ? body : { event: 'TurnDelta', events: body.events, change: change ?? {} };
  });
}
