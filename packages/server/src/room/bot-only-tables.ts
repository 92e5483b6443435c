import type { TableState } from '../table/table.ts';

/** Whether every seat is a bot's. */
export function isBotOnly({ sitters }: TableState): boolean {
  return sitters.every((sitter) => sitter?.kind === 'bot');
}

/**
 * The tables at which only bots play. They cost computing time without a player, so they play only while a spectator is
 * connected, and only a limited number at once; the others wait until one of these is over or has lost its spectators.
 */
export class BotOnlyTables {
  private readonly most: number;
  private readonly running = new Set<string>();

  constructor(most: number) {
    this.most = most;
  }

  /** Whether the table may play now. */
  begin(tableId: string): boolean {
    if (this.running.has(tableId)) return true;
    if (this.running.size >= this.most) return false;
    this.running.add(tableId);
    return true;
  }

  end(tableId: string): void {
    this.running.delete(tableId);
  }
}
