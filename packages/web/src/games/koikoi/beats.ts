import type { Yaku } from '@madang/engine/koikoi';
import { settings } from '../../app/settings.ts';
import type { Beat } from '../../play/beat.ts';
import type { AnyNarrator } from '../../play/narration.ts';
import type { Scene } from '../../play/stage.ts';
import type { Written } from '../../play/told.ts';
import { cardsOf, flipBeats, landing, playBeats } from '../flower/beats.ts';
import { viewOf } from './view.ts';
import { koikoiWords } from './words.ts';

/** How each event of the game looks. Captured cards fly to their piles by themselves when the view changes. */
export function beats(event: Written, scene: Scene, narrator: AnyNarrator): readonly Beat[] {
  const seat = Number(event.seat);
  const card = String(event.card);
  const words = koikoiWords[settings().language];
  switch (event.type) {
    case 'played':
      return playBeats(seat, viewOf(scene).hands[seat], card, landing(cardsOf(event.captured), scene.events));
    case 'flipped':
      return flipBeats(card, landing(cardsOf(event.captured), scene.events));
    case 'selecting':
      return flipBeats(card, { spot: 'turned' });
    case 'selected':
      return [{ do: 'move', card, to: landing(cardsOf(event.captured), scene.events) }];
    case 'yaku':
      return yakuBeats(seat, event.formed as unknown as readonly Yaku[], narrator);
    case 'called':
      return [
        { do: 'sound', sound: 'drum' },
        { do: 'stamp', text: words.called(Number(event.count)), seat },
      ];
    case 'stopped':
      return [
        { do: 'sound', sound: 'drum' },
        { do: 'stamp', text: words.stop, seat },
      ];
    case 'turn':
      return seat === scene.eyes ? [{ do: 'sound', sound: 'turn' }] : [];
    default:
      return [];
  }
}

function yakuBeats(seat: number, formed: readonly Yaku[], narrator: AnyNarrator): readonly Beat[] {
  return formed.flatMap(({ type, points }): readonly Beat[] => [
    { do: 'sound', sound: 'yaku' },
    { do: 'stamp', text: narrator.term(type), seat, note: `+${points}` },
  ]);
}
