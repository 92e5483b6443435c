import { canonical } from '@madang/engine/internal';
import { ratedResult } from '../rating/rated.ts';
import type { Services } from '../server/services.ts';
import { decision, isDecision } from '../table/decide.ts';
import type { Logged } from '../table/log.ts';
import { follow, isOver, type TableState } from '../table/table.ts';
import { followLog, type Step } from './follow-log.ts';
import { logMatch } from './log-match.ts';
import { hasChanged, summaryOf } from './summary.ts';

interface TableLogOwner {
  /** Called for every entry, the stored ones included. */
  followed(step: Step): void;
  /** When something is due after this entry; null: nothing is. */
  due(step: Step): number | null;
}

/** A table and its log in the store: the only place where entries are written and applied. */
export class TableLog {
  private readonly services: Pick<Services, 'store' | 'ratings' | 'time' | 'metrics' | 'log'>;
  private readonly owner: TableLogOwner;
  private current: TableState;

  /** @param table where nothing has happened yet */
  constructor(table: TableState, services: TableLog['services'], owner: TableLogOwner) {
    this.current = table;
    this.services = services;
    this.owner = owner;
  }

  get table(): TableState {
    return this.current;
  }

  /**
   * Writes the entry that `decide` makes of the table, and decides again when another node was first. The owner is told of
   * it after it is durable. Answers what was decided: a decision that was written, or whatever stands for nothing to write.
   */
  async write<Decided extends object | null>(decide: (table: TableState) => Decided): Promise<Decided> {
    for (;;) {
      const before = this.current;
      const decided = decide(before);
      if (!isDecision(decided)) return decided;
      const { entry, turned } = decided;
      const logged: Logged = { n: before.n + 1, at: this.services.time.now(), entry };
      const step = { logged, ...follow(before, logged, turned) };
      if (await this.append(before, step)) {
        if (entry.type === 'acted') this.count(before, entry.by ?? 'seat');
        logMatch(this.services.log, before, step);
        this.adopt(step);
        return decided;
      }
      await this.catchUp();
    }
  }

  /** Whether the entry is in the log now. */
  private async append(before: TableState, step: Step): Promise<boolean> {
    const { logged, table } = step;
    const { store, metrics } = this.services;
    const stop = metrics.appendSeconds.startTimer();
    const summary = hasChanged(before, table) ? summaryOf(table, logged.at) : undefined;
    // In the same transaction as the last action, so that a match that is over is never left unrated.
    const result = summary && isOver(table) && !isOver(before) ? (ratedResult(table) ?? undefined) : undefined;
    try {
      const answer = await store.append(table.card.id, [logged], { summary, due: this.owner.due(step), result });
      if (result) this.services.ratings.look();
      return answer === 'appended';
    } catch (error) {
      // It may have been written nevertheless: the log says.
      const [written] = await store.log(table.card.id, before.n);
      if (!written) throw error;
      return canonical(written) === canonical(logged);
    } finally {
      stop();
    }
  }

  /** Continues from the table of a checkpoint. */
  resume(table: TableState): void {
    this.current = table;
  }

  /** Applies what other nodes have written. Where the next entry is told, the log need not be read. */
  async catchUp(told: Logged | null = null): Promise<void> {
    const { card, n } = this.current;
    if (told && told.n <= n) return;
    await this.follow(told?.n === n + 1 ? [told] : await this.services.store.log(card.id, n));
  }

  /** Applies the next part of the stored log. */
  async follow(log: readonly Logged[]): Promise<void> {
    const { card } = this.current;
    const { table, diverged } = followLog(this.current, log, (step) => this.adopt(step));
    this.current = table;
    if (diverged === null) return;
    this.services.log.error(
      { table: card.id, diverged },
      'a stored match does not replay under these rules: it is void',
    );
    await this.write(({ voided }) => (voided === null ? decision({ type: 'voided', reason: diverged }) : null));
  }

  private count({ game }: TableState, by: string): void {
    this.services.metrics.actions.inc({ game: game.id, by });
  }

  private adopt(step: Step): void {
    this.current = step.table;
    this.owner.followed(step);
  }
}
