import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { htmlReport, recordSimulation, reportOfLog, type Simulation } from '@madang/lab';

/** CPU-seconds for the report and the page of a compact log with so many rounds. */
export async function reportSeconds(simulation: Simulation, rounds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'madang-report-'));
  try {
    const file = join(folder, 'log.jsonl');
    const length = { count: rounds, unit: 'rounds' } as const;
    await recordSimulation({ simulation, length, file, mode: 'compact', workers: 1 });
    const start = process.cpuUsage();
    const page = htmlReport(reportOfLog(file));
    const { user, system } = process.cpuUsage(start);
    if (!page.includes(rounds.toLocaleString('en'))) throw new Error('the report is of another log');
    return (user + system) / 1e6;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
