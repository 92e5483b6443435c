import { EventEmitter } from 'node:events';
import type { ReadStream, WriteStream } from 'node:tty';
import { describe, expect, it } from 'vitest';
import { Terminal } from './terminal.ts';

class Keyboard extends EventEmitter {
  isRaw = false;

  setRawMode(isRaw: boolean): this {
    this.isRaw = isRaw;
    return this;
  }

  resume(): this {
    return this;
  }

  pause(): this {
    return this;
  }
}

class Screen extends EventEmitter {
  text = '';
  columns = 80;
  rows = 24;

  write(text: string): boolean {
    this.text += text;
    return true;
  }
}

function opened(): { terminal: Terminal; keyboard: Keyboard; screen: Screen } {
  const [keyboard, screen] = [new Keyboard(), new Screen()];
  const terminal = new Terminal(keyboard as unknown as ReadStream, screen as unknown as WriteStream);
  terminal.open();
  return { terminal, keyboard, screen };
}

const RESTORED = '\u001b[?7h\u001b[?25h\u001b[?1049l';

describe('the terminal is restored', () => {
  it.each([
    ['Ctrl-C', (keyboard: Keyboard) => keyboard.emit('keypress', undefined, { name: 'c', ctrl: true }), 130],
    ['an interrupt', () => process.emit('SIGINT', 'SIGINT'), 130],
    ['SIGTERM', () => process.emit('SIGTERM', 'SIGTERM'), 143],
    ['Ctrl-D', (keyboard: Keyboard) => keyboard.emit('keypress', undefined, { name: 'd', ctrl: true }), null],
  ])('after %s', async (_, happen, code) => {
    const before = process.listenerCount('SIGINT');
    const { terminal, keyboard, screen } = opened();
    expect(keyboard.isRaw).toBe(true);
    happen(keyboard);
    expect(await terminal.key()).toBe('leave');
    terminal.close();
    expect(terminal.exitCode).toBe(code);
    expect(keyboard.isRaw).toBe(false);
    expect(screen.text.endsWith(RESTORED)).toBe(true);
    expect(process.listenerCount('SIGINT')).toBe(before);
  });

  it('once, and again when the process ends without a word', () => {
    const { terminal, keyboard, screen } = opened();
    terminal.close();
    terminal.close();
    expect(screen.text.split(RESTORED)).toHaveLength(2);
    expect(keyboard.listenerCount('keypress')).toBe(0);
  });
});
