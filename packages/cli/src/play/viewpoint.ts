import {
  type AnyGame,
  type AnyHappening,
  type AnyState,
  determinize,
  type Event,
  FastRandom,
  type Language,
  redact,
  type Seat,
} from '@madang/engine';
import type { AnyNarrator } from './narration.ts';
import type { Choice, Scene } from './screen.ts';

export interface Eyes {
  readonly game: AnyGame;
  readonly language: Language;
  readonly narrator: AnyNarrator;
  readonly names: readonly string[];
  readonly seat: Seat;
  /** Sees every card: for replays. */
  readonly open?: boolean;
}

/** Follows a match with one seat's eyes, and tells it scene by scene. */
export class Viewpoint {
  private readonly eyes: Eyes;
  private log: readonly string[] = [];

  constructor(eyes: Eyes) {
    this.eyes = eyes;
  }

  see(happening: AnyHappening): Scene {
    const { game, seat, open = false, names, language, narrator } = this.eyes;
    const { state, round } = happening;
    const events = happening.kind === 'acted' ? this.told(happening.events, state) : [];
    const sentences = this.sentences(happening, events);
    this.log = happening.kind === 'dealt' ? sentences : [...this.log, ...sentences];
    return {
      game,
      language,
      seat,
      names,
      round,
      view: open ? state.snapshot() : state.snapshot(seat),
      actors: game.actors(state),
      choices: open ? [] : this.choices(state),
      events,
      log: this.log,
      news: sentences.length,
      cardName: (id) => narrator.card(game.cardIds.indexOf(id)),
    };
  }

  private told(events: readonly Event[], after: AnyState): readonly Event[] {
    const { game, seat, open } = this.eyes;
    return open ? events : events.map((event) => redact(game, event, seat, after)).filter((event) => event !== null);
  }

  private sentences(happening: AnyHappening, events: readonly Event[]): readonly string[] {
    const { narrator, names } = this.eyes;
    switch (happening.kind) {
      case 'dealt':
        return [narrator.dealt(this.world(happening.state), names)];
      case 'acted':
        return events.map((event) => narrator.event(event, names)).filter((sentence) => sentence !== null);
      case 'ended':
        return [];
    }
  }

  private choices(state: AnyState): readonly Choice[] {
    const { game, seat, narrator } = this.eyes;
    const legal = game.legal(state, seat);
    if (legal.length === 0) return [];
    const world = this.world(state);
    return legal.map((action) => ({ action, label: narrator.choice(action, world) }));
  }

  /** A state for the narrator to look at. It is one that could be, not the true one, so that it cannot tell too much. */
  private world(state: AnyState): AnyState {
    return this.eyes.open ? state : determinize(state, this.eyes.seat, new FastRandom(0));
  }
}
