import { isSame } from '../play/same-action.ts';
import type { Written } from '../play/told.ts';

/** The class of a button that does what a hint or a review shows. */
export function hinted(hint: Written | null, action: Written): string {
  return isSame(hint, action) ? 'is-hinted' : '';
}
