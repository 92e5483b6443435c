import { type Action, DECISIONS, type Event, offers, type Round } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import { beginnerWith } from '../hwatu/beginner.ts';
import { glance } from '../hwatu/glance.ts';
import type { Player } from '../player.ts';

/** Counts neither sets nor junk. Go or stop it decides by a coin. */
export const beginner: Player<Round, Action, Event> = beginnerWith({
  coin: ({ stage }) => (stage === 'decision' ? DECISIONS : null),
  looks,
});

function looks(round: Round, action: Action): number {
  switch (action.type) {
    case 'PLAY_HAND_CARD':
      return Math.max(0, ...offers(round, action.cardId).cards.map((card) => glance(KOREAN, card)));
    case 'CHOOSE_CAPTURE_TARGET':
      return glance(KOREAN, action.fromTableCardId);
    case 'DECLARE_BOMB':
      return 4;
    default:
      return 0;
  }
}
