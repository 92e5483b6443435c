import type { Style } from '../../canvas.ts';

/** A seat's progress towards a set of cards that scores. */
export type Progress =
  | { readonly kind: 'has'; readonly points: number }
  | { readonly kind: 'needs'; readonly have: number; readonly need: number }
  /** Other seats have too many of its cards. */
  | { readonly kind: 'lost' };

export function progressText(progress: Progress): string {
  switch (progress.kind) {
    case 'has':
      return `✓${progress.points}`;
    case 'needs':
      return `${progress.have}/${progress.need}`;
    case 'lost':
      return '–';
  }
}

export function progressStyle(progress: Progress): Style {
  switch (progress.kind) {
    case 'has':
      return ['bold', 'green'];
    case 'needs':
      if (progress.have === progress.need - 1) return ['bold', 'yellow'];
      return progress.have === 0 ? ['dim'] : [];
    case 'lost':
      return ['dim'];
  }
}
