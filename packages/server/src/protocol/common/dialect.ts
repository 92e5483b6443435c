import type { Action, AnyGame, AnyState, Event, Refusal } from '@madang/engine';
import type { z } from 'zod';

export type Fields = Readonly<Record<string, unknown>>;

/** What a game adds to the common dialect: its words, and what its cards, views and events look like. */
export interface Dialect {
  readonly game: AnyGame;
  /** The commands that act in the match, by name; a resignation is added to them. */
  readonly commands: Readonly<Record<string, z.ZodType<Fields>>>;
  /** The action that a command means, as the rules read it (`Game.read`). */
  toAction(command: Fields): Fields;
  /** The command by which a client means this action, given as the rules write it. */
  toCommand(action: Fields): Fields;
  /** The legal actions that are listed to their player, where those would be too many; else all. */
  listed?(state: AnyState, legal: readonly Action[]): readonly Action[];
  /** More of `next_state`, where actions that are not listed can be said in short. */
  readonly choices?: {
    readonly fields: Readonly<Record<string, z.ZodType>>;
    of(legal: readonly Action[]): Fields;
  };
  /** Fields of the view that go with every event, and what they look like. */
  readonly topLevelFields: Readonly<Record<string, z.ZodType>>;
  /** What each refusal says, in English: a code's words, from its facts. */
  readonly words: Readonly<Record<string, (refusal: Refusal) => string>>;
  /** For how long nobody may act after this event, in milliseconds. */
  pause(event: Event): number;
  /** How long the window stays open in which several seats may act at once, in milliseconds; null: there is none. */
  window(state: AnyState): number | null;
  readonly view: z.ZodType;
  /** What can happen in a step. */
  readonly happened: z.ZodType;
  readonly outcome: z.ZodType;
}

/** Where an action's own type is the command's name. */
export const SAME_NAMES: Pick<Dialect, 'toAction' | 'toCommand'> = {
  toAction: ({ command, command_id: _, ...fields }) => ({ type: command, ...fields }),
  toCommand: ({ type, ...fields }) => ({ command: type, ...fields }),
};
