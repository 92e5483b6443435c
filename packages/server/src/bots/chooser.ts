import { FastRandom, type Json } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import { decide, Histories, playerOf } from '@madang/players';
import { restored } from '../table/checkpoint.ts';
import { follow, newTable, type TableState } from '../table/table.ts';
import type { BotTurn } from './bots.ts';

interface Known {
  readonly table: TableState;
  readonly histories: Histories;
}

const TABLES_KNOWN = 256;

/** Follows tables and chooses for their bots. A bot sees a position drawn at random from what its seat may know. */
export class BotChooser {
  /** In the order of their last use. */
  private readonly tables = new Map<string, Known>();
  private readonly random: FastRandom;

  constructor(seed: number) {
    this.random = new FastRandom(seed);
  }

  choose(turn: BotTurn): Json | 'behind' {
    const known = this.followed(turn);
    if (!known) return 'behind';
    const { table, histories } = known;
    const { match, game } = table;
    const player = playerOf(game, turn.level) ?? playerOf(game, 'random');
    if (!match || !player) throw new Error(`table ${turn.card.id}: there is no player for level ${turn.level}`);
    const history = histories.of(turn.seat);
    return encodeCards(game, decide(game, player, match.state, turn.seat, history, this.random, turn.budget));
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
    this.remember(card.id, known);
    return known;
  }

  private remember(id: string, known: Known): void {
    this.tables.set(id, known);
    if (this.tables.size <= TABLES_KNOWN) return;
    for (const oldest of this.tables.keys()) {
      this.tables.delete(oldest);
      return;
    }
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
