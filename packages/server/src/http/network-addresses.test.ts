import { request } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';
import { json } from 'node:stream/consumers';
import { NetworkAddresses } from '@madang/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/server.ts';
import { reachableAt } from './network-addresses.ts';

function net(address: string, internal = false): NetworkInterfaceInfo {
  const mac = '00:00:00:00:00:00';
  return address.includes(':')
    ? { family: 'IPv6', address, internal, netmask: 'ffff::', mac, cidr: null, scopeid: 0 }
    : { family: 'IPv4', address, internal, netmask: '255.255.255.0', mac, cidr: null };
}

const HOME = {
  lo: [net('127.0.0.1', true), net('::1', true)],
  docker0: [net('172.17.0.1')],
  eth0: [net('10.0.0.4'), net('fe80::1'), net('2001:db8::4')],
  wlan0: [net('192.168.1.20'), net('169.254.7.7')],
};

describe('where the network reaches a server', () => {
  it('that listens everywhere: at every address that can be sent, a home network first, containers last', () => {
    expect(reachableAt({ address: '::', family: 'IPv6', port: 3000 }, HOME)).toEqual([
      'http://192.168.1.20:3000',
      'http://10.0.0.4:3000',
      'http://[2001:db8::4]:3000',
      'http://172.17.0.1:3000',
    ]);
    expect(reachableAt({ address: '0.0.0.0', family: 'IPv4', port: 80 }, HOME)).not.toContain(
      'http://[2001:db8::4]:80',
    );
  });

  it('that listens at one address: there', () => {
    expect(reachableAt({ address: '10.0.0.4', family: 'IPv4', port: 3000 }, HOME)).toEqual(['http://10.0.0.4:3000']);
  });

  it.each(['127.0.0.1', '::1', '127.0.0.53'])('that listens at %s: nowhere', (address) => {
    expect(reachableAt({ address, family: 'IPv4', port: 3000 }, HOME)).toEqual([]);
  });
});

/** As a browser with this address would ask; fetch sets the Host by itself. */
function asked(port: number, headers: Record<string, string>): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path: '/api/addresses', headers }, (answer) => {
      json(answer).then((body) => resolve(NetworkAddresses.parse(body).addresses), reject);
    });
    asking.on('error', reject).end();
  });
}

it('is sent to a page at localhost, and to no other', async () => {
  const { url } = await testServer({ host: '0.0.0.0' });
  const port = Number(new URL(url).port);
  const found = await asked(port, { host: `localhost:${port}` });
  for (const address of found) expect(address).toMatch(new RegExp(`^http://.+:${port}$`));
  expect(await asked(port, { host: `127.0.0.1:${port}` })).toEqual(found);
  expect(await asked(port, { host: `[::1]:${port}` })).toEqual(found);
  // A name that somebody else's DNS points here, a proxy, a tunnel from another port.
  expect(await asked(port, { host: `evil.example:${port}` })).toEqual([]);
  expect(await asked(port, { host: `localhost:${port}`, 'x-forwarded-for': '203.0.113.9' })).toEqual([]);
  expect(await asked(port, { host: `localhost:${port + 1}` })).toEqual([]);
});

it('is an empty list at a server that only this machine reaches', async () => {
  const { url } = await testServer();
  expect(await asked(Number(new URL(url).port), { host: new URL(url).host })).toEqual([]);
});
