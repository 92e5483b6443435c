import { type AnyGame, type AnyNarrator, type Event, NONE, UNSEEN } from '@madang/engine';
import type { Written } from './told.ts';

/** The event or action as the rules know it: cards are numbers again. */
export function decodeCards<T extends { readonly type: string }>(game: AnyGame, written: Written): T {
  const fields: Record<string, unknown> = { ...written };
  const card = (id: unknown): unknown =>
    id === null ? NONE : id === '?' ? UNSEEN : typeof id === 'string' ? game.cardIds.indexOf(id) : id;
  for (const field of game.cardFields) {
    const value = fields[field];
    if (Array.isArray(value)) fields[field] = value.map(card);
    else if (value !== undefined) fields[field] = card(value);
  }
  return fields as unknown as T;
}

export function sentence(
  game: AnyGame,
  narrator: AnyNarrator,
  event: Written,
  names: readonly string[],
): string | null {
  return narrator.event(decodeCards<Event>(game, event), names);
}
