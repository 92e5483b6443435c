import { shown } from '../app/number.ts';
import type { MatchSummary } from './archive.ts';
import type { RecordWords } from './words.ts';

/** The seat of the person at this device; null when there were several people or none. */
function ownSeat({ seats }: MatchSummary): number | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

export function othersOf(match: MatchSummary): string {
  const own = ownSeat(match);
  return match.seats.flatMap(({ name }, seat) => (seat === own ? [] : [name])).join(', ');
}

/** `won 61 : 44`, the reader's score first. */
export function resultText(match: MatchSummary, words: RecordWords): string {
  const own = ownSeat(match);
  const order = match.seats.map((_, seat) => seat).sort((a, b) => Number(b === own) - Number(a === own));
  const scores = order.map((seat) => shown(match.scores[seat]));
  return `${outcomeText(match, own, words)} ${scores.join(' : ')}`;
}

function outcomeText({ result, seats }: MatchSummary, own: number | null, words: RecordWords): string {
  const [winner, ...others] = result.winners;
  if (winner === undefined || others.length > 0) return words.tied;
  if (own === null) return words.winner(seats[winner].name);
  return winner === own ? words.won : words.lost;
}
