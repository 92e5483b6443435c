import type { Json } from '@madang/engine';
import { canonical, encodeCards, isRecord } from '@madang/engine/internal';
import type { Choice, Scene, Screen } from './screen.ts';

/** The choice that was typed: by its number in the list, in the game's shorthand, or by words of it that fit no other. */
export function typedChoice(screen: Screen, scene: Scene, typed: string): Choice | null {
  const { choices } = scene;
  if (isNumber(screen, scene, typed)) return typed === '0' ? zero(screen, scene) : (choices[Number(typed) - 1] ?? null);
  const meant = meantBy(screen, scene, typed);
  return meant === null ? wordedChoice(scene, typed) : choiceOf(scene, meant);
}

/** No choice in a list has this number; where it is a bid, it is a pass. */
function zero(screen: Screen, scene: Scene): Choice | null {
  const meant = screen.shorthand?.(scene, '0');
  return isRecord(meant) && meant.type === 'pass' ? choiceOf(scene, meant as Json) : null;
}

/** What a line says in the game's shorthand, if anything. */
export function meantBy(screen: Screen, scene: Scene, typed: string): Json | null {
  return isNumber(screen, scene, typed) ? null : (screen.shorthand?.(scene, typed) ?? null);
}

/** Where choices are listed: one of their numbers, or a single digit, which would be one. Longer ones can be card ids. */
function isNumber(screen: Screen, scene: Scene, typed: string): boolean {
  if (screen.forms?.(scene)) return false;
  return /^\d$/.test(typed) || (/^[1-9]\d+$/.test(typed) && Number(typed) <= scene.choices.length);
}

/** The choice that is written like this; null when there is none. */
export function choiceOf({ game, choices }: Scene, meant: Json): Choice | null {
  const text = canonical(meant);
  return choices.find(({ action }) => canonical(encodeCards(game, action)) === text) ?? null;
}

/** By its type, card ids, numbers: all words must be of it, and of no other. */
function wordedChoice({ game, choices }: Scene, typed: string): Choice | null {
  const wanted = typed.split(/\s+/);
  const fitting = choices.filter(({ action }) => {
    const words = wordsIn(encodeCards(game, action));
    return wanted.every((word) => words.includes(word));
  });
  return fitting.length === 1 ? fitting[0] : null;
}

function wordsIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isRecord(value) ? Object.values(value as Readonly<Record<string, Json>>).flatMap(wordsIn) : [String(value)];
}
