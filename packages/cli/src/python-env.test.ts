import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { endOf, type Ran } from './spawn-madang.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const MADANG = [process.execPath, pathOf('packages/cli/bin/madang.mjs')];
const hasPython = spawnSync('python3', ['--version']).status === 0;
const hasPettingZoo = spawnSync('python3', ['-c', 'import pettingzoo, gymnasium']).status === 0;

function python(...args: readonly string[]): Promise<Ran> {
  const env = {
    ...process.env,
    PYTHONPATH: [pathOf('clients/python'), process.env.PYTHONPATH].filter(Boolean).join(':'),
  };
  return endOf(spawn('python3', ['-B', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/** A machine without Python cannot run it, and need not: nothing of Madang does. */
describe.runIf(hasPython)('the environment from Python, on the standard library alone', () => {
  it('learns by REINFORCE to beat random at Check with two seats', { timeout: 240_000 }, async () => {
    const { stdout, stderr } = await python(pathOf('examples/reinforce.py'), '3000', '800', ...MADANG);
    expect(stderr).toBe('');
    const [, low] = /^against random: \S+ a round, 95 %: (\S+) to \S+\n$/.exec(stdout) ?? [];
    expect(Number(low)).toBeGreaterThan(0);
  });

  it('needs no more than sixty lines for that', () => {
    const lines = readFileSync(pathOf('examples/reinforce.py'), 'utf8').split('\n');
    expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(60);
  });

  it('plays a batch, and a refused step changes nothing', async () => {
    const program = `
import sys, random
from madang import Environment, EnvError
with Environment("koikoi", batch=3, seed="s", command=sys.argv[1:]) as env:
    assert len(env.spec()["observation"]) == env.observation_size
    state = env.reset()
    before = [list(state.observation(i)) for i in range(3)]
    try:
        env.step([-5, 0, 0])
    except EnvError as error:
        print(error.code)
    first = [state.legal(i)[0] for i in range(3)]
    state = env.step(first)
    assert [list(state.observation(i)) for i in range(3)] != before
    print(len(state.returns(0)), list(env.reset().observation(1)) == before[1])
`;
    expect(await python('-c', program, ...MADANG)).toEqual({ code: 0, stdout: 'ILLEGAL_ACTION\n2 True\n', stderr: '' });
  });

  it('says that the command has ended', async () => {
    const program = `
import sys
from madang import Environment, EnvError
try:
    Environment("whist", command=sys.argv[1:])
except EnvError as error:
    print(error)
`;
    const { stdout } = await python('-c', program, ...MADANG);
    expect(stdout).toBe('CLOSED: madang has ended with exit code 2\n');
  });

  it.each([
    ['check', '3'],
    ['koikoi', '2'],
  ])('is an AEC environment, where PettingZoo is not installed: %s for %s', async (game, seats) => {
    const ran = await python(pathOf('clients/python/tests/aec_contract.py'), game, seats, ...MADANG);
    expect(ran).toEqual({ code: 0, stdout: 'as PettingZoo asks\n', stderr: '' });
  });

  it.runIf(hasPettingZoo)('is an AEC environment of PettingZoo', { timeout: 240_000 }, async () => {
    const program = `
import sys
from pettingzoo.test import api_test
from madang.aec import MadangAEC
env = MadangAEC("check", seats=3, command=sys.argv[1:])
api_test(env, num_cycles=300)
env.close()
`;
    const { code, stdout } = await python('-c', program, ...MADANG);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('Passed') });
  });
});
