import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@madang/engine';
import { type LogModelKind, type LogTraining, modelText } from '@madang/players';
import { Checkpoint } from '../checkpoint.ts';
import { compareOnWorkers } from '../compare-on-workers.ts';
import { LabError } from '../failure.ts';
import { playersAt } from '../find-player.ts';
import { gameOf, scoredIn } from '../games.ts';
import { Output } from '../output.ts';
import { learnModel } from '../training/learn.ts';
import { type Judged, knownPlayer, verdictOf } from './judge.ts';
import { checkLogic, onAllCores, playLog } from './match-log.ts';
import { ModelFolder } from './model-folder.ts';
import type { Listener, LogReport, LogState, PipelinePlan, PlayedLog, Unfinished } from './plan.ts';
import { previousTag } from './previous-tag.ts';
import { EVALUATION } from './stages.ts';

/** Matches of bots, training of a policy and a value on them, and a comparison with the models before (docs/rules/matgo.md 63). */
export class LogPipeline {
  private readonly plan: PipelinePlan;
  private readonly listener: Listener;
  private readonly signal: AbortSignal;
  private readonly folder: ModelFolder;
  /** The tag to compare with; null for the first. */
  private readonly previous: string | null;
  /** The files written so far. */
  private readonly kept: string[] = [];
  private readonly checkpoint: Checkpoint<LogState>;
  private done: LogState;

  constructor(plan: PipelinePlan, listener: Listener, signal: AbortSignal) {
    this.plan = plan;
    this.listener = listener;
    this.signal = signal;
    this.folder = new ModelFolder(plan.models, plan.game);
    this.previous = previousTag(plan, this.folder, 'policy');
    const { resume, workers: _, ...followed } = plan;
    this.checkpoint = new Checkpoint(this.name, JSON.parse(JSON.stringify({ ...followed, previous: this.previous })));
    this.done = (resume && this.checkpoint.load()) || {};
  }

  /** Keeps that a step is done. */
  private keep(step: LogState): void {
    this.done = { ...this.done, ...step };
    this.checkpoint.save(this.done);
  }

  /** Makes sure before the first game that all files can be written. */
  async run(): Promise<LogReport | Unfinished> {
    const { folder } = this;
    const { tag } = this.plan;
    const outputs: Output[] = [];
    const reserved = (output: Output): Output => {
      outputs.push(output);
      return output;
    };
    try {
      this.refuseLog();
      await this.refuseOpponents();
      const [policy, value, report] = (['policy', 'value', 'report'] as const).map((kind) =>
        reserved(new Output(folder.file(kind, tag))),
      );
      const tags = reserved(folder.list());
      const done = await this.steps({ policy, value });
      if ('during' in done) return done;
      report.write(`${JSON.stringify(done, null, 1)}\n`);
      folder.add(tag, tags);
      this.checkpoint.remove();
      return done;
    } finally {
      for (const output of outputs.toReversed()) output.discard();
    }
  }

  private async steps(outputs: Readonly<Record<LogModelKind, Output>>): Promise<LogReport | Unfinished> {
    const { game, rules, tag, seats } = this.plan;
    const selfPlay = this.plan.inputs ? null : (this.done.selfPlay ?? (await this.play()));
    if (this.signal.aborted) return this.unfinished('self-play');
    const inputs = this.plan.inputs ?? (selfPlay ? [selfPlay.log] : []);
    if (this.plan.checksLogic) checkLogic(inputs, this.listener);
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
        ...{ seed: EVALUATION.seed, rounds: this.deals * seats, unit: 'round', policy, value },
      },
    };
  }

  private unfinished(during: string): Unfinished {
    return { during, kept: this.kept };
  }

  private async play(): Promise<PlayedLog> {
    const players = this.plan.from ?? `noisy:${this.opponent('value')}`;
    const played = await playLog(this.plan, players, this.log, this.listener, this.signal);
    this.kept.push(`${played.log} (${played.rounds.toLocaleString('en')} rounds)`, played.report);
    if (!this.signal.aborted) this.keep({ selfPlay: played });
    return played;
  }

  private get log(): string {
    return `${this.name}.jsonl`;
  }

  /** What the files in the folder of logs begin with. */
  private get name(): string {
    return join(this.plan.logs, `${this.plan.game}-${this.plan.tag}`);
  }

  private refuseLog(): void {
    const { log } = this;
    if (!this.plan.inputs && !this.plan.resume && existsSync(log))
      throw new LabError(`${log} already exists: learn from it with --input, or choose another tag`);
  }

  /** Workers load the models of the previous tag. A damaged model is reported here, in one line. */
  private async refuseOpponents(): Promise<void> {
    const { rules, seats } = this.plan;
    const game = gameOf(this.plan.game);
    const seating = { game, rules: game.configure(rules), seats };
    for (const kind of ['policy', 'value'] as const) await playersAt(seating, [this.opponent(kind)]);
  }

  /** Null when it was interrupted: a model that is half trained is not compared. */
  private async learn(kind: LogModelKind, inputs: readonly string[], output: Output): Promise<LogTraining | null> {
    const { game, seed, tag, training, resume = false } = this.plan;
    const before = this.done.training?.[kind];
    if (before && existsSync(output.file)) return before;
    this.listener.step(kind === 'policy' ? '01' : '02', `${kind} → ${output.file}`);
    const plan = { ...training, kind, game, inputs, seed: `${seed}/${tag}` };
    const kept = { output: `${this.name}-${kind}-training`, resume };
    const model = await learnModel(plan, (tick) => this.listener.learning(tick), this.signal, kept);
    if (!model || this.signal.aborted) return null;
    output.write(modelText(model));
    this.kept.push(output.file);
    this.keep({ training: { ...this.done.training, [kind]: model.training } });
    return model.training;
  }

  private async judge(kind: LogModelKind): Promise<Judged> {
    const { game, rules, seats, tag, budget, resume = false } = this.plan;
    const { deals } = this;
    const before = this.done.judged?.[kind];
    if (before) return before;
    const model = `model:${this.folder.file(kind, tag)}`;
    const opponent = this.opponent(kind);
    this.listener.step('03', `${model} against ${opponent}, ${(deals * seats).toLocaleString('en')} rounds`);
    const compared = await compareOnWorkers({
      contest: {
        ...{ game, rules, seats, players: [model, opponent], unit: 'round' },
        ...{ seed: EVALUATION.seed, budget: budget.evaluation },
      },
      deals,
      kept: { output: `${this.name}-${kind}`, resume },
      ...onAllCores(this.plan, this.listener, this.signal, deals, 'deals'),
    });
    const judged = { model, opponent, verdict: verdictOf(compared), ...compared };
    if (!this.signal.aborted) this.keep({ judged: { ...this.done.judged, [kind]: judged } });
    return judged;
  }

  /** The model of the previous tag, or the strongest player that needs no model. */
  private opponent(kind: LogModelKind): string {
    return this.previous === null ? knownPlayer(this.plan.game) : `model:${this.folder.file(kind, this.previous)}`;
  }

  /** Every deal is played from each seat. */
  private get deals(): number {
    return Math.ceil(this.plan.evaluationRounds / this.plan.seats);
  }
}
