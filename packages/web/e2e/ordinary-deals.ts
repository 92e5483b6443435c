import { randomBytes } from 'node:crypto';
import { Match } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';

/** What every page adds to the seed of a match on a server: its deals follow from the server's bytes alone. */
export const CLIENT_SEED = 'e2e';
const SEED_BYTES = 32;

/** Random bytes for a server. No seed is among them with which Koi-Koi would begin with a round that ends at the deal, as one in sixty does. */
export function ordinaryBytes(count: number): Buffer {
  for (;;) {
    const bytes = randomBytes(count);
    if (count !== SEED_BYTES || [1, 2].every((people) => isOrdinary(bytes, people))) return bytes;
  }
}

function isOrdinary(seed: Uint8Array, people: number): boolean {
  const clientSeeds = new Array<string>(people).fill(CLIENT_SEED);
  const { match } = Match.start(koikoi, { rules: koikoi.configure(), seats: 2, seed, clientSeeds });
  return match.round.number === 1; // a round that ends at the deal is followed by the next one
}

/** Runs in every page before anything else. */
export function sendClientSeed(seed: string): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, data: Parameters<WebSocket['send']>[0]) {
    send.call(this, typeof data === 'string' ? data.replace(/"client_seed":"[^"]*"/, `"client_seed":"${seed}"`) : data);
  };
}
