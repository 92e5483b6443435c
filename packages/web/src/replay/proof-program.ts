import type { AnyGame, Kibo } from '@madang/engine';

/**
 * A program for Node.js that checks the first deal of a record without any code of this project (docs/fairness.md). It
 * prints `true` for the commitment and `true` for the pack.
 */
export function proofProgram(game: Pick<AnyGame, 'cardIds'>, kibo: Kibo): string {
  const deck = kibo.rounds[0]?.deck ?? [];
  const pack = game.cardIds.filter((id) => deck.includes(id));
  return `import { createCipheriv, createHash, createHmac } from 'node:crypto';
const seed = Buffer.from('${kibo.seed}', 'hex');
console.log(createHash('sha256').update(seed).digest('hex') === '${kibo.commitment}');

const number = (n) => Buffer.from([n >>> 24, n >>> 16, n >>> 8, n]);
const text = (t) => Buffer.concat([number(Buffer.byteLength(t)), Buffer.from(t)]);
const clients = ${JSON.stringify(kibo.clientSeeds)};
const message = [number(1), number(clients.length), ...clients.map(text), number(1), text('deal/1')];
const key = createHmac('sha256', seed).update(Buffer.concat(message)).digest();
const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4096));
let at = 0;
const below = (n) => {
  const product = BigInt(stream.readUInt32LE(4 * at++)) * BigInt(n);
  return product % 2n ** 32n < 2n ** 32n % BigInt(n) ? below(n) : Number(product / 2n ** 32n);
};
const pack = '${pack.join(' ')}'.split(' ');
for (let i = pack.length - 1; i > 0; i--) {
  const j = below(i + 1);
  [pack[i], pack[j]] = [pack[j], pack[i]];
}
console.log(pack.join(' ') === '${deck.join(' ')}');
`;
}
