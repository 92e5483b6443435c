import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENDPOINTS } from '@madang/protocol';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { POSTGRES_STEPS } from '../store/postgres-schema.ts';
import { SQLITE_STEPS } from '../store/sqlite-schema.ts';
import { newMetrics } from './metrics.ts';

// docs/scale.md, compose.yaml, the Dockerfile and the balancer's file agree with the server.

const path = (name: string): string => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));
const text = (name: string): string => readFileSync(path(name), 'utf8');

const SERVE = text('packages/cli/src/commands/serve.ts');
/** Secrets are no options: others can read the command line of a process. */
const READS = SERVE + text('packages/server/src/store/open.ts');
const ENVIRONMENT = [...READS.matchAll(/(?:\.env\(\s*'|process\.env\.)(\w+)/g)].map(([, name]) => name);
const FLAGS = [...SERVE.matchAll(/'(--[a-z-]+)/g)].map(([, flag]) => flag);
const PAGE = text('docs/scale.md');
const DOCKERFILE = text('Dockerfile');
const CADDYFILE = text('deploy/Caddyfile');

interface Service {
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}
const { services }: { services: Readonly<Record<string, Service>> } = parse(text('compose.yaml'), { merge: true });
const nodes = Object.entries(services).filter(([, { command }]) => command?.[0] === 'serve');
const WORKER = text('packages/cli/src/commands/worker.ts') + text('packages/cli/src/queue-option.ts');
const exposed = /^EXPOSE (\d+)$/m.exec(DOCKERFILE)?.[1];

it('the test reads the options of the command', () => {
  for (const name of ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'MADANG_KEY', 'MADANG_METRICS_TOKEN'])
    expect(ENVIRONMENT).toContain(name);
  expect(FLAGS).toContain('--trust-proxy');
});

it('the compose file starts two nodes on one database, with existing settings', () => {
  expect(nodes).toHaveLength(2);
  for (const [, { command, environment = {} }] of nodes) {
    expect(command?.[0]).toBe('serve');
    for (const flag of command?.slice(1) ?? []) expect(FLAGS).toContain(flag);
    for (const name of Object.keys(environment)) expect(ENVIRONMENT).toContain(name);
    expect(environment.PORT).toBe(exposed);
    expect(environment.MADANG_KEY).toContain('MADANG_KEY:?');
    const { hostname, pathname, username } = new URL(environment.DATABASE_URL.replace(/\$\{[^}]*\}/, 'password'));
    expect(Object.keys(services)).toContain(hostname);
    expect(services[hostname].environment).toMatchObject({ POSTGRES_USER: username, POSTGRES_DB: pathname.slice(1) });
  }
});

it('the compose file has a worker of the queue, on the same database', () => {
  const { build, command, environment = {} } = services.worker;
  expect({ build, command }).toEqual({ build: '.', command: ['worker'] });
  expect(Object.values(environment)).toEqual([nodes[0]?.[1].environment?.DATABASE_URL]);
  for (const name of Object.keys(environment)) expect(WORKER).toContain(`.env('${name}')`);
});

it('the balancer sends to every node, checks its health and does not pass /metrics on', () => {
  const upstreams = /reverse_proxy ([^{]+)\{/.exec(CADDYFILE)?.[1].trim().split(' ');
  expect(upstreams).toEqual(nodes.map(([name]) => `${name}:${exposed}`));
  const health = /health_uri (\S+)/.exec(CADDYFILE)?.[1];
  expect(Object.values(ENDPOINTS).map(({ path }) => path)).toContain(health);
  expect(CADDYFILE).toContain('respond /metrics 404');
  const [port] = services.balancer.ports ?? [];
  expect(CADDYFILE).toContain(`:${port.split(':')[1]} {`);
  for (const volume of services.balancer.volumes ?? []) expect(existsSync(path(volume.split(':')[0]))).toBe(true);
});

it('the image copies existing files, and runs the command', () => {
  const copied = [...DOCKERFILE.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) => files.split(' '));
  expect(copied).toContain('package-lock.json');
  for (const file of copied) expect(existsSync(path(file)), file).toBe(true);
  const [, main] = /^ENTRYPOINT \["node", "(.+)"\]$/m.exec(DOCKERFILE) ?? [];
  expect(existsSync(path(main))).toBe(true);
  const set =
    /^ENV (.+)$/m
      .exec(DOCKERFILE)?.[1]
      .split(' ')
      .map((pair) => pair.split('=')[0]) ?? [];
  for (const name of set) expect([...ENVIRONMENT, 'NODE_ENV']).toContain(name);
  expect(DOCKERFILE).toContain('/healthz');
});

it('the page names the schema of every released version', () => {
  const versions = readdirSync(path('packages/server/releases')).filter((name) => /^\d/.test(name));
  expect(versions).toContain('0.2.0');
  for (const version of versions) {
    const schema = text(`packages/server/releases/${version}/postgres.sql`);
    const number = /INSERT INTO madang.schema_version VALUES \((\d+)\)/.exec(schema)?.[1];
    expect(PAGE).toContain(`\n| ${version} | ${number} |`);
  }
  expect(POSTGRES_STEPS).toHaveLength(SQLITE_STEPS.length);
});

it('the page names every setting, and no setting, route or metric that does not exist', async () => {
  for (const name of [...ENVIRONMENT, ...FLAGS]) expect(PAGE, name).toContain(`\`${name}\``);
  const docker = ['--build', '--profile', '--scale', '--rm', '--volume'];
  const lab = ['--queue', '--workers', '--rounds', '--out', '--resume'];
  const bench = ['--nodes', '--attacks'];
  const known = [...FLAGS, ...docker, ...lab, ...bench, '--schema'];
  for (const [flag] of PAGE.matchAll(/(?<![\w-])--[a-z][a-z-]+/g)) expect(known).toContain(flag);
  for (const [, route] of PAGE.matchAll(/`GET (\/\S+)`/g))
    expect([...Object.values(ENDPOINTS).map(({ path }) => path), '/metrics']).toContain(route);
  const figures = await newMetrics().registry.metrics();
  for (const [, figure] of PAGE.matchAll(/`((?:madang|nodejs)_(?!lab_)\w+)`/g))
    expect(figures).toContain(`# TYPE ${figure} `);
  for (const [, file] of PAGE.matchAll(/\]\(\.\.\/([^)]+)\)/g)) expect(existsSync(path(file)), file).toBe(true);
});
