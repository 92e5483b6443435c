import type { Claim } from '@madang/engine';

/** What a seat has won, counted once, and who pays how much. */
export interface Bill {
  readonly seat: number;
  readonly items: Claim['items'];
  readonly sum: number;
  /** One for each payer; of several only the factors differ. */
  readonly claims: readonly Claim[];
  /** What all of them pay together. */
  readonly total: number;
}

/** Groups claims for the same points: with three players, two pay for one count. */
export function billsOf(claims: readonly Claim[]): readonly Bill[] {
  const bills: Bill[] = [];
  for (const claim of claims) {
    if (claim.total === 0 && claim.items.length === 0) continue;
    const at = bills.findIndex(({ seat, items }) => seat === claim.seat && isSameCount(items, claim.items));
    if (at < 0) bills.push(billOf([claim]));
    else bills[at] = billOf([...bills[at].claims, claim]);
  }
  return bills;
}

function billOf(claims: readonly Claim[]): Bill {
  const [{ seat, items }] = claims;
  return {
    seat,
    items,
    sum: items.reduce((points, item) => points + item.points, 0),
    claims,
    total: claims.reduce((points, { total, paid = total }) => points + paid, 0),
  };
}

function isSameCount(one: Claim['items'], two: Claim['items']): boolean {
  return (
    one.length === two.length && one.every(({ name, points }, i) => name === two[i].name && points === two[i].points)
  );
}
