import {
  type Action,
  type AnyGame,
  type AnyHappening,
  type AnyTurned,
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
import type { AnyNarrator } from './narration.ts';
import type { Scene } from './screen.ts';
import type { Going, Stage } from './stage.ts';
import type { Viewpoint } from './viewpoint.ts';

export interface Play {
  readonly game: AnyGame;
  readonly setup: MatchSetup<object>;
  /** By seat; null is the person. */
  readonly players: readonly (AnyPlayer | null)[];
  /** Who they are, for the record, and what the person is told that they are called. */
  readonly seats: readonly SeatRecord[];
  readonly names: readonly string[];
  /** What the bots draw from, never the deck's. */
  readonly random: Random;
  readonly budget: number;
  readonly narrator: AnyNarrator;
  readonly viewpoint: Viewpoint;
  readonly stage: Stage;
}

/** A match that was played or left. */
export interface Played {
  readonly kibo: Kibo;
  /** How it came out, or how it stood. */
  readonly standing: string;
}

/** A person's match against bots, to its end or until the person leaves. */
export async function play(table: Play): Promise<Played> {
  const { game, setup, seats, random } = table;
  let turned: AnyTurned = Match.start(game, setup);
  const record = new KiboWriter(turned, seats);
  const histories = new Histories(game, setup.seats);
  const played = (): Played => {
    const { state, round, result } = turned.match;
    return {
      kibo: record.kibo(),
      standing: table.narrator.result(result ? game.carry(state) : round.carry, table.names),
    };
  };
  for (;;) {
    histories.follow(turned.happenings);
    const scene = await tell(table, turned);
    if (scene === 'leave' || turned.match.result) return played();

    const { actors, state } = turned.match;
    const seat = actors[random.below(actors.length)];
    const player = table.players[seat];
    const action = player
      ? decide(player, state, seat, histories.of(seat), random, table.budget)
      : await table.stage.ask(scene);
    if (action === 'leave') return played();
    turned = acted(turned, seat, action);
    record.add(turned);
  }
}

function acted(turned: AnyTurned, seat: Seat, action: Action): AnyTurned {
  const next = turned.match.act(seat, action);
  if (isRefusal(next)) throw new Error(`seat ${seat} chose what is refused: ${JSON.stringify(next)}`);
  return next;
}

/** Shows what happened, one thing after the other, and gives the last scene. */
async function tell({ stage, viewpoint, narrator, names }: Play, { happenings }: AnyTurned): Promise<Scene | 'leave'> {
  let last: Scene | 'leave' = 'leave';
  for (const happening of happenings) {
    const scene = viewpoint.see(happening);
    let going: Going;
    if (happening.kind === 'ended') {
      const lines = reportLines(narrator, happening, names);
      going = await stage.report(scene, lines);
    } else going = await stage.show(scene);
    if (going === 'leave') return 'leave';
    last = scene;
  }
  return last;
}

/** How a round came out, and how the match stands after it or came out with it. */
export function reportLines(
  narrator: AnyNarrator,
  { outcome, carry }: Extract<AnyHappening, { readonly kind: 'ended' }>,
  names: readonly string[],
): readonly string[] {
  return [...narrator.outcome(outcome, names), '', narrator.result(carry, names)];
}
