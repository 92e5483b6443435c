import type { ActionWindow } from '../../play/window.ts';

/** After a discard everybody may try to match it, for so long (docs/rules/check.md 6). */
export const MATCHING: ActionWindow = { stage: 'matchingStage', ms: 5000 };
