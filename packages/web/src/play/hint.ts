import { encodeCards } from '@madang/engine/internal';
import { type Advice, type AnyPlayer, advise, type Situation, unitOf } from '@madang/players';
import type { Hint } from './session.ts';
import type { Written } from './told.ts';

/** What a player advises in this situation, as the page gets it. */
export function hintOf(player: AnyPlayer, situation: Situation, rules: object): Hint {
  const { game } = situation;
  const { action, next }: Advice = advise(player, situation);
  const written = (chosen: Advice['action']) => encodeCards(game, chosen) as Written;
  if (!next) return { action: written(action) };
  const { gain, isClose, of } = next;
  const other = { action: written(next.action), gain, isClose, unit: unitOf(game, rules, of) };
  return { action: written(action), next: other };
}
