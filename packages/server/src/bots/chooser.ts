import type { Json } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import { type AnyPlayer, decide, decisionRandom, Histories, loadPlayer, ModelError, usualLevel } from '@madang/players';
import { restored } from '../table/checkpoint.ts';
import { follow, newTable, type TableState } from '../table/table.ts';
import type { BotTurn } from './bots.ts';
import { assetsWith, type OfferedModel } from './models.ts';

interface Known {
  readonly table: TableState;
  readonly histories: Histories;
}

const TABLES_KNOWN = 256;
const PLAYERS_LOADED = 64;

/** Follows tables and chooses for their bots. A bot sees a position drawn at random from what its seat may know. */
export class BotChooser {
  /** In the order of their last use. */
  private readonly tables = new Map<string, Known>();
  /** By game, rules, seats and level, in the order of their first use. */
  private readonly players = new Map<string, Promise<AnyPlayer | undefined>>();
  private readonly models: readonly OfferedModel[];

  constructor(models: readonly OfferedModel[]) {
    this.models = models;
  }

  async choose(turn: BotTurn): Promise<Json | 'behind'> {
    const known = this.followed(turn);
    if (!known) return 'behind';
    const { table, histories } = known;
    const { match, game } = table;
    const player = match && (await this.playerAt(table, turn.level));
    if (!player) throw new Error(`table ${turn.card.id}: there is no player for level ${turn.level}`);
    const { seat, within } = turn;
    const until = performance.now() + within;
    const outOfTime = () => performance.now() >= until;
    const history = histories.of(seat);
    const random = decisionRandom(match, seat, history);
    return encodeCards(game, decide(player, { game, state: match.state, seat, history, random, outOfTime }));
  }

  /** Loaded once: a strong player reads files. */
  private async playerAt({ game, match, card }: TableState, level: string): Promise<AnyPlayer | undefined> {
    const rules = match?.setup.rules ?? {};
    const key = JSON.stringify([game.id, rules, card.seats, level]);
    const assets = assetsWith(this.models, game);
    const load = (name: string) => loadPlayer({ game, rules, seats: card.seats }, name, assets);
    const loading = this.players.get(key) ?? loadOrUsual(load, level, usualLevel(game));
    remember(this.players, key, loading, PLAYERS_LOADED);
    try {
      return (await loading) ?? (await load('random'));
    } catch (error) {
      this.players.delete(key);
      throw error;
    }
  }

  private followed(turn: BotTurn): Known | null {
    const { card, n, entries } = turn;
    const before = (turn.checkpoint && resumed(turn)) ?? this.tables.get(card.id) ?? fresh(card);
    this.tables.delete(card.id);
    const missing = n - before.table.n;
    if (missing < 0 || missing > entries.length) return null;
    let { table } = before;
    for (const logged of entries.slice(entries.length - missing)) {
      const followed = follow(table, logged);
      table = followed.table;
      before.histories.follow(followed.happenings);
    }
    const known = { table, histories: before.histories };
    remember(this.tables, card.id, known, TABLES_KNOWN);
    return known;
  }
}

/** A model may be gone, or of no use at a table with rules of its own: then the usual bot plays. */
async function loadOrUsual(
  load: (level: string) => Promise<AnyPlayer | undefined>,
  level: string,
  usual: string,
): Promise<AnyPlayer | undefined> {
  try {
    return await load(level);
  } catch (error) {
    if (error instanceof ModelError) return load(usual);
    throw error;
  }
}

/** Keeps the last `most`. */
function remember<T>(kept: Map<string, T>, key: string, value: T, most: number): void {
  kept.set(key, value);
  if (kept.size <= most) return;
  for (const oldest of kept.keys()) {
    kept.delete(oldest);
    return;
  }
}

/** The table at its last deal. A bot's history begins anew with each deal, so nothing is missing. */
function resumed({ card, checkpoint = null, entries }: BotTurn): Known | null {
  const kept = restored(card, checkpoint, entries[0]);
  if (!kept) return null;
  const { table, happenings } = kept;
  const histories = new Histories(table.game, card.seats);
  histories.follow(happenings);
  return { table, histories };
}

function fresh(card: BotTurn['card']): Known {
  const table = newTable(card);
  return { table, histories: new Histories(table.game, card.seats) };
}
