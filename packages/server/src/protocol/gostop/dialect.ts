import type { AnyGame } from '@madang/engine';
import { gostop, matgo } from '@madang/engine/gostop';
import { type Dialect, SAME_NAMES } from '../common/dialect.ts';
import { Outcome } from '../common/events.ts';
import { COMMANDS } from './commands.ts';
import { Happened } from './happened.ts';
import { RequiredFollowUpAction, View } from './view.ts';
import { WORDS } from './words.ts';

export const gostopDialect = dialectOf(gostop);
export const matgoDialect = dialectOf(matgo);

function dialectOf(game: AnyGame): Dialect {
  return {
    game,
    commands: COMMANDS,
    ...SAME_NAMES,
    // Many choices depend on the position, so every event says what is awaited (docs/protocol.md 20).
    topLevelFields: { requiredFollowUpAction: RequiredFollowUpAction },
    words: WORDS,
    // The shaken cards are shown for two seconds with input locked (docs/rules/matgo.md 21).
    pause: (event) => ('seconds' in event ? Number(event.seconds) * 1000 : 0),
    window: () => null,
    view: View,
    happened: Happened,
    outcome: Outcome,
  };
}
