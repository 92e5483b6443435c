import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Where a request comes from, as limits and the log count it: an IPv4 address, or the /64 of an IPv6 address, because one
 * customer of a provider has a whole /64. Behind a proxy, what the nearest proxy says.
 */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const direct = networkOf(request.socket.remoteAddress ?? '') ?? 'unknown';
  const forwarded = request.headers['x-forwarded-for'];
  if (!trustProxy || forwarded === undefined) return direct;
  return networkOf(withoutPort(String(forwarded).split(',').at(-1)?.trim() ?? '')) ?? direct;
}

/** Null when it is no address. */
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

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** Under which address the client reaches the server; behind a proxy, what the proxy was asked for. */
export function urlOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const said = (name: string) =>
    trustProxy
      ? String(headers[name] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
  const scheme = said('x-forwarded-proto') || ('encrypted' in socket ? 'https' : 'http');
  return `${scheme}://${said('x-forwarded-host') || headers.host || 'localhost'}`;
}
