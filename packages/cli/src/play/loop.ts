import {
  type Action,
  type AnyGame,
  type AnyHappening,
  type AnyMatch,
  type AnyNarrator,
  type AnyState,
  type AnyTurned,
  type Carry,
  isRefusal,
  type Kibo,
  KiboWriter,
  Match,
  type MatchSetup,
  type Seat,
  type SeatRecord,
} from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { type AnyPlayer, decide, decisionRandom, Histories } from '@madang/players';
import type { Audience } from './audience.ts';
import { hintSentence } from './hint.ts';
import type { Going, Move, PlayerInterface } from './player-interface.ts';
import type { Thinker } from './thinker.ts';

interface Play {
  readonly game: AnyGame;
  readonly setup: MatchSetup<object>;
  /** By seat; null is a person. */
  readonly players: readonly (AnyPlayer | null)[];
  /** For the record. */
  readonly seats: readonly SeatRecord[];
  readonly names: readonly string[];
  /** Thinks for bots that need long, and gives hints. */
  readonly thinker: Thinker;
  /** Whether the bots think there; quick ones decide at once. */
  readonly isSlow: boolean;
  readonly narrator: AnyNarrator;
  readonly audience: Audience;
  readonly stage: PlayerInterface;
}

/** A match that was finished or left. */
export interface Played {
  readonly kibo: Kibo;
  /** The result, or the scores so far. */
  readonly standing: string;
}

/** Plays a match of people and bots to its end or until a person leaves. */
export async function play(table: Play): Promise<Played> {
  const { game, setup, seats } = table;
  let turned: AnyTurned = Match.start(game, setup);
  const record = new KiboWriter(turned, seats);
  const histories = new Histories(game, setup.seats);
  const played = (): Played => {
    const { state, round, result } = turned.match;
    return {
      kibo: record.kibo(),
      standing: standingOf(table.narrator, result ? game.carry(state) : round.carry, table.names),
    };
  };
  for (let raced: readonly Move[] = []; ; ) {
    histories.follow(turned.happenings);
    if ((await tell(table, turned)) === 'leave' || turned.match.result) return played();
    const next = await nextMove(table, turned.match, histories, raced);
    if (next === 'leave') return played();
    turned = acted(turned, next.move);
    table.thinker.follow(next.move);
    raced = next.raced;
    record.add(turned);
  }
}

/** The next move, and the later moves of people in a race. */
interface Next {
  readonly move: Move;
  readonly raced: readonly Move[];
}

/**
 * If several seats may act at once, they act in the order of the game's actors: when matching in Check from the left of the
 * discarder, who comes last (docs/rules/check.md 5). In a race the quickest person is first, but after the bots that sit
 * before that person. Being late costs nothing.
 */
async function nextMove(
  table: Play,
  match: AnyMatch,
  histories: Histories,
  before: readonly Move[],
): Promise<Next | 'leave'> {
  const { game, players } = table;
  const { actors, state } = match;
  const inTime = before.filter(({ seat, action }) => game.refuse(state, seat, action) === null);
  const raced = inTime.length > 0 ? inTime : await race(table, actors);
  if (raced === 'leave') return raced;
  const decided = (seat: Seat): Move | undefined => raced.find((move) => move.seat === seat);
  const seat = actors.find((actor) => raced.length === 0 || players[actor] || decided(actor)) ?? entryOf(actors, 0);
  const player = players[seat];
  const action = player
    ? await botAction(table, player, match, seat, histories)
    : (decided(seat)?.action ?? (await askPerson(table, state, seat)));
  if (action === 'leave') return action;
  return { move: { seat, action }, raced: raced.filter((move) => move.seat !== seat) };
}

async function botAction(
  table: Play,
  player: AnyPlayer,
  match: AnyMatch,
  seat: Seat,
  histories: Histories,
): Promise<Action | 'leave'> {
  const { game, thinker, isSlow, stage, audience } = table;
  const history = histories.of(seat);
  if (!isSlow)
    return decide(player, { game, state: match.state, seat, history, random: decisionRandom(match, seat, history) });
  return stage.meanwhile(audience.sceneOf(audience.holder), thinker.choose(seat));
}

/** The moves of people who may act at once; empty if they are asked in turn. */
async function race({ players, audience, stage }: Play, actors: readonly Seat[]): Promise<readonly Move[] | 'leave'> {
  const people = actors.filter((seat) => players[seat] === null).toSorted();
  // A bot that comes before all people does not wait for them.
  if (!audience.isShared || !stage.sharing || players[entryOf(actors, 0)] !== null) return [];
  const scenes = people.map((seat) => audience.sceneOf(seat));
  const moves = await stage.sharing.race(audience.sceneOf(null), scenes);
  if (moves) audience.holder = null;
  return moves ?? [];
}

/** Asks a person. If people share the interface, the others look away when the scene is private. */
async function askPerson(table: Play, state: AnyState, seat: Seat): Promise<Action | 'leave'> {
  const { audience, stage } = table;
  const { sharing } = stage;
  const scene = audience.sceneOf(seat);
  const hint = async (): Promise<string> => hintSentence(table, scene, await table.thinker.advise(seat), state);
  if (audience.holder === seat || !sharing) return stage.ask(scene, hint);
  if (!sharing.isPrivate(scene)) {
    audience.holder = null;
    return stage.ask(audience.openSceneOf(seat), hint);
  }
  if ((await sharing.handOver(scene)) === 'leave') return 'leave';
  audience.holder = seat;
  return stage.ask(scene, hint);
}

function acted(turned: AnyTurned, { seat, action }: Move): AnyTurned {
  const next = turned.match.act(seat, action);
  if (isRefusal(next)) throw new Error(`seat ${seat} chose a refused action: ${JSON.stringify(next)}`);
  return next;
}

/** Shows what happened, one step after another. */
async function tell({ stage, audience, narrator, names }: Play, { happenings }: AnyTurned): Promise<Going> {
  for (const happening of happenings) {
    const scene = audience.see(happening);
    const going =
      happening.kind === 'ended'
        ? await stage.report(scene, reportLines(narrator, happening, names))
        : await stage.show(scene);
    if (going === 'leave') return going;
  }
  return 'on';
}

/** The result of the match, or the scores so far. */
export function standingOf(narrator: AnyNarrator, carry: Carry, names: readonly string[]): string {
  return narrator.result(carry, names) || names.map((name, seat) => `${name} ${carry.scores[seat]}`).join(', ');
}

/** The result of a round, and the result or scores of the match after it. */
export function reportLines(
  narrator: AnyNarrator,
  { outcome, carry }: Extract<AnyHappening, { readonly kind: 'ended' }>,
  names: readonly string[],
): readonly string[] {
  return [...narrator.outcome(outcome, names), '', standingOf(narrator, carry, names)];
}
