import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convert, type DataFormat, recordSimulation, type Simulation, TABLES, type TableName } from '@madang/lab';

/** Bytes a round, by format; the tables of Parquet each for itself. */
export type LogBytes = Readonly<Record<Exclude<DataFormat, 'parquet'> | TableName, number>>;

/** Of a simulation with so many rounds. */
export async function logBytes(simulation: Simulation, rounds: number): Promise<LogBytes> {
  const folder = mkdtempSync(join(tmpdir(), 'madang-bytes-'));
  try {
    const [compact, delta] = [join(folder, 'compact.jsonl'), join(folder, 'delta.jsonl')];
    const length = { count: rounds, unit: 'rounds' } as const;
    await recordSimulation({ simulation, length, file: compact, mode: 'compact', workers: 1 });
    await convert({ input: compact, output: delta, format: 'delta', tables: [] });
    const tables = await convert({ input: compact, output: compact, format: 'parquet', tables: TABLES });
    const perRound = (file: string): number => statSync(file).size / rounds;
    const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = tables.map(perRound);
    return { compact: perRound(compact), delta: perRound(delta), rounds: first, actions: second, decisions: third };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
