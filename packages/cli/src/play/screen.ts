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
  /** At its table one has to remember what one saw: the screen shows it for a moment, unless the memory aid is on. */
  readonly hidesPeeks?: boolean;
  /** The choices as one walks through them; without this, one after the other. */
  menu?(scene: Scene): Menu;
  /** What typing this means, as actions are written: a bid's number, a card. It need not be one of the choices. */
  shorthand?(scene: Scene, typed: string): Json | null;
  /** How to type the choices in line mode, where a numbered list would be too long; null where it would not. */
  forms?(scene: Scene): readonly string[] | null;
  /** How long to show, in milliseconds, what the seat must then remember; null where there is no such thing to see. */
  glimpse?(scene: Scene): number | null;
  /** Whether those who share the terminal must look away; without this, always. */
  isPrivate?(scene: Scene): boolean;
  /** Who is to act, where that is not everybody's business; without this, all who are. */
  actors?(scene: Scene): readonly Seat[];
  /** Where several may act at once and the first counts; null where they act in turn. */
  race?(scene: Scene): Race | null;
  /** Draws the scene, and what the selected choice would do, on PAGE. */
  draw(canvas: Canvas, scene: Scene, selected: Entry | null): void;
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
  /** Who is to act, as far as this seat can know. */
  readonly actors: readonly Seat[];
  /** What this seat may play now; empty while it is another's turn, and in a replay. */
  readonly choices: readonly Choice[];
  /** What just happened, as far as this seat was told. */
  readonly events: readonly Event[];
  /** The narrator's sentences in this round, the latest last. */
  readonly log: readonly string[];
  /** How many of them tell what just happened. */
  readonly news: number;
  /** The log as everybody was told it. */
  readonly openLog: readonly string[];
  /** Whether the seat is shown what it knows, also where at a table it would have to remember. */
  readonly memoryAid: boolean;
  /** A card by its id, in the narrator's words. */
  cardName(id: string): string;
}

/** Several may act at once. */
export interface Race {
  /** The same as long as it is the same race. */
  readonly id: string;
  /** What somebody does who lets the time pass. */
  idle(scene: Scene): Action;
}

/** A place on the page. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

export interface Choice {
  readonly action: Action;
  /** What it means, in the narrator's words. */
  readonly label: string;
  /** Where it is to be seen: from there, arrows go to what lies in their direction. */
  readonly spot?: Spot;
}

/** The first half of a choice, such as the first card of a swap: it opens a menu of the ways to go on. */
export interface Group {
  readonly label: string;
  readonly spot?: Spot;
  readonly menu: Menu;
}

export type Entry = Choice | Group;

/** Left and right go from column to column, up and down through the ways within one. */
export type Menu = readonly (readonly Entry[])[];

export function menuOf(screen: Screen, scene: Scene): Menu {
  return screen.menu ? screen.menu(scene) : scene.choices.map((choice) => [choice]);
}

/** All that can be reached by walking through a menu. */
export function choicesIn(menu: Menu): readonly Choice[] {
  return menu.flat().flatMap((entry) => ('menu' in entry ? choicesIn(entry.menu) : [entry]));
}

/** The scene when a glimpse is over: what was told privately is told no more. */
export function lookedAway(scene: Scene): Scene {
  return { ...scene, events: [], log: scene.openLog, news: 0 };
}
