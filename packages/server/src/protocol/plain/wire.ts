import type { AnyGame } from '@madang/engine';
import { GameAct } from '@madang/protocol/schemas';
import type { Fields, Timing } from '../common/dialect.ts';
import { commonWire } from '../common/wire.ts';
import type { Wire } from '../wire.ts';

const NO_TIMING: Timing = { pause: () => 0, window: () => null };

/**
 * The dialect that every game speaks alike, with the names of its rules and records: for the page, and for programs that
 * play more than one game. Its events are those of the common dialect, and it remembers nothing.
 */
export function plainWire(game: AnyGame, timing: Timing = NO_TIMING): Wire<null> {
  return commonWire({
    ...timing,
    game,
    commands: { GameAct },
    toAction: ({ action }) => action as Fields,
    toCommand: (action) => ({ command: 'GameAct', action }),
    topLevelFields: [],
  });
}
