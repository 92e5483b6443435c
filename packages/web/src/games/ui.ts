import type { AnyGame, AnyNarrator, Language } from '@madang/engine';
import type { ComponentType } from 'react';
import type { Ended, Scene } from '../play/presenter.ts';
import type { Show } from '../play/show.ts';
import type { Written } from '../play/told.ts';
import type { Deck } from '../table/face.ts';
import { entryOf, isGame } from './list.ts';

/** What a game's part of the page is given. */
export interface BoardProps {
  readonly scene: Scene;
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

export interface CountProps extends Pick<BoardProps, 'scene' | 'narrator' | 'names' | 'cardName'> {
  readonly ended: Ended;
}

/** A game's own part of the page: one folder each. */
export interface GameUi {
  readonly game: AnyGame;
  readonly deck: Deck;
  readonly narrator: (language: Language) => AnyNarrator;
  /** The mat. It names its spots (`seat-0`, `hand-1`, `stock`, `field`, `pile-0`) for the choreography. */
  readonly Board: ComponentType<BoardProps>;
  /** The panels beside it, above the log. */
  readonly Rail: ComponentType<BoardProps>;
  /** How a round is counted. */
  readonly Count: ComponentType<CountProps>;
  readonly beats: (event: Written, scene: Scene, narrator: AnyNarrator) => ReturnType<Show['beats']>;
  /** What speaks for an action that is allowed now, in a sentence; empty where there is nothing to say. */
  readonly why: (action: Written, board: BoardProps) => string;
  /** Beside the round in the page's bar: who deals, what is special at this table. */
  readonly facts: (scene: Scene, names: readonly string[], language: Language) => readonly string[];
}

const loaded = new Map<string, Promise<GameUi>>();

/** Each game is a chunk of its own. The same promise every time, so that a page can wait for it. */
export function loadGameUi(game: string): Promise<GameUi> | null {
  if (!isGame(game)) return null;
  const known = loaded.get(game) ?? (entryOf(game)?.load ?? (() => loadGeneric(game)))();
  loaded.set(game, known);
  return known;
}

/** A game that has no part of the page. */
async function loadGeneric(game: string): Promise<GameUi> {
  const { genericFace } = await import('./generic/index.tsx');
  return genericFace(game);
}
