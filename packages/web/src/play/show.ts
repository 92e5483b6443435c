import type { Beat } from './beat.ts';
import type { Scene } from './presenter.ts';
import type { Written } from './told.ts';

/** How the presenter shows things. */
export interface Show {
  /** The movements for an event, before the view changes. */
  beats(event: Written, scene: Scene): readonly Beat[];
  /** The event in the reader's language; null when it is not logged. */
  say(event: Written, scene: Scene): string | null;
  /** Plays beats one after another; resolves after the last. */
  perform(beats: readonly Beat[]): Promise<void>;
  /** Changes the page, and animates every card from its old place to its new one. */
  change(commit: () => void, how: 'deal' | 'move' | 'none'): Promise<void>;
  /** Resolves when there was time to read a result. */
  rest(): Promise<void>;
}
