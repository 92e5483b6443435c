import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION, findGame, type Json } from '@madang/engine';
import { type ModelKind, playersOf, type Training } from '@madang/players';
import type { Compared } from '../compare.ts';
import { compareTogether } from '../compare-together.ts';
import { LabError } from '../failure.ts';
import { recordSimulation } from '../record.ts';
import type { Simulation } from '../simulate.ts';
import { learnModel } from '../training/learn.ts';
import type { Plan, Tick } from '../training/trainer.ts';
import { Shelf, writeModel, writeWhole } from './shelf.ts';
import { EVALUATION } from './stages.ts';

export interface PipelinePlan {
  readonly game: string;
  readonly rules: Json;
  readonly seats: number;
  readonly tag: string;
  readonly games: number;
  /** Logs to learn from instead of new games. */
  readonly inputs?: readonly string[];
  /** Who plays the games to learn from; without a word the last tag's value, or a player that knows the game. */
  readonly from?: string;
  /** The tag to be better than; without a word the last one. */
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

/** What the pipeline tells on its way. */
export interface Listener {
  step(number: string, what: string): void;
  progress(done: number, of: number, unit: string): void;
  learning(tick: Tick): void;
}

export type Verdict = 'better' | 'worse' | 'undecided';

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
  /** Null when it learned from other logs. */
  readonly selfPlay: SelfPlay | null;
  readonly inputs: readonly string[];
  readonly training: Readonly<Record<ModelKind, Training>>;
  readonly evaluation: {
    readonly seed: string;
    readonly games: number;
    readonly unit: 'round';
    readonly policy: Judged;
    readonly value: Judged;
  };
}

/** Self-play, both models, and whether they are better than those before (seed 001 §16). Null when it was interrupted. */
export async function runPipeline(
  plan: PipelinePlan,
  listener: Listener,
  signal: AbortSignal,
): Promise<PipelineReport | null> {
  return new Pipeline(plan, listener, signal).run();
}

class Pipeline {
  private readonly plan: PipelinePlan;
  private readonly listener: Listener;
  private readonly signal: AbortSignal;
  private readonly shelf: Shelf;
  /** The tag to be better than; null for the first. */
  private readonly previous: string | null;

  constructor(plan: PipelinePlan, listener: Listener, signal: AbortSignal) {
    this.plan = plan;
    this.listener = listener;
    this.signal = signal;
    this.shelf = new Shelf(plan.models, plan.game);
    this.previous = previousTag(plan, this.shelf);
  }

  async run(): Promise<PipelineReport | null> {
    const { signal, shelf } = this;
    const { game, tag } = this.plan;
    const selfPlay = this.plan.inputs ? null : await this.play();
    const inputs = this.plan.inputs ?? (selfPlay ? [selfPlay.log] : []);
    const policyTraining = signal.aborted ? null : await this.learn('policy', inputs);
    const valueTraining = signal.aborted ? null : await this.learn('value', inputs);
    const policy = signal.aborted ? null : await this.judge('policy');
    const value = signal.aborted ? null : await this.judge('value');
    if (signal.aborted || !policyTraining || !valueTraining || !policy || !value) return null;
    const report: PipelineReport = {
      format: 'madang-pipeline-1',
      engine: ENGINE_VERSION,
      ...{ game, tag, selfPlay, inputs },
      training: { policy: policyTraining, value: valueTraining },
      evaluation: { seed: EVALUATION.seed, games: this.deals * this.plan.seats, unit: 'round', policy, value },
    };
    writeWhole(shelf.file('report', tag), `${JSON.stringify(report, null, 1)}\n`);
    shelf.add(tag);
    return report;
  }

  private async play(): Promise<SelfPlay> {
    const { game, rules, seats, games, tag, seed, logs, budget } = this.plan;
    const names = (this.plan.from ?? `noisy:${this.opponent('value')}`).split(',');
    const players = names.length === 1 ? new Array<string>(seats).fill(names[0]) : names;
    const simulation: Simulation = {
      ...{ game, rules, seats, players },
      seed: `${seed}/${tag}`,
      budget: budget.selfPlay,
      inputs: {},
    };
    const log = join(logs, `${game}-${tag}.jsonl`);
    if (existsSync(log)) throw new LabError(`${log} exists already: learn from it with --input, or take another tag`);
    mkdirSync(logs, { recursive: true });
    this.listener.step('00', `self-play of ${names.join(' and ')}, ${games.toLocaleString('en')} games → ${log}`);
    const { files, totals } = await recordSimulation({
      ...{ simulation, games, file: log, mode: 'compact' },
      ...this.together('games', games),
    });
    return { log, report: files.report, players, games: totals.games };
  }

  private async learn(kind: ModelKind, inputs: readonly string[]): Promise<Training> {
    const { game, seed, tag, training } = this.plan;
    const file = this.shelf.file(kind, tag);
    this.listener.step(kind === 'policy' ? '01' : '02', `${kind} → ${file}`);
    const plan = { ...training, kind, game, inputs, seed: `${seed}/${tag}` };
    const model = await learnModel(plan, (tick) => this.listener.learning(tick), this.signal);
    writeModel(file, model);
    return model.training;
  }

  private async judge(kind: ModelKind): Promise<Judged> {
    const { game, rules, seats, tag, budget } = this.plan;
    const { deals } = this;
    const model = `model:${this.shelf.file(kind, tag)}`;
    const opponent = this.opponent(kind);
    this.listener.step('03', `${model} against ${opponent}, ${(deals * seats).toLocaleString('en')} games`);
    const compared = await compareTogether({
      contest: {
        ...{ game, rules, seats, players: [model, opponent], unit: 'round' },
        ...{ seed: EVALUATION.seed, budget: budget.evaluation },
      },
      deals,
      ...this.together('deals', deals),
    });
    return { model, opponent, verdict: verdictOf(compared), ...compared };
  }

  /** The model of the tag before, or the strongest player that the game has without one. */
  private opponent(kind: ModelKind): string {
    return this.previous === null ? knownPlayer(this.plan.game) : `model:${this.shelf.file(kind, this.previous)}`;
  }

  /** Every deal is played from each seat. */
  private get deals(): number {
    return Math.ceil(this.plan.evaluationGames / this.plan.seats);
  }

  private together(
    unit: string,
    of: number,
  ): Pick<Parameters<typeof compareTogether>[0], 'signal' | 'progress' | 'workers'> {
    const { workers } = this.plan;
    return {
      signal: this.signal,
      progress: (done) => this.listener.progress(done, of, unit),
      ...(workers === undefined ? {} : { workers }),
    };
  }
}

function previousTag({ tag, against }: PipelinePlan, shelf: Shelf): string | null {
  const { tags } = shelf;
  if (against === undefined) return tags.findLast((other) => other !== tag) ?? null;
  if (tags.includes(against)) return against;
  throw new LabError(
    `there is no tag ${against}; there ${tags.length === 0 ? 'is none yet' : `are ${tags.join(', ')}`}`,
  );
}

function knownPlayer(id: string): string {
  const game = findGame(id);
  const names = game ? playersOf(game).map(({ name }) => name) : [];
  return ['greedy', 'memory'].find((name) => names.includes(name)) ?? 'random';
}

/** Whether the whole interval of the difference is on one side. */
export function verdictOf({ points }: Pick<Compared, 'points'>): Verdict {
  if (points.low > 0) return 'better';
  return points.high < 0 ? 'worse' : 'undecided';
}
