import type { Kibo, Seat } from '@madang/engine';
import type { Hint, Refused, WayBack } from '../session.ts';
import type { Eyes, Told, Written } from '../told.ts';
import type { ActionWindow } from '../window.ts';
import type { LocalSetup } from './setup.ts';
import type { LeftMatch, Move } from './unfinished.ts';

/** How a match is shown to the page. */
export interface ViewerOptions {
  readonly eyes: Eyes;
  /** How slow bots are: 1 is normal, 0 at once. */
  readonly pace: number;
  readonly window: ActionWindow | undefined;
}

/** From the page to the worker. */
export type Ask =
  | ({
      readonly ask: 'begin';
      readonly setup: LocalSetup;
      /** An unfinished match to resume instead. */
      readonly left: LeftMatch | null;
      readonly canTakeBack: boolean;
    } & ViewerOptions)
  | { readonly ask: 'take back' }
  | { readonly ask: 'act'; readonly action: Written }
  | { readonly ask: 'ready'; readonly pace: number }
  | { readonly ask: 'look'; readonly eyes: Eyes }
  | { readonly ask: 'hint'; readonly id: number };

/** From the worker to the page. */
export type Answer =
  | { readonly answer: 'told'; readonly told: Told }
  /** The record, at the beginning and after every round; with what carries over to the next match, once this one is over. */
  | { readonly answer: 'saved'; readonly kibo: Kibo; readonly carry: LocalSetup['inputs'] | null }
  /** What was played, within a round. */
  | { readonly answer: 'moved'; readonly moves: readonly Move[]; readonly hash: number }
  | { readonly answer: 'refused'; readonly refusal: Refused }
  | { readonly answer: 'window'; readonly until: number | null }
  /** At one screen: it is another person's turn. */
  | { readonly answer: 'hand over'; readonly seat: Seat }
  /** Whether the person's last move can be taken back. */
  | { readonly answer: 'way back'; readonly way: WayBack | null }
  /** The files of a bot could not be loaded. */
  | { readonly answer: 'broken'; readonly message: string }
  | { readonly answer: 'hint'; readonly id: number; readonly hint: Hint | null };
