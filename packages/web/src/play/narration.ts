import { type Action, type AnyGame, type AnyNarrator, NONE, UNSEEN } from '@madang/engine';
import type { Written } from './told.ts';

/** The event or action as the rules define it: card ids become numbers again. */
export function decodeCards(game: AnyGame, written: Written): Action {
  const fields: Record<string, unknown> = {};
  const card = (id: unknown): unknown =>
    id === null ? NONE : id === '?' ? UNSEEN : typeof id === 'string' ? game.cardIds.indexOf(id) : id;
  for (const field of game.cardFields) {
    const value = written[field];
    if (Array.isArray(value)) fields[field] = value.map(card);
    else if (value !== undefined) fields[field] = card(value);
  }
  return { index: -1, ...written, ...fields };
}

export function sentence(
  game: AnyGame,
  narrator: AnyNarrator,
  event: Written,
  names: readonly string[],
): string | null {
  return narrator.event(decodeCards(game, event), names);
}
