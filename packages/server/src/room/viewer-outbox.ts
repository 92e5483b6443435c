import { seal } from '../protocol/envelope.ts';
import type { Body } from '../protocol/wire.ts';

/** The last events are kept, so that who was gone for a moment gets just what it missed; for longer there is a snapshot. */
const CHARACTERS_KEPT = 8192;

/** What one viewer has been told so far: how many events, numbered from 1, and the last few as they were sent. */
export class ViewerOutbox {
  private told: number;
  private readonly kept: string[] = [];
  private characters = 0;

  /** @param told how many events the viewer has been told before */
  constructor(told = 0) {
    this.told = told;
  }

  /** The number of the last event; 0 before the first. */
  get last(): number {
    return this.told;
  }

  /** Numbers what happened on from the last event; the texts to send. */
  add(bodies: readonly Body[], at: number): readonly string[] {
    const texts = bodies.map((body) => JSON.stringify(seal(body, ++this.told, at)));
    for (const text of texts) this.keep(text);
    return texts;
  }

  private keep(text: string): void {
    this.kept.push(text);
    this.characters += text.length;
    while (this.characters > CHARACTERS_KEPT && this.kept.length > 1) this.characters -= this.kept.shift()?.length ?? 0;
  }

  /** The events after the one that was seen last; null when that is not known here, or too long ago. */
  since(seen: number): readonly string[] | null {
    const missed = this.told - seen;
    return missed < 0 || missed > this.kept.length ? null : this.kept.slice(this.kept.length - missed);
  }

  /** An answer to one client takes no number: it repeats the last. */
  answer(body: Body, at: number): string {
    return JSON.stringify(seal(body, this.told, at));
  }
}
