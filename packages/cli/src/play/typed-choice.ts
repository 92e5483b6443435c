import type { Json } from '@madang/engine';
import { canonical, encodeCards, isRecord } from '@madang/engine/internal';
import type { Choice, Scene, Screen } from './screen.ts';

/** The choice that was typed: its number in the list, the game's shorthand, or words that fit this choice only. */
export function typedChoice(screen: Screen, scene: Scene, typed: string): Choice | null {
  const { choices } = scene;
  if (isNumber(screen, scene, typed)) return typed === '0' ? zero(screen, scene) : (choices[Number(typed) - 1] ?? null);
  const action = shorthandAction(screen, scene, typed);
  return action === null ? wordedChoice(scene, typed) : choiceOf(scene, action);
}

/** No choice in a list has the number 0. In an auction 0 is a pass. */
function zero(screen: Screen, scene: Scene): Choice | null {
  const action = screen.shorthand?.(scene, '0') ?? null;
  return isRecord(action) && action.type === 'pass' ? choiceOf(scene, action) : null;
}

/** The action that a line stands for in the game's shorthand, if any. */
export function shorthandAction(screen: Screen, scene: Scene, typed: string): Json | null {
  return isNumber(screen, scene, typed) ? null : (screen.shorthand?.(scene, typed) ?? null);
}

/** Whether this is the number of a listed choice. A single digit always is; longer numbers can be card ids. */
function isNumber(screen: Screen, scene: Scene, typed: string): boolean {
  if (screen.forms?.(scene)) return false;
  return /^\d$/.test(typed) || (/^[1-9]\d+$/.test(typed) && Number(typed) <= scene.choices.length);
}

/** The choice with this action, given with card ids; null if there is none. */
export function choiceOf({ game, choices }: Scene, json: Json): Choice | null {
  const text = canonical(json);
  return choices.find(({ action }) => canonical(encodeCards(game, action)) === text) ?? null;
}

/** The only choice whose type, card ids and numbers include all typed words. */
function wordedChoice({ game, choices }: Scene, typed: string): Choice | null {
  const wanted = typed.split(/\s+/);
  const fitting = choices.filter(({ action }) => {
    const words = wordsIn(encodeCards(game, action));
    return wanted.every((word) => words.includes(word));
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

function wordsIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isRecord(value) ? Object.values(value as Readonly<Record<string, Json>>).flatMap(wordsIn) : [String(value)];
}
