import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION, type Json } from '@madang/engine';
import { type ModelKind, modelText, playersOf, type Training } from '@madang/players';
import type { ScoredIn } from '../analysis.ts';
import { type Compared, FEWEST_DEALS } from '../compare.ts';
import { compareOnWorkers } from '../compare-on-workers.ts';
import { LabError } from '../failure.ts';
import { playerAt } from '../find-player.ts';
import { asksHour, gameOf, scoredIn } from '../games.ts';
import { Output } from '../output.ts';
import { recordSimulation } from '../record.ts';
import type { Simulation } from '../simulate.ts';
import { learnModel } from '../training/learn.ts';
import type { Plan, Tick } from '../training/trainer.ts';
import { ModelFolder } from './model-folder.ts';
import { EVALUATION } from './stages.ts';

interface PipelinePlan {
  readonly game: string;
  readonly rules: Json;
  readonly seats: number;
  readonly tag: string;
  readonly games: number;
  /** Logs to learn from instead of new games. */
  readonly inputs?: readonly string[];
  /** The players of the games to learn from. Default: the value of the last tag, or a player that knows the game. */
  readonly from?: string;
  /** The tag to compare with. Default: the last one. */
  readonly against?: string;
  readonly evaluationGames: number;
  readonly models: string;
  readonly logs: string;
  readonly seed: string;
  /** Iterations on a move, in self-play and in the evaluation. */
  readonly budget: { readonly selfPlay: number; readonly evaluation: number };
  readonly training: Pick<Plan, 'hidden' | 'epochs' | 'batch' | 'rate'>;
  readonly workers?: number;
}

/** Receives the progress of the pipeline. */
export interface Listener {
  step(number: string, what: string): void;
  progress(done: number, of: number, unit: string): void;
  learning(tick: Tick): void;
}

export type Verdict = 'better' | 'worse' | 'undecided' | 'too few deals';

export interface Judged extends Compared {
  readonly model: string;
  readonly opponent: string;
  readonly verdict: Verdict;
}

/** The games that were learned from. */
export interface SelfPlay {
  readonly log: string;
  readonly report: string;
  readonly players: readonly string[];
  readonly games: number;
}

export interface PipelineReport {
  readonly format: 'madang-pipeline-1';
  readonly engine: string;
  readonly game: string;
  readonly tag: string;
  /** Null when it learned from existing logs. */
  readonly selfPlay: SelfPlay | null;
  readonly inputs: readonly string[];
  readonly training: Readonly<Record<ModelKind, Training>>;
  readonly evaluation: {
    /** The unit of `points` and `own`. */
    readonly scoredIn: ScoredIn;
    readonly seed: string;
    readonly games: number;
    readonly unit: 'round';
    readonly policy: Judged;
    readonly value: Judged;
  };
}

/** The pipeline was interrupted during this step. The kept files are complete. */
export interface Unfinished {
  readonly during: string;
  readonly kept: readonly string[];
}

/** Self-play, training of both models, and a comparison with the models before (docs/rules/matgo.md 63). */
export async function runPipeline(
  plan: PipelinePlan,
  listener: Listener,
  signal: AbortSignal,
): Promise<PipelineReport | Unfinished> {
  return new Pipeline(plan, listener, signal).run();
}

class Pipeline {
  private readonly plan: PipelinePlan;
  private readonly listener: Listener;
  private readonly signal: AbortSignal;
  private readonly folder: ModelFolder;
  /** The tag to compare with; null for the first. */
  private readonly previous: string | null;
  /** The files written so far. */
  private readonly kept: string[] = [];

  constructor(plan: PipelinePlan, listener: Listener, signal: AbortSignal) {
    this.plan = plan;
    this.listener = listener;
    this.signal = signal;
    this.folder = new ModelFolder(plan.models, plan.game);
    this.previous = previousTag(plan, this.folder);
  }

  /** Makes sure before the first game that all files can be written. */
  async run(): Promise<PipelineReport | Unfinished> {
    const { folder } = this;
    const { tag } = this.plan;
    const outputs: Output[] = [];
    const reserved = (output: Output): Output => {
      outputs.push(output);
      return output;
    };
    try {
      this.refuseLog();
      this.refuseOpponents();
      const [policy, value, report] = (['policy', 'value', 'report'] as const).map((kind) =>
        reserved(new Output(folder.file(kind, tag))),
      );
      const tags = reserved(folder.list());
      const done = await this.steps({ policy, value });
      if ('during' in done) return done;
      report.write(`${JSON.stringify(done, null, 1)}\n`);
      folder.add(tag, tags);
      return done;
    } finally {
      for (const output of outputs.toReversed()) output.discard();
    }
  }

  private async steps(outputs: Readonly<Record<ModelKind, Output>>): Promise<PipelineReport | Unfinished> {
    const { game, rules, tag, seats } = this.plan;
    const selfPlay = this.plan.inputs ? null : await this.play();
    if (this.signal.aborted) return this.unfinished('self-play');
    const inputs = this.plan.inputs ?? (selfPlay ? [selfPlay.log] : []);
    const policyTraining = await this.learn('policy', inputs, outputs.policy);
    const valueTraining = policyTraining && (await this.learn('value', inputs, outputs.value));
    if (!policyTraining || !valueTraining) return this.unfinished('training');
    const policy = await this.judge('policy');
    const value = this.signal.aborted ? policy : await this.judge('value');
    if (this.signal.aborted) return this.unfinished('evaluation');
    return {
      format: 'madang-pipeline-1',
      engine: ENGINE_VERSION,
      ...{ game, tag, selfPlay, inputs },
      training: { policy: policyTraining, value: valueTraining },
      evaluation: {
        scoredIn: scoredIn(gameOf(game), rules),
        ...{ seed: EVALUATION.seed, games: this.deals * seats, unit: 'round', policy, value },
      },
    };
  }

  private unfinished(during: string): Unfinished {
    return { during, kept: this.kept };
  }

  private async play(): Promise<SelfPlay> {
    const { game, rules, seats, games, tag, seed, budget } = this.plan;
    const names = (this.plan.from ?? `noisy:${this.opponent('value')}`).split(',');
    const players = names.length === 1 ? new Array<string>(seats).fill(names[0]) : names;
    const simulation: Simulation = {
      ...{ game, rules, seats, players },
      seed: `${seed}/${tag}`,
      budget: budget.selfPlay,
      inputs: {},
      // A model should also see matches that begin at night.
      ...(asksHour(gameOf(game), rules) ? { hour: 'spread' } : {}),
    };
    const { log } = this;
    this.listener.step('00', `self-play of ${names.join(' and ')}, ${games.toLocaleString('en')} games → ${log}`);
    const { files, totals } = await recordSimulation({
      ...{ simulation, games, file: log, mode: 'compact' },
      ...this.together('games', games),
    });
    this.kept.push(`${log} (${totals.games.toLocaleString('en')} games)`, files.report);
    return { log, report: files.report, players, games: totals.games };
  }

  private get log(): string {
    return join(this.plan.logs, `${this.plan.game}-${this.plan.tag}.jsonl`);
  }

  private refuseLog(): void {
    const { log } = this;
    if (!this.plan.inputs && existsSync(log))
      throw new LabError(`${log} already exists: learn from it with --input, or choose another tag`);
  }

  /** Workers load the models of the previous tag. A damaged model is reported here, in one line. */
  private refuseOpponents(): void {
    const { rules, seats } = this.plan;
    const game = gameOf(this.plan.game);
    const seating = { game, rules: game.configure(rules), seats };
    for (const kind of ['policy', 'value'] as const) playerAt(seating, this.opponent(kind));
  }

  /** Null when it was interrupted: a model that is half trained is not compared. */
  private async learn(kind: ModelKind, inputs: readonly string[], output: Output): Promise<Training | null> {
    const { game, seed, tag, training } = this.plan;
    this.listener.step(kind === 'policy' ? '01' : '02', `${kind} → ${output.file}`);
    const plan = { ...training, kind, game, inputs, seed: `${seed}/${tag}` };
    const model = await learnModel(plan, (tick) => this.listener.learning(tick), this.signal);
    if (!model || this.signal.aborted) return null;
    output.write(modelText(model));
    this.kept.push(output.file);
    return model.training;
  }

  private async judge(kind: ModelKind): Promise<Judged> {
    const { game, rules, seats, tag, budget } = this.plan;
    const { deals } = this;
    const model = `model:${this.folder.file(kind, tag)}`;
    const opponent = this.opponent(kind);
    this.listener.step('03', `${model} against ${opponent}, ${(deals * seats).toLocaleString('en')} games`);
    const compared = await compareOnWorkers({
      contest: {
        ...{ game, rules, seats, players: [model, opponent], unit: 'round' },
        ...{ seed: EVALUATION.seed, budget: budget.evaluation },
      },
      deals,
      ...this.together('deals', deals),
    });
    return { model, opponent, verdict: verdictOf(compared), ...compared };
  }

  /** The model of the previous tag, or the strongest player that needs no model. */
  private opponent(kind: ModelKind): string {
    return this.previous === null ? knownPlayer(this.plan.game) : `model:${this.folder.file(kind, this.previous)}`;
  }

  /** Every deal is played from each seat. */
  private get deals(): number {
    return Math.ceil(this.plan.evaluationGames / this.plan.seats);
  }

  private together(
    unit: string,
    of: number,
  ): Pick<Parameters<typeof compareOnWorkers>[0], 'signal' | 'progress' | 'workers'> {
    const { workers } = this.plan;
    return {
      signal: this.signal,
      progress: (done) => this.listener.progress(done, of, unit),
      ...(workers === undefined ? {} : { workers }),
    };
  }
}

function previousTag({ tag, against }: PipelinePlan, folder: ModelFolder): string | null {
  const { tags } = folder;
  if (against === undefined) return tags.findLast((other) => other !== tag) ?? null;
  if (tags.includes(against)) return against;
  throw new LabError(
    `there is no tag ${against}; ${tags.length === 0 ? 'there are no tags yet' : `the tags are ${tags.join(', ')}`}`,
  );
}

function knownPlayer(id: string): string {
  const names = playersOf(gameOf(id)).map(({ name }) => name);
  return ['greedy', 'memory'].find((name) => names.includes(name)) ?? 'random';
}

/** Decided only if the whole interval of the difference is on one side of 0, and there are enough deals. */
export function verdictOf({ points, deals }: Pick<Compared, 'points' | 'deals'>): Verdict {
  if (deals < FEWEST_DEALS) return 'too few deals';
  if (points.low > 0) return 'better';
  return points.high < 0 ? 'worse' : 'undecided';
}
