import {
  type Action,
  type AnyGame,
  type AnyHappening,
  type AnyMatch,
  type AnyTurned,
  type Carry,
  isRefusal,
  type Kibo,
  KiboWriter,
  Match,
  type MatchSetup,
  type Random,
  type Seat,
  type SeatRecord,
} from '@madang/engine';
import { type AnyPlayer, decide, Histories } from '@madang/players';
import type { Audience } from './audience.ts';
import type { AnyNarrator } from './narration.ts';
import type { Going, Move, Stage } from './stage.ts';

export interface Play {
  readonly game: AnyGame;
  readonly setup: MatchSetup<object>;
  /** By seat; null is a person. */
  readonly players: readonly (AnyPlayer | null)[];
  /** Who they are, for the record. */
  readonly seats: readonly SeatRecord[];
  readonly names: readonly string[];
  /** What the bots draw from, never the deck's. */
  readonly random: Random;
  readonly budget: number;
  readonly narrator: AnyNarrator;
  readonly audience: Audience;
  readonly stage: Stage;
}

/** A match that was played or left. */
export interface Played {
  readonly kibo: Kibo;
  /** How it came out, or how it stood. */
  readonly standing: string;
}

/** A match of people and bots, to its end or until it is left. */
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
  for (let decided: readonly Move[] = []; ; ) {
    histories.follow(turned.happenings);
    if ((await tell(table, turned)) === 'leave' || turned.match.result) return played();
    const moves = decided.length > 0 ? decided : await nextMoves(table, turned.match, histories);
    if (moves === 'leave') return played();
    const [{ seat, action }, ...later] = moves;
    decided = later;
    turned = acted(turned, seat, action);
    record.add(turned);
  }
}

/** What is done next, and by whom. Bots do not race people: where all may act at once, people are first. */
async function nextMoves(
  table: Play,
  { actors, state }: AnyMatch,
  histories: Histories,
): Promise<readonly Move[] | 'leave'> {
  const { game, players, random, budget, audience, stage } = table;
  const people = actors.filter((seat) => players[seat] === null);
  if (audience.isShared && people.length > 0) {
    const scenes = people.toSorted().map((seat) => audience.sceneOf(seat));
    const raced = await stage.race(audience.sceneOf(null), scenes);
    if (raced) {
      audience.holder = null;
      return raced;
    }
  }
  const [seat] = actors;
  const player = players[seat];
  const action = player
    ? decide(game, player, state, seat, histories.of(seat), random, budget)
    : await askPerson(table, seat);
  return action === 'leave' ? action : [{ seat, action }];
}

/** Where people share the stage, whoever is asked is alone with what the others may not see. */
async function askPerson({ audience, stage }: Play, seat: Seat): Promise<Action | 'leave'> {
  const scene = audience.sceneOf(seat);
  if (audience.holder === seat) return stage.ask(scene);
  if (!stage.isPrivate(scene)) {
    audience.holder = null;
    return stage.ask(audience.openSceneOf(seat));
  }
  if ((await stage.handOver(scene)) === 'leave') return 'leave';
  audience.holder = seat;
  return stage.ask(scene);
}

function acted(turned: AnyTurned, seat: Seat, action: Action): AnyTurned {
  const next = turned.match.act(seat, action);
  if (isRefusal(next)) throw new Error(`seat ${seat} chose what is refused: ${JSON.stringify(next)}`);
  return next;
}

/** Shows what happened, one thing after the other. */
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

/** How the match stands or came out. */
export function standingOf(narrator: AnyNarrator, carry: Carry, names: readonly string[]): string {
  return narrator.result(carry, names) || names.map((name, seat) => `${name} ${carry.scores[seat]}`).join(', ');
}

/** How a round came out, and how the match stands after it or came out with it. */
export function reportLines(
  narrator: AnyNarrator,
  { outcome, carry }: Extract<AnyHappening, { readonly kind: 'ended' }>,
  names: readonly string[],
): readonly string[] {
  return [...narrator.outcome(outcome, names), '', standingOf(narrator, carry, names)];
}
