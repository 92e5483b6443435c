import {
  type Action,
  type AnyGame,
  type AnyMatch,
  type AnyState,
  type AnyTurned,
  type Carry,
  commit,
  DEALER,
  type Event,
  FastRandom,
  findGame,
  inheritanceOf,
  isRefusal,
  type Json,
  type Kibo,
  KiboWriter,
  Match,
  RESIGN,
  type Refusal,
  replay,
  type Seat,
} from '@madang/engine';
import { actionFrom, encodeCards, fromHex, type PastRound, pastRounds } from '@madang/engine/internal';
import { decide, Histories, levelsOf, playerOf } from '@madang/players';
import { standing, tell } from '../tell.ts';
import type { Eyes, Standing, Told, Written } from '../told.ts';
import type { LocalSetup } from './setup.ts';
import type { LeftMatch, Move } from './unfinished.ts';

/** How many iterations a searching bot may spend on a move. */
const BUDGET = 1000;

/** A match on this device, without timers or threads: the players, the bots and the record. */
export class LocalHost {
  readonly game: AnyGame;
  private readonly setup: Pick<LocalSetup, 'sitters'>;
  private readonly commitment: string;
  private readonly histories: Histories;
  private readonly writer: KiboWriter<AnyState, Action, Event, object, Carry>;
  private readonly random = new FastRandom(...noise());
  private match: AnyMatch;
  private past: readonly PastRound[];

  private constructor(game: AnyGame, setup: Pick<LocalSetup, 'sitters'>, started: AnyTurned) {
    this.game = game;
    this.setup = setup;
    this.match = started.match;
    this.past = pastRounds([], started.happenings);
    this.commitment = commit(started.match.setup.seed);
    this.histories = new Histories(game, setup.sitters.length);
    this.histories.follow(started.happenings);
    const seats = setup.sitters.map(({ name, kind, level }) =>
      level === undefined ? { name, kind } : { name, kind, level },
    );
    this.writer = new KiboWriter(started, seats);
  }

  static begin(setup: LocalSetup): { readonly host: LocalHost; readonly started: AnyTurned } {
    const game = gameOf(setup.game);
    const seed = fromHex(setup.seed);
    if (!seed) throw new Error('the seed is no hexadecimal number');
    const { sitters, inputs } = setup;
    const started = Match.start(game, { rules: game.configure(setup.rules), seats: sitters.length, seed, inputs });
    return { host: new LocalHost(game, setup, started), started: started };
  }

  /** Resumes an unfinished match. */
  static resume({ kibo, moves }: LeftMatch): LocalHost {
    const game = gameOf(kibo.game);
    let host: LocalHost | null = null;
    for (const turned of replay(game, kibo)) {
      if (host) host.follow(turned);
      else host = new LocalHost(game, { sitters: kibo.seats }, turned);
    }
    if (!host) throw new Error('the record has no deal');
    for (const { seat, action } of moves?.actions ?? []) {
      const turned = host.act(seat, action);
      if (isRefusal(turned)) throw new Error(turned.code);
    }
    if (moves && moves.hash !== host.hash) throw new Error('the moves lead to another position');
    return host;
  }

  get isOver(): boolean {
    return this.match.result !== null;
  }

  get actors(): readonly Seat[] {
    return this.isOver ? [] : this.match.actors;
  }

  /** Of the position. */
  get hash(): number {
    return this.match.state.hash();
  }

  /** The number of people at this screen. */
  get people(): number {
    return this.setup.sitters.filter(({ kind }) => kind !== 'bot').length;
  }

  isBot(seat: Seat): boolean {
    return this.setup.sitters[seat].kind === 'bot';
  }

  standing(eyes: Eyes): Standing {
    return standing(this.match, this.past, this.setup.sitters, eyes, this.commitment);
  }

  act(seat: Seat, json: Written): AnyTurned | Refusal {
    if (json.type === 'resign') return this.play(seat, RESIGN);
    const { rules, seats } = this.match.setup;
    const action = actionFrom(this.game, this.game.actions(rules, seats), json as Json);
    return action ? this.play(seat, action) : { code: 'MALFORMED' };
  }

  /** A bot's move. */
  think(seat: Seat): AnyTurned | Refusal {
    return this.play(seat, this.choice(seat, this.setup.sitters[seat].level ?? 'easy'));
  }

  /** What is played for a player who runs out of time. */
  fallback(seat: Seat): AnyTurned | Refusal {
    return this.play(seat, this.game.fallback(this.match.state, seat));
  }

  /** What the strongest player would do in this seat. */
  hint(seat: Seat): Action {
    return this.choice(seat, levelsOf(this.game).at(-1) ?? 'beginner');
  }

  kibo(): Kibo {
    return this.writer.kibo();
  }

  /** What carries over to the next match of the same people; null until this one is over. */
  carry(): LocalSetup['inputs'] | null {
    return this.isOver ? inheritanceOf(this.match, true) : null;
  }

  tell(turned: AnyTurned, eyes: Eyes): readonly Told[] {
    return turned.happenings.flatMap((happening) => tell(this.game, happening, this.past, eyes));
  }

  /** What people and bots played in a turn. */
  movesIn({ happenings }: AnyTurned): readonly Move[] {
    return happenings.flatMap((happening) =>
      happening.kind === 'acted' && happening.seat !== DEALER
        ? [{ seat: happening.seat, action: encodeCards(this.game, happening.action) as Written }]
        : [],
    );
  }

  private choice(seat: Seat, level: string): Action {
    const player = playerOf(this.game, level);
    if (!player) throw new Error(`${this.game.id} has no player ${level}`);
    return decide(this.game, player, this.match.state, seat, this.histories.of(seat), this.random, BUDGET);
  }

  private play(seat: Seat, action: Action): AnyTurned | Refusal {
    const turned = this.match.act(seat, action);
    if (isRefusal(turned)) return turned;
    this.follow(turned);
    return turned;
  }

  private follow(turned: AnyTurned): void {
    this.match = turned.match;
    this.past = pastRounds(this.past, turned.happenings);
    this.histories.follow(turned.happenings);
    this.writer.add(turned);
  }
}

/** How long play is locked after this turn, in milliseconds: shaken cards are shown (docs/rules/matgo.md 67). */
export function lockAfter({ happenings }: AnyTurned): number {
  const events = happenings.flatMap((happening) => (happening.kind === 'acted' ? happening.events : []));
  return Math.max(0, ...events.map((event) => ('seconds' in event ? Number(event.seconds) * 1000 : 0)));
}

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** Bots have a random generator of their own, not the deck's. */
function noise(): [number, number] {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  return [a, b];
}
