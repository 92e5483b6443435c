import type { Seat, Viewer } from '@madang/engine';
import { RANKS, type Round, rankOf } from '@madang/engine/check';
import { entryOf } from '@madang/engine/entry';
import { waitingFor } from '../common/table-talk.ts';
import type { Phrases } from './phrases.ts';

/** Passes are private, so the prompt of the matching names no players. */
export function promptOf(phrases: Phrases, round: Round, viewer: Viewer, names: readonly string[]): string | null {
  const { prompts, language } = phrases;
  switch (round.stage) {
    case 'initialPeek': {
      const looking = names.flatMap((_, seat) => (((round.confirmed >> seat) & 1) === 0 ? [seat] : []));
      if (looking.some((seat) => seat === viewer)) return prompts.initialPeek;
      return waitingFor(phrases.list(looking.map((seat) => entryOf(names, seat))), language);
    }
    case 'matchingStage':
      return phrases.another(entryOf(RANKS, rankOf(round.topDiscard)));
    case 'abilityResolutionStage':
      return asked(phrases, round.active?.seat ?? round.seat, viewer, names, prompts[round.abilityStep]);
    case 'draw': {
      const prompt = round.playerWhoCalledCheck === null ? prompts.draw : prompts.finalDraw;
      return asked(phrases, round.seat, viewer, names, prompt);
    }
    case 'discard': {
      const prompt = round.drawnFrom === 'deck' ? prompts.discard : prompts.mustKeep;
      return asked(phrases, round.seat, viewer, names, prompt);
    }
    case 'turnEnd':
      return asked(phrases, round.seat, viewer, names, prompts.turnEnd);
    case 'reshuffle':
    case 'scoringPhase':
      return null;
  }
}

function asked({ language }: Phrases, seat: Seat, viewer: Viewer, names: readonly string[], prompt: string): string {
  return seat === viewer ? prompt : waitingFor(entryOf(names, seat), language);
}
