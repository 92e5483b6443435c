import { type Action, type AnyState, DEALER, type Outcome, type Result, type Seat } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import { Encoder, type Seating, Sparse } from '@madang/players';
import { analysisOf } from '../games.ts';
import { headerOf } from '../log/header.ts';
import type { Log, LoggedMatch } from '../log/read.ts';
import { replayMatch, seatingOf } from '../log/replay.ts';
import { ParquetTable } from './parquet-table.ts';
import { DATASET_FORMAT, type RowOf, TABLES, type TableName } from './tables.ts';

/** `runs/a-rounds.parquet` for `runs/a.jsonl` or `runs/a`. */
export function tableFile(base: string, table: TableName): string {
  return `${base.replace(/\.(jsonl|parquet)$/, '')}-${table}.parquet`;
}

type Tables = { readonly [T in TableName]: ParquetTable<T> | null };
type Waiting = Omit<RowOf<'decisions'>, 'return'>;

/** Writes the matches of a log to the tables of a dataset. Each match is played again. */
export class Dataset {
  private readonly log: Log;
  private readonly seating: Seating;
  private readonly encoder: Encoder;
  private readonly tables: Tables;
  private readonly json: readonly string[];

  constructor(log: Log, base: string, wanted: readonly TableName[]) {
    this.log = log;
    this.seating = seatingOf(log);
    this.encoder = new Encoder(this.seating);
    const { game, rules, seats } = this.seating;
    this.json = game.actions(rules, seats).map((action) => JSON.stringify(encodeCards(game, action)));
    const table = <T extends TableName>(name: T): ParquetTable<T> | null =>
      wanted.includes(name) ? new ParquetTable(name, tableFile(base, name), this.metadata) : null;
    this.tables = { rounds: table('rounds'), actions: table('actions'), decisions: table('decisions') };
  }

  private get metadata(): Readonly<Record<string, string>> {
    const { log, encoder } = this;
    return {
      'madang.format': DATASET_FORMAT,
      'madang.log': JSON.stringify(headerOf(log.simulation, 'compact')),
      'madang.encoder': JSON.stringify({ version: encoder.version, inputs: encoder.inputs, actions: encoder.outputs }),
    };
  }

  add(match: LoggedMatch): void {
    const rows = new MatchRows(match, this.seating, this.encoder, this.json, this.tables);
    const { result } = replayMatch(this.log, this.seating, match, rows);
    rows.finish(result);
  }

  /** Completes the files and returns their names. */
  finish(): readonly string[] {
    return TABLES.flatMap((name) => {
      const table = this.tables[name];
      table?.finish();
      return table ? [table.file] : [];
    });
  }
}

/** Makes the rows of one match while it is played again. */
class MatchRows {
  private readonly match: LoggedMatch;
  private readonly seating: Seating;
  private readonly encoder: Encoder;
  private readonly json: readonly string[];
  private readonly tables: Tables;
  private readonly input = new Sparse();
  private readonly rounds: RowOf<'rounds'>[] = [];
  /** Decisions of the running round wait for its outcome. */
  private decisions: Waiting[] = [];
  private round = 1;
  private ply = 0;

  constructor(match: LoggedMatch, seating: Seating, encoder: Encoder, json: readonly string[], tables: Tables) {
    this.match = match;
    this.seating = seating;
    this.encoder = encoder;
    this.json = json;
    this.tables = tables;
  }

  private get place(): { readonly match: number; readonly deal: number; readonly ply: number } {
    return { match: this.match.game, deal: this.rounds.length, ply: this.ply };
  }

  chosen = (state: AnyState, seat: Seat, action: Action): void => {
    if (!this.tables.decisions) return;
    const { encoder, input } = this;
    const legal = this.seating.game.legal(state, seat);
    if (legal.length < 2) return;
    encoder.encode(state, seat, input);
    this.decisions.push({
      ...this.place,
      seat,
      inputs: [...input.indices.subarray(0, input.length)],
      values: [...input.values.subarray(0, input.length)],
      legal: legal.map((each) => encoder.output(state, seat, each)),
      chosen: encoder.output(state, seat, action),
    });
  };

  acted = (seat: Seat, { index, type }: Action): void => {
    if (seat !== DEALER) {
      this.tables.actions?.add({ ...this.place, seat, action: index, type, json: this.json[index] });
    }
    this.ply++;
  };

  ended = (outcome: Outcome, state: AnyState): void => {
    const { match, encoder, seating } = this;
    const { deal } = this.place;
    for (const decision of this.decisions)
      this.tables.decisions?.add({ ...decision, return: encoder.gain(outcome, state, decision.seat) });
    this.rounds.push({
      ...{ match: match.game, deal, round: this.round, hour: match.hour ?? null },
      starter: analysisOf(seating.game)?.starter(state) ?? null,
      ...{ void: outcome.void ?? false, reason: outcome.reason, winners: outcome.winners, points: outcome.points },
      ...{ scores: seating.game.carry(state).scores, match_over: false, match_winners: [] },
      actions: match.rounds[deal].actions,
    });
    if (!outcome.void) this.round++;
    this.decisions = [];
    this.ply = 0;
  };

  /** The last deal says who won the match; null: it was cut. */
  finish(result: Result | null): void {
    const end = result ? { match_over: true, match_winners: result.winners } : {};
    for (const [i, row] of this.rounds.entries())
      this.tables.rounds?.add(i < this.rounds.length - 1 ? row : { ...row, ...end });
  }
}
