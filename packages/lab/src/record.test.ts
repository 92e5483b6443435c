import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@madang/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { writeCatalog } from './catalog.ts';
import { LabError } from './failure.ts';
import { recordSimulation } from './record.ts';
import type { Simulation } from './simulate.ts';
import { simulateOnWorkers } from './simulate-on-workers.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-record-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);

const SIMULATION: Simulation = {
  ...{ game: 'koikoi', rules: { total_rounds: 1 }, seats: 2, players: ['random', 'random'] },
  ...{ seed: 'record', budget: 0, inputs: {} },
};
const koikoi = findGame('koikoi');
const matgo = findGame('matgo');
if (!koikoi || !matgo) throw new Error('no game');

const matches = (count: number) => ({ count, unit: 'matches' }) as const;

describe('a recorded simulation', () => {
  it('writes a log, a report and a card catalogue', async () => {
    const { files, totals } = await recordSimulation({
      ...{ simulation: SIMULATION, length: matches(5), workers: 1, file: inFolder('run.jsonl'), mode: 'delta' },
    });
    expect(files).toEqual({
      log: inFolder('run.jsonl'),
      report: inFolder('run-report.json'),
      page: inFolder('run-report.html'),
      catalog: inFolder('catalog/cards-koikoi.json'),
    });
    expect(readFileSync(files.log, 'utf8').trim().split('\n')).toHaveLength(6);
    expect(JSON.parse(readFileSync(files.report, 'utf8'))).toMatchObject({
      format: 'madang-report-2',
      matches: totals.matches,
    });
    const { cards } = JSON.parse(readFileSync(files.catalog, 'utf8'));
    expect(cards['0111']).toEqual({ name: 'Pine with crane', month: 1, kind: 'bright' });
  });

  it('rejects with the reason when its log cannot be written', async () => {
    const write = (): void => {
      throw new LabError('cannot write run.jsonl: the disk is full');
    };
    const log = { mode: 'compact', write } as const;
    await expect(simulateOnWorkers({ simulation: SIMULATION, length: matches(50), workers: 2, log })).rejects.toThrow(
      'the disk is full',
    );
  });

  it('overwrites nothing', async () => {
    const again = { simulation: SIMULATION, length: matches(1), file: inFolder('run.jsonl'), mode: 'compact' } as const;
    await expect(recordSimulation(again)).rejects.toThrow(`${inFolder('run.jsonl')} already exists`);
  });
});

describe('the catalogue of cards', () => {
  it('is not written again when it exists', () => {
    const file = writeCatalog(folder, koikoi);
    utimesSync(file, 1, 1);
    const before = statSync(file).mtimeMs;
    writeCatalog(folder, koikoi);
    expect(statSync(file).mtimeMs).toBe(before);
  });

  it('is refused when it is of another deck', () => {
    const file = writeCatalog(folder, matgo);
    expect(JSON.parse(readFileSync(file, 'utf8')).cards['1141']).toMatchObject({ kind: 'dreg', junk: 2 });
    writeFileSync(file, readFileSync(file, 'utf8').replace('"1141"', '"1149"'));
    expect(() => writeCatalog(folder, matgo)).toThrow(
      `${file} is of another deck: move it away, or write the log to another folder`,
    );
  });
});
