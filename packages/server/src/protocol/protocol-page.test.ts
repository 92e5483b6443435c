import { readFileSync } from 'node:fs';
import {
  CLOCK_RANGE,
  CLOSE,
  COMMON_CODES,
  COSTS,
  ENDPOINTS,
  type Endpoint,
  HTTP_ERRORS,
  LENGTHS,
  LIMITS,
  LISTED,
  MAX_FRAGMENTS,
  NAME,
  PROTOCOL_VERSION,
  QUICK_CLOCK,
  REACTION_LIMIT,
  REACTIONS,
  TIMES,
  TURN_ERRORS,
} from '@madang/protocol';
import { WINDOWS } from '@madang/protocol/check';
import * as schemas from '@madang/protocol/schemas';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { DEFAULT_SETTINGS } from '../server/settings.ts';

const { NOTICES, PLAIN, ROUTES, SESSION_COMMANDS, OWN_VOCABULARIES: VOCABULARIES, SpectatorRequestJoin } = schemas;
const PAGE = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
/** Without line breaks. */
const TEXT = PAGE.replaceAll(/\s+/g, ' ');

interface Example {
  /** "http" and the body's name, "any" for every game, or a dialect. */
  readonly label: string;
  readonly text: string;
}

const EXAMPLES: readonly Example[] = [...PAGE.matchAll(/^```json *(.*)\n([\s\S]*?)^```$/gm)].map(([, label, text]) => ({
  label,
  text,
}));

function schemaOf(label: string, json: Readonly<Record<string, string>>): z.ZodType | undefined {
  const [where, body] = label.split(' ');
  if (where === 'http') return new Map<string, unknown>(Object.entries(schemas)).get(body) as z.ZodType;
  const { commands, events } = [...VOCABULARIES, PLAIN].find(({ name }) => name === where) ?? {
    commands: {},
    events: {},
  };
  if ('event' in json) return new Map<string, z.ZodType>(Object.entries({ ...NOTICES, ...events })).get(json.event);
  if ('table_id' in json) return SpectatorRequestJoin;
  return new Map<string, z.ZodType>(Object.entries({ ...SESSION_COMMANDS, ...commands })).get(json.command);
}

/** Routes with a cost, as the page writes them in its table of costs. */
const COSTED = Object.values<Endpoint>(ENDPOINTS).flatMap(({ method, path, cost }) => {
  if (cost === undefined) return [];
  const last = path.split('/').at(-1);
  return [
    [cost, path.includes('}/') ? last : method === 'GET' && path === '/healthz' ? path : `${method} ${path}`] as const,
  ];
});

describe('docs/protocol.md', () => {
  it('has examples, each of which fits its schema', () => {
    expect(EXAMPLES.length).toBeGreaterThan(30);
    for (const { label, text } of EXAMPLES) {
      const json = JSON.parse(text);
      const schema = schemaOf(label, json);
      if (!schema) throw new Error(`no schema for the example "${label}": ${text}`);
      // Commands may have more fields than are known; those on the page have not.
      expect(schema.parse(json), text).toEqual(json);
    }
  });

  it('names every body of HTTP', () => {
    for (const { body, answer } of Object.values<schemas.Route>(ROUTES))
      for (const [name, schema] of Object.entries(schemas.HTTP_SCHEMAS))
        if (schema === body || schema === answer) expect(PAGE).toContain(`\`${name}\``);
  });

  it('has an example of every event of Koi-Koi, and of every event of the common dialect', () => {
    for (const { name, events } of VOCABULARIES) {
      const dialects = name === 'koikoi' ? ['koikoi'] : ['gostop', 'tysiac', 'check'];
      const shown = EXAMPLES.filter(({ label }) => dialects.includes(label)).map(({ text }) => JSON.parse(text).event);
      for (const event of Object.keys(events)) expect(shown, `${name}: ${event}`).toContain(event);
    }
  });

  it('says the version', () => {
    expect(TEXT).toContain(`This is version ${PROTOCOL_VERSION} of the protocol`);
    const python = readFileSync(new URL('../../../../clients/python/madang/play.py', import.meta.url), 'utf8');
    expect(python).toContain(`\nVERSION = "${PROTOCOL_VERSION}"\n`);
  });

  it('says the limits as they are', () => {
    expect(DEFAULT_SETTINGS.limits).toEqual(LIMITS);
    const { burst, perSecond, addressBurst, addressPerSecond } = LIMITS;
    expect(TEXT).toContain(`A socket may spend ${burst} at once and ${perSecond} a second`);
    expect(TEXT).toContain(`An address may spend ${addressBurst} at once and ${addressPerSecond} a second`);
    expect(TEXT).toContain(`1 more for each ${COSTS.bytesPerExtra / 1024} kB`);
    for (const [limit, value] of [
      ['size of a message or a request body', `${LIMITS.message / 1024} kB`],
      ['nesting of JSON', `${LIMITS.depth}`],
      ['fragments of one message', `${MAX_FRAGMENTS}`],
      ['time until a socket joins a table', `${LIMITS.joinWithin / 1000} seconds`],
      ['bytes that wait because the client reads too slowly', `${LIMITS.unsent / 1024} kB`],
      ['time without an answer to a ping', `${LIMITS.silence / 1000} seconds`],
      ['sockets of one address', `${LIMITS.socketsPerAddress}`],
      ['seats that were asked for and that nobody has connected to, per address', `${LIMITS.openSeats}`],
      ['time until somebody connects to a seat of a public table', `${TIMES.arrival / 1000} seconds`],
      ['time that a player may be disconnected in a match', `${TIMES.grace / 1000} seconds`],
      ['time that a player who waits elsewhere has to join a full table', `${TIMES.offer / 1000} seconds`],
      ['reactions of one seat', `${REACTION_LIMIT.burst} at once, then one in ${REACTION_LIMIT.every / 1000} seconds`],
      ['time without any connection to a table that has not started', `${TIMES.expiry / 1000} seconds`],
    ])
      expect(PAGE).toContain(`| ${limit} | ${value} |`);
    for (const reaction of REACTIONS) expect(PAGE).toContain(`\`${reaction}\``);
    for (const [cost, route] of COSTED) {
      const row = new RegExp(`^\\| ${cost} \\| .*\`${route}\``, 'm');
      expect(PAGE).toMatch(row);
    }
  });

  it('says the limits of names, clocks and lists as they are', () => {
    expect(TEXT).toContain(`at most ${NAME.graphemes} characters`);
    expect(TEXT).toContain(`a \`command_id\`, 1 to ${LENGTHS.commandId} characters`);
    expect(TEXT).toContain(`\`client_seed\`, 1 to ${LENGTHS.clientSeed} printable characters`);
    expect(TEXT).toContain(`\`?limit=\` (${LISTED.usual}, at most ${LISTED.max})`);
    expect([CLOCK_RANGE.perAction.min, CLOCK_RANGE.perAction.max]).toEqual([1_000, 3_600_000]);
    expect(CLOCK_RANGE.bank.max).toBe(24 * 3_600_000);
    expect(TEXT).toContain(
      'each action from 1 second to 1 hour (`per_action`) and each player a bank of up to 24 hours',
    );
    const { perAction, bank } = QUICK_CLOCK;
    expect(TEXT).toContain(`a clock of ${perAction / 1000} seconds and a bank of ${bank / 1000} seconds`);
    expect(TEXT).toContain(
      `after looking at your own bottom cards, which are in the view; ${WINDOWS.initialPeek / 1000} sec`,
    );
    expect(TEXT).toContain(`while the matching window is open; ${WINDOWS.matchingStage / 1000} seconds`);
  });

  it('lists every error code with its status and advice, and every close code', () => {
    for (const [code, { status, advice }] of Object.entries(HTTP_ERRORS))
      expect(PAGE).toContain(`| ${status} | \`${code}\` | ${advice} | `);
    for (const [code, { advice }] of Object.entries(TURN_ERRORS))
      expect(PAGE).toContain(`| \`${code}\` | ${advice} | `);
    expect(Object.keys(TURN_ERRORS).sort()).toEqual([...COMMON_CODES].sort());
    for (const code of Object.values(CLOSE)) expect(PAGE).toMatch(new RegExp(`^\\| ${code} \\| `, 'm'));
  });

  it('names every command, event, notice, common error and route', () => {
    const names = [...VOCABULARIES, PLAIN].flatMap(({ commands, events }) => [
      ...Object.keys(commands),
      ...Object.keys(events),
    ]);
    for (const name of [...names, ...Object.keys(NOTICES), ...COMMON_CODES]) expect(PAGE).toContain(name);
    for (const { method, path } of Object.values(ROUTES)) expect(PAGE).toContain(`\`${method} ${path}\``);
  });
});
