import type { KiboError } from '@madang/engine';
import type { Source } from './replayed-match.ts';
import type { ReplayWords } from './words.ts';

/** An error in a record, in words: where and what. */
export interface BrokenText {
  readonly where: string;
  readonly what: string;
}

export function brokenText(error: KiboError, source: Source, words: ReplayWords): BrokenText {
  return { where: whereOf(error, source, words), what: whatOf(error, words) };
}

const PLACE = /^rounds\[(\d+)\](?:\.(?:actions|kibo)\[(\d+)\])?/;

function whereOf({ place }: KiboError, source: Source, words: ReplayWords): string {
  const [, round, part] = PLACE.exec(place) ?? [];
  if (round === undefined) return place;
  if (source.kind === 'kibo') {
    const record = source.kibo.rounds[Number(round)];
    const number = record?.number ?? Number(round) + 1;
    return part === undefined
      ? words.roundAt(number)
      : words.moveAt(number, record?.actions[Number(part)]?.n ?? Number(part) + 1);
  }
  const log = source.logs[Number(round)];
  const turn = part === undefined ? 0 : Number(part);
  return turn === 0 ? words.roundAt(log.round) : words.turnAt(log.round, turn);
}

function whatOf({ kind }: KiboError, words: ReplayWords): string {
  switch (kind) {
    case 'refused':
      return words.notAllowed;
    case 'not an action':
      return words.noMove;
    case 'differs':
      return words.differs;
    case 'malformed':
      return words.unreadable;
  }
}
