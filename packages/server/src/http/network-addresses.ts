import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { type Api, bound } from './routes.ts';

// A page that was opened at localhost cannot send that address to a friend. The route gives the addresses at which the
// network reaches this machine, and only to this machine: its interfaces are private.

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

export function networkAddressRoute(api: Api): void {
  api.route({
    ...bound('listAddresses'),
    handler: ({ raw }) => {
      const at = api.server.address() as AddressInfo | null;
      return { addresses: at && isFromThisMachine(raw) ? reachableAt(at, networkInterfaces()) : [] };
    },
  });
}

/** Directly, without a proxy or tunnel in between: then the browser uses the server's port. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const asked = URL.parse(`http://${headers.host ?? ''}`);
  if (!asked || !isLoopback(asked.hostname) || !isLoopback(socket.remoteAddress ?? '')) return false;
  return Number(asked.port || 80) === socket.localPort;
}

function isLoopback(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|\[?::ffff:127(\.\d{1,3}){3}\]?)$/.test(name);
}

/** The origins to send to a friend, the likeliest first; empty when the server listens on the loopback interface only. */
export function reachableAt({ address, port }: AddressInfo, interfaces: Interfaces): readonly string[] {
  if (isLoopback(address)) return [];
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter((info) => !info.internal && isSendable(info, address))
      .map((info) => ({ name, address: info.address })),
  );
  const hosts = isEverywhere
    ? found.toSorted((one, two) => rank(one) - rank(two)).map((each) => each.address)
    : [address];
  return hosts.map((host) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`);
}

/** A link-local address needs the name of an interface, which differs between machines. */
function isSendable({ family, address }: NetworkInterfaceInfo, bound: string): boolean {
  if (family === 'IPv4') return !address.startsWith('169.254.');
  return bound === '::' && !/^fe[89ab]/i.test(address);
}

/** Home networks first; virtual interfaces (containers, tunnels) last. */
function rank({ name, address }: { readonly name: string; readonly address: string }): number {
  if (/^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|wg|utun)/.test(name)) return 4;
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return address.includes(':') ? 3 : 2;
}
