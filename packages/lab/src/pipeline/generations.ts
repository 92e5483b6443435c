import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@madang/engine';
import { modelText } from '@madang/players';
import { Checkpoint } from '../checkpoint.ts';
import type { Compared } from '../compare.ts';
import { compareOnWorkers } from '../compare-on-workers.ts';
import { LabError } from '../failure.ts';
import { gameOf, scoredIn } from '../games.ts';
import { selfPlayPage } from '../html-report/self-play-page.ts';
import { Output } from '../output.ts';
import { trainBySelfPlay } from '../self-play/train.ts';
import { type Judged, knownPlayer, verdictOf } from './judge.ts';
import { checkLogic, onAllCores, playLog } from './match-log.ts';
import { ModelFolder } from './model-folder.ts';
import type { Generation, Listener, PipelinePlan, PlayedLog, SelfPlayReport, TrainedSeed, Unfinished } from './plan.ts';
import { previousTag } from './previous-tag.ts';
import { EVALUATION } from './stages.ts';

/** What is done, by the names of the steps. */
interface DoneSteps {
  readonly checked?: PlayedLog;
  readonly trained: Readonly<Record<string, TrainedSeed>>;
  readonly compared: Readonly<Record<string, Compared>>;
}

/** The deals by which the best of a generation is chosen. Those of the evaluation would flatter it. */
const CHOICE_SEED = 'choice';
const MOST_CHOICE_ROUNDS = 20_000;

/** The pipeline was interrupted. */
class Stopped extends Error {}

/** Networks that learn by self-play, generation after generation, until a generation is not better than the one before. */
export class GenerationPipeline {
  private readonly plan: PipelinePlan;
  private readonly listener: Listener;
  private readonly signal: AbortSignal;
  private readonly folder: ModelFolder;
  /** The model of the last tag; null: begin with nothing. */
  private readonly previous: string | null;
  private readonly checkpoint: Checkpoint<DoneSteps>;
  private done: DoneSteps;
  private readonly kept: string[] = [];

  constructor(plan: PipelinePlan, listener: Listener, signal: AbortSignal) {
    this.plan = plan;
    this.listener = listener;
    this.signal = signal;
    this.folder = new ModelFolder(plan.models, plan.game);
    const tag = plan.generations.fresh ? null : previousTag(plan, this.folder, 'model');
    this.previous = tag === null ? null : this.folder.file('model', tag);
    const { resume = false, workers: _, ...followed } = plan;
    this.checkpoint = new Checkpoint(this.name, JSON.parse(JSON.stringify({ ...followed, previous: this.previous })));
    this.done = (resume && this.checkpoint.load()) || { trained: {}, compared: {} };
    if (!resume) this.refuseExisting();
    if (plan.length.unit !== 'rounds') throw new LabError('self-play counts rounds: give --rounds');
  }

  private refuseExisting(): void {
    const model = this.folder.file('model', this.plan.tag);
    if (this.checkpoint.exists)
      throw new LabError(
        `${this.plan.tag} was interrupted: continue it with --resume, or remove ${this.checkpoint.file}`,
      );
    if (existsSync(model)) throw new LabError(`${model} already exists: choose another tag`);
  }

  /** What the files in the folder of logs begin with. */
  private get name(): string {
    return join(this.plan.logs, `${this.plan.game}-${this.plan.tag}`);
  }

  /** Makes sure before the first round that all files can be written. */
  async run(): Promise<SelfPlayReport | Unfinished> {
    const { folder } = this;
    const { tag } = this.plan;
    const outputs: Output[] = [];
    try {
      for (const file of [folder.file('model', tag), folder.file('report', tag), folder.page(tag)])
        outputs.push(new Output(file));
      outputs.push(folder.list());
      const [model, report, page, tags] = outputs;
      this.checkpoint.save(this.done); // from now on an interruption is seen
      const made = await this.report();
      model.write(readFileSync(this.bestFile(made), 'utf8'));
      report.write(`${JSON.stringify(made, null, 1)}\n`);
      page.write(selfPlayPage(made));
      folder.add(tag, tags);
      this.checkpoint.remove();
      return made;
    } catch (error) {
      if (error instanceof Stopped) return { during: error.message, kept: this.kept };
      throw error;
    } finally {
      for (const output of outputs.toReversed()) output.discard();
    }
  }

  private bestFile({ best, generations }: SelfPlayReport): string {
    const file = best === 0 ? this.previous : generations[best - 1].chosen;
    if (file === null) throw new Error('the first generation is always kept');
    return file;
  }

  private async report(): Promise<SelfPlayReport> {
    const { game, rules, seats, tag, seed, length, generations: plan } = this.plan;
    const logicChecked = this.plan.checksLogic ? await this.checkLogic() : null;
    const generations: Generation[] = [];
    let [best, start] = [0, this.previous];
    while (generations.length < plan.most) {
      const generation = await this.generation(generations.length + 1, start);
      generations.push(generation);
      if (!generation.isGain) break;
      best = generation.number;
      start = generation.chosen;
    }
    return {
      format: 'madang-self-play-1',
      engine: ENGINE_VERSION,
      ...{ game, rules, seats, tag, seed, rounds: length.count, logicChecked, generations, best },
      model: this.folder.file('model', tag),
      isExhausted: generations.at(-1)?.isGain === false,
      evaluation: {
        scoredIn: scoredIn(gameOf(game), rules),
        ...{ seed: EVALUATION.seed, rounds: this.dealsOf(this.plan.evaluationRounds) * seats, unit: 'round' },
        choice: { seed: CHOICE_SEED, rounds: this.dealsOf(this.choiceRounds) * seats },
      },
    };
  }

  /** Stage 0 (docs/rules/matgo.md 68). */
  private async checkLogic(): Promise<PlayedLog> {
    const { listener, signal } = this;
    const players = `noisy:${knownPlayer(this.plan.game)}`;
    const played = this.done.checked ?? (await playLog(this.plan, players, `${this.name}.jsonl`, listener, signal));
    if (signal.aborted) throw new Stopped('the check of the rules');
    checkLogic([played.log], listener);
    this.keep({ checked: played });
    return played;
  }

  private async generation(number: number, start: string | null): Promise<Generation> {
    const trained = await this.train(number, start);
    const known = knownPlayer(this.plan.game);
    const opponent = start === null ? known : `model:${start}`;
    const networks: (TrainedSeed & { readonly choice: Compared | null })[] = [];
    for (const network of trained) {
      const choice =
        trained.length === 1 ? null : await this.compare(network.file, opponent, CHOICE_SEED, this.choiceRounds);
      networks.push({ ...network, choice });
    }
    const points = (choice: Compared | null): number => choice?.points.mean ?? 0;
    const [{ file: chosen }] = networks.toSorted((one, other) => points(other.choice) - points(one.choice));
    const overKnown = await this.judge(chosen, known);
    const overStart = start === null ? null : await this.judge(chosen, opponent);
    const isGain = overStart === null || overStart.verdict === 'better';
    return { number, start, networks, chosen, overKnown, overStart, isGain };
  }

  /** One training on each core, or all on the workers of a pool. */
  private async train(number: number, start: string | null): Promise<readonly TrainedSeed[]> {
    const { seeds } = this.plan.generations;
    const names = Array.from({ length: seeds }, (_, i) => String(i + 1));
    const { count } = this.plan.length;
    const from = start === null ? 'nothing' : start;
    const what = `${count.toLocaleString('en')} rounds of self-play for each of ${seeds} networks, from ${from}`;
    this.listener.step(String(number).padStart(2, '0'), `generation ${number}: ${what}`);
    const waiting = [...names];
    const trainNext = async (): Promise<void> => {
      for (let seed = waiting.shift(); seed !== undefined && !this.signal.aborted; seed = waiting.shift())
        await this.trainOne(number, seed, start);
    };
    const { workers = availableParallelism() } = this.plan;
    const cores = typeof workers === 'number' ? Math.min(seeds, workers) : seeds;
    await Promise.all(Array.from({ length: cores }, trainNext));
    if (this.signal.aborted) throw new Stopped(`generation ${number}`);
    return names.map((seed) => this.done.trained[`${number}/${seed}`]);
  }

  private async trainOne(number: number, seed: string, start: string | null): Promise<void> {
    const { game, rules, seats, tag, length, generations, workers, resume = false } = this.plan;
    const file = this.folder.trained(tag, number, seed);
    const step = `${number}/${seed}`;
    if (this.done.trained[step] && existsSync(file)) return;
    const played = await trainBySelfPlay({
      plan: {
        ...{ game, rules, seats, rounds: length.count, seed: `${this.plan.seed}/${tag}/${step}` },
        ...(start === null ? {} : { start }),
        ...(generations.hidden === undefined ? {} : { hidden: generations.hidden }),
      },
      kept: { output: `${this.name}-generation-${number}-seed-${seed}`, resume },
      tell: (point) => this.listener.selfPlay(seed, point),
      signal: this.signal,
      ...(workers === undefined ? {} : { workers }),
    });
    if (!played || played.done < 1) return;
    const { model, curve, cpuSeconds } = played;
    new Output(file).write(modelText(model));
    this.kept.push(file);
    const { rounds = 0, examples = 0 } = curve.at(-1) ?? {};
    const minutes = (cpuSeconds / 60).toFixed(1);
    this.listener.step(
      '  ',
      `seed ${seed}: ${examples.toLocaleString('en')} decisions in ${minutes} CPU minutes → ${file}`,
    );
    this.keep({ trained: { ...this.done.trained, [step]: { seed, file, rounds, examples, curve } } });
  }

  private async judge(file: string, opponent: string): Promise<Judged> {
    const compared = await this.compare(file, opponent, EVALUATION.seed, this.plan.evaluationRounds);
    return { model: `model:${file}`, opponent, verdict: verdictOf(compared), ...compared };
  }

  private async compare(file: string, opponent: string, seed: string, rounds: number): Promise<Compared> {
    const { game, rules, seats, budget, resume = false } = this.plan;
    const step = `${file} ${opponent} ${seed}`;
    const before = this.done.compared[step];
    if (before) return before;
    const deals = this.dealsOf(rounds);
    const [model, count] = [`model:${file}`, (deals * seats).toLocaleString('en')];
    this.listener.step(
      '  ',
      `${model} against ${opponent}, ${count} rounds${seed === CHOICE_SEED ? ' to choose' : ''}`,
    );
    const compared = await compareOnWorkers({
      contest: { game, rules, seats, players: [model, opponent], unit: 'round', seed, budget: budget.evaluation },
      deals,
      // By its place in the order, which is always the same.
      kept: { output: `${this.name}-evaluation-${Object.keys(this.done.compared).length + 1}`, resume },
      ...onAllCores(this.plan, this.listener, this.signal, deals, 'deals'),
    });
    if (this.signal.aborted) throw new Stopped('the evaluation');
    this.keep({ compared: { ...this.done.compared, [step]: compared } });
    return compared;
  }

  /** Every deal is played from each seat. */
  private dealsOf(rounds: number): number {
    return Math.ceil(rounds / this.plan.seats);
  }

  private get choiceRounds(): number {
    return Math.min(MOST_CHOICE_ROUNDS, this.plan.evaluationRounds);
  }

  /** Keeps that a step is done. */
  private keep(step: Partial<DoneSteps>): void {
    this.done = { ...this.done, ...step };
    this.checkpoint.save(this.done);
  }
}
