import { createCipheriv, createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from './bytes.ts';
import * as engine from './random.ts';
import { FastRandom, Random, roundRandom, StreamRandom, seedFrom, shuffle } from './random.ts';

// The decks of SHUFFLE_VERSION 1, computed by a separate program in Python. Another deck here would break every
// record ever kept: it takes a new version, not a new expectation.
const DECKS = {
  clientSeeds:
    '33 14 9 8 29 39 41 15 27 18 5 2 3 22 20 30 36 1 21 16 42 25 47 0 28 11 35 12 31 24 44 23 17 10 4 37 26 6 45 19 7 32 46 38 13 34 40 43',
  noClientSeed:
    '13 45 2 10 18 40 22 39 34 7 5 8 14 46 43 38 4 16 26 15 42 30 44 11 37 24 20 25 19 6 9 28 1 41 0 31 27 3 36 32 17 47 35 12 23 21 29 33',
  fast: '29 19 23 39 1 46 17 30 14 26 35 4 36 42 5 18 15 3 40 33 12 20 13 6 0 8 21 34 31 32 44 27 2 7 9 43 47 22 11 10 38 45 25 24 28 37 41 16',
  fastThreeWords:
    '22 6 1 19 29 7 35 36 25 46 20 24 2 44 43 45 3 37 26 12 0 4 11 16 32 9 31 39 17 23 38 8 15 14 41 21 34 13 30 47 18 40 10 28 33 42 5 27',
};

/** Stands on its own, because its source text runs in the browser build too. */
function decksOf({ FastRandom, roundRandom, seedFrom, shuffle }: typeof engine): typeof DECKS {
  const deckOf = (random: Random) => {
    const deck = Array.from({ length: 48 }, (_, card) => card);
    shuffle(deck, random);
    return deck.join(' ');
  };
  return {
    clientSeeds: deckOf(roundRandom(seedFrom('madang'), ['행운', 'seed of Ania'], 1, 'deal/1')),
    noClientSeed: deckOf(roundRandom(seedFrom('madang'), [], 0, 'opening')),
    fast: deckOf(new FastRandom(1)),
    fastThreeWords: deckOf(new FastRandom(0xdeadbeef, 2, 3)),
  };
}

describe('the decks of version 1', () => {
  it('never change', () => {
    expect(engine.SHUFFLE_VERSION).toBe(1);
    expect(decksOf(engine)).toEqual(DECKS);
  });

  it('are the same in a browser build, without Node', async () => {
    const browser = createContext({});
    runInContext(await browserBuild('engine'), browser);
    expect(runInContext('[typeof process, typeof Buffer, typeof TextEncoder, typeof crypto].join()', browser)).toBe(
      'undefined,undefined,undefined,undefined',
    );
    expect(JSON.parse(runInContext(`JSON.stringify((${decksOf})(engine))`, browser))).toEqual(DECKS);
  });
});

async function browserBuild(name: string): Promise<string> {
  const entry = fileURLToPath(new URL('./random.ts', import.meta.url));
  const lib = { entry, name, formats: ['iife' as const] };
  const bundles = await build({ configFile: false, logLevel: 'silent', build: { write: false, minify: true, lib } });
  const [chunk] = Array.isArray(bundles) ? (bundles[0]?.output ?? []) : [];
  if (chunk?.type !== 'chunk') throw new Error('vite built no script');
  return chunk.code;
}

describe('ChaCha20', () => {
  const zeros = '00'.repeat(32);

  it.each([
    [
      1,
      zeros,
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      2,
      zeros,
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      3,
      `${'00'.repeat(31)}01`,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      4,
      `00ff${'00'.repeat(30)}`,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ])('gives the key stream of RFC 8439 A.1, test vector %i', (_number, key, block, keyStream) => {
    const random = new StreamRandom(bytes(key));
    for (let skipped = 0; skipped < 16 * block; skipped++) random.next();
    expect(keyStreamOf(random, 16)).toBe(keyStream);
  });

  it('agrees with Node over many blocks', () => {
    const key = seedFrom('any key');
    expect(keyStreamOf(new StreamRandom(key), 1000)).toBe(nodeKeyStream(key, 1000));
  });

  it('accepts only a key of 32 bytes', () => {
    expect(() => new StreamRandom(new Uint8Array(16))).toThrow(RangeError);
  });
});

describe('the generator of a round', () => {
  const seed = seedFrom('madang');
  const first = (...of: Parameters<typeof roundRandom>) => keyStreamOf(roundRandom(...of), 8);

  it('can be computed with any HMAC and ChaCha20: version, client seeds, round and purpose, each text after its length', () => {
    const message = bytes(
      '00000001 00000002 00000002 6162 00000003 ed959c 00000007 00000004 6465636b'.replaceAll(' ', ''),
    );
    const key = createHmac('sha256', seed).update(message).digest();
    expect(first(seed, ['ab', '한'], 7, 'deck')).toBe(nodeKeyStream(key, 8));
  });

  it('is another one for every seed, client seed, round and purpose', () => {
    const streams = [
      first(seed, ['ab', 'c'], 1, 'deck'),
      first(seedFrom('other'), ['ab', 'c'], 1, 'deck'),
      first(seed, ['ab', 'd'], 1, 'deck'),
      first(seed, ['c', 'ab'], 1, 'deck'),
      first(seed, ['a', 'bc'], 1, 'deck'),
      first(seed, ['abc'], 1, 'deck'),
      first(seed, ['ab', 'c', ''], 1, 'deck'),
      first(seed, [], 1, 'deck'),
      first(seed, ['ab', 'c'], 2, 'deck'),
      first(seed, ['ab', 'c'], 1, 'chance'),
    ];
    expect(new Set(streams).size).toBe(streams.length);
  });

  it('accepts only a seed of 32 bytes, and whole rounds', () => {
    expect(() => roundRandom(seed.slice(1), [], 1, 'deck')).toThrow(RangeError);
    for (const round of [-1, 0.5, 2 ** 32, Number.NaN])
      expect(() => roundRandom(seed, [], round, '')).toThrow(RangeError);
  });
});

describe('a typed seed', () => {
  it('is the SHA-256 of the text', () => {
    expect(toHex(seedFrom('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('may be a number, the same as its digits', () => {
    expect(seedFrom(42)).toEqual(seedFrom('42'));
  });
});

describe('FastRandom', () => {
  const firstFour = (random: Random) => [random.next(), random.next(), random.next(), random.next()];

  it('is sfc32, as signed 32-bit integers', () => {
    expect(firstFour(new FastRandom(1))).toEqual([1484822652, 3769503617 | 0, 3528755232 | 0, 2690453133 | 0]);
  });

  it('starts again when it is seeded again', () => {
    const random = new FastRandom(7, 8, 9);
    const before = firstFour(random);
    random.reseed(1);
    expect(firstFour(random)).toEqual(firstFour(new FastRandom(1)));
    random.reseed(7, 8, 9);
    expect(firstFour(random)).toEqual(before);
  });

  it('gives another sequence for every word of its seed', () => {
    const seeds = [[1], [2], [1, 1], [1, 0, 1], [1, 1, 1], [0, 1], [0, 0, 1]] as const;
    const sequences = seeds.map(([seed, second, third]) => firstFour(new FastRandom(seed, second, third)).join());
    expect(new Set(sequences).size).toBe(seeds.length);
  });
});

describe('below', () => {
  it.each([1, 2, 3, 7, 10, 47, 48, 52, 1000, 2 ** 15 - 1, 2 ** 15, 65_537, 2 ** 21 - 1, 2 ** 21])(
    'has exactly as many words for each number under %i, so no bias at all',
    (n) => {
      const share = Math.floor(2 ** 32 / n);
      for (let value = 0; value < n; value += Math.ceil(n / 500)) {
        // The words for one value are consecutive, and only the first of them can be one too many.
        const from = Math.ceil((value * 2 ** 32) / n);
        const to = Math.ceil(((value + 1) * 2 ** 32) / n) - 1;
        expect(to - from + (accepts(from, n) ? 1 : 0)).toBe(share);
        expect(new Scripted(from + 1).below(n)).toBe(value);
        expect(new Scripted(to).below(n)).toBe(value);
      }
    },
  );

  it('draws again instead of a biased word', () => {
    expect(new Scripted(0, 0, 0xffffffff).below(3)).toBe(2);
  });

  it.each([3, 5, 7, 10, 48, 52, 1000])('is uniform below %i', (n) => {
    for (const random of [new FastRandom(n), new StreamRandom(seedFrom(n))]) {
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < 200_000; i++) count(counts, random.below(n));
      expect(Math.abs(surprise(chiSquareOf(counts), n - 1))).toBeLessThan(3.5);
    }
  });

  it('refuses what it cannot do without bias', () => {
    for (const n of [0, -1, 2 ** 21 + 1, Number.NaN]) expect(() => new FastRandom(1).below(n)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  const rounds = 40_000;
  const seed = seedFrom('chi-square');
  const fast = new FastRandom(0);
  const shuffleFast = (deck: number[], round: number) => {
    fast.reseed(round);
    shuffle(deck, fast);
  };

  it('swaps from the top with one of the cards up to there', () => {
    const deck = [10, 11, 12, 13];
    shuffle(deck, new Scripted(0x40000000, 0xffffffff, 1));
    expect(deck).toEqual([13, 10, 12, 11]);
  });

  it('leaves an empty deck and a single card', () => {
    for (const deck of [[], [5]]) {
      const before = [...deck];
      shuffle(deck, new Scripted());
      expect(deck).toEqual(before);
    }
  });

  it('puts every card in every place equally often, round after round of a match', () => {
    const z = surpriseOfPlaces(rounds, (deck, round) => shuffle(deck, roundRandom(seed, [], round, 'deck')));
    expect(Math.abs(z)).toBeLessThan(3.5);
  });

  it('puts every card in every place equally often, with seeds 0, 1, 2 … of the fast generator', () => {
    expect(Math.abs(surpriseOfPlaces(rounds, shuffleFast))).toBeLessThan(3.5);
  });

  it('is tested: swapping with any card, or never leaving one in place, would fail', () => {
    const careless = (lowest: number, highest: (i: number) => number) =>
      surpriseOfPlaces(rounds, (deck) => {
        for (let i = deck.length - 1; i >= lowest; i--) swap(deck, i, fast.below(highest(i)));
      });
    expect(careless(0, () => 48)).toBeGreaterThan(100);
    expect(careless(1, (i) => i)).toBeGreaterThan(100);
  });
});

/** Gives the words it is told, then fails. */
class Scripted extends Random {
  private readonly words: number[];

  constructor(...words: number[]) {
    super();
    this.words = words;
  }

  next(): number {
    const word = this.words.shift();
    if (word === undefined) throw new Error('no word left');
    return word | 0;
  }
}

function accepts(word: number, n: number): boolean {
  try {
    new Scripted(word).below(n);
    return true;
  } catch {
    return false;
  }
}

function bytes(hex: string): Uint8Array {
  return fromHex(hex) ?? expect.fail(`not hexadecimal: ${hex}`);
}

/** The next words of a generator in hexadecimal, in the byte order of the RFC. */
function keyStreamOf(random: Random, words: number): string {
  const view = new DataView(new ArrayBuffer(4 * words));
  for (let i = 0; i < words; i++) view.setInt32(4 * i, random.next(), true);
  return toHex(new Uint8Array(view.buffer));
}

function nodeKeyStream(key: Uint8Array, words: number): string {
  const counterAndNonce = new Uint8Array(16);
  return createCipheriv('chacha20', key, counterAndNonce)
    .update(new Uint8Array(4 * words))
    .toString('hex');
}

function count(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function swap(deck: number[], i: number, j: number): void {
  const card = deck[i] ?? 0;
  deck[i] = deck[j] ?? 0;
  deck[j] = card;
}

/** How far chi-square is from what a fair source gives, in standard deviations. */
function surprise(chiSquare: number, freedom: number): number {
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

function chiSquareOf(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

function surpriseOfPlaces(rounds: number, shuffleDeck: (deck: number[], round: number) => void): number {
  const counts = new Array<number>(48 * 48).fill(0);
  for (let round = 0; round < rounds; round++) {
    const deck = Array.from({ length: 48 }, (_, card) => card);
    shuffleDeck(deck, round);
    for (const [place, card] of deck.entries()) count(counts, 48 * card + place);
  }
  // Each card has one place and each place one card: 47 × 47 degrees of freedom, once the sum is scaled by 47/48.
  return surprise((chiSquareOf(counts) * 47) / 48, 47 * 47);
}
