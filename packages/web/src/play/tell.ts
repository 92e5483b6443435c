import { type AnyGame, type AnyHappening, type AnyState, type Json, redact, type Viewer } from '@madang/engine';
import { encodeCards, type MatchAt, type PastRound } from '@madang/engine/internal';
import type { Eyes, Sitter, Standing, Told, Written } from './told.ts';

/** What a viewer is told of something that happened, with the rounds so far; empty when all of it was private. */
export function tell(game: AnyGame, happening: AnyHappening, past: readonly PastRound[], eyes: Eyes): readonly Told[] {
  const { state } = happening;
  switch (happening.kind) {
    case 'dealt': {
      const { number, carry } = happening.round;
      return [{ kind: 'dealt', round: number, scores: carry.scores, ...seen(game, state, eyes) }];
    }
    case 'acted': {
      const events = eventsFor(game, happening, eyes);
      return events.length > 0 ? [{ kind: 'acted', events, ...seen(game, state, eyes) }] : [];
    }
    case 'ended': {
      const { outcome, carry } = happening;
      return [{ kind: 'ended', outcome, scores: carry.scores, past, result: carry.result }];
    }
  }
}

/** The events of an action as this viewer sees them; private events of others are left out. */
export function eventsFor(
  game: AnyGame,
  { events, state }: Extract<AnyHappening, { kind: 'acted' }>,
  eyes: Eyes,
): readonly Written[] {
  return events.flatMap((event) => {
    const told = eyes === 'open' ? event : redact(game, event, eyes, state);
    return told ? [encodeCards(game, told) as Written] : [];
  });
}

/** The position as this viewer sees it, and the viewer's legal actions. */
export function seen(game: AnyGame, state: AnyState, eyes: Eyes): { view: Json; legal: readonly Written[] } {
  const viewer: Viewer | undefined = eyes === 'open' ? undefined : eyes;
  const legal = typeof eyes === 'number' && !game.outcome(state) ? game.legal(state, eyes) : [];
  return { view: state.snapshot(viewer), legal: legal.map((action) => encodeCards(game, action) as Written) };
}

/** The whole state of a match for this viewer. */
export function standing(
  match: MatchAt,
  past: readonly PastRound[],
  sitters: readonly Sitter[],
  eyes: Eyes,
  commitment: string | null,
): Standing {
  const { game, setup, round, scores, result, state } = match;
  return {
    sitters,
    rules: setup.rules,
    eyes,
    commitment,
    round: round.number,
    scores,
    past,
    result,
    ...seen(game, state, eyes),
  };
}
