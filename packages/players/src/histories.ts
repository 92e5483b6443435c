import {
  type Action,
  type AnyGame,
  type AnyHappening,
  type AnyState,
  DEALER,
  type Event,
  type PastAct,
  redact,
  type Seat,
} from '@madang/engine';
import { mapCards, unseen } from '@madang/engine/internal';

type Act = PastAct<AnyState, Action>;

/** What a seat remembers of the current round. */
export interface History {
  /** The events that it got. */
  readonly events: readonly Event[];
  /** The acts of all seats that it heard of and whose cards it knows. */
  readonly acts: readonly Act[];
  /**
   * The number of acts before cards last moved out of its sight (a discard face down, a shuffle). The positions before would
   * tell where those cards came from.
   */
  readonly beforeUnseen: number;
}

interface Remembered extends History {
  readonly events: Event[];
  readonly acts: Act[];
  beforeUnseen: number;
}

function nothing(): Remembered {
  return { events: [], acts: [], beforeUnseen: 0 };
}

/** The histories of all seats in this round. */
export class Histories {
  private readonly game: AnyGame;
  private readonly heard: Event[] = [];
  private remembered: Remembered[];

  constructor(game: AnyGame, seats: number) {
    this.game = game;
    this.remembered = Array.from({ length: seats }, nothing);
  }

  follow(happenings: readonly AnyHappening[]): void {
    for (const happening of happenings) {
      if (happening.kind === 'dealt') this.forget();
      if (happening.kind !== 'acted') continue;
      for (const event of happening.events) this.hear(event);
      this.tell(happening, happening.state);
    }
  }

  /** Adds an event of the current step. */
  hear(event: Event): void {
    this.heard.push(event);
  }

  /** Ends the step: each seat gets its events as it may know them now, and the act that caused them. */
  tell(act: Act, after: AnyState): void {
    for (const [seat, memory] of this.remembered.entries()) {
      const { events, acts } = memory;
      const before = events.length;
      for (const event of this.heard) {
        const redacted = redact(this.game, event, seat, after);
        if (redacted) events.push(redacted);
      }
      const isOwn = act.seat === seat;
      if (!isOwn && events.length === before) continue;
      const isKnown = isOwn || this.knows(seat, act.action, after);
      if (isKnown && act.seat !== DEALER) acts.push(act);
      if (!isKnown) memory.beforeUnseen = acts.length;
    }
    this.heard.length = 0;
  }

  private knows(seat: Seat, action: Action, after: AnyState): boolean {
    const hidden = unseen(after, seat);
    let known = true;
    mapCards(this.game, action, (card) => {
      if (card >= 0 && hidden.has(card)) known = false;
      return card;
    });
    return known;
  }

  /** Starts a new round. */
  forget(): void {
    this.heard.length = 0;
    this.remembered = this.remembered.map(nothing);
  }

  of(seat: Seat): History {
    return this.remembered[seat];
  }
}
