import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findGame, GAMES } from './games.ts';
import type { AnyGame } from './kernel/game.ts';
import type { Json } from './kernel/json.ts';
import { type Kibo, KiboWriter, kiboText } from './kernel/kibo.ts';
import { Match } from './kernel/match.ts';
import { FastRandom, seedFrom } from './kernel/random.ts';
import { isRefusal } from './kernel/refusal.ts';

// docs/fairness.md says enough to write it again. The program in `examples` was written from it alone, and must come to
// the same packs, the same first player and the same reshuffles as the engine.
const PROGRAM = fileURLToPath(new URL('../../../examples/check-packs.mjs', import.meta.url));
const RECORDS = fileURLToPath(new URL('../records/', import.meta.url));
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'madang-packs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function ran(files: readonly string[]): { readonly lines: readonly string[]; readonly status: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, ...files], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return { lines: stdout.trimEnd().split('\n'), status };
}

interface Table {
  readonly game: string;
  readonly rules?: object;
  readonly seats?: number;
  readonly clientSeeds?: readonly string[];
  readonly inputs?: Readonly<Record<string, Json>>;
}

/** By random actions, but nobody calls check: so that piles run out. */
function played(table: Table, seed: string): Kibo {
  const game = findGame(table.game) as AnyGame;
  const { rules = {}, seats = game.seats[0], clientSeeds = [], inputs = {} } = table;
  const random = new FastRandom(seed.length, seats);
  const started = Match.start(game, { rules: game.configure(rules), seats, seed: seedFrom(seed), clientSeeds, inputs });
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}`, kind: 'human' as const }));
  const writer = new KiboWriter(started, people);
  for (let { match } = started; !match.result; ) {
    const [seat] = match.actors;
    const legal = game.legal(match.state, seat).filter(({ type }) => type !== 'callCheck');
    const turned = match.act(seat, legal[random.below(legal.length)]);
    if (isRefusal(turned)) throw new Error(turned.code);
    writer.add(turned);
    match = turned.match;
  }
  return writer.kibo();
}

function written(name: string, kibo: Kibo): string {
  const file = join(folder, name);
  writeFileSync(file, kiboText(kibo));
  return file;
}

it('finds every pack of every released record', () => {
  const files = readdirSync(RECORDS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.kibo'));
  const { lines, status } = ran(files.map((file) => join(RECORDS, file)));
  expect(lines.filter((line) => !line.startsWith('ok: '))).toEqual([]);
  expect(lines).toHaveLength(files.length);
  expect(status).toBe(0);
});

it('finds every pack of new matches, of every game and every number of players', () => {
  const short = {
    koikoi: { total_rounds: 2 },
    gostop: { rounds: 2 },
    matgo: { rounds: 2 },
    tysiac: { maxHands: 2 },
    check: { rounds: 2, maxTurns: 40 },
  };
  const tables = GAMES.flatMap(({ id, seats, rulesets }) =>
    Object.keys(rulesets).flatMap((ruleset) =>
      seats.map((count, i) => ({
        game: id,
        seats: count,
        rules: { ruleset, ...Object(short)[id] },
        clientSeeds: i % 2 === 0 ? ['행운', 'szczęście'] : [],
        inputs: { hour: (count * 7) % 24 },
      })),
    ),
  );
  const { lines, status } = ran(tables.map((table, i) => written(`new-${i}.json`, played(table, `new ${i}`))));
  expect(lines.filter((line) => !line.startsWith('ok: '))).toEqual([]);
  expect(status).toBe(0);
});

it('finds reshuffles, void deals, bonus cards, night and day, and what a rematch inherits', () => {
  const files = [
    ...Array.from({ length: 12 }, (_, i) => {
      const rules = { ruleset: i % 2 ? 'strict' : 'seed', rounds: 1, maxReshuffles: 3, maxTurns: 120 };
      return written(`check-${i}.json`, played({ game: 'check', seats: 2 + (i % 5), rules }, `reshuffles ${i}`));
    }),
    ...[2, 5, 6, 12, 17, 18, 23].map((hour) => {
      const rules = { bonusCards: 3, rounds: 1 };
      return written(`hour-${hour}.json`, played({ game: 'matgo', rules, inputs: { hour } }, `hour ${hour}`));
    }),
    written('void.json', voidDeal()),
    written('rematch.json', played({ game: 'koikoi', inputs: { carry: { dealer: 1 } } }, 'rematch')),
  ];
  const { lines, status } = ran(files);
  expect(lines.filter((line) => !line.startsWith('ok: '))).toEqual([]);
  expect(status).toBe(0);
  const reshuffles = lines.map((line) => Number(/(\d+) reshuffles/.exec(line)?.[1]));
  expect(reshuffles.reduce((sum, count) => sum + count)).toBeGreaterThan(5);
  expect(lines.some((line) => /void\.json: 2 packs/.test(line))).toBe(true);
});

/** A match of one round that was dealt twice: four of a month lay on the table. */
function voidDeal(): Kibo {
  const game = findGame('matgo') as AnyGame;
  const rules = game.configure({ ruleset: 'kr-gostop-core-v1' });
  for (let n = 0; ; n++) {
    const seed = `void ${n}`;
    const { happenings } = Match.start(game, { rules, seats: 2, seed: seedFrom(seed) });
    if (happenings.filter(({ kind }) => kind === 'dealt').length === 2) return played({ game: 'matgo', rules }, seed);
  }
}

it('says where a record does not follow from its seeds', () => {
  const koikoi = played({ game: 'koikoi' }, 'forged');
  const [round, ...others] = koikoi.rounds;
  const deck = round.deck.toReversed();
  const files = [
    written('stacked.json', { ...koikoi, rounds: [{ ...round, deck }, ...others] }),
    written('dealer.json', {
      ...koikoi,
      opening: { ...Object(koikoi.opening), dealer: 1 - Object(koikoi.opening).dealer },
    }),
    written('promise.json', { ...koikoi, commitment: '00'.repeat(32) }),
  ];
  const { lines, status } = ran(files);
  expect(lines.map((line) => line.slice(line.indexOf(': ') + 2))).toEqual([
    'rounds[0].deck does not follow from the seeds',
    'opening.dealer does not follow from the seeds',
    'commitment does not follow from the seeds',
  ]);
  expect(status).toBe(1);
});
