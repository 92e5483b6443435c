import { type Action, type AnyGame, type AnyTurned, GAMES, isRefusal, Match, seedFrom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { decisionRandom } from './decision-random.ts';
import { Histories } from './histories.ts';
import { loadPlayer } from './levels.ts';
import { nodeAssets } from './node.ts';
import type { AnyPlayer } from './player.ts';

const PERSON = 0;
const CHOICES = 4;

interface Made {
  readonly actions: readonly Action[];
  /** The place in `actions` of the person's last choice. */
  readonly lastChoice: number;
}

/** A person takes the first legal action, but the one with the number `last` at the last of some choices; then the bots go on. */
function played(game: AnyGame, bot: AnyPlayer, last: number): Made {
  const setup = { rules: game.configure(), seats: game.seats[0], seed: seedFrom('same deal') };
  let turned: AnyTurned = Match.start(game, setup);
  const histories = new Histories(game, setup.seats);
  const actions: Action[] = [];
  const choices: number[] = [];
  const choose = (legal: readonly Action[]): Action => {
    if (legal.length > 1) choices.push(actions.length);
    return legal[legal.length > 1 && choices.length === CHOICES ? last : 0];
  };
  for (;;) {
    histories.follow(turned.happenings);
    const { match } = turned;
    if (match.result || choices.length > CHOICES) return { actions, lastChoice: choices[CHOICES - 1] };
    const [seat] = match.actors;
    const history = histories.of(seat);
    const random = decisionRandom(match, seat, history);
    const { state } = match;
    actions.push(
      seat === PERSON ? choose(game.legal(state, seat)) : decide(bot, { game, state, seat, history, random }),
    );
    const next = match.act(seat, actions[actions.length - 1]);
    if (isRefusal(next)) throw new Error(next.code);
    turned = next;
  }
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('bots of $id at the same deal', ({ game }) => {
  const seating = { game, rules: game.configure(), seats: game.seats[0] };

  it.each(['beginner', 'strong'])('%s: equal choices meet equal answers', async (level) => {
    const bot = await loadPlayer(seating, level, nodeAssets);
    if (!bot) throw new Error(`no ${level}`);
    const first = played(game, bot, 0);
    expect(first.actions.length).toBeGreaterThan(first.lastChoice + 1);
    expect(played(game, bot, 0)).toEqual(first);
    const other = played(game, bot, 1);
    expect(other.lastChoice).toBe(first.lastChoice);
    expect(other.actions.slice(0, other.lastChoice)).toEqual(first.actions.slice(0, first.lastChoice));
    expect(other.actions[other.lastChoice]).not.toEqual(first.actions[first.lastChoice]);
  });
});

it('gives every seat, deal and decision numbers of its own', () => {
  const [game] = GAMES;
  const numbers = (seed: string, clientSeeds: readonly string[], seat: number, purpose: 'bot' | 'hint') => {
    const { match } = Match.start(game, { rules: game.configure(), seats: 2, seed: seedFrom(seed), clientSeeds });
    return decisionRandom(match, seat, { events: [], acts: [], beforeUnseen: 0 }, purpose).next();
  };
  const all = [
    numbers('a', [], 0, 'bot'),
    numbers('b', [], 0, 'bot'),
    numbers('a', ['x'], 0, 'bot'),
    numbers('a', [], 1, 'bot'),
    numbers('a', [], 0, 'hint'),
  ];
  expect(new Set(all).size).toBe(all.length);
});
