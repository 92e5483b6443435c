import type { Key, Page } from './terminal.ts';

/** For tests: presses these keys, then Enter for ever, and keeps the pages that were drawn. */
export class FakeTerminal implements Page {
  readonly columns: number;
  readonly rows = 24;
  readonly colours = false;
  readonly pages: string[] = [];
  private readonly keys: Key[];
  /** The key to press on a page with a timeout; null for none. */
  private readonly timed: (page: string) => Key | null;

  constructor(keys: readonly Key[], columns = 80, timed: (page: string) => Key | null = () => null) {
    this.keys = [...keys];
    this.columns = columns;
    this.timed = timed;
  }

  draw(lines: readonly string[]): void {
    this.pages.push(lines.join('\n'));
  }

  /** Time passes at once, but lets what was started go on. */
  async key(milliseconds?: number): Promise<Key | null> {
    if (milliseconds === undefined) return this.keys.shift() ?? 'enter';
    await new Promise((resolve) => setImmediate(resolve));
    return this.timed(this.pages.at(-1) ?? '');
  }

  forgetKeys(): void {}
}
