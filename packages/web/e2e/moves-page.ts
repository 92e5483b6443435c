import { FastRandom, findGame, isRefusal, Match, seedFrom } from '@madang/engine';
import { decide, Histories, loadPlayer } from '@madang/players';
import { pageAssets } from '../src/play/assets.ts';

/** Enough to say what a move costs. */
const MOST_MOVES = 100;

/** Waits to be called by scripts/browser-moves.ts: a match with this level in every seat. Returns the moves with a choice. */
async function playMatch(id: string, seats: number, level: string, seed: string): Promise<number> {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const rules = game.configure();
  const player = await loadPlayer({ game, rules, seats }, level, pageAssets);
  if (!player) throw new Error(`${id} has no player ${level}`);
  const random = new FastRandom(1);
  const histories = new Histories(game, seats);
  let turned = Match.start(game, { rules, seats, seed: seedFrom(seed) });
  let moves = 0;
  for (;;) {
    histories.follow(turned.happenings);
    const { state, actors, result } = turned.match;
    if (result || moves === MOST_MOVES) return moves;
    const [seat] = actors;
    if (game.legal(state, seat).length > 1) moves++;
    const next = turned.match.act(seat, decide(player, { game, state, seat, history: histories.of(seat), random }));
    if (isRefusal(next)) throw new Error(next.code);
    turned = next;
  }
}
Object.assign(globalThis, { playMatch });
