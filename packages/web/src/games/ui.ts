import type { AnyGame, AnyNarrator, Json, Language } from '@madang/engine';
import type { ReactNode } from 'react';
import { loadOnce } from '../app/loading.ts';
import type { Ended, Scene } from '../play/presenter.ts';
import type { Show } from '../play/show.ts';
import type { Written } from '../play/told.ts';
import type { ActionWindow } from '../play/window.ts';
import type { Deck } from '../table/face.ts';
import { entryOf, isGame } from './list.ts';

/** What a game's part of the page is given. `V` and `R` are the game's views and rules. */
export interface BoardProps<V extends Json = Json, R extends object = object> {
  readonly scene: Scene<V, R>;
  readonly language: Language;
  readonly narrator: AnyNarrator;
  /** Names to show, by seat. */
  readonly names: readonly string[];
  readonly act: (action: Written) => void;
  /** A card by its id, in the reader's language. */
  readonly cardName: (id: string) => string;
  /** What a good player would do, while it is shown. */
  readonly hint: Written | null;
  /** Somebody tries what cannot be done now: says why. */
  readonly refuse?: ((action: Written) => void) | undefined;
}

export interface CountProps<V extends Json = Json, R extends object = object>
  extends Pick<BoardProps<V, R>, 'scene' | 'narrator' | 'names' | 'cardName'> {
  readonly ended: Ended<V>;
}

/**
 * A game's own part of the page: one folder each. Its members are methods, so that the UI of a game with typed views is a
 * `GameUi` like any other. This is the one place where a view is taken for the view of its game: the page loads the UI by
 * the game's id, and shows it no other game's table.
 */
export interface GameUi<V extends Json = Json, R extends object = object> {
  readonly game: AnyGame;
  readonly deck: Deck;
  /** The stage in which several seats may act at once, where the game has one. */
  readonly window?: ActionWindow;
  /** What was seen once is hidden again: no move can be taken back. */
  readonly isMemoryGame?: true;
  narrator(language: Language): AnyNarrator;
  /** The mat. It names its spots (`seat-0`, `hand-1`, `stock`, `field`, `pile-0`) for the choreography. */
  Board(props: BoardProps<V, R>): ReactNode;
  /** The panels beside it, above the log. */
  Rail(props: BoardProps<V, R>): ReactNode;
  /** How a round came out, in a line, where that is more than who has won it. */
  headline?(ended: Ended<V>, names: readonly string[], language: Language): string | null;
  /** How a round is counted. It is in the file of the mat: what is loaded later may never be, after a failure of the connection. */
  Count(props: CountProps<V, R>): ReactNode;
  beats(event: Written, scene: Scene<V, R>, narrator: AnyNarrator): ReturnType<Show['beats']>;
  /** The reason for an action that is allowed now, in a sentence; empty where there is none. */
  why(action: Written, board: BoardProps<V, R>): string;
  /** The number of rounds of a match, where the rules fix it. */
  rounds?(rules: R): number | null;
  /** Beside the round in the page's bar: who deals, what is special at this table. */
  facts(scene: Scene<V, R>, names: readonly string[], language: Language): readonly string[];
}

/** Each game is a chunk of its own. */
export const loadGameUi = loadOnce((game: string) =>
  isGame(game) ? (entryOf(game)?.load ?? (() => loadGeneric(game)))() : null,
);

/** For a game without an entry. */
async function loadGeneric(game: string): Promise<GameUi> {
  const { genericUiById } = await import('./generic/index.tsx');
  return genericUiById(game);
}
