import {
  type AnyGame,
  type AnyHappening,
  type AnyNarrator,
  type AnyState,
  determinize,
  type Event,
  FastRandom,
  type Language,
  redact,
  type Seat,
  type Viewer,
} from '@madang/engine';
import type { Choice, Scene } from './screen.ts';

export interface Eyes {
  readonly game: AnyGame;
  readonly language: Language;
  readonly narrator: AnyNarrator;
  readonly names: readonly string[];
  readonly seat: Seat;
  /** All cards (for replays), or only what everybody may see. Default: what the seat may see. */
  readonly sees?: 'all' | 'table';
  /** Whether the player must remember cards, because only the visible ones are shown. */
  readonly hidesPeeks?: boolean;
}

/** Follows a match as one seat sees it, and makes a scene of each step. */
export class Viewpoint {
  private readonly eyes: Eyes;
  private log: readonly string[] = [];
  private openLog: readonly string[] = [];

  constructor(eyes: Eyes) {
    this.eyes = eyes;
  }

  see(happening: AnyHappening): Scene {
    const { game, seat, names, language, narrator, hidesPeeks = false } = this.eyes;
    const { state, round } = happening;
    const world = this.world(state);
    const events = this.told(happening, this.viewer);
    const news = this.sentences(happening, events);
    const isNew = happening.kind === 'dealt';
    const before = isNew ? [] : hidesPeeks ? this.openLog : this.log;
    this.openLog = [...(isNew ? [] : this.openLog), ...this.sentences(happening, this.told(happening, 'table'))];
    this.log = [...before, ...news];
    return {
      game,
      language,
      seat,
      names,
      round,
      view: state.snapshot(this.viewer),
      actors: game.actors(world),
      choices: this.eyes.sees ? [] : this.choices(world),
      events,
      log: this.log,
      news: news.length,
      openLog: this.openLog,
      memoryAid: !hidesPeeks,
      cardName: (id) => narrator.card(game.cardIds.indexOf(id)),
    };
  }

  private get viewer(): Viewer | undefined {
    const { sees, seat } = this.eyes;
    return sees === 'all' ? undefined : (sees ?? seat);
  }

  private told(happening: AnyHappening, viewer: Viewer | undefined): readonly Event[] {
    if (happening.kind !== 'acted') return [];
    const { events, state } = happening;
    if (viewer === undefined) return events;
    return events.map((event) => redact(this.eyes.game, event, viewer, state)).filter((event) => event !== null);
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

  private choices(world: AnyState): readonly Choice[] {
    const { game, seat, narrator } = this.eyes;
    return game.legal(world, seat).map((action) => ({ action, label: narrator.choice(action, world) }));
  }

  /** A possible position instead of the true one, so that nothing secret can be read from it. */
  private world(state: AnyState): AnyState {
    return this.viewer === undefined ? state : determinize(state, this.viewer, new FastRandom(0));
  }
}
