import type { AnyNarrator } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import { settings } from '../../app/settings.ts';
import type { Beat } from '../../play/beat.ts';
import type { Written } from '../../play/told.ts';
import { callBeats, cardsOf, flipBeats, landing, playBeats, setBeats, takeBeats } from '../flower/beats.ts';
import type { Scene } from './props.ts';
import { koikoiWords } from './words.ts';
import { type Yaku, yakuCards } from './yaku.ts';

/** The animation of each event. */
export function beats(event: Written, scene: Scene, narrator: AnyNarrator): readonly Beat[] {
  const seat = Number(event.seat);
  const words = koikoiWords[settings().language];
  switch (event.type) {
    case 'selecting':
      return flipBeats(String(event.card), { spot: 'turned' });
    case 'yaku':
      return yakuBeats(event, scene, narrator);
    case 'called':
      return callBeats(seat, words.called(Number(event.count)));
    case 'stopped':
      return callBeats(seat, words.stop);
    case 'turn':
      return seat === scene.eyes ? [{ do: 'sound', sound: 'turn' }] : [];
    default:
      return landingBeats(event, scene, seat);
  }
}

/** A card is laid, and takes what it matches. */
function landingBeats(event: Written, scene: Scene, seat: number): readonly Beat[] {
  const card = String(event.card);
  const captured = cardsOf(event.captured);
  const to = landing(captured, scene.events);
  const taken = takeBeats(seat, captured.length > 0 ? [...captured, card] : []);
  switch (event.type) {
    case 'played':
      return [...playBeats(seat, scene.view.hands[seat], card, to), ...taken];
    case 'flipped':
      return [...flipBeats(card, to), ...taken];
    case 'selected':
      return [{ do: 'move', card, to }, ...taken];
    default:
      return [];
  }
}

function yakuBeats(event: Written, scene: Scene, narrator: AnyNarrator): readonly Beat[] {
  const seat = Number(event.seat);
  const pile = [...scene.view.piles[seat], ...scene.events.flatMap(takenIn)];
  return formedIn(event).flatMap(({ type, points }) =>
    setBeats(seat, narrator.term(type), points, yakuCards(type, pile, scene.rules)),
  );
}

/** Made or grown by this turn. */
function formedIn({ formed }: Written): readonly Pick<Yaku, 'type' | 'points'>[] {
  return (Array.isArray(formed) ? formed : [])
    .filter(isRecord)
    .map(({ type, points }) => ({ type: type as Yaku['type'], points: Number(points) }));
}

/** In one action only the seat that acts takes cards. */
function takenIn({ card, captured }: Written): readonly string[] {
  const taken = cardsOf(captured);
  return taken.length > 0 ? [...taken, String(card)] : [];
}
