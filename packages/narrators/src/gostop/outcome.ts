import type { Claim, Outcome, Seat, Translated } from '@madang/engine';
import { entryOf } from '@madang/engine/entry';
import type { Carry } from '@madang/engine/gostop';
import type { Words } from '../common/narrator-in.ts';
import type { Phrases } from './phrases.ts';
import { SET_NAMES } from './sets.ts';

type Names = readonly string[];

export function endingOf(phrases: Phrases, reason: string, winner: Seat | null, names: Names): string | null {
  const won: Words<(winner: string) => string> = phrases.won;
  const nobody: Words = phrases.nobody;
  return (winner === null ? nobody[reason] : won[reason]?.(entryOf(names, winner))) ?? null;
}

export function outcomeLines(phrases: Phrases, { reason, claims }: Outcome, names: Names): readonly string[] {
  // A void deal has no event, so its reason is told here.
  if (reason === 'FIELD_PRESIDENT') return [phrases.nobody.FIELD_PRESIDENT];
  return claims.length === 0 ? [phrases.nothingPaid] : claims.map((claim) => claimLine(phrases, claim, names));
}

/** `지원 → 민수: (기본 7: 홍단 3, 피 4 + 고 2) × 흔들기 2 × 피박 2 = 36` */
function claimLine(phrases: Phrases, { seat, from, items, factors, total, paid }: Claim, names: Names): string {
  if (from === null) return phrases.refilled(entryOf(names, seat), phrases.amount(total, true));
  const { language } = phrases;
  const product = factors.map(({ name, factor }) => ` × ${termOf(phrases, name)} ${factor}`).join('');
  const short = paid === undefined ? '' : phrases.paidOnly(paid.toLocaleString(language));
  const pays = phrases.pays(entryOf(names, from), entryOf(names, seat));
  return `${pays}${sumOf(phrases, items)}${product} = ${total.toLocaleString(language)}${short}`;
}

/** `(기본 7: 홍단 3, 피 4 + 고 2)`: what the cards and events give, and the go bonus. A single item is not a sum. */
function sumOf(phrases: Phrases, items: Claim['items']): string {
  const [first, ...others] = items;
  if (first && others.length === 0) return `${termOf(phrases, first.name)} ${first.points}`;
  const base = items.filter(({ name }) => name !== 'go');
  const go = items.filter(({ name }) => name === 'go');
  const points = base.reduce((sum, item) => sum + item.points, 0);
  const named = (list: Claim['items']): string =>
    list.map((item) => `${termOf(phrases, item.name)} ${item.points}`).join(phrases.comma);
  const bonus = go.length > 0 ? ` + ${named(go)}` : '';
  return `(${phrases.base} ${points}: ${named(base)}${bonus})`;
}

/** The name of an item or factor of a claim. */
export function termOf(phrases: Phrases, name: string): string {
  const sets: Words<Translated> = SET_NAMES;
  const plain: Words = { ...phrases.factors, ...phrases.items };
  return sets[name]?.[phrases.language] ?? plain[name] ?? name;
}

export function resultOf(phrases: Phrases, { scores, result }: Carry, names: Names): string {
  const standing = names
    .map((name, seat) => `${name} ${entryOf(scores, seat).toLocaleString(phrases.language)}`)
    .join(phrases.comma);
  if (!result) return standing;
  const winners = result.winners.map((seat) => entryOf(names, seat));
  if (result.reason === 'resigned') return phrases.matchResigned(winners, standing);
  return winners.length === 1 ? phrases.matchWon(entryOf(winners, 0), standing) : phrases.matchTied(standing);
}
