import { storedRules } from '@madang/engine';
import { gostop, matgo, type Round, type Rules, type Snapshot } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import type { Scene } from '../../play/stage.ts';

/** The page's scene as this game knows it. */
export function viewOf(scene: Pick<Scene, 'view'>): Snapshot {
  return scene.view as unknown as Snapshot;
}

export function rulesOf(scene: Pick<Scene, 'rules'>): Rules {
  return scene.rules as unknown as Rules;
}

export function seatsOf(view: Snapshot): number {
  return view.tallies.length;
}

/**
 * A round that looks like this view: which card is which among the unseen does not matter to what is open. `before` is what
 * each seat had when the round began.
 */
export function worldOf(view: Snapshot, rules: Rules, before: readonly number[]): Round {
  const seats = seatsOf(view);
  const game = seats === 3 ? gostop : matgo;
  const seen = new Set([
    ...[...view.tableCards, ...view.turn.taking, ...view.turn.bonus, ...view.drawPile],
    ...[...Object.values(view.hands).flat(), ...Object.values(view.captured).flat()],
    ...[view.turn.waiting, ...view.heldBonus.map(({ card }) => card)],
  ]);
  const configured = storedRules(game, rules);
  const unseen = game
    .pack(configured, seats)
    .map((card) => KOREAN.ids[card])
    .filter((id) => !seen.has(id));
  // No hand holds a bonus card, so the hands are filled first, from the months.
  const fill = (ids: readonly string[]): string[] => ids.map((id) => (id === '?' ? (unseen.shift() ?? id) : id));
  const hands = Object.fromEntries(Object.entries(view.hands).map(([player, hand]) => [player, fill(hand)]));
  const whole = { ...view, hands, drawPile: fill(view.drawPile) };
  const carry = {
    gameId: view.gameId === 'matgo' ? ('matgo' as const) : ('gostop' as const),
    rulesetVersion: view.rulesetVersion,
    scores: before,
    starter: Number(view.starter),
    lots: null,
    hour: 12,
    multiplier: view.multiplier,
    actions: view.actionCounter,
    result: null,
  };
  return game.restore(JSON.parse(JSON.stringify(whole)), { rules: configured, seats, number: view.round, carry });
}
