import type { AnyGame } from '@madang/engine';
import type { Written } from '../../play/told.ts';

/** The cards that an action names. */
export function cardsNamedBy(game: AnyGame, action: Written): readonly string[] {
  return game.cardFields.flatMap((field) => {
    const value = action[field];
    return (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
  });
}
