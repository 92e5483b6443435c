import type { Language } from '@madang/narrators/language';
import type { LevelPools } from '@madang/players/level-ratings';
import type { CardGuide } from '../cards/guide.ts';
import type { Lesson } from '../learn/lesson.ts';
import type { Rules } from '../play/told.ts';
import type { Books } from '../rulebook/books.ts';
import type { Deck } from '../table/face.ts';
import type { Dare } from './dare.ts';
import type { TableRules } from './table-rules.ts';
import type { GameUi } from './ui.ts';

/** What the page knows of a game before its parts are loaded: enough for the home page, which has no rules. */
export interface GameEntry {
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
  /** Its name in the language it comes from, where that is another script. */
  readonly native?: { readonly name: string; readonly lang: string };
  readonly words: Readonly<Record<Language, GameWords>>;
  /** The usual number of players, where that is not the first number of the rules. */
  readonly usualSeats?: number;
  /** What is counted of a daily deal's field: calls by the types of their actions. */
  readonly calls?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** How long a match takes. */
  readonly minutes: number;
  /** An attractive hand, for the home page. */
  readonly fan: readonly FanCard[];
  /** The rules with a name, the default ones first. */
  readonly tableRules?: () => Promise<readonly TableRules[]>;
  /** How strong its bots are, by simulation. */
  readonly levelRatings?: () => Promise<{ readonly default: LevelPools }>;
  /** The rules that are offered first to readers of a language, where people play otherwise than by the default. */
  readonly firstRules?: Readonly<Partial<Record<Language, Rules>>>;
  /** A worker with the rules and players of this game; otherwise one with all games is used. */
  readonly worker?: () => Worker;
  readonly load: () => Promise<GameUi>;
  readonly books: () => Promise<Books>;
  /** What its cards count for, where they need a guide. */
  readonly guide?: () => Promise<CardGuide>;
  /** What its statistics say about the risks one takes. */
  readonly dare?: () => Promise<Dare>;
  /** The first lesson, where there is one. */
  readonly lesson?: () => Promise<Lesson>;
  /** Positions in which one action is clearly best, as a text (docs/review.md#what-would-you-play). */
  readonly positions?: () => Promise<string>;
}

export interface GameWords {
  /** Under the name, where the name is in the reader's own language already. */
  readonly sub: string;
  /** What one does in it, in a sentence that makes one want to. */
  readonly pitch: string;
}

type PicturedDeck = Exclude<Deck, 'plain'>;

export interface FanCard {
  readonly deck: PicturedDeck;
  /** "?" shows its back. */
  readonly id: string;
}

export function handOf(deck: PicturedDeck, ...ids: readonly string[]): readonly FanCard[] {
  return ids.map((id) => ({ deck, id }));
}
