import { type Action, type Language, RESIGN } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import type { Canvas } from '../canvas.ts';
import { clip } from '../width.ts';
import { type Words, wordsOf } from '../words/index.ts';
import { coverPage, helpPages, reportPage, scenePage, TERMINAL_ROWS, textPage } from './page.ts';
import { Picker } from './picker.ts';
import type { Going, Move, PlayerInterface, Sharing } from './player-interface.ts';
import { lookedAway, PAGE, type Race, type Scene, type Screen } from './screen.ts';
import type { Key, Page } from './terminal.ts';

/** In milliseconds: long enough to see what another player did. */
const PAUSE = 550;
const SECOND = 1000;
/** How often it is looked whether a player has finished thinking, in milliseconds. */
const TICK = 100;
/** The length of names in a race, so that six fit in a row. */
const RACE_NAME = 6;

/** Shows a match on the whole terminal. */
export class TerminalInterface implements PlayerInterface, Sharing {
  readonly sharing = this;
  private readonly terminal: Page;
  private readonly screen: Screen;
  private readonly words: Words;
  /** The duration of a race, in seconds. */
  private readonly raceSeconds: number;
  /** The current race, and its remaining time in milliseconds. */
  private running = { id: '', left: 0 };

  constructor(terminal: Page, screen: Screen, language: Language, raceSeconds = 5) {
    this.terminal = terminal;
    this.screen = screen;
    this.words = wordsOf(language);
    this.raceSeconds = raceSeconds;
  }

  async show(scene: Scene): Promise<Going> {
    const glimpse = this.screen.glimpse?.(scene) ?? null;
    if (glimpse === 0) return this.show(lookedAway(scene));
    if (glimpse !== null) return this.wait(scene, glimpse, this.words.keys.goOn, true);
    if (scene.choices.length > 0 || scene.actors.length === 0 || scene.news === 0) return 'on';
    const actors = this.screen.actors?.(scene) ?? scene.actors;
    const names = actors.map((seat) => scene.names[seat]).join(', ');
    return this.wait(scene, PAUSE, this.words.plays(names), false);
  }

  /** Shows the scene for this time, or with `untilKey` until a key is pressed. */
  private async wait(scene: Scene, milliseconds: number, keys: string, untilKey: boolean): Promise<Going> {
    const page = (): Canvas => scenePage(this.screen, scene, null, keys);
    const until = Date.now() + milliseconds;
    if (untilKey) this.terminal.forgetKeys();
    for (let left = milliseconds; left > 0; left = until - Date.now()) {
      this.draw(page());
      const key = await this.terminal.key(left);
      if (key === null) break;
      if (key === 'leave' || (key === 'q' && (await this.leaves(page())))) return 'leave';
      if (untilKey && key !== 'resize' && key !== 'q') break;
    }
    return 'on';
  }

  async meanwhile<T>(scene: Scene, work: Promise<T>): Promise<T | 'leave'> {
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    work.then(done, done);
    const page = (): Canvas => scenePage(this.screen, scene, null, this.words.thinks);
    for (let ticks = 0; !isDone; ticks++) {
      if (ticks === 1) this.draw(page());
      const key = await this.terminal.key(TICK);
      if (key === 'leave' || (key === 'q' && (await this.leaves(page())))) return 'leave';
      if (key === 'resize' || key === 'q') this.draw(page());
    }
    return work;
  }

  async ask(asked: Scene, hint: () => Promise<string>): Promise<Action | 'leave'> {
    const scene = (this.screen.glimpse?.(asked) ?? null) === null ? asked : lookedAway(asked);
    const picker = new Picker(this.screen, scene);
    this.terminal.forgetKeys();
    for (;;) {
      const page = scenePage(this.screen, scene, picker.selected, this.keysFor(picker));
      this.draw(page);
      const key = await this.terminal.key();
      if (key === 'leave') return key;
      const decided = key === 'q' ? await this.givesUp(page) : null;
      if (decided) return decided;
      if (key === '?') await this.help(scene);
      if (key === '!' && (await this.hint(scene, hint())) === 'leave') return 'leave';
      const choice = picker.press(key ?? '');
      if (choice) return choice.action;
    }
  }

  private async hint(scene: Scene, found: Promise<string>): Promise<Going> {
    const sentence = await this.meanwhile(scene, found);
    if (sentence === 'leave') return 'leave';
    const key = await this.keyOn(reportPage(this.screen, scene, [sentence], this.words.keys.goOn));
    return key === 'leave' ? 'leave' : 'on';
  }

  private keysFor(picker: Picker): string {
    const { keys } = this.words;
    if (picker.typed !== '') return `${picker.typed}_   ${keys.choose}`;
    if (picker.isWithin) return `${keys.back}   ${keys.choose}`;
    return picker.hasAlternatives ? keys.chooseTarget : keys.choose;
  }

  async report(scene: Scene, lines: readonly string[]): Promise<Going> {
    const page = reportPage(this.screen, scene, lines, this.words.keys.goOn);
    this.terminal.forgetKeys();
    for (;;) {
      const key = await this.keyOn(page);
      if (key === 'leave') return 'leave';
      if (key !== 'q') return 'on';
      if (await this.leaves(page)) return 'leave';
    }
  }

  isPrivate(scene: Scene): boolean {
    return this.screen.isPrivate?.(scene) ?? true;
  }

  async handOver(scene: Scene): Promise<Going> {
    const page = coverPage(this.words.passTo(entryOf(scene.names, scene.seat)), this.words.keys.goOn);
    this.terminal.forgetKeys();
    return (await this.keyOn(page)) === 'leave' ? 'leave' : this.show(scene);
  }

  async race(shared: Scene, contenders: readonly Scene[]): Promise<readonly Move[] | 'leave' | null> {
    const race = this.screen.race?.(shared) ?? null;
    if (!race) return null;
    if (this.running.id !== race.id) {
      this.running = { id: race.id, left: this.raceSeconds * SECOND };
      this.terminal.forgetKeys();
    }
    const who = contenders.map(({ seat, names }) => `${seat + 1} ${clip(entryOf(names, seat), RACE_NAME)}`).join('   ');
    while (this.running.left > 0) {
      const page = scenePage(this.screen, shared, null, '');
      this.say(page, this.words.race(this.secondsLeft, who));
      const key = await this.tick(page);
      if (key === 'leave' || (key === 'q' && (await this.leaves(page)))) return 'leave';
      if (key === 'enter' || key === 'space') break;
      const claimant = contenders.find(({ seat }) => String(seat + 1) === key);
      const action = claimant && (await this.claimed(shared, claimant));
      if (action === 'leave') return action;
      if (action) return [{ seat: claimant.seat, action }];
    }
    return idle(race, contenders);
  }

  private get secondsLeft(): number {
    return Math.ceil(this.running.left / SECOND);
  }

  /** The next key of the race, or null after a second. */
  private async tick(page: Canvas): Promise<Key | null> {
    const wait = Math.min(this.running.left, SECOND);
    const from = Date.now();
    this.draw(page);
    const key = await this.terminal.key(wait);
    this.running.left -= key === null ? wait : Math.min(wait, Date.now() - from);
    return key;
  }

  /** The first player chooses a card while the time runs on. Any other key withdraws the claim. */
  private async claimed(shared: Scene, claimant: Scene): Promise<Action | 'leave' | null> {
    while (this.running.left > 0) {
      const page = scenePage(this.screen, shared, null, '');
      this.say(page, this.words.claim(this.secondsLeft, entryOf(claimant.names, claimant.seat)));
      const key = await this.tick(page);
      if (key === 'leave') return key;
      if (key !== null && key !== 'resize') return this.typedAt(claimant, key);
    }
    return null;
  }

  private typedAt(scene: Scene, key: Key): Action | null {
    const picker = new Picker(this.screen, scene);
    picker.press(key);
    const { typed, selected } = picker;
    return typed !== '' && selected && 'action' in selected ? selected.action : null;
  }

  private async help(scene: Scene): Promise<void> {
    for (const lines of helpPages(this.screen, scene, this.words.keyHelp)) {
      const key = await this.keyOn(textPage(lines, this.words.keys.goOn));
      if (key === 'escape' || key === 'q' || key === 'leave') return;
    }
  }

  /** Asks for confirmation. Resigning is not offered, because any person at the terminal may have pressed the key. */
  private async leaves(page: Canvas): Promise<boolean> {
    const key = await this.answerTo(page, this.words.keys.leave);
    return key === 'y' || key === 'leave';
  }

  /** Asks the person to move whether to leave or to resign. */
  private async givesUp(page: Canvas): Promise<Action | 'leave' | null> {
    const key = await this.answerTo(page, this.words.keys.leaveOrResign);
    if (key === 'r') return RESIGN;
    return key === 'y' || key === 'leave' ? 'leave' : null;
  }

  private answerTo(page: Canvas, question: string): Promise<Key> {
    this.say(page, question);
    return this.keyOn(page);
  }

  /** Writes a message in the row of the keys. */
  private say(page: Canvas, text: string): void {
    page.put(PAGE.rows, 0, ' '.repeat(PAGE.columns));
    page.put(PAGE.rows, 1, text, ['bold', 'yellow']);
  }

  /** Shows a page and waits for a key; redraws it when the window is resized. */
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

function idle(race: Race, contenders: readonly Scene[]): readonly Move[] {
  return contenders.map((scene) => ({ seat: scene.seat, action: race.idle(scene) }));
}

/** Draws a page, or a message if the terminal is too small. */
export function drawPage(terminal: Page, page: Canvas, words: Words): void {
  const { columns, rows, colours } = terminal;
  if (columns < PAGE.columns || rows < TERMINAL_ROWS) terminal.draw([words.tooSmall(columns, rows)], columns);
  else terminal.draw(page.lines(colours), PAGE.columns);
}
