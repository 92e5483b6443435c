import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import type { Seat } from '@madang/engine';
import type { Assets, Seating } from '@madang/players';
import { loadNetwork, nodeAssets } from '@madang/players/node';
import { analysisOf } from '../games.ts';
import { DrawLuck } from './draw-luck.ts';
import { networkExpectation } from './expectation.ts';

/** What measures luck at a table. */
interface TableLuck {
  /** The first digits of the network's hash in `weights/index.jsonl`, so that a result says what it was corrected by. */
  readonly network: string;
  /** The luck of a seat in one game. */
  of(seat: Seat): DrawLuck;
}

/** Undefined for a game that flips no cards from a stock, or has no network. */
export async function tableLuck(seating: Seating): Promise<TableLuck | undefined> {
  const { game } = seating;
  const stock = analysisOf(game)?.stock;
  if (!stock) return undefined;
  let hash = '';
  const assets: Assets = {
    ...nodeAssets,
    weights: async (name) => {
      const file = await nodeAssets.weights(name);
      hash = createHash('sha256').update(inflateRawSync(file)).digest('hex').slice(0, 12);
      return file;
    },
  };
  const network = await loadNetwork(seating, assets);
  if (!network) return undefined;
  const measure = { game, stock, expectation: networkExpectation(seating, network) };
  return { network: hash, of: (seat) => new DrawLuck(measure, seat) };
}
