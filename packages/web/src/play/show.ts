import type { Beat } from './beat.ts';
import type { Scene } from './presenter.ts';
import type { Written } from './told.ts';

/** How the stage shows things; a game brings its own. */
export interface Show {
  /** What moves for an event, seen before the view changes. */
  beats(event: Written, scene: Scene): readonly Beat[];
  /** The event in the reader's language; null when it needs no words. */
  say(event: Written, scene: Scene): string | null;
  /** Plays beats one after the other; done when the last has come to rest. */
  perform(beats: readonly Beat[]): Promise<void>;
  /** Changes the page, and lets every card slide from where it lay to where it lies. */
  change(commit: () => void, how: 'deal' | 'move' | 'none'): Promise<void>;
  /** Time to read a result that nobody has to confirm. */
  rest(): Promise<void>;
}
