import { NONE, type Viewer } from '@madang/engine';
import { entryOf } from '@madang/engine/entry';
import { highestBid, lowestBid, mustOpen, Phase, type Round, SUIT_SIGNS, suitOf } from '@madang/engine/tysiac';
import { waitingFor } from '../common/table-talk.ts';
import type { Phrases } from './phrases.ts';

export function phaseOf({ phases }: Phrases, { phase }: Round): string {
  const words: Readonly<Partial<Record<Phase, string>>> = phases;
  return words[phase] ?? phases.HandEnd;
}

export function promptOf(phrases: Phrases, round: Round, viewer: Viewer, names: readonly string[]): string | null {
  const { phase, seat } = round;
  if (phase === Phase.HandEnd) return null;
  if (viewer !== seat) return waitingFor(entryOf(names, seat), phrases.language);
  switch (phase) {
    case Phase.Auction:
      return auctionPrompt(phrases, round);
    case Phase.TalonExchange:
      return exchangePrompt(phrases, round, names);
    default:
      return round.led === NONE ? phrases.prompts.lead : phrases.prompts.follow(SUIT_SIGNS[suitOf(round.led)]);
  }
}

function auctionPrompt({ prompts }: Phrases, round: Round): string {
  const lowest = lowestBid(round);
  if (mustOpen(round)) return prompts.open(lowest);
  return prompts.bid(lowest <= highestBid(round) ? lowest : null);
}

function exchangePrompt({ prompts }: Phrases, round: Round, names: readonly string[]): string {
  const { shape, exchanged, opponents, musik } = round;
  if (musik === null) return shape.musiks === 1 ? prompts.onlyMusik : prompts.musik;
  return shape.exchange === 'discard'
    ? prompts.discard(shape.exchanged - exchanged)
    : prompts.give(entryOf(names, entryOf(opponents, exchanged)));
}
