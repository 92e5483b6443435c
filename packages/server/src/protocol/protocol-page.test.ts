import { readFileSync } from 'node:fs';
import { COMMON_CODES, ENDPOINTS, type Endpoint } from '@madang/protocol';
import * as schemas from '@madang/protocol/schemas';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { DEFAULT_SETTINGS } from '../server/settings.ts';

const { NOTICES, PLAIN, ROUTES, SESSION_COMMANDS, OWN_VOCABULARIES: VOCABULARIES, SpectatorRequestJoin } = schemas;
const PAGE = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');

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

  it('has an example of every event of Koi-Koi, and of every event of the common dialect', () => {
    for (const { name, events } of VOCABULARIES) {
      const dialects = name === 'koikoi' ? ['koikoi'] : ['gostop', 'tysiac', 'check'];
      const shown = EXAMPLES.filter(({ label }) => dialects.includes(label)).map(({ text }) => JSON.parse(text).event);
      for (const event of Object.keys(events)) expect(shown, `${name}: ${event}`).toContain(event);
    }
  });

  it('says the limits as they are', () => {
    const {
      burst,
      perSecond,
      addressBurst,
      addressPerSecond,
      unsent,
      socketsPerAddress,
      message,
      silence,
      joinWithin,
    } = DEFAULT_SETTINGS.limits;
    const text = PAGE.replaceAll(/\s+/g, ' ');
    expect(text).toContain(`${burst} at once and ${perSecond} a second`);
    expect(text).toContain(`${addressBurst} at once and ${addressPerSecond} a second`);
    expect(text).toContain(`${socketsPerAddress} sockets open`);
    expect(text).toContain(`larger than ${message / 1024} kB`);
    expect(text).toContain(`${unsent / 1024} kB wait for it`);
    expect([joinWithin, silence]).toEqual([10_000, 30_000]);
    expect(text).toContain('joined no table for ten seconds');
    expect(text).toContain('not answered a ping for 30 seconds');
    for (const [cost, route] of COSTED) {
      const row = new RegExp(`^\\| ${cost} \\| .*\`${route}\``, 'm');
      expect(PAGE).toMatch(row);
    }
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
