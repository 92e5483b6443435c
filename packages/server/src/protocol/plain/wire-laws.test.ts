import { viewersOf } from '@madang/engine/testing';
import { LastShown } from '@madang/protocol/client';
import { plainVocabularyOf } from '@madang/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { plainWireOf, sealAll } from '../index.ts';
import { GAME_IDS, gameOf, occasionsOf } from '../testing/occasions.ts';
import { randomTurns } from '../testing/tables.ts';
import type { Body } from '../wire.ts';
import { asDeltas, shownBy } from './deltas.ts';

/** As it arrives at the other end. */
const received = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** One viewer, at both ends of the wire. */
class Followed {
  private readonly client = new LastShown();
  private shown: ReturnType<typeof shownBy>;
  private count = 0;
  deltas = 0;

  /** The events as they are sent with differences, and as the client makes them whole. */
  send(bodies: readonly Body[]) {
    const sent = this.shown ? asDeltas(bodies, this.shown) : bodies;
    this.shown = shownBy(bodies) ?? this.shown;
    const events = received(sealAll(sent, this.count, 1));
    this.count += events.length;
    this.deltas += events.filter(({ event }) => event === 'TurnDelta').length;
    return { events, whole: events.map((event) => this.client.see(event)) };
  }
}

describe.each(GAME_IDS)('differences of %s', (id) => {
  const wire = plainWireOf(gameOf(id));

  it('give every viewer the same bytes as whole views, at every moment of random matches', () => {
    for (const occasion of occasionsOf(id, 1)) {
      const viewers = viewersOf(occasion.seats).map((viewer) => ({ viewer, end: new Followed(), told: [] as Body[] }));
      for (const { happenings, table } of randomTurns(occasion))
        for (const { viewer, end, told } of viewers) {
          const bodies = wire.translate(happenings, table, viewer);
          const whole = JSON.stringify(sealAll(bodies, told.length, 1));
          told.push(...bodies);
          if (JSON.stringify(end.send(bodies).whole) !== whole) throw new Error(`another view than ${whole}`);
        }
      for (const { end } of viewers) expect(end.deltas).toBeGreaterThan(0);
    }
  });

  it('fit their schema, and follow from what this viewer was sent', () => {
    const { TurnDelta } = plainVocabularyOf(id).events;
    const [occasion] = occasionsOf(id, 1);
    const [one, other] = [new Followed(), new Followed()];
    for (const { happenings, table } of randomTurns(occasion)) {
      const bodies = wire.translate(happenings, table, 0);
      const { events } = one.send(bodies);
      expect(events).toEqual(other.send(received(bodies)).events);
      for (const event of events) if (event.event === 'TurnDelta') expect(TurnDelta.parse(event)).toEqual(event);
    }
  });
});
