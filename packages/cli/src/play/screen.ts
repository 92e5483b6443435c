import type { Action, AnyGame, Carry, Event, Json, Language, RoundSetup, Seat } from '@madang/engine';
import type { Canvas } from '../canvas.ts';

/*
 * How a game looks in the terminal. To give a game a screen of its own, write a `Screen` in a file beside this one and
 * add it to the list in `screens.ts`; until then `plain-screen.ts` shows it. A screen is pure: it draws a scene, and a
 * scene holds nothing that its seat may not know, so no screen can show too much. Keys, menus, the log's making, pauses,
 * help pages and line mode are done once for all games, outside.
 */
export interface Screen {
  /** The game's name, as its players write it. */
  readonly title: string;
  /** The choices as one walks through them; without this, one after the other. */
  menu?(scene: Scene): Menu;
  /** Draws the scene, and what the selected choice would do, on PAGE. */
  draw(canvas: Canvas, scene: Scene, selected: Choice | null): void;
  /** The same in words, for line mode and screen readers: whole lines, no drawing. */
  text(scene: Scene): readonly string[];
  /** Pages of at most PAGE.rows lines: the rules in short, what scores. The keys are explained on a page of their own. */
  help(scene: Scene): readonly (readonly string[])[];
}

/** What a screen draws on. The 24th row of the terminal belongs to the keys. */
export const PAGE = { columns: 80, rows: 23 } as const;

/** A match at one moment, through one seat's eyes. */
export interface Scene {
  readonly game: AnyGame;
  readonly language: Language;
  /** Whose place is at the bottom of the screen. */
  readonly seat: Seat;
  /** By seat. */
  readonly names: readonly string[];
  readonly round: RoundSetup<object, Carry>;
  /** The state as this seat may see it (`view`); in an open replay, all of it. */
  readonly view: Json;
  /** Who is to act. */
  readonly actors: readonly Seat[];
  /** What this seat may play now; empty while it is another's turn, and in a replay. */
  readonly choices: readonly Choice[];
  /** What just happened, as far as this seat was told. */
  readonly events: readonly Event[];
  /** The narrator's sentences in this round, the latest last. */
  readonly log: readonly string[];
  /** How many of them tell what just happened. */
  readonly news: number;
  /** A card by its id, in the narrator's words. */
  cardName(id: string): string;
}

export interface Choice {
  readonly action: Action;
  /** What it means, in the narrator's words. */
  readonly label: string;
}

/** Left and right go from column to column, up and down through the ways within one. */
export type Menu = readonly (readonly Choice[])[];

export function menuOf(screen: Screen, scene: Scene): Menu {
  return screen.menu ? screen.menu(scene) : scene.choices.map((choice) => [choice]);
}
