import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LogModel, modelText } from '@madang/players';
import { PlainNet, PlainTrainer } from '@madang/players/kernels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare } from '../compare.ts';
import { comparisonOf } from '../compare-on-workers.ts';
import { headerOf } from '../log/header.ts';
import { openLog } from '../log/read.ts';
import { type Simulation, simulate } from '../simulate.ts';
import { kernelLearner, learnModel } from './learn.ts';
import { LOSSES } from './loss.ts';
import { Sampler } from './samples.ts';
import { LogTrainer, type MakeLearner, type Plan, type Progress, type Tick } from './trainer.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-training-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);

function simulation(game: string, seats: number, players: string, rules: Simulation['rules']): Simulation {
  return { game, rules, seats, players: new Array(seats).fill(players), seed: 'learn', budget: 0, inputs: {} };
}

function log(name: string, what: Simulation, games: number): string {
  const lines = [JSON.stringify(headerOf(what, 'compact'))];
  simulate(what, 0, games, { log: { mode: 'compact', write: (line) => lines.push(JSON.stringify(line)) } });
  writeFileSync(inFolder(name), lines.join('\n'));
  return inFolder(name);
}

const GREEDY = simulation('koikoi', 2, 'greedy', { total_rounds: 2 });
beforeAll(() => {
  log('greedy.jsonl', GREEDY, 200);
}, 60_000);

const KEPT = { output: join(folder, 'kept.json'), resume: false };

function plan(kind: Plan['kind'], part: Partial<Plan> = {}): Plan {
  const inputs = [inFolder('greedy.jsonl')];
  return { kind, game: 'koikoi', inputs, hidden: [32], epochs: 2, batch: 16, rate: 0.003, seed: 's', ...part };
}

const byKernels = await kernelLearner();

function trained(what: Plan, makeLearner = byKernels): { trainer: LogTrainer; told: readonly Progress[] } {
  const trainer = new LogTrainer(what, makeLearner);
  return { trainer, told: [...trainer.learn()].flatMap(({ progress }) => progress ?? []) };
}

describe('training', () => {
  it('gives, stopped and resumed again and again, the model of a training that was never stopped', async () => {
    const few = log('few.jsonl', GREEDY, 30);
    for (const kind of ['policy', 'value'] as const) {
      const kept = { output: inFolder(`${kind}-kept.json`), resume: true };
      const what = plan(kind, { inputs: [few], hidden: [32], buffer: 200 });
      const resumed = async (): Promise<LogModel | null> => {
        const controller = new AbortController();
        let ticks = 0;
        const stop = (): void => {
          if (++ticks === 17) controller.abort();
        };
        const model = await learnModel(what, stop, controller.signal, kept);
        return controller.signal.aborted ? resumed() : model;
      };
      const model = await resumed();
      expect(model && modelText(model)).toBe(modelText(trained(what).trainer.model()));
      expect(existsSync(`${kept.output}.resume`)).toBe(false);
    }
  });

  it('is the same by the kernels and by plain code, bit for bit', () => {
    const byPlainCode: MakeLearner = (from) => {
      if ('weights' in from) throw new Error('not resumed here');
      return new PlainTrainer(new PlainNet(from));
    };
    const inputs = [log('twin.jsonl', GREEDY, 3)];
    for (const kind of ['policy', 'value'] as const) {
      const what = plan(kind, { inputs, epochs: 1, buffer: 20 });
      const [fast, plain] = [byKernels, byPlainCode].map((makeLearner) => trained(what, makeLearner).trainer.model());
      expect(fast).toEqual(plain);
    }
  });

  it('a policy that learned from greedy is better than random', async () => {
    const { trainer, told } = trained(plan('policy'));
    const last = told[told.length - 1];
    expect(last.validationLoss).toBeLessThan(1.2); // 2.08 for a random choice of eight cards
    const file = inFolder('policy.json');
    writeFileSync(file, modelText(trainer.model()));
    const players = [`model:${file}`, 'random'] as const;
    const contest = { game: 'koikoi', rules: {}, seats: 2, players, seed: 't', unit: 'round', budget: 50 } as const;
    const results = [...compare({ ...(await comparisonOf(contest)), deals: 100 })];
    expect(results[results.length - 1].points.low).toBeGreaterThan(0);
  });

  it('the loss of a value falls below that of always answering 0', () => {
    const { trainer, told } = trained(plan('value', { rate: 0.001 }));
    expect(told[told.length - 1].loss).toBeLessThan(0.5); // answers have size 1, so 0 costs 1/2
    expect(trainer.model()).toMatchObject({
      ...{ kind: 'value', game: 'koikoi', ruleset: 'seed', seats: 2, features: 'koikoi-1' },
      training: { games: 200, players: ['greedy'], epochs: 2, seed: 's' },
    });
  });

  it('follows from its seed', () => {
    const inputs = [log('few.jsonl', GREEDY, 20)];
    const small = { epochs: 1, hidden: [32], inputs };
    const [one, same, other] = ['a', 'a', 'b'].map((seed) =>
      trained(plan('value', { ...small, seed })).trainer.model(),
    );
    expect(modelText(one)).toBe(modelText(same));
    expect(one.weights.parameters).not.toEqual(other.weights.parameters);
  });

  it.each([
    ['gostop', 3, { rounds: 2 }],
    ['matgo', 2, { rounds: 2 }],
    ['tysiac', 3, { maxHands: 2 }],
    ['check', 4, {}],
  ])('works for %s too', (game, seats, rules) => {
    const inputs = [log(`${game}.jsonl`, simulation(game, seats, 'random', rules), 6)];
    for (const kind of ['policy', 'value'] as const) {
      const model = trained(plan(kind, { game, inputs, hidden: [32], epochs: 1 })).trainer.model();
      expect(model.training.samples).toBeGreaterThan(20);
      expect(model.weights.parameters.every(Number.isFinite)).toBe(true);
    }
  });

  it('keeps what it has learned when it is interrupted', async () => {
    const controller = new AbortController();
    const stop = ({ progress }: Tick): void => {
      if (progress) controller.abort();
    };
    const model = await learnModel(plan('value', { epochs: 1000 }), stop, controller.signal, KEPT);
    expect(model?.training.samples).toBeGreaterThan(0);
    controller.abort();
    expect(await learnModel(plan('value'), () => {}, controller.signal, KEPT)).toBeNull();
  });
});

describe('the samples of a match', () => {
  const matchOf = (file: string) => [...openLog(file).matches()][0];

  it('are its choices; those of a winner weigh four times those of a loser', () => {
    const file = inFolder('greedy.jsonl');
    const samples = new Sampler('policy', openLog(file)).samplesOf(matchOf(file));
    expect(new Set(samples.map(({ weight }) => weight))).toEqual(new Set([1, 0.25]));
    for (const { rows, answer } of samples) {
      expect(rows.length).toBeGreaterThan(1);
      expect(rows[answer]).toBeDefined();
    }
  });

  it('are, for a value, what each seat gained after the positions it chose', () => {
    const file = inFolder('greedy.jsonl');
    const answers = new Sampler('value', openLog(file)).samplesOf(matchOf(file)).map(({ answer }) => answer);
    expect(new Set(answers.map(Math.abs)).size).toBeLessThanOrEqual(2); // two rounds, each won by one seat and lost by the other
    expect(Math.min(...answers)).toBeLessThan(0);
    expect(Math.max(...answers)).toBeGreaterThan(0);
  });
});

describe('the gradients of the losses equal finite differences', () => {
  it.each([
    ['policy', 1],
    ['value', 0.4],
  ] as const)('of a %s', (kind, answer) => {
    const at = kind === 'policy' ? [0.3, -1, 2] : [1.5];
    const lossAt = (outputs: number[], errors = new Float32Array(3)): number =>
      LOSSES[kind](outputs, 0, outputs.length, answer, errors);
    const errors = new Float32Array(3);
    lossAt(at, errors);
    for (const k of at.keys()) {
      const [up, down] = [1e-5, -1e-5].map((by) => lossAt(at.with(k, at[k] + by)));
      expect(errors[k]).toBeCloseTo((up - down) / 2e-5, 6);
    }
  });
});

describe('a log that cannot be learned from is refused in one line', () => {
  it('a log of another game', () => {
    expect(() => new LogTrainer(plan('policy', { game: 'matgo' }), byKernels)).toThrow(
      /greedy\.jsonl is of koikoi, not of matgo$/,
    );
  });

  it('a match that the rules do not allow', () => {
    const file = log('changed.jsonl', GREEDY, 1);
    const match = matchLine().replace(/"actions":\[\d+/, '"actions":[0');
    writeFileSync(file, `${JSON.stringify(headerOf(GREEDY, 'compact'))}\n${match}`);
    expect(() => trained(plan('policy', { inputs: [file] }))).toThrow(
      /changed\.jsonl:2: deal 1: action 1 \(0 in the catalogue\) cannot be played; was it written by another version\?$/,
    );
  });

  it('a log without games', () => {
    const file = log('none.jsonl', GREEDY, 0);
    expect(() => trained(plan('policy', { inputs: [file] }))).toThrow(/nothing to learn from/);
  });

  function matchLine(): string {
    const lines: string[] = [];
    simulate(GREEDY, 0, 1, { log: { mode: 'compact', write: (line) => lines.push(JSON.stringify(line)) } });
    return lines[0];
  }
});
