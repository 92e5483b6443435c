import { settings } from '../../app/settings.ts';
import type { Beat } from '../../play/beat.ts';
import type { Scene } from '../../play/stage.ts';
import type { Written } from '../../play/told.ts';
import { cardsOf, flipBeats, landing, playBeats } from '../flower/beats.ts';
import { viewOf } from './view.ts';
import { type GostopWords, gostopWords, type SpecialName } from './words.ts';

const SHOWN = 1400;

/** How each event of the game looks. Captured cards fly to their piles by themselves when the view changes. */
export function beats(event: Written, scene: Scene): readonly Beat[] {
  const words = gostopWords[settings().language];
  return cardBeats(event, scene) ?? callBeats(event, scene, words);
}

/** Cards that move. */
function cardBeats(event: Written, scene: Scene): readonly Beat[] | null {
  const seat = Number(event.seat);
  const card = String(event.card);
  switch (event.type) {
    case 'played':
      return playBeats(seat, viewOf(scene).hands[seat], card, landing(cardsOf(event.onto), scene.events));
    case 'flipped':
      return flipBeats(card, landing(cardsOf(event.onto), scene.events));
    case 'choosing':
      return event.source === 'flip'
        ? flipBeats(card, { spot: 'turned' })
        : playBeats(seat, viewOf(scene).hands[seat], card, { spot: 'turned' });
    case 'chose':
      return [{ do: 'move', card, to: landing(cardsOf(event.onto), scene.events) }];
    case 'bonus':
      return flipBeats(card, { spot: 'turned' });
    case 'stole':
      return [
        { do: 'sound', sound: 'steal' },
        { do: 'move', card, to: { spot: `pile-${seat}-dreg` } },
        { do: 'hold', ms: 200 },
      ];
    default:
      return null;
  }
}

/** Words that are called: a seal at the seat, the cards shown where they have to be. */
function callBeats(event: Written, scene: Scene, words: GostopWords): readonly Beat[] {
  const seat = Number(event.seat);
  const stamp = (text: string): readonly Beat[] => [
    { do: 'sound', sound: 'drum' },
    { do: 'stamp', text, seat },
  ];
  const show = (ms: number): Beat => ({ do: 'show', cards: cardsOf(event.cards), from: { spot: `hand-${seat}` }, ms });
  switch (event.type) {
    case 'shook':
      return [...stamp(words.shaken(1)), show(Math.max(SHOWN, Number(event.seconds) * 1000))];
    case 'bombed':
      return [...stamp(words.bombed(1)), show(SHOWN / 2)];
    case 'kung':
      return [...stamp(words.kungSeal), show(SHOWN / 2)];
    case 'president_shown':
      return [...stamp(words.holds), show(SHOWN)];
    case 'go':
      return stamp(words.go(Number(event.count)));
    case 'stopped':
      return stamp(words.stop);
    case 'turn':
      return seat === scene.eyes ? [{ do: 'sound', sound: 'turn' }] : [];
    default: {
      const special = specialOf(event.type, words);
      return special === null
        ? []
        : [
            { do: 'sound', sound: 'yaku' },
            { do: 'stamp', text: special, seat },
          ];
    }
  }
}

function specialOf(type: string, { specials }: GostopWords): string | null {
  return Object.hasOwn(specials, type) ? specials[type as SpecialName] : null;
}
