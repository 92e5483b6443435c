import { PEEKS, type Snapshot } from '@madang/engine/check';
import { entryOf } from '@madang/engine/internal';
import { englishInside } from '@madang/narrators/language';
import { rankSign } from '../french/faces.ts';
import { letterOf } from './layout.ts';
import type { CheckScene } from './scene.ts';

const ABILITIES = {
  J: 'jack: swap two cards',
  Q: 'queen: look at one, then swap',
  K: 'king: look at two, then swap',
};

/** The state of the round in a few short lines. */
export function statusLines(scene: CheckScene): readonly string[] {
  const round = scene.view;
  return [...checkLines(scene, round), ...stageLines(scene, round)];
}

function checkLines(
  { names }: CheckScene,
  { playerWhoCalledCheck: caller, finalTurns, stage }: Snapshot,
): readonly string[] {
  if (caller === null || stage === 'scoringPhase') return [];
  const left = finalTurns.length === 0 ? 'the last turn' : `still to play: ${finalTurns.map(letterOf).join(' ')}`;
  return [`Check by ${englishInside(entryOf(names, caller))}; ${left}`];
}

function stageLines(scene: CheckScene, round: Snapshot): readonly string[] {
  const { names } = scene;
  const { stage, matchingOpportunityInfo: matching } = round;
  const turn = `Turn ${round.turns}: ${names[round.currentPlayer]}`;
  switch (stage) {
    case 'initialPeek':
      return ['Everybody looks at their bottom two cards'];
    case 'matchingStage':
      return matching ? [turn, `Who has another ${rankSign(matching.card)}?`] : [turn];
    case 'abilityResolutionStage':
      return abilityLines(scene, round);
    case 'scoringPhase':
      return ['The hands are open'];
    default:
      return [turn];
  }
}

/** The ability in use, and those that wait. The last one is resolved first. */
function abilityLines({ names }: CheckScene, { pendingAbilities, abilityStep }: Snapshot): readonly string[] {
  const [active, ...waiting] = pendingAbilities.toReversed();
  if (!active || !abilityStep) return [];
  const looks = PEEKS[active.ability];
  const step = abilityStep.step === 'peek' ? `look ${abilityStep.peeked.length + 1} of ${looks}` : 'swap';
  const next = waiting.map(({ seat, ability }) => `then ${englishInside(entryOf(names, seat))}: ${ability}`);
  return [`${names[active.seat]}, ${ABILITIES[active.ability]}`, [`Now: ${step}`, ...next].join('; ')];
}
