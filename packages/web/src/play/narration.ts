import type { AnyGame, AnyNarrator } from '@madang/engine';
import { decodeCards } from '@madang/engine/internal';
import type { Written } from './told.ts';

export function sentence(
  game: AnyGame,
  narrator: AnyNarrator,
  event: Written,
  names: readonly string[],
): string | null {
  return narrator.event(decodeCards(game, event), names);
}
