import type { AnyGame, AnyState } from '@madang/engine';
import { LabError } from '../failure.ts';
import { openLog } from './read.ts';
import { replayMatch, seatingOf } from './replay.ts';

/** What a checked log holds. */
interface CheckedLog {
  readonly matches: number;
  readonly rounds: number;
  /** Of seats; the dealer's are not counted. */
  readonly actions: number;
}

/**
 * Replays a whole log by the rules. An action that may not be played, other points than the rules give, a card that is lost
 * or lies twice, and a match that is missing are each a LabError with the line. `progress` gets the share of the file that is read.
 */
export function checkLog(file: string, progress: (part: number) => void = () => {}): CheckedLog {
  const log = openLog(file);
  const seating = seatingOf(log);
  const { game, rules, seats } = seating;
  const pack = game.pack(rules, seats).length;
  let [matches, rounds, actions] = [0, 0, 0];
  for (const match of log.matches()) {
    if (match.game !== matches) throw new LabError(`${match.where}: match ${matches} is missing`);
    replayMatch(log, seating, match, {
      dealt: (state) => refuseLostCards(game, state, pack, match.where),
      chosen: () => actions++,
      acted: (_seat, _action, state) => refuseLostCards(game, state, pack, match.where),
      ended: (outcome) => {
        if (!outcome.void) rounds++;
      },
    });
    matches++;
    progress(match.part);
  }
  return { matches, rounds, actions };
}

function refuseLostCards(game: AnyGame, state: AnyState, pack: number, where: string): void {
  const cards = state.layout().flat();
  if (cards.length === pack && new Set(cards).size === pack) return;
  throw new LabError(`${where}: ${game.id} has ${cards.length} cards on the table instead of ${pack}`);
}
