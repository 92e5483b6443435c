import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVALUATION, STAGES } from '@madang/lab';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pipeline as pipelineCommand } from './commands/pipeline.ts';
import { madang, type Ran } from './spawn-madang.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (line: string): Promise<Ran> => madang(line.split(' '), '', folder);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));
const linesOf = (file: string) =>
  read(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('62. simulation on the command line', () => {
  let compact: Ran;
  let delta: Ran;
  beforeAll(async () => {
    const matgo = 'simulate matgo --matches 6 --players greedy --rules rounds=3 --workers 1';
    compact = await run(`${matgo} --out run.jsonl`);
    delta = await run(`${matgo} --out delta.jsonl --log-mode=delta`);
  }, 240_000);

  it('writes N matches as compact JSONL', () => {
    expect(compact).toMatchObject({ code: 0, stderr: '' });
    expect(compact.stdout).toContain('written: run.jsonl, run-report.json, run-report.html, catalog/cards-matgo.json');
    const [header, ...games] = linesOf('run.jsonl');
    expect(header).toMatchObject({ format: 'madang-games-1', game: 'matgo', players: ['greedy', 'greedy'] });
    expect(games.map(({ game }) => game)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('writes the changes of each step with --log-mode=delta', () => {
    expect(delta).toMatchObject({ code: 0, stderr: '' });
    const [header, ...games] = linesOf('delta.jsonl');
    expect(header).toMatchObject({ format: 'madang-delta-1', places: expect.arrayContaining(['stock', 'pile 1']) });
    expect(games).toHaveLength(6);
    const [played] = games[0].r[0].t.filter(({ a }: { a: { type: string } }) => a.type === 'PLAY_HAND_CARD');
    expect(played.m.flat()).toContain(played.a.cardId);
  });

  it('writes a report: event rates, go efficiency, both luck/skill proxies with weights 6/4/2/1', () => {
    const report = json('run-report.json');
    expect(report).toMatchObject({ matches: 6, partMatches: 0, rounds: 18, wonByStarter: { n: expect.any(Number) } });
    expect(report.eventsPerRound.flipped).toMatchObject({ n: 18, mean: expect.any(Number), low: expect.any(Number) });
    expect(Object.keys(report.own.goEfficiency)).toEqual(['stoppedAtOnce', 'once', 'twice', 'threeOrMore']);
    const { eventProxy, captureProxy } = report.own.luckAndSkill;
    expect(eventProxy.skill.mean + eventProxy.luck.mean).toBeCloseTo(1, 9);
    expect(captureProxy.weights).toEqual({ bright: 6, animal: 4, ribbon: 2, dreg: 1 });
    expect(json('delta-report.json')).toEqual(report);
  });

  it('evaluates more than two players: all pairs, ratings, a page', async () => {
    const table = '--players greedy,random,beginner --pairs 2 --workers 1 --luck-corrected';
    const { code, stdout, stderr } = await run(`evaluate koikoi ${table} --html players.html --out players.json`);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^ {2}greedy {3}against beginner {10}2 deals {3}[+−][\d.]+ {3}95 %: /m);
    expect(stdout).toMatch(/^rating \(Elo by maximum likelihood; the mean is 0\)$/m);
    expect(stdout).toContain('too few deals to say who is better');
    const { pairs, ratings, luckNetwork } = json('players.json');
    expect([pairs.length, ratings.length]).toEqual([3, 3]);
    expect(stdout).toContain(`by network ${luckNetwork}`);
    expect(read('players.html')).toContain(`network ${luckNetwork}`);
  }, 240_000);

  it('says gold if the table plays for gold', async () => {
    expect(compact.stdout).toMatch(/^seat {2}player +gold a round/m);
    expect(compact.stdout).not.toContain('points');
    expect(json('run-report.json')).toMatchObject({ scoredIn: 'gold' });
    const evaluate = 'evaluate matgo --players greedy,random --pairs 2 --workers 1';
    const { stdout } = await run(evaluate);
    expect(stdout).toMatch(/^ {2}gold a round, difference .*\n {2}gold a round, own /m);
    expect(stdout).not.toContain('points');
    expect(JSON.parse((await run(`${evaluate} --json`)).stdout)).toMatchObject({ scoredIn: 'gold', unit: 'round' });
    const core = await run(`${evaluate} --rules kr-gostop-core-v1`);
    expect(core.stdout).toMatch(/^ {2}points a round, difference /m);
    expect(core.stdout).toMatch(/^ {2}too few deals to say who is better/m);
  });

  it('plays at the given hour, or at all hours', async () => {
    const matgo = 'simulate matgo --games 60 --rules rounds=1 --workers 1 --json';
    const begun = async (more: string) => JSON.parse((await run(`${matgo} ${more}`)).stdout);
    const [noon, still, night] = [await begun('--budget 1000'), await begun('--hour 12'), await begun('--hour 3')];
    expect({ ...still, inputs: {}, seconds: 0 }).toEqual({ ...noon, seconds: 0 });
    expect(night.points).not.toEqual(noon.points);
    await run(`${matgo} --hour spread --out spread.jsonl`);
    const [header, ...games] = linesOf('spread.jsonl');
    expect(header).toMatchObject({ hour: 'spread', inputs: {} });
    const hours = new Set(games.map(({ hour }: { hour: number }) => hour));
    expect(hours.size).toBeGreaterThan(18);
    expect(Math.max(...hours)).toBe(23);
    const train = 'train policy matgo --input spread.jsonl --output spread.json --hidden 32';
    expect(await run(train)).toMatchObject({ code: 0, stderr: '' });
    const elsewhere = await run('simulate koikoi --hour 3');
    expect(elsewhere.stderr).toBe('madang: --hour: the hour does not matter under these rules of koikoi\n');
  });

  it('writes a card catalogue once', () => {
    expect(readdirSync(join(folder, 'catalog'))).toEqual(['cards-matgo.json']);
    expect(json('catalog/cards-matgo.json').cards['0111']).toMatchObject({ month: 1, kind: 'bright' });
  });
});

describe('63. training steps', () => {
  const pipeline = 'pipeline koikoi --rounds 40 --evaluation-rounds 20 --hidden 32 --rules total_rounds=2 --workers 1';
  let first: Ran;
  let second: Ran;
  beforeAll(async () => {
    first = await run(`${pipeline} --tag v1 --from noisy:greedy`);
    second = await run(`${pipeline} --tag v2 --input logs/koikoi-v1.jsonl --epochs 2`);
  }, 240_000);

  it('01 policy and 02 value: trains a model on a log and prints the losses', async () => {
    for (const kind of ['policy', 'value']) {
      const { code, stdout } = await run(
        `train ${kind} koikoi --input logs/koikoi-v1.jsonl --output models/${kind}.json --hidden 32`,
      );
      expect(code).toBe(0);
      expect(stdout).toMatch(/100 % +[\d,]+ positions {3}loss \d\.\d{4} {3}validation loss \d+\.\d{4}\n/);
      expect(json(`models/${kind}.json`)).toMatchObject({ kind, game: 'koikoi', training: { games: 20 } });
    }
  });

  it('03 evaluate old against new', async () => {
    const players = 'model:models/koikoi/policy-v2.json,model:models/koikoi/policy-v1.json';
    const { code, stdout } = await run(`evaluate koikoi --players ${players} --pairs 5 --json`);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ deals: 5, points: { mean: expect.any(Number) } });
  });

  it('04 pipeline: all steps, and which model is better, with the interval', () => {
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^00 matches of noisy:greedy, 40 rounds → logs\/koikoi-v1\.jsonl$/m);
    expect(first.stdout).toMatch(
      /^model:models\/koikoi\/value-v1\.json played too few deals \(fewer than 30\) to be compared with greedy: .* 95 %: .* points a round$/m,
    );
    expect(second.stdout).toMatch(
      /^03 model:models\/koikoi\/policy-v2\.json against model:models\/koikoi\/policy-v1\.json/m,
    );
    expect(json('models/koikoi/report-v1.json').selfPlay).toMatchObject({
      matches: 20,
      rounds: 40,
      players: ['noisy:greedy', 'noisy:greedy'],
    });
    expect(json('models/koikoi/tags.json')).toEqual(['v1', 'v2']);
    expect(json('models/koikoi/report-v2.json')).toMatchObject({
      selfPlay: null,
      inputs: ['logs/koikoi-v1.jsonl'],
      evaluation: {
        ...{ seed: 'evaluation', rounds: 20, scoredIn: 'points' },
        policy: { deals: 10, verdict: 'too few deals' },
        value: { deals: 10 },
      },
    });
  });

  it('04 pipeline by self-play: a model, its curves and its strength; a later tag goes on from it', async () => {
    const small = 'pipeline koikoi --rounds 60 --hidden 32 --workers 1 --models own';
    const ran = await run(`${small} --tag v1 --evaluation-rounds 80 --generations 2`);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(ran.stdout).toMatch(/^01 generation 1: 60 rounds of self-play for each of 2 networks, from nothing$/m);
    expect(ran.stdout).toMatch(/^02 generation 2: .*, from own\/koikoi\/v1\/generation-1-seed-[12]\.json$/m);
    expect(ran.stdout).toMatch(/^100 % +\d+ rounds {3}mean squared error \d+\.\d{4} {3}seed 2$/m);
    const report = json('own/koikoi/report-v1.json');
    const [first, second] = report.generations;
    expect(report).toMatchObject({
      ...{ format: 'madang-self-play-1', game: 'koikoi', seats: 2, tag: 'v1', rounds: 60, logicChecked: null },
      evaluation: { seed: 'evaluation', rounds: 80, scoredIn: 'points', choice: { seed: 'choice', rounds: 80 } },
    });
    expect(first).toMatchObject({ number: 1, start: null, overStart: null, isGain: true, overKnown: { deals: 40 } });
    expect(second).toMatchObject({ start: first.chosen, isGain: second.overStart.verdict === 'better' });
    expect(report).toMatchObject({ best: second.isGain ? 2 : 1, isExhausted: !second.isGain });
    const kept = second.isGain ? 'generation 2' : 'generation 1: generation 2 gained nothing';
    expect(ran.stdout).toContain(`\nown/koikoi/model-v1.json is that of ${kept}\n`);
    expect(
      first.networks.map(({ curve, choice }: { curve: object[]; choice: object }) => [curve.at(-1), choice]),
    ).toEqual(new Array(2).fill([expect.objectContaining({ done: 1 }), expect.objectContaining({ deals: 40 })]));
    const page = read('own/koikoi/report-v1.html');
    for (const title of ['Over greedy', 'Seeds', 'Learning curves']) expect(page).toContain(`<h2>${title}</h2>`);
    expect(page).not.toMatch(/<script|<link|<img|https?:|NaN|Infinity|undefined/);
    expect(read('own/koikoi/model-v1.json')).toBe(read(report.generations[report.best - 1].chosen));
    // Four are allowed, but of so few deals nothing can be said: the first one ends the training.
    const later = await run(`${small} --tag v2 --evaluation-rounds 4 --generations 4 --seeds 1`);
    expect(later.stdout).toMatch(
      /^own\/koikoi\/model-v2\.json is the model of the last tag: generation 1 gained nothing$/m,
    );
    expect(json('own/koikoi/report-v2.json')).toMatchObject({
      ...{ best: 0, isExhausted: true, generations: [{ start: 'own/koikoi/model-v1.json', isGain: false }] },
    });
    expect(read('own/koikoi/model-v2.json')).toBe(read('own/koikoi/model-v1.json'));
    const again = await run(`${small} --tag v1`);
    expect(again).toMatchObject({
      code: 1,
      stderr: 'madang: own/koikoi/model-v1.json already exists: choose another tag\n',
    });
  }, 240_000);

  it('train self-play: a model by itself, and on from a model', async () => {
    const train = 'train self-play koikoi --rounds 30 --hidden 32 --output own/a.json';
    expect(await run(train)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^own\/a\.json: a player of koikoi with [\d,]+ weights, after \d+ rounds in/m),
    });
    expect(await run(`${train.replace('a.json', 'b.json')} --start own/a.json`)).toMatchObject({ code: 0 });
    expect(json('own/b.json')).toMatchObject({ kind: 'actions', training: { start: expect.any(String) } });
    const wrong = await run(`${train.replace('a.json', 'c.json')} --start models/koikoi/value-v1.json`);
    expect(wrong.stderr).toMatch(
      /^madang: models\/koikoi\/value-v1\.json: it was made for koikoi-\d+, self-play needs koikoi-slots-\d+\n$/,
    );
    const played = await run(
      'play koikoi --plain --rules total_rounds=1 --seed s --level model:own/b.json --save m.json',
    );
    expect(played).toMatchObject({ stderr: '' });
    expect(json('m.json').seats[1]).toMatchObject({ kind: 'bot', level: 'model:b' });
    const missing = await run('play koikoi --level model:own/none.json');
    expect(missing).toMatchObject({ code: 1, stderr: 'madang: own/none.json: cannot be read (ENOENT)\n' });
  });

  it('self-play in stages of 10 k, 500 k, 1 M, 5 M, 10 M and 20 M rounds, 100,000 rounds of a fixed seed to evaluate', () => {
    const stages = [10_000, 500_000, 1_000_000, 5_000_000, 10_000_000, 20_000_000];
    expect(STAGES.map(({ rounds }) => rounds)).toEqual(stages);
    expect(EVALUATION).toMatchObject({ version: 1, seed: 'evaluation', rounds: 100_000 });
    const help = pipelineCommand.helpInformation();
    for (const rounds of stages) expect(help).toContain(rounds.toLocaleString('en'));
  });

  it.each([
    ['a damaged model', 'model:damaged.json', /damaged\.json: it is damaged: the checksum is wrong/],
    ['a model of another game', 'model:models/koikoi/value-v1.json', /value-v1\.json: it plays koikoi, not matgo/],
  ])('%s is refused in one line', async (_, player, line) => {
    writeFileSync(join(folder, 'damaged.json'), read('models/koikoi/value-v1.json').replace('"scale": ', '"scale": 1'));
    const { code, stderr } = await run(`evaluate matgo --players ${player},greedy`);
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/^madang: [^\n]+\n$/);
    expect(code).toBe(1);
  });

  it('a damaged model of the previous tag and a damaged log are refused before any game is played', async () => {
    const before = 'pipeline koikoi --games 1_000_000 --from greedy --rules total_rounds=2 --models old --logs old';
    mkdirSync(join(folder, 'old/koikoi'), { recursive: true });
    writeFileSync(join(folder, 'old/koikoi/tags.json'), '["v0"]');
    writeFileSync(join(folder, 'old/koikoi/policy-v0.json'), '{}');
    expect(await run(`${before} --tag v1`)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^madang: old\/koikoi\/policy-v0\.json: [^\n]+\n$/),
    });
    expect(readdirSync(join(folder, 'old'), { recursive: true })).toHaveLength(3);
    for (const [name, text] of [
      [
        'null.jsonl',
        `${read('logs/koikoi-v1.jsonl').split('\n')[0]}\n{"game":0,"scores":[0,0],"winners":[],"rounds":[null]}`,
      ],
      ['seats.jsonl', read('logs/koikoi-v1.jsonl').replace('"seats":2', '"seats":5')],
    ]) {
      writeFileSync(join(folder, name), text);
      const damaged = await run(`train policy koikoi --input ${name} --output x.json`);
      expect(damaged.stderr).toMatch(/^madang: (null\.jsonl:2: rounds\[0\]|seats\.jsonl:1: seats): [^\n]+\n$/);
      expect(damaged.code).toBe(1);
    }
    const wrong = await run('train value koikoi --input catalog --output x.json');
    expect(wrong).toMatchObject({ code: 1, stderr: 'madang: cannot read catalog: it is a folder\n' });
    expect(existsSync(join(folder, 'x.json'))).toBe(false);
  });

  it('a log of deals of the evaluation set is refused', async () => {
    await run('simulate koikoi --matches 2 --seed evaluation --out seen.jsonl --workers 1');
    const { code, stderr } = await run('train policy koikoi --input seen.jsonl --output x.json');
    expect(stderr).toMatch(/^madang: seen\.jsonl has deals of the evaluation set \(seed "evaluation"\): [^\n]+\n$/);
    expect(code).toBe(1);
    expect(existsSync(join(folder, 'x.json'))).toBe(false);
  });

  it('a log of another game, an existing tag and a log mode without a file are refused', async () => {
    const foreign = await run('train policy matgo --input logs/koikoi-v1.jsonl --output x.json');
    expect(foreign).toMatchObject({ code: 1, stderr: 'madang: logs/koikoi-v1.jsonl is of koikoi, not of matgo\n' });
    const again = await run('pipeline koikoi --tag v1 --games 1 --from greedy');
    expect(again.stderr).toMatch(/^madang: logs\/koikoi-v1\.jsonl already exists: learn from it with --input/);
    const bare = await run('simulate koikoi --log-mode delta');
    expect(bare).toMatchObject({ code: 2, stderr: 'madang: --log-mode requires --out\n' });
  });
});
