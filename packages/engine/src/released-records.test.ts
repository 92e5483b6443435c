import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findGame, GAMES } from './games.ts';
import { readKibo } from './kernel/read-kibo.ts';
import { verify } from './kernel/replay.ts';
import { ENGINE_VERSION } from './kernel/version.ts';

// What people have played under a released version replays under every later one, to the same hash at every step
// (docs/records.md#old-records).
const FOLDER = fileURLToPath(new URL('../records/', import.meta.url));
const VERSIONS = readdirSync(FOLDER);

describe.each(VERSIONS)('the records of version %s', (version) => {
  const files = readdirSync(join(FOLDER, version));

  it.each(files)('%s', (file) => {
    const kibo = readKibo(readFileSync(join(FOLDER, version, file), 'utf8'));
    const game = findGame(kibo.game);
    if (!game) throw new Error(`there is no game ${kibo.game}`);
    expect(kibo.engine).toBe(version);
    expect(kibo.result).not.toBeNull();
    expect(verify(game, kibo).actions).toBeGreaterThan(0);
  });
});

it('this version has left records of every game, ruleset and number of players', () => {
  const expected = GAMES.flatMap(({ id, rulesets, seats }) =>
    Object.keys(rulesets).flatMap((ruleset) => seats.map((count) => `${id}-${ruleset}-${count}.kibo`)),
  );
  const files = readdirSync(join(FOLDER, ENGINE_VERSION));
  for (const file of expected) expect(files).toContain(file);
});
