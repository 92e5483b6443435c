import type { Card } from '../kernel/cards.ts';
import type { Event, Source } from './events.ts';

/** For the statistics of luck and skill: where a match came from, and its name (docs/rules/matgo.md 62). */
export interface MatchEvent {
  readonly source: Source;
  readonly eventTag: string;
}

const TAGS: readonly Event['type'][] = ['ttak', 'ppuk', 'jjob', 'ddadak', 'ssul', 'bombed', 'kung', 'chained'];

/** Takes the events of one turn in order: until the flip, everything comes from the hand. */
export class MatchSources {
  private source: Source = 'hand';

  /** The match event of this event; null for other events. */
  hear(event: Event): MatchEvent | null {
    if (event.type === 'flipped' || (event.type === 'choosing' && event.source === 'flip')) this.source = 'flip';
    if (event.type === 'captured') return { source: event.source, eventTag: 'CAPTURE' };
    return TAGS.includes(event.type) ? { source: this.source, eventTag: event.type.toUpperCase() } : null;
  }
}

/** The cards that an event brought to a pile, and from where. Without 쿵 the shares of luck and skill would be wrong. */
export function gainedBy(event: Event): { readonly source: Source; readonly cards: readonly Card[] } | null {
  switch (event.type) {
    case 'captured':
      return event;
    case 'kung':
      return { source: 'hand', cards: event.cards };
    case 'bonus_gained':
    case 'bonus_released':
      return { source: 'flip', cards: [event.card] };
    default:
      return null;
  }
}
