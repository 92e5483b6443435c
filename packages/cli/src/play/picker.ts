import { type Cursor, chosen, cursorAt, moved, START } from './cursor.ts';
import { type Choice, type Entry, type Menu, menuOf, type Scene, type Screen } from './screen.ts';
import { choiceOf } from './typed-choice.ts';

interface Level {
  readonly menu: Menu;
  readonly cursor: Cursor;
}

/** A person's way through a menu, key by key: arrows, numbers typed, a first card and then a second. */
export class Picker {
  private readonly screen: Screen;
  private readonly scene: Scene;
  private levels: readonly Level[];
  /** Chosen by typing, and perhaps not in the menu: one of the many bids. */
  private typedChoice: Choice | null = null;
  /** The digits so far. */
  typed = '';

  constructor(screen: Screen, scene: Scene) {
    this.screen = screen;
    this.scene = scene;
    this.levels = [{ menu: menuOf(screen, scene), cursor: START }];
  }

  private get level(): Level {
    return this.levels[this.levels.length - 1];
  }

  /** What Enter would choose; null while a number is half typed. */
  get selected(): Entry | null {
    if (this.typed !== '') return this.typedChoice;
    return this.typedChoice ?? chosen(this.level.menu, this.level.cursor);
  }

  /** Whether a first half is chosen already, which Escape takes back. */
  get isWithin(): boolean {
    return this.levels.length > 1;
  }

  /** Whether there are ways to choose between in this column, besides the columns themselves. */
  get hasWays(): boolean {
    const { menu, cursor } = this.level;
    return menu.length > 1 && menu[cursor.column].length > 1;
  }

  /** The choice that this key makes, if it makes one. */
  press(key: string): Choice | null {
    if (key === 'enter' || key === 'space') return this.enter();
    if (key === 'escape' || key === 'backspace') this.back();
    else if (!/^\d$/.test(key) || !this.type(key)) this.move(key);
    return null;
  }

  private enter(): Choice | null {
    const entry = this.selected;
    if (!entry || !('menu' in entry)) return entry;
    this.levels = [...this.levels, { menu: entry.menu, cursor: START }];
    return null;
  }

  private back(): void {
    if (this.typed !== '') this.typed = this.typed.slice(0, -1);
    else if (this.isWithin) this.levels = this.levels.slice(0, -1);
    this.read();
  }

  /** Whether the game makes sense of digits here. */
  private type(digit: string): boolean {
    const typed = this.typed + digit;
    if ((this.screen.shorthand?.(this.scene, typed) ?? null) === null) return false;
    this.typed = typed;
    this.read();
    return true;
  }

  private read(): void {
    const meant = this.typed === '' ? null : (this.screen.shorthand?.(this.scene, this.typed) ?? null);
    this.typedChoice = meant === null ? null : choiceOf(this.scene, meant);
    const { typedChoice: choice, level } = this;
    if (choice) this.put(cursorAt(level.menu, (entry) => 'action' in entry && entry.action === choice.action));
  }

  private move(key: string): void {
    const cursor = moved(this.level.menu, this.level.cursor, key);
    if (!cursor) return;
    this.typed = '';
    this.typedChoice = null;
    this.put(cursor);
  }

  private put(cursor: Cursor | null): void {
    if (cursor) this.levels = [...this.levels.slice(0, -1), { menu: this.level.menu, cursor }];
  }
}
