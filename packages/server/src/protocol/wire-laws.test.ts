import { FastRandom, type Random, type Viewer } from '@madang/engine';
import { canonical, encodeCards } from '@madang/engine/internal';
import { viewersOf } from '@madang/engine/testing';
import { type AnyCommand, type Encoded, LIMITS, type NextState } from '@madang/protocol';
import { NOTICES, ownVocabulary, type Shapes } from '@madang/protocol/schemas';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../table/table.ts';
import { type Body, GAME_WIRES, isTurnError, plainWireOf, seal, sealAll, wireOf } from './index.ts';
import { GAME_IDS, gameOf, occasionsOf } from './testing/occasions.ts';
import { randomTurns, type Turn, withState } from './testing/tables.ts';
import { alike } from './testing/worlds.ts';

/** What docs/protocol.md promises of a message. */
const LARGEST = LIMITS.message;
const DIALECTS = GAME_WIRES.flatMap(({ dialect }) => dialect ?? []);

const bytes = (value: unknown): string => JSON.stringify(value);

/** As it arrives at the other end, where it must fit its schema. */
function received(game: string, sealed: object): { readonly event: string; readonly event_id: string } {
  const json = JSON.parse(bytes(sealed));
  const shapes: Shapes = { ...NOTICES, ...ownVocabulary(game).events };
  const schema = shapes[json.event];
  const read = schema.safeParse(json);
  if (!read.success) throw new Error(`${read.error.message}\n${bytes(json)}`);
  return json;
}

describe.each(GAME_IDS)('%s on the wire', (id) => {
  const wire = wireOf(gameOf(id));

  it('fits the schemas, is numbered without a gap, starts once and finishes once', () => {
    for (const occasion of occasionsOf(id, 20)) {
      const told = new Map(viewersOf(occasion.seats).map((viewer): [Viewer, string[]] => [viewer, []]));
      for (const { happenings, table } of randomTurns(occasion))
        for (const [viewer, names] of told)
          for (const sealed of sealAll(wire.translate(happenings, table, viewer), names.length, 1)) {
            const { event, event_id } = received(id, sealed);
            names.push(event);
            expect(Number(event_id.slice('evt_'.length))).toBe(names.length);
          }
      for (const names of told.values()) {
        expect(names.lastIndexOf('GameStarted')).toBe(0);
        expect(names.indexOf('GameFinished')).toBe(names.length - 1);
      }
    }
  });

  it('shows in a snapshot, at every moment, what fits the schema', () => {
    for (const occasion of occasionsOf(id, 10)) {
      let memory = wire.begin();
      for (const { happenings, table } of randomTurns(occasion)) {
        memory = wire.remember(memory, happenings);
        for (const viewer of viewersOf(occasion.seats)) received(id, seal(wire.snapshot(table, memory, viewer), 1, 1));
      }
    }
  });

  it('sends each viewer the same bytes whatever it cannot know', () => {
    const random = new FastRandom(1);
    for (const occasion of occasionsOf(id, 10))
      for (const turn of randomTurns(occasion))
        for (const viewer of viewersOf(occasion.seats)) nothingLeaks(turn, viewer, random);
  });

  function nothingLeaks({ happenings, table }: Turn, viewer: Viewer, random: Random): void {
    let memory = wire.begin();
    for (const happening of happenings) {
      const other = alike(table.game, happening, viewer, random);
      expect(bytes(wire.translate([other], table, viewer))).toBe(bytes(wire.translate([happening], table, viewer)));
      memory = wire.remember(memory, [happening]);
      const [here, there] = [happening, other].map(({ state }) => withState(table, state));
      expect(bytes(wire.snapshot(there, memory, viewer))).toBe(bytes(wire.snapshot(here, memory, viewer)));
      for (const command of someCommands(here, random))
        expect(bytes(wire.interpret(there, viewer, command))).toBe(bytes(wire.interpret(here, viewer, command)));
    }
  }

  it('counts events without making them, in both dialects', () => {
    const wires = [wire, plainWireOf(gameOf(id))];
    for (const occasion of occasionsOf(id, 4))
      for (const { happenings, table } of randomTurns(occasion))
        for (const viewer of viewersOf(occasion.seats))
          for (const each of wires)
            expect(each.count(happenings, table, viewer)).toBe(each.translate(happenings, table, viewer).length);
  });

  it('sends no event above 64 kB, at any table size and in both dialects', () => {
    const wires = [wire, plainWireOf(gameOf(id))];
    for (const occasion of occasionsOf(id, 6)) {
      let memory = wire.begin();
      for (const { happenings, table } of randomTurns(occasion)) {
        memory = wire.remember(memory, happenings);
        for (const viewer of table.match?.actors ?? [])
          for (const each of wires)
            for (const body of [...each.translate(happenings, table, viewer), each.snapshot(table, memory, viewer)])
              expect(Buffer.byteLength(bytes(seal(body, 1, 1)))).toBeLessThanOrEqual(LARGEST);
      }
    }
  });

  it('can fail: another viewer is sent other bytes', () => {
    const random = new FastRandom(2);
    const [occasion] = occasionsOf(id, 1);
    let differing = 0;
    for (const { happenings, table } of randomTurns(occasion))
      for (const happening of happenings) {
        const [one, two] = [happening, alike(table.game, happening, 'table', random)];
        if (bytes(wire.translate([one], table, 0)) !== bytes(wire.translate([two], table, 0))) differing++;
      }
    expect(differing).toBeGreaterThan(0);
  });
});

/** Any commands of the game, possible or not; Koi-Koi's have tests of their own. */
function someCommands({ game, card }: TableState, random: Random): AnyCommand[] {
  const dialect = DIALECTS.find((each) => each.game === game);
  if (!dialect) return [];
  const catalogue = game.actions(game.configure(card.rules), card.seats);
  const any = (): AnyCommand =>
    dialect.toCommand(encodeCards(game, catalogue[random.below(catalogue.length)]) as Encoded);
  return [any(), any()];
}

describe.each(DIALECTS.map((dialect) => [dialect.game.id, dialect] as const))('the dialect of %s', (id, dialect) => {
  const wire = wireOf(dialect.game);

  it('is enough: the last view and choices that were sent are those of a snapshot', () => {
    for (const occasion of occasionsOf(id, 10)) {
      const last = new Map<Viewer, Body>();
      for (const { happenings, table } of randomTurns(occasion))
        for (const viewer of viewersOf(occasion.seats)) {
          const told = wire.translate(happenings, table, viewer).findLast((body) => 'view' in body);
          if (told) last.set(viewer, told);
          const { view, next_state } = wire.snapshot(table, null, viewer);
          const known = last.get(viewer);
          expect(canonical({ view, next_state })).toBe(canonical({ view: known?.view, next_state: known?.next_state }));
        }
    }
  });

  it('has a command for every legal action, which fits its schema', () => {
    for (const occasion of occasionsOf(id, 10))
      for (const { table } of randomTurns(occasion)) {
        const { match, game } = table;
        if (!match) continue;
        for (const seat of match.actors)
          for (const action of game.legal(match.state, seat)) {
            const command = JSON.parse(bytes(dialect.toCommand(encodeCards(game, action) as Encoded)));
            expect(dialect.commands[command.command].parse(command)).toEqual(command);
            expect(wire.interpret(table, seat, command)).toEqual([action]);
          }
      }
  });

  it('lists commands that can be sent as they are, to those whose turn it is', () => {
    for (const occasion of occasionsOf(id, 10))
      for (const { table } of randomTurns(occasion))
        for (const viewer of viewersOf(occasion.seats)) {
          const next = wire.snapshot(table, null, viewer).next_state as NextState;
          expect(next === null).toBe(table.match?.result != null);
          if (!next || viewer === 'table') continue;
          expect(next.your_turn).toBe(table.match?.actors.includes(viewer));
          expect(next.legal.length > 0).toBe(next.your_turn);
          for (const command of next.legal) expect(isTurnError(wire.interpret(table, viewer, command))).toBe(false);
        }
  });

  it('has a message for every refusal', () => {
    const random = new FastRandom(3);
    const codes = new Set<string>();
    for (const occasion of occasionsOf(id, 10))
      for (const { table } of randomTurns(occasion))
        for (let seat = 0; seat < table.card.seats; seat++)
          for (const command of someCommands(table, random)) {
            const answer = wire.interpret(table, seat, command);
            if (!isTurnError(answer)) continue;
            received(id, seal(answer, 1, 1));
            codes.add(answer.error_code);
            expect(answer.message).not.toMatch(/undefined|null|\[object/);
          }
    expect(codes.size).toBeGreaterThan(3);
  });
});
