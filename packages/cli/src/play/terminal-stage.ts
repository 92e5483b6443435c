import { type Action, type Language, RESIGN } from '@madang/engine';
import type { Canvas } from '../canvas.ts';
import { type Words, wordsOf } from '../words/index.ts';
import { chosen, moved, START } from './cursor.ts';
import { helpPages, reportPage, scenePage, TERMINAL_ROWS, textPage } from './page.ts';
import { menuOf, PAGE, type Scene, type Screen } from './screen.ts';
import type { Going, Stage } from './stage.ts';
import type { Key, Page } from './terminal.ts';

/** Long enough to see what another did. */
const PAUSE = 550;

/** A match on the whole terminal. */
export class TerminalStage implements Stage {
  private readonly terminal: Page;
  private readonly screen: Screen;
  private readonly words: Words;
  /** Said while it was not one's turn. */
  private resigning = false;

  constructor(terminal: Page, screen: Screen, language: Language) {
    this.terminal = terminal;
    this.screen = screen;
    this.words = wordsOf(language);
  }

  async show(scene: Scene): Promise<Going> {
    if (scene.choices.length > 0 || scene.actors.length === 0) return 'on';
    const actors = scene.actors.map((seat) => scene.names[seat]).join(', ');
    const page = (): Canvas => scenePage(this.screen, scene, null, this.words.plays(actors));
    const until = Date.now() + PAUSE;
    for (let left = PAUSE; left > 0; left = until - Date.now()) {
      this.draw(page());
      const key = await this.terminal.key(left);
      if (key === null) break;
      if (key === 'leave' || (key === 'q' && (await this.leaves(page())))) return 'leave';
    }
    return 'on';
  }

  async ask(scene: Scene): Promise<Action | 'leave'> {
    const menu = menuOf(this.screen, scene);
    let cursor = START;
    this.terminal.forgetKeys();
    while (!this.resigning) {
      const choice = chosen(menu, cursor);
      const several = menu[cursor.column].length > 1;
      const page = scenePage(
        this.screen,
        scene,
        choice,
        several ? this.words.keys.chooseTarget : this.words.keys.choose,
      );
      this.draw(page);
      const key = await this.terminal.key();
      if (key === 'leave' || (key === 'q' && (await this.leaves(page)))) return 'leave';
      if (key === '?') await this.help(scene);
      else if ((key === 'enter' || key === 'space') && choice) return choice.action;
      else cursor = moved(menu, cursor, key ?? '') ?? cursor;
    }
    return RESIGN;
  }

  async report(scene: Scene, lines: readonly string[]): Promise<Going> {
    const page = reportPage(this.screen, scene, lines, this.words.keys.goOn);
    this.terminal.forgetKeys();
    for (;;) {
      const key = await this.keyOn(page);
      if (key === 'leave') return 'leave';
      if (key !== 'q') return 'on';
      if (await this.leaves(page)) return 'leave';
      if (this.resigning) return 'on';
    }
  }

  private async help(scene: Scene): Promise<void> {
    for (const lines of helpPages(this.screen, scene, this.words.keyHelp)) {
      const key = await this.keyOn(textPage(lines, this.words.keys.goOn));
      if (key === 'escape' || key === 'q' || key === 'leave') return;
    }
  }

  /** Asks in the row of the keys whether leaving was meant. */
  private async leaves(page: Canvas): Promise<boolean> {
    page.put(PAGE.rows, 0, ' '.repeat(PAGE.columns));
    page.put(PAGE.rows, 1, this.words.keys.leave, ['bold', 'yellow']);
    const key = await this.keyOn(page);
    this.resigning = key === 'r';
    return key === 'y' || key === 'leave';
  }

  /** The next key but a resize, with this page shown meanwhile. */
  private async keyOn(page: Canvas): Promise<Key> {
    for (;;) {
      this.draw(page);
      const key = await this.terminal.key();
      if (key !== null && key !== 'resize') return key;
    }
  }

  private draw(page: Canvas): void {
    drawPage(this.terminal, page, this.words);
  }
}

/** Draws a page, or says that it does not fit. */
export function drawPage(terminal: Page, page: Canvas, words: Words): void {
  const { columns, rows, colours } = terminal;
  if (columns < PAGE.columns || rows < TERMINAL_ROWS) terminal.draw([words.tooSmall(columns, rows)], columns);
  else terminal.draw(page.lines(colours), PAGE.columns);
}
