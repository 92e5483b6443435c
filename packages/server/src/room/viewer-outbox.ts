import { seal } from '../protocol/envelope.ts';
import type { Body } from '../protocol/wire.ts';

/** So much of the last events is kept for clients that reconnect; a client that missed more gets a snapshot. */
const CHARACTERS_KEPT = 8192;

/** What one viewer has been sent: the number of events, counted from 1, and the last few as they were sent. */
export class ViewerOutbox {
  private sent: number;
  private readonly kept: string[] = [];
  private characters = 0;

  /** @param sent how many events the viewer has been sent before */
  constructor(sent = 0) {
    this.sent = sent;
  }

  /** The number of the last event; 0 before the first. */
  get last(): number {
    return this.sent;
  }

  /** Gives events the next numbers. Answers the texts to send. */
  add(bodies: readonly Body[], at: number): readonly string[] {
    const texts = bodies.map((body) => JSON.stringify(seal(body, ++this.sent, at)));
    for (const text of texts) this.keep(text);
    return texts;
  }

  private keep(text: string): void {
    this.kept.push(text);
    this.characters += text.length;
    while (this.characters > CHARACTERS_KEPT && this.kept.length > 1) this.characters -= this.kept.shift()?.length ?? 0;
  }

  /** The events after the one that was seen last; null when they are not kept. */
  since(seen: number): readonly string[] | null {
    const missed = this.sent - seen;
    return missed < 0 || missed > this.kept.length ? null : this.kept.slice(this.kept.length - missed);
  }

  /** An answer to one client takes no new number: it repeats the last one. */
  answer(body: Body, at: number): string {
    return JSON.stringify(seal(body, this.sent, at));
  }
}
