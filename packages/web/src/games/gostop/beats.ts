import type { AnyNarrator } from '@madang/engine';
import { settings } from '../../app/settings.ts';
import type { Beat } from '../../play/beat.ts';
import type { Written } from '../../play/told.ts';
import { callBeats, cardsOf, flipBeats, landing, pileSpot, playBeats, setBeats, takeBeats } from '../flower/beats.ts';
import { pileAfter } from './pile.ts';
import type { Scene } from './props.ts';
import { newSets } from './sets.ts';
import { type GostopWords, gostopWords, type SpecialName } from './words/index.ts';

const SHOWN = 1400;
/** Durations for a stolen card, in milliseconds. */
const STEAL = { fly: 420, hold: 200 } as const;

/** The animation of each event. */
export function beats(event: Written, scene: Scene, narrator: AnyNarrator): readonly Beat[] {
  const words = gostopWords[settings().language];
  const moves = landingBeats(event, scene) ?? takingBeats(event, scene);
  return moves ? [...moves, ...madeBeats(event, scene, narrator)] : sayingBeats(event, scene, words, narrator);
}

/** A card is laid on the table. */
function landingBeats(event: Written, scene: Scene): readonly Beat[] | null {
  const seat = Number(event.seat);
  const card = String(event.card);
  const to = landing(cardsOf(event.onto), scene.events);
  const hand = scene.view.hands[seat] ?? [];
  switch (event.type) {
    case 'played':
      return playBeats(seat, hand, card, to);
    case 'flipped':
      return flipBeats(card, to);
    case 'choosing':
      return event.source === 'flip'
        ? flipBeats(card, { spot: 'turned' })
        : playBeats(seat, hand, card, { spot: 'turned' });
    case 'chose':
      return [{ do: 'move', card, to }];
    case 'bonus':
      return flipBeats(card, { spot: 'turned' });
    default:
      return null;
  }
}

/** Cards move to a pile, from the table or from another pile. */
function takingBeats(event: Written, scene: Scene): readonly Beat[] | null {
  const seat = Number(event.seat);
  const card = String(event.card);
  switch (event.type) {
    case 'captured':
      return takeBeats(seat, cardsOf(event.cards));
    case 'bonus_gained':
    case 'bonus_released':
      return takeBeats(seat, [card]);
    case 'stole':
      return stealBeats(seat, card, pileAfter(scene, Number(event.from)).includes(card));
    default:
      return null;
  }
}

/** The card crosses the mat, and the receiving pile is highlighted. */
function stealBeats(seat: number, card: string, isThere: boolean): readonly Beat[] {
  if (!isThere) return [];
  return [
    { do: 'sound', sound: 'steal' },
    {
      do: 'together',
      beats: [
        { do: 'light', spot: `pile-${seat}`, ms: STEAL.fly + STEAL.hold },
        { do: 'take', cards: [{ card, to: pileSpot(seat, card) }] },
      ],
    },
    { do: 'hold', ms: STEAL.hold },
  ];
}

/** The sets that this event completes. */
function madeBeats(event: Written, scene: Scene, narrator: AnyNarrator): readonly Beat[] {
  const seat = Number(event.seat);
  const before = pileAfter(scene, seat);
  const after = pileAfter({ ...scene, events: [...scene.events, event] }, seat);
  if (after.length <= before.length) return [];
  const made = newSets(before, after, scene.rules, scene.view.gukjin === 'ssangpi');
  return made.flatMap(({ name, points, cards }) => setBeats(seat, narrator.term(name), points, cards));
}

/** Calls: a seal at the seat, and the cards that must be shown. */
function sayingBeats(event: Written, scene: Scene, words: GostopWords, narrator: AnyNarrator): readonly Beat[] {
  const seat = Number(event.seat);
  const cards = cardsOf(event.cards);
  const from = { spot: `hand-${seat}` };
  const show = (ms: number, stay = false): Beat => ({ do: 'show', cards, from, ms, stay });
  switch (event.type) {
    case 'shook': {
      const ms = Number(event.seconds) * 1000;
      return [...callBeats(seat, words.shaken(1)), { do: 'show', cards, from, ms, isRule: true }];
    }
    case 'bombed':
      return [...callBeats(seat, words.bombed(1)), show(SHOWN / 2, true)];
    case 'kung':
      return [...callBeats(seat, words.kungSeal), show(SHOWN / 2, true)];
    case 'president_shown':
      return [...callBeats(seat, narrator.option('president')), show(SHOWN)];
    case 'go':
      return callBeats(seat, words.go(Number(event.count)));
    case 'stopped':
      return callBeats(seat, words.stop);
    case 'turn':
      return seat === scene.eyes ? [{ do: 'sound', sound: 'turn' }] : [];
    default:
      return specialBeats(event.type, seat, words);
  }
}

function specialBeats(type: string, seat: number, { specials }: GostopWords): readonly Beat[] {
  if (!Object.hasOwn(specials, type)) return [];
  return [
    { do: 'sound', sound: 'yaku' },
    { do: 'stamp', text: specials[type as SpecialName], seat },
  ];
}
