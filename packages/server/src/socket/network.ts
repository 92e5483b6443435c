import { isIP } from 'node:net';

/**
 * An address as limits and the log count it: an IPv4 address, or the /64 of an IPv6 address, because one customer of a
 * provider has a whole /64. Null for a text that is no address.
 */
export function networkOf(address: string): string | null {
  const bare = address.replace(/%.*/s, ''); // a link-local address may name its interface
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return null;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const pair = (high: string, low: string): string => (Number(high) * 256 + Number(low)).toString(16);
  const hex = address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, a: string, b: string, c: string, d: string) => `${pair(a, b)}:${pair(c, d)}`,
  );
  const gap = hex.indexOf('::');
  if (gap < 0) return numbersIn(hex);
  const [head, tail] = [numbersIn(hex.slice(0, gap)), numbersIn(hex.slice(gap + 2))];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function numbersIn(groups: string): readonly number[] {
  return groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16));
}
