import type { Card } from '../kernel/cards.ts';
import type { Event, Source } from './events.ts';

/** What tells luck from skill: where each match came from, and what it is called (docs/rules/matgo.md 62). */
export interface MatchEvent {
  readonly source: Source;
  readonly eventTag: string;
}

const TAGS: readonly Event['type'][] = ['ttak', 'ppuk', 'jjob', 'ddadak', 'ssul', 'bombed', 'kung', 'chained'];

/** Hears the events of one turn in order: until the flip, what happens comes from the hand. */
export class MatchSources {
  private source: Source = 'hand';

  /** The match event that this event is; null when it is none. */
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
