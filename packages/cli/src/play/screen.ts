import type { Action, AnyGame, Carry, Event, Json, Language, RoundSetup, Seat } from '@madang/engine';
import type { Canvas } from '../canvas.ts';

/*
 * How a game is shown in the terminal. To give a game its own screen, write a `Screen` in a folder next to this file and
 * add it to the list `cli/src/games.ts`. Other games are shown by `plain-screen.ts`. A screen is pure: it draws a scene,
 * and a scene holds nothing that its seat may not know. Keys, menus, the log, pauses, help pages and line mode are the
 * same for all games and not part of a screen.
 *
 * The functions of a game's screen take the scene with the types of that game (`Scene<Snapshot, Rules, Action, Event>`).
 */
export interface Screen {
  /** The languages of the screen; English is used for the others. Default: all. */
  readonly languages?: readonly Language[];
  /** Whether players must remember the cards they saw. Such cards are shown only for a moment without the memory aid. */
  readonly hidesPeeks?: boolean;
  /** The choices as a menu. Default: one column for each choice. */
  menu?(scene: Scene): Menu;
  /** The action that a typed text stands for, such as the number of a bid or a card. It need not be one of the choices. */
  shorthand?(scene: Scene, typed: string): Json | null;
  /** How to type the choices in line mode, if a numbered list would be too long; otherwise null. */
  forms?(scene: Scene): readonly string[] | null;
  /** For how many milliseconds to show cards that the player must then remember; null if there are none. */
  glimpse?(scene: Scene): number | null;
  /** Whether other people at the terminal must look away. Default: yes. */
  isPrivate?(scene: Scene): boolean;
  /** The seats to act, as far as everybody may know. Default: those of the scene. */
  actors?(scene: Scene): readonly Seat[];
  /** A race, if several players may act at once and the first one counts; otherwise null. */
  race?(scene: Scene): Race | null;
  /** Draws the scene and what the selected choice would do, on PAGE. */
  draw(canvas: Canvas, scene: Scene, selected: Entry | null): void;
  /** The scene in words, for line mode and screen readers: whole lines, no drawing. */
  text(scene: Scene): readonly string[];
  /** Pages of at most PAGE.rows lines: the rules in short, what scores. A last page about the keys is added to them. */
  help(scene: Scene): readonly (readonly string[])[];
}

/** The size of a screen. The 24th row of the terminal explains the keys. */
export const PAGE = { columns: 80, rows: 23 } as const;

/** A match at one moment, as one seat sees it. */
export interface Scene<
  V extends Json = Json,
  R extends object = object,
  A extends Action = Action,
  E extends Event = Event,
> {
  readonly game: AnyGame;
  readonly language: Language;
  /** The seat at the bottom of the screen. */
  readonly seat: Seat;
  /** By seat. */
  readonly names: readonly string[];
  readonly round: RoundSetup<R, Carry>;
  /** What this seat may know of the position; in an open replay, all of it. */
  readonly view: V;
  /** The seats to act, as far as this seat can know. */
  readonly actors: readonly Seat[];
  /** What this seat may play now; empty on another player's turn and in a replay. */
  readonly choices: readonly Choice<A>[];
  /** The events of the last step, as far as this seat may know them. */
  readonly events: readonly E[];
  /** The narrator's sentences of this round, the latest last. */
  readonly log: readonly string[];
  /** How many of them are about the last step. */
  readonly news: number;
  /** The log with public sentences only. */
  readonly openLog: readonly string[];
  /** Whether cards that a player would have to remember stay visible. */
  readonly memoryAid: boolean;
  /** The narrator's name of a card. */
  cardName(id: string): string;
}

/** Several players may act at once. */
export interface Race {
  /** Identifies the race across scenes. */
  readonly id: string;
  /** The action of a player whose time is up. */
  idle(scene: Scene): Action;
}

/** A place on the page. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

export interface Choice<A extends Action = Action> {
  readonly action: A;
  /** The narrator's words for it. */
  readonly label: string;
  /** Its place on the page. The arrow keys go to the nearest place in their direction. */
  readonly spot?: Spot;
}

/** The first part of a choice, such as the first card of a swap. It opens a menu of second parts. */
export interface Group<A extends Action = Action> {
  readonly label: string;
  readonly spot?: Spot;
  readonly menu: Menu<A>;
}

export type Entry<A extends Action = Action> = Choice<A> | Group<A>;

/** Columns of entries. Left and right change the column, up and down the entry. */
export type Menu<A extends Action = Action> = readonly (readonly Entry<A>[])[];

export function menuOf(screen: Screen, scene: Scene): Menu {
  return screen.menu ? screen.menu(scene) : scene.choices.map((choice) => [choice]);
}

/** All choices that can be reached through a menu. */
export function choicesIn(menu: Menu): readonly Choice[] {
  return menu.flat().flatMap((entry) => ('menu' in entry ? choicesIn(entry.menu) : [entry]));
}

/** The scene after the player has looked at cards to remember: private sentences and events are removed. */
export function lookedAway(scene: Scene): Scene {
  return { ...scene, events: [], log: scene.openLog, news: 0 };
}
