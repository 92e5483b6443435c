import { constants } from 'node:os';
import { emitKeypressEvents } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';

/** The name of a key (`left`, `enter`, `q`), `resize` when the page must be redrawn, `leave` for Ctrl-C and signals. */
export type Key = string;

/** The part of a terminal that shows pages and reads keys. */
export type Page = Pick<Terminal, 'columns' | 'rows' | 'colours' | 'draw' | 'key' | 'forgetKeys'>;

interface Keypress {
  readonly name?: string;
  readonly ctrl?: boolean;
  readonly sequence?: string;
}

const ENTER_PAGE = '\x1b[?1049h\x1b[?25l\x1b[?7l';
const LEAVE_PAGE = '\x1b[?7h\x1b[?25h\x1b[?1049l';
const BEGIN_FRAME = '\x1b[?2026h';
const END_FRAME = '\x1b[?2026l';
const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const;

/** Whether stdin and stdout are a terminal that can show pages. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== 'dumb';
}

/** The whole terminal as one page. It is restored however the process ends. */
export class Terminal {
  private readonly input: ReadStream;
  private readonly output: WriteStream;
  private readonly keys: Key[] = [];
  private waiting: ((key: Key) => void) | null = null;
  private isOpen = false;
  /** 128 plus the number of the signal that ended it; null without a signal. */
  exitCode: number | null = null;

  constructor(input: ReadStream = process.stdin, output: WriteStream = process.stdout) {
    this.input = input;
    this.output = output;
  }

  get columns(): number {
    return this.output.columns;
  }

  get rows(): number {
    return this.output.rows;
  }

  get colours(): boolean {
    return this.output.hasColors();
  }

  open(): void {
    emitKeypressEvents(this.input);
    this.input.on('keypress', this.onKeypress).on('end', this.onHangup);
    this.output.on('resize', this.onResize);
    for (const signal of SIGNALS) process.on(signal, this.onSignal);
    process.on('SIGCONT', this.onContinue).on('exit', this.close);
    this.takeOver();
  }

  readonly close = (): void => {
    if (!this.isOpen) return;
    this.giveBack();
    this.input.off('keypress', this.onKeypress).off('end', this.onHangup).pause();
    this.output.off('resize', this.onResize);
    for (const signal of SIGNALS) process.off(signal, this.onSignal);
    process.off('SIGCONT', this.onContinue).off('exit', this.close);
  };

  private takeOver(): void {
    this.isOpen = true;
    this.input.setRawMode(true).resume();
    this.output.write(ENTER_PAGE);
  }

  private giveBack(): void {
    this.isOpen = false;
    this.output.write(LEAVE_PAGE);
    this.input.setRawMode(false);
  }

  /** Draws the lines in the middle of the terminal. */
  draw(lines: readonly string[], columns: number): void {
    const top = Math.max(0, (this.rows - lines.length) >> 1);
    const margin = ' '.repeat(Math.max(0, (this.columns - columns) >> 1));
    const rows = Array.from({ length: this.rows }, (_, row) => {
      const line = lines[row - top];
      // The row is cleared first: clearing after a character in the last column would remove that character.
      return `\x1b[${row + 1};1H\x1b[2K${line ? margin + line : ''}`;
    });
    this.output.write(BEGIN_FRAME + rows.join('') + END_FRAME);
  }

  /** The next key; null if none was pressed in this time. */
  async key(milliseconds?: number): Promise<Key | null> {
    const ready = this.keys.shift();
    if (ready !== undefined) return ready;
    return new Promise((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(() => this.answer(null, resolve), milliseconds);
      this.waiting = (key) => {
        clearTimeout(timer);
        this.answer(key, resolve);
      };
    });
  }

  private answer(key: Key | null, resolve: (key: Key | null) => void): void {
    this.waiting = null;
    resolve(key);
  }

  /** Drops keys that were pressed before the question was shown. */
  forgetKeys(): void {
    this.keys.splice(0, this.keys.length, ...this.keys.filter((key) => key === 'leave'));
  }

  private push(key: Key): void {
    if (this.waiting) this.waiting(key);
    else this.keys.push(key);
  }

  private readonly onKeypress = (text: string | undefined, { name, ctrl, sequence }: Keypress): void => {
    if (ctrl && name === 'z') this.suspend();
    else if (ctrl && name === 'c') this.onSignal('SIGINT');
    else if (ctrl && name === 'd') this.push('leave');
    else if (ctrl && name === 'l') this.push('resize');
    else if (name === 'return' || name === 'enter') this.push('enter');
    else if (text && text.length === 1 && text > ' ') this.push(text);
    else this.push(name ?? sequence ?? '');
  };

  private readonly onResize = (): void => this.push('resize');
  private readonly onHangup = (): void => this.push('leave');
  private readonly onSignal = (signal: NodeJS.Signals): void => {
    this.exitCode = 128 + constants.signals[signal];
    this.push('leave');
  };

  private suspend(): void {
    this.giveBack();
    process.kill(process.pid, 'SIGTSTP');
  }

  private readonly onContinue = (): void => {
    if (this.isOpen) return;
    this.takeOver();
    this.push('resize');
  };
}

/** Opens the terminal for the work and always restores it. A signal sets the exit code. */
export async function withTerminal<T>(work: (terminal: Terminal) => Promise<T>): Promise<T> {
  const terminal = new Terminal();
  terminal.open();
  try {
    return await work(terminal);
  } finally {
    terminal.close();
    if (terminal.exitCode !== null) process.exitCode = terminal.exitCode;
  }
}
