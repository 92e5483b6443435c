import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FastRandom } from '@madang/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOf, madang, type Ran } from './spawn-madang.ts';

const BIN = fileURLToPath(new URL('../bin/madang.mjs', import.meta.url));
const SEED = 20_261_117;
const folder = mkdtempSync(join(tmpdir(), 'madang-resume-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every file of a folder with its content, checkpoints left out. */
function filesIn(name: string): Readonly<Record<string, string>> {
  const names = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((file) => statSync(join(folder, name, file)).isFile());
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, name, file), 'utf8')]));
}

function run(name: string, line: string): Promise<Ran> {
  mkdirSync(join(folder, name), { recursive: true });
  return madang(line.split(' '), '', join(folder, name));
}

/** Starts the command and kills it without warning as soon as this holds. */
async function killedWhen(name: string, line: string, isTime: () => boolean): Promise<void> {
  mkdirSync(join(folder, name), { recursive: true });
  const child: ChildProcess = spawn(process.execPath, [BIN, ...line.split(' ')], { cwd: join(folder, name) });
  const ended = endOf(child);
  while (!isTime() && child.exitCode === null) await sleep(5);
  child.kill('SIGKILL');
  await ended;
}

const sizeOf = (file: string): number => statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0;

describe(`what was killed (seed ${SEED}) and resumed is, byte for byte, what was never interrupted`, () => {
  const random = new FastRandom(SEED);
  const simulate = 'simulate koikoi --rounds 40_003 --workers 2 --out run.jsonl';

  beforeAll(async () => {
    expect(await run('whole', simulate)).toMatchObject({ code: 0, stderr: '' });
  }, 240_000);

  it('simulate: the log and the report', async () => {
    const whole = filesIn('whole');
    const bytes = Buffer.byteLength(whole['run.jsonl']);
    for (let kill = 0; kill < 3; kill++) {
      const enough = bytes * (random.below(1000) / 2000 + kill / 6);
      const line = kill === 0 ? simulate : `${simulate} --resume`;
      await killedWhen('killed', line, () => sizeOf('killed/run.jsonl') > enough);
    }
    const { code, stderr } = await run('killed', `${simulate} --resume`);
    // A run may have ended before it was killed. Then there is nothing to resume, and its files count.
    expect([code, stderr]).toEqual(code === 0 ? [0, ''] : [1, 'madang: run.jsonl already exists and is complete\n']);
    expect(filesIn('killed')).toEqual(whole);
  }, 240_000);

  it.skipIf(process.platform === 'win32')(
    'simulate: after a full disk',
    async () => {
      mkdirSync(join(folder, 'full'));
      // A limit on the size of files stands in for the full disk; the signal that comes with it is ignored.
      const limited = `trap '' XFSZ; ulimit -f 400; exec "$0" "$@"`;
      const args = ['-c', limited, process.execPath, BIN, ...simulate.split(' ')];
      const stopped = await endOf(spawn('sh', args, { cwd: join(folder, 'full') }));
      expect(stopped).toMatchObject({ code: 1, stderr: 'madang: cannot write run.jsonl: it would be too large\n' });
      expect(await run('full', `${simulate} --resume`)).toMatchObject({ code: 0, stderr: '' });
      expect(filesIn('full')).toEqual(filesIn('whole'));
    },
    240_000,
  );

  it('simulate: another command cannot be resumed, and without --resume nothing is overwritten', async () => {
    const long = simulate.replace('40_003', '1G');
    await killedWhen('other', long, () => existsSync(join(folder, 'other/run.jsonl.resume')));
    const again = await run('other', long);
    expect(again.stderr).toBe(
      'madang: run.jsonl was interrupted: continue it with --resume, or remove run.jsonl.resume\n',
    );
    const other = await run('other', `${long} --resume --seed 2`);
    expect(other).toMatchObject({
      code: 1,
      stderr: 'madang: run.jsonl.resume is of another command: resume with the same options and version\n',
    });
  }, 240_000);

  it('evaluate: the result', async () => {
    const evaluate = 'evaluate koikoi --players greedy,random --pairs 3000 --workers 2 --out result.json';
    const whole = await run('deals', evaluate);
    await killedWhen('killed-deals', evaluate, () => existsSync(join(folder, 'killed-deals/result.json.resume')));
    const resumed = await run('killed-deals', `${evaluate} --resume`);
    expect(resumed).toEqual(whole);
    expect(filesIn('killed-deals')).toMatchObject(filesIn('deals'));
  }, 240_000);

  it('pipeline: log, models, report and tags, killed during each step', async () => {
    const pipeline =
      'pipeline koikoi --tag v1 --from greedy --rounds 400 --evaluation-rounds 80 --hidden 32 --epochs 2 --workers 1 --json';
    const whole = await run('tag', pipeline);
    expect(whole).toMatchObject({ code: 0, stderr: '' });
    const marks = ['logs/koikoi-v1.jsonl', 'logs/koikoi-v1.resume', 'models/koikoi/policy-v1.json'];
    for (const [i, mark] of marks.entries())
      await killedWhen('killed-tag', i === 0 ? pipeline : `${pipeline} --resume`, () =>
        existsSync(join(folder, 'killed-tag', mark)),
      );
    const resumed = await run('killed-tag', `${pipeline} --resume`);
    expect(resumed).toEqual(whole);
    expect(filesIn('killed-tag')).toEqual(filesIn('tag'));
  }, 240_000);

  it('pipeline by self-play: models, report with curves and tags, killed during training and evaluation', async () => {
    const pipeline =
      'pipeline koikoi --tag v1 --rounds 1000 --evaluation-rounds 200 --generations 2 --hidden 32 --workers 1 --json';
    const whole = await run('games', pipeline);
    expect(whole).toMatchObject({ code: 0, stderr: '' });
    const marks = [
      'logs/koikoi-v1.resume',
      'logs/koikoi-v1-generation-1-seed-2.resume',
      'models/koikoi/v1/generation-1-seed-2.json',
    ];
    for (const [i, mark] of marks.entries())
      await killedWhen('killed-games', i === 0 ? pipeline : `${pipeline} --resume`, () =>
        existsSync(join(folder, 'killed-games', mark)),
      );
    const again = await run('killed-games', pipeline);
    expect(again.stderr).toBe(
      'madang: v1 was interrupted: continue it with --resume, or remove logs/koikoi-v1.resume\n',
    );
    const resumed = await run('killed-games', `${pipeline} --resume`);
    expect(resumed).toEqual(whole);
    expect(filesIn('killed-games')).toEqual(filesIn('games'));
  }, 240_000);
});
