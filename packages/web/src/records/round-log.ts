import type { Json, Kibo, Outcome, RoundRecord } from '@madang/engine';
import type { MatgoEntry } from '@madang/engine/gostop';

/**
 * One finished round in the local archive, in the form of seed 001 §12. Matgo and Go-Stop are written turn by turn as
 * that seed names the entries; the other games under the same names, action by action.
 */
export interface RoundLog {
  /** The same round has the same id, also when it is written down twice. */
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly round: number;
  readonly ruleset: string;
  readonly players: Readonly<Record<string, string>>;
  readonly kibo: readonly Entry[];
}

export type Entry = MatgoEntry | Deal | Acted | End;

interface Deal {
  readonly type: 'initial_deal';
  /** The whole pack in the order in which it was dealt. */
  readonly deck: readonly string[];
}

interface Acted {
  readonly type: 'action';
  readonly n: number;
  /** Null for the dealer, who reshuffles. */
  readonly player: string | null;
  readonly action: Json;
}

interface End extends Pick<Outcome, 'reason' | 'points'> {
  readonly type: 'round_end';
  readonly winner: string | null;
  readonly settlement: Outcome['claims'];
}

/** The finished rounds of a record that `isWanted`, oldest first. */
export async function roundLogs(
  kibo: Kibo,
  at: number,
  isWanted: (id: string) => boolean,
): Promise<readonly RoundLog[]> {
  const wanted = finishedRounds(kibo).filter(({ id }) => isWanted(id));
  if (wanted.length === 0) return [];
  const entries = await entriesOf(kibo);
  const players = Object.fromEntries(kibo.seats.map(({ name }, seat) => [String(seat), name]));
  const { game, ruleset } = kibo;
  return wanted.map(({ id, place, round }) => ({
    ...{ id, game, at, round: round.number, ruleset, players },
    kibo: entries(round, place),
  }));
}

interface FinishedRound {
  readonly id: string;
  readonly place: number;
  readonly round: RoundRecord;
}

export function finishedRounds(kibo: Kibo): readonly FinishedRound[] {
  return kibo.rounds.flatMap((round, place) => (round.outcome ? [{ id: idOf(kibo, round, place), place, round }] : []));
}

/** One seed can be played in several ways: the hash of the last position tells them apart. */
function idOf({ commitment }: Kibo, round: RoundRecord, place: number): string {
  return `${commitment.slice(0, 16)}-${place + 1}-${round.actions.at(-1)?.hash ?? round.hash}`;
}

async function entriesOf(kibo: Kibo): Promise<(round: RoundRecord, place: number) => readonly Entry[]> {
  if (kibo.game !== 'matgo' && kibo.game !== 'gostop') return plainEntries;
  const { exportMatgoKibo } = await import('@madang/engine/gostop');
  const logs = exportMatgoKibo(kibo);
  return (_, place) => logs[place].kibo;
}

function plainEntries({ deck, actions, outcome }: RoundRecord): readonly Entry[] {
  const entries: Entry[] = [{ type: 'initial_deal', deck }];
  for (const { n, seat, action } of actions)
    entries.push({ type: 'action', n, player: seat < 0 ? null : String(seat), action });
  if (outcome) {
    const { reason, points, claims, winners } = outcome;
    const winner = winners.length === 1 ? String(winners[0]) : null;
    entries.push({ type: 'round_end', reason, points, winner, settlement: claims });
  }
  return entries;
}
