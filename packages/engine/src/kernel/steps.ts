import { type Action, apply, type Emit, type Event, type Game, type Seat, type State } from './game.ts';
import { isRefusal, type Refusal } from './refusal.ts';

type Reading<S extends State<S>, A extends Action> = Pick<
  Game<S, A, Event, object, never>,
  'read' | 'refuse' | 'inSteps'
> & { step(state: S, seat: Seat, action: A, emit?: Emit<Event>): void };

/**
 * The actions of one JSON value, in order; nearly always it is one action. If one of them may not be played after those
 * before it, all are refused.
 */
export function readSteps<S extends State<S>, A extends Action>(
  game: Reading<S, A>,
  state: S,
  seat: Seat,
  json: unknown,
): readonly A[] | Refusal {
  const steps = game.inSteps?.(state, json) ?? [json];
  const actions: A[] = [];
  let at = state;
  for (const [i, step] of steps.entries()) {
    const action = game.read(at, seat, step);
    if (isRefusal(action)) return action;
    const refusal = game.refuse(at, seat, action);
    if (refusal) return refusal;
    actions.push(action);
    if (i < steps.length - 1) at = apply(game, at, seat, action);
  }
  return actions;
}
