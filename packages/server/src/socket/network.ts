import { isIP } from 'node:net';

/**
 * An address as limits and the log count it: an IPv4 address, or the /64 of an IPv6 address, because one customer of a
 * provider has a whole /64. Null for a text that is no address.
 */
export function networkOf(address: string): string | null {
  const [bare] = address.split('%'); // a link-local address may name its interface
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return null;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6] >> 8, groups[6] & 255, groups[7] >> 8, groups[7] & 255].join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: readonly string[]) => {
    const [a, b, c, d] = parts.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head, tail] = hex
    .split('::')
    .map((side) => (side === '' ? [] : side.split(':').map((group) => Number.parseInt(group, 16))));
  if (tail === undefined) return head;
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
