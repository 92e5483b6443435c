import type { Action, AnyGame, AnyState, Event, Json, Refusal } from '@madang/engine';
import type { AnyCommand, Encoded } from '@madang/protocol';
import type { z } from 'zod';

export type Fields = Readonly<Record<string, unknown>>;

/** How a game translates between its rules and the common dialect. The schemas are in `@madang/protocol`. */
export interface Dialect {
  readonly game: AnyGame;
  /** The commands that act in the match, by name; a resignation is added to them. */
  readonly commands: Readonly<Record<string, z.ZodType<Fields>>>;
  /** The action that a command means, as the rules read it (`Game.read`). */
  toAction(command: Fields): Fields;
  /** The command for an action, given as the rules write it. */
  toCommand(action: Encoded): AnyCommand;
  /** The legal actions that are listed to their player, where all would be too many. Absent: all. */
  listed?(state: AnyState, legal: readonly Action[]): readonly Action[];
  /** Further fields of `next_state`, where actions that are not listed can be given in short. */
  choices?(legal: readonly Action[]): Readonly<Record<string, Json>>;
  /** Fields of the view that go with every event. */
  readonly topLevelFields: readonly string[];
  /** The message of each refusal, in English, by its code. Absent: the code alone. */
  readonly words?: Readonly<Record<string, (refusal: Refusal) => string>>;
  /** For how long nobody may act after this event, in milliseconds. */
  pause(event: Event): number;
  /** How long a window stays open in which several seats may act at once, in milliseconds; null: there is none. */
  window(state: AnyState): number | null;
}

/** A message for each of a game's codes. */
export type WordsOf<Codes extends readonly string[]> = Readonly<Record<Codes[number], (refusal: Refusal) => string>>;

/** What the plain dialect of a game takes over from its own. */
export type Timing = Pick<Dialect, 'pause' | 'window' | 'listed' | 'choices'>;

/** Where an action's own type is the command's name. */
export const SAME_NAMES: Pick<Dialect, 'toAction' | 'toCommand'> = {
  toAction: ({ command, command_id: _, ...fields }) => ({ type: command, ...fields }),
  toCommand: ({ type, ...fields }) => ({ command: type, ...fields }),
};
