import { type AnyGame, apply, FastRandom, GAMES, isRefusal, playMatch, seedFrom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { LocalHost } from '../play/local/host.ts';
import type { Sitter } from '../play/told.ts';
import type { ReplayedMatch } from '../replay/replayed-match.ts';
import { type BranchStart, branched, canBranch } from './branch.ts';

const PLIES = 30;

/** The beginning of a random match. */
function replayedOf(game: AnyGame): ReplayedMatch {
  const [seats] = game.seats;
  const setup = { rules: game.configure({}), seats, seed: seedFrom('branch'), inputs: { hour: 12 } };
  const plies = [...playMatch(game, setup, new FastRandom(2)).take(PLIES)];
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => ({ name: `Player ${seat}`, kind: 'bot' }));
  return { game, seats: sitters, commitment: null, plies, broken: null, unchecked: [] };
}

const startOf = (replayed: ReplayedMatch, ply: number, seat: number, isDealtAnew: boolean): BranchStart => ({
  ...{ ply, seat, isDealtAnew, seed: 'b4'.repeat(32) },
  sitters: replayed.seats.map(({ name }) => ({ name, kind: 'bot', level: 'easy' })),
});

describe.each(GAMES)('a branch of $id', (game) => {
  const replayed = replayedOf(game);
  const plies = replayed.plies.keys().filter((ply) => canBranch(replayed, ply));
  const starts = [...plies].flatMap((ply) => replayed.seats.map((_, seat) => ({ ply, seat })));

  it('begins with what its seat saw, whether the hidden cards stay or not', () => {
    for (const { ply, seat } of starts)
      for (const isDealtAnew of [false, true]) {
        const { match } = branched(replayed, startOf(replayed, ply, seat, isDealtAnew));
        expect(match.state.snapshot(seat)).toEqual(replayed.plies[ply].match.state.snapshot(seat));
        expect(match.scores).toEqual(replayed.plies[ply].match.scores);
        expect(match.actors.length).toBeGreaterThan(0);
      }
  });

  it('keeps all cards, or deals those anew that the seat did not know', () => {
    const hashes = (isDealtAnew: boolean) =>
      starts.map(({ ply, seat }) => branched(replayed, startOf(replayed, ply, seat, isDealtAnew)).match.state.hash());
    const before = starts.map(({ ply }) => replayed.plies[ply].match.state.hash());
    expect(hashes(false)).toEqual(before);
    expect(hashes(true).filter((hash, i) => hash !== before[i]).length).toBeGreaterThan(starts.length / 2);
    expect(hashes(true)).toEqual(hashes(true));
  });

  it('remembers a past that leads to its position', () => {
    for (const { ply, seat } of starts) {
      const { happenings } = branched(replayed, startOf(replayed, ply, seat, true));
      for (const happening of happenings.slice(happenings.findLastIndex(({ kind }) => kind === 'dealt'))) {
        if (happening.kind !== 'acted') continue;
        const { before, seat: actor, action, state } = happening;
        expect(apply(game, before, actor, action).hash()).toBe(state.hash());
      }
    }
  });

  it('is played on, proves no deal, and is continued from its moves', () => {
    const start = startOf(replayed, starts[starts.length >> 1].ply, 0, true);
    const host = LocalHost.branch(start, branched(replayed, start), []);
    expect(host.standing(0).commitment).toBeNull();
    const moves = [];
    for (let i = 0; i < 10 && !host.isOver; i++) {
      const turned = host.think(host.actors[0]);
      if (isRefusal(turned)) throw new Error(turned.code);
      moves.push(...host.movesIn(turned));
    }
    expect(LocalHost.branch(start, branched(replayed, start), moves).hash).toBe(host.hash);
  });

  it('is taken back to the last choice, freely: nothing of it counts', () => {
    const start = startOf(replayed, starts[0].ply, 0, true);
    const sitters = start.sitters.map(
      (sitter, seat): Sitter => (seat === 0 ? { name: 'Mina', kind: 'human' } : sitter),
    );
    const host = LocalHost.branch({ sitters }, branched(replayed, start), []);
    const hashes: number[] = [];
    while (host.wayBack === null && !host.isOver) {
      const [seat] = host.actors;
      if (seat === 0) hashes.push(host.hash);
      const turned = seat === 0 ? host.act(0, host.standing(0).legal.at(-1) ?? { type: 'none' }) : host.think(seat);
      if (isRefusal(turned)) throw new Error(turned.code);
    }
    expect(host.wayBack).toBe('free');
    expect(host.back().hash).toBe(hashes.at(-1));
    expect(host.back().kibo().takenBack).toBeUndefined();
  });
});
