// node scripts/release-records.ts: plays matches and keeps their records in packages/engine/records, for tests of later
// versions. Part of `npm run release`. Records of earlier versions are never changed.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AnyGame,
  type AnyTurned,
  ENGINE_VERSION,
  FastRandom,
  GAMES,
  inheritanceOf,
  isRefusal,
  type Json,
  type Kibo,
  KiboWriter,
  playMatch,
  RESIGN,
  seedFrom,
} from '@madang/engine';

const FOLDER = fileURLToPath(new URL(`../packages/engine/records/${ENGINE_VERSION}/`, import.meta.url));

/** Options that keep the records short. */
const SHORT: Readonly<Record<string, object>> = {
  koikoi: { total_rounds: 4 },
  gostop: { rounds: 4 },
  matgo: { rounds: 4 },
  tysiac: { maxHands: 3 },
  check: { rounds: 2, maxTurns: 40 },
};

if (existsSync(FOLDER)) {
  console.error(`the records of ${ENGINE_VERSION} exist: ${FOLDER}`);
  process.exit(1);
}
mkdirSync(FOLDER, { recursive: true });
let count = 0;
for (const game of GAMES)
  for (const ruleset of Object.keys(game.rulesets))
    for (const seats of game.seats) {
      const name = `${game.id}-${ruleset}-${seats}`;
      const setup = { game, seats, name, rules: game.configure({ ruleset, ...SHORT[game.id] }) };
      const played = turnsOf(setup, { hour: 20 });
      write(`${name}.kibo`, recordOf(played, seats));
      const last = lastOf(played).match;
      const rematch = turnsOf(setup, { hour: 9, carry: inheritanceOf(last, true) }).slice(0, 12);
      write(`${name}-rematch-resigned.kibo`, recordOf([...rematch, resigned(rematch)], seats));
    }
console.log(`${count} records in ${FOLDER}`);

interface Occasion {
  readonly game: AnyGame;
  readonly seats: number;
  readonly name: string;
  readonly rules: object;
}

function turnsOf({ game, seats, name, rules }: Occasion, inputs: Readonly<Record<string, Json>>): readonly AnyTurned[] {
  const seed = seedFrom(`${ENGINE_VERSION} ${name} ${JSON.stringify(inputs)}`);
  const clientSeeds = seats % 2 === 0 ? ['pine', '매화'] : [];
  return [...playMatch(game, { rules, seats, seed, clientSeeds, inputs }, new FastRandom(count + 1))];
}

function resigned(turns: readonly AnyTurned[]): AnyTurned {
  const turned = lastOf(turns).match.act(0, RESIGN);
  if (isRefusal(turned)) throw new Error(`a match of ${turns.length} turns is over already`);
  return turned;
}

function lastOf(turns: readonly AnyTurned[]): AnyTurned {
  const last = turns.at(-1);
  if (last === undefined) throw new Error('a match has not started');
  return last;
}

function recordOf([started, ...turns]: readonly AnyTurned[], seats: number): Kibo {
  if (started === undefined) throw new Error('a match has not started');
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, kind: 'human' as const }));
  const writer = new KiboWriter(started, people);
  for (const [i, turned] of turns.entries()) writer.add(turned, i % 9 === 8 ? { at: i, by: 'clock' } : { at: i });
  return writer.kibo();
}

function write(file: string, kibo: Kibo): void {
  writeFileSync(join(FOLDER, file), `${JSON.stringify(kibo)}\n`);
  count++;
}
