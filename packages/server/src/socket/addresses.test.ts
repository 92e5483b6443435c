import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../server/settings.ts';
import { Addresses, addressOf } from './addresses.ts';
import { networkOf } from './network.ts';

describe('an address counts as', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:192.0.2.7', '2001:db8:1:2::/64'],
  ])('%s: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('nothing, where the text is no address', () => {
    for (const text of ['', 'unknown', '300.1.1.1', '::g', 'x'.repeat(1000)]) expect(networkOf(text)).toBeNull();
  });

  it('what the nearest proxy says, where the proxy is trusted and says an address', () => {
    const asked = (forwarded: string) => ({
      socket: { remoteAddress: '10.0.0.1' },
      headers: { 'x-forwarded-for': forwarded },
    });
    expect(addressOf(asked('203.0.113.9, 192.0.2.7'), false)).toBe('10.0.0.1');
    expect(addressOf(asked('203.0.113.9, 192.0.2.7'), true)).toBe('192.0.2.7');
    expect(addressOf(asked('192.0.2.7:4711'), true)).toBe('192.0.2.7');
    expect(addressOf(asked('[2001:db8:1:2::9]:4711'), true)).toBe('2001:db8:1:2::/64');
    expect(addressOf(asked('rubbish'), true)).toBe('10.0.0.1');
  });
});

describe('what an address may do', () => {
  const limits = { ...DEFAULT_SETTINGS.limits, addressBurst: 20, addressPerSecond: 10 };

  it('is what it costs, and comes back with time; the answer says when', () => {
    const addresses = new Addresses(limits);
    expect(addresses.take('a', 0, 10)).toBe(0);
    expect(addresses.take('a', 0, 10)).toBe(0);
    expect(addresses.take('a', 0, 10)).toBe(1000);
    expect(addresses.take('b', 0, 10)).toBe(0);
    expect(addresses.take('a', 400, 10)).toBe(600);
    expect(addresses.take('a', 400, 4)).toBe(0);
  });

  it('can be less than nothing, after a flood', () => {
    const addresses = new Addresses(limits);
    addresses.charge('a', 0, 1000);
    expect(addresses.take('a', 0)).toBe(2100);
    expect(addresses.take('a', 2100)).toBe(0);
  });

  it('is never more than it can ever have', () => {
    expect(new Addresses(limits).take('a', 0, 1000)).toBe(0);
  });

  it('lets all the sockets of an address reconnect at once', () => {
    const { limits: real } = DEFAULT_SETTINGS;
    const addresses = new Addresses(real);
    for (let i = 0; i < real.socketsPerAddress; i++) {
      expect(addresses.open('a', 0)).toBe(0);
      expect(addresses.take('a', 0, 2)).toBe(0);
    }
    expect(addresses.open('a', 0)).toBeGreaterThan(0);
  });
});
