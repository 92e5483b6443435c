import type { AnyGame } from '@madang/engine';
import { gostop, matgo } from '@madang/engine/gostop';
import { FORMS } from '@madang/protocol/gostop/schemas';
import { type Dialect, SAME_NAMES } from '../common/dialect.ts';
import { WORDS } from './words.ts';

export const gostopDialect = dialectOf(gostop);
export const matgoDialect = dialectOf(matgo);

function dialectOf(game: AnyGame): Dialect {
  return {
    game,
    commands: FORMS.commands,
    ...SAME_NAMES,
    topLevelFields: Object.keys(FORMS.topLevelFields),
    words: WORDS,
    // The shaken cards are shown for two seconds with input locked (docs/rules/matgo.md 21).
    pause: (event) => ('seconds' in event ? Number(event.seconds) * 1000 : 0),
    window: () => null,
  };
}
