import {
  type AnyGame,
  type AnyHappening,
  apply,
  determinize,
  type Event,
  type Random,
  type Viewer,
} from '@madang/engine';
import { alikeBefore } from '@madang/engine/testing';

/** The same happening with hidden cards redealt, so that this viewer sees no difference before or after it. */
export function alike(game: AnyGame, happening: AnyHappening, viewer: Viewer, random: Random): AnyHappening {
  switch (happening.kind) {
    case 'dealt':
      return { ...happening, state: determinize(happening.state, viewer, random) };
    case 'acted': {
      const { round, seat, state: after } = happening;
      const { before, action } = alikeBefore(game, round, { ...happening, after }, viewer, random);
      const events: Event[] = [];
      const state = apply(game, before, seat, action, (event: Event) => events.push(event));
      return { ...happening, before, action, state, events };
    }
    case 'ended': {
      const state = determinize(happening.state, viewer, random);
      const outcome = game.outcome(state);
      if (!outcome) throw new Error('the round goes on in the other world');
      return { ...happening, state, outcome, carry: game.carry(state) };
    }
  }
}
