import type { Json } from '@madang/engine';
import { changed } from '../change.ts';
import { eventNumber } from '../event-id.ts';
import type { Envelope } from '../parts.ts';
import type { PlainEvent, TurnDelta } from '../plain/schemas.ts';

type Received = Envelope & { readonly event: string };
type TurnProgress = Extract<PlainEvent, { event: 'TurnProgress' }>;

/** What a table has shown last, which the next difference changes. */
export class LastShown {
  private number: number | null = null;
  private shown: Json = null;

  /** Keeps what the event shows. A difference is the `TurnProgress` that it stands for; null when it does not follow. */
  see<Event extends Received>(event: Event): Event | TurnProgress | null {
    const whole = isDelta(event) ? this.progress(event) : event;
    if (!whole) return null;
    this.number = eventNumber(whole.event_id);
    if (hasView(whole)) this.shown = { view: whole.view, next_state: whole.next_state };
    return whole;
  }

  private progress({ events, change, event_id, timestamp }: Received & TurnDelta): TurnProgress | null {
    if (this.number === null || eventNumber(event_id) !== this.number + 1) return null;
    const shown = changed(this.shown, change);
    if (shown === undefined) return null;
    return { event: 'TurnProgress', event_id, timestamp, events, ...(shown as Shown) };
  }
}

type Shown = Pick<TurnProgress, 'view' | 'next_state'>;

function isDelta(event: Received): event is Received & TurnDelta {
  return event.event === 'TurnDelta';
}

function hasView(event: Received): event is Received & { view: Json; next_state: Json } {
  return 'view' in event && 'next_state' in event;
}
