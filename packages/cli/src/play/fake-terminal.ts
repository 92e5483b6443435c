import type { Key, Page } from './terminal.ts';

/** For tests: presses these keys, then Enter for ever, and remembers what was drawn. */
export class FakeTerminal implements Page {
  readonly columns: number;
  readonly rows = 24;
  readonly colours = false;
  readonly pages: string[] = [];
  private readonly keys: Key[];

  constructor(keys: readonly Key[], columns = 80) {
    this.keys = [...keys];
    this.columns = columns;
  }

  draw(lines: readonly string[]): void {
    this.pages.push(lines.join('\n'));
  }

  async key(milliseconds?: number): Promise<Key | null> {
    return milliseconds === undefined ? (this.keys.shift() ?? 'enter') : null;
  }

  forgetKeys(): void {}
}
