import { WINDOWS } from '@madang/protocol/check';
import type { ActionWindow } from '../../play/window.ts';

/** After a discard everybody may try to match it (docs/rules/check.md 6). */
export const MATCHING: ActionWindow = { stage: 'matchingStage', ms: WINDOWS.matchingStage };
