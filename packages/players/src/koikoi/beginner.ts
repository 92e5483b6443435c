import { NONE } from '@madang/engine';
import { JAPANESE, matching } from '@madang/engine/hwatu';
import { type Action, DECISIONS, type Event, FIELD, type Round } from '@madang/engine/koikoi';
import { beginnerWith } from '../hwatu/beginner.ts';
import { glance } from '../hwatu/glance.ts';
import type { Player } from '../player.ts';

/** Knows no yaku. Whether to call koi-koi it decides by a coin. */
export const beginner: Player<Round, Action, Event> = beginnerWith({
  coin: ({ phase }) => (phase === 'decision' ? DECISIONS : null),
  looks,
});

function looks(round: Round, action: Action): number {
  if (action.type !== 'play' && action.type !== 'select') return 0;
  if (action.target !== NONE) return glance(JAPANESE, action.target);
  if (action.type !== 'play') return 0;
  return matching(round.table.at(FIELD), action.card).cards.length;
}
