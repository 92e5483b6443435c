import {
  type Action,
  type AnyGame,
  type AnyTurned,
  DEALER,
  FastRandom,
  Match,
  type Seat,
  Worlds,
} from '@madang/engine';
import { actionFrom, encodeCards, fromHex, mapCards } from '@madang/engine/internal';
import type { Move } from '../play/local/unfinished.ts';
import type { Sitter } from '../play/told.ts';
import type { ReplayedMatch } from '../replay/replayed-match.ts';

/** How a branch leaves its record: enough to make the same position again. */
export interface BranchStart {
  /** The position after this ply of the record. */
  readonly ply: number;
  /** Who plays on, and against whom. */
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
  /** The cards that the seat did not know are dealt anew; otherwise they lie as they did. */
  readonly isDealtAnew: boolean;
  /** 32 bytes in hex: what is dealt anew follows from it. */
  readonly seed: string;
}

/** A match that was played on from a record. It is no record: its deal proves nothing, and statistics do not have it. */
export interface Branch extends BranchStart {
  readonly id: string;
  /** When it was played last. */
  readonly at: number;
  readonly moves: readonly Move[];
  readonly scores: readonly number[];
  /** Null while it goes on. */
  readonly winners: readonly Seat[] | null;
}

/** Whether there is anything to play on from after this ply. */
export function canBranch({ plies }: ReplayedMatch, ply: number): boolean {
  const { match } = plies[ply];
  return match.result === null && match.actors.length > 0;
}

type Past = AnyTurned['happenings'];

/** The match of a branch at its beginning, with everything that happened before. */
export function branched({ game, plies }: ReplayedMatch, { ply, seat, isDealtAnew, seed }: BranchStart): AnyTurned {
  const happenings = plies.slice(0, ply + 1).flatMap((each) => each.happenings);
  const { match } = plies[ply];
  if (!isDealtAnew && match instanceof Match) return { match, happenings };
  const bytes = fromHex(seed);
  if (!bytes) throw new Error('the seed is no hexadecimal number');
  const { rules, seats } = match.setup;
  const setup = { rules, seats, seed: bytes };
  if (!isDealtAnew) return after(happenings, Match.from(game, setup, match.round, match.state));
  const worlds = new Worlds(match.state, seat);
  const [a, b] = new Uint32Array(bytes.slice().buffer);
  const state = worlds.draw(new FastRandom(a, b));
  const dealt = happenings.findLastIndex(({ kind }) => kind === 'dealt');
  const now = asIfDealt(game, worlds, happenings.slice(dealt), game.actions(rules, seats));
  return after([...happenings.slice(0, dealt), ...now], Match.from(game, setup, match.round, state));
}

function after(past: Past, { match, happenings }: AnyTurned): AnyTurned {
  return { match, happenings: [...past, ...happenings] };
}

/** What happened in this deal, as it was if the world that was drawn last is the true one: bots remember it. */
function asIfDealt(
  game: AnyGame,
  worlds: Worlds<AnyTurned['match']['state']>,
  happenings: Past,
  catalogue: readonly Action[],
): Past {
  const other = (card: number): number => (card >= 0 ? worlds.cardFor(card) : card);
  const acted = (action: Action, seat: Seat): Action => {
    const mapped = mapCards(game, action, other);
    return seat === DEALER ? mapped : (actionFrom(game, catalogue, encodeCards(game, mapped)) ?? action);
  };
  return happenings.map((happening) => {
    const state = worlds.earlier(happening.state);
    if (happening.kind === 'dealt') return { ...happening, state, deck: happening.deck.map(other) };
    if (happening.kind === 'ended') return { ...happening, state };
    const { before, action, seat, events } = happening;
    return {
      ...{ ...happening, state, before: worlds.earlier(before), action: acted(action, seat) },
      events: events.map((event) => mapCards(game, event, other)),
    };
  });
}
