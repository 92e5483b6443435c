import type { TableState } from '../table/table.ts';

/** Only bots sit here. */
export function isExhibition({ sitters }: TableState): boolean {
  return sitters.every((sitter) => sitter?.kind === 'bot');
}

/**
 * Tables at which only bots play. They cost what they think, and nobody has to sit there for it, so they play only while
 * somebody looks on, and only so many of them at once; the others wait until one of these is over or forsaken.
 */
export class Exhibitions {
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
