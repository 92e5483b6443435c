import {
  type Action,
  type AnyGame,
  type AnyState,
  type Carry,
  type Event,
  type Outcome,
  type Viewer,
  view,
} from './game.ts';
import type { Json } from './json.ts';
import { encodeCards, redact } from './knowledge.ts';
import type { Happening } from './match.ts';

/** One round of a match as one viewer saw it. */
export interface MaskedRound {
  /** The first view of the round, and the last. */
  readonly opening: Json;
  readonly view: Json;
  readonly events: readonly Json[];
  readonly outcome: Outcome | null;
}

interface OpenRound {
  readonly opening: Json;
  view: Json;
  readonly events: Json[];
  outcome: Outcome | null;
}

/** Records what one viewer sees of a match while it is played. */
export class MaskedRounds {
  readonly rounds: readonly MaskedRound[];
  private readonly open: OpenRound[] = [];
  private readonly game: AnyGame;
  private readonly viewer: Viewer;

  constructor(game: AnyGame, viewer: Viewer) {
    this.game = game;
    this.viewer = viewer;
    this.rounds = this.open;
  }

  add(happenings: readonly Happening<AnyState, Action, Event, object, Carry>[]): void {
    for (const happening of happenings) this.write(happening);
  }

  private write(happening: Happening<AnyState, Action, Event, object, Carry>): void {
    const { game, viewer, open } = this;
    const seen = view(happening.state, viewer);
    if (happening.kind === 'dealt') open.push({ opening: seen, view: seen, events: [], outcome: null });
    const round = open[open.length - 1];
    if (happening.kind === 'ended') round.outcome = happening.outcome;
    if (happening.kind !== 'acted') return;
    round.view = seen;
    for (const event of happening.events) {
      const redacted = redact(game, event, viewer, happening.state);
      if (redacted) round.events.push(encodeCards(game, redacted));
    }
  }
}
