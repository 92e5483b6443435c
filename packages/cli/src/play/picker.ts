import { entryOf } from '@madang/engine/internal';
import { type Cursor, chosen, cursorAt, moved, START } from './cursor.ts';
import { type Choice, type Entry, type Menu, menuOf, type Scene, type Screen } from './screen.ts';
import { choiceOf } from './typed-choice.ts';

interface Level {
  readonly menu: Menu;
  readonly cursor: Cursor;
}

/** The state of a menu while a person chooses by arrow keys, typed numbers, or a first and then a second card. */
export class Picker {
  private readonly screen: Screen;
  private readonly scene: Scene;
  private levels: readonly Level[];
  /** Chosen by typing; it need not be in the menu (a bid between two steps). */
  private typedChoice: Choice | null = null;
  /** The digits typed so far. */
  typed = '';

  constructor(screen: Screen, scene: Scene) {
    this.screen = screen;
    this.scene = scene;
    this.levels = [{ menu: menuOf(screen, scene), cursor: START }];
  }

  private get level(): Level {
    return entryOf(this.levels, this.levels.length - 1);
  }

  /** What Enter would choose; null while a number is incomplete. */
  get selected(): Entry | null {
    if (this.typed !== '') return this.typedChoice;
    return this.typedChoice ?? chosen(this.level.menu, this.level.cursor);
  }

  /** Whether the first part of a choice is made. Escape takes it back. */
  get isWithin(): boolean {
    return this.levels.length > 1;
  }

  /** Whether both the columns and the entries of this column offer a choice. */
  get hasAlternatives(): boolean {
    const { menu, cursor } = this.level;
    return menu.length > 1 && entryOf(menu, cursor.column).length > 1;
  }

  /** The choice that this key completes, or null. */
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

  /** Adds a digit if the game has a shorthand for the number. */
  private type(digit: string): boolean {
    const typed = this.typed + digit;
    if ((this.screen.shorthand?.(this.scene, typed) ?? null) === null) return false;
    this.typed = typed;
    this.read();
    return true;
  }

  private read(): void {
    const action = this.typed === '' ? null : (this.screen.shorthand?.(this.scene, this.typed) ?? null);
    this.typedChoice = action === null ? null : choiceOf(this.scene, action);
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
