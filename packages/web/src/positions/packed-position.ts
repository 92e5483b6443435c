import type { PackHeader, Position } from '@madang/lab/review';
import type { PackedMatch } from '@madang/protocol/links';
import { BOT_NAMES } from '../play/local/options.ts';

/** The match before a position of a pack, with the reader in the seat that is asked. */
export function packedMatchOf(header: PackHeader, { seed, played, decision }: Position, own: string): PackedMatch {
  const seats = Array.from({ length: header.seats }, (_, seat) =>
    seat === decision.seat
      ? ({ name: own, kind: 'human' } as const)
      : ({ name: BOT_NAMES[seat % BOT_NAMES.length], kind: 'bot' } as const),
  );
  return { g: header.game, r: header.rules, s: seats, d: seed, c: [], i: header.inputs, a: played };
}
