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
import { actionFrom, encodeCards, fromHex, hasSeenMore, type PastRound, pastRounds } from '@madang/engine/internal';
import {
  type AnyPlayer,
  type Assets,
  adviserOf,
  type DecisionPurpose,
  decide,
  decisionRandom,
  Histories,
  loadPlayer,
  ModelError,
  paceOf,
  playerOf,
  type Situation,
  usualLevel,
} from '@madang/players';
import { hintOf } from '../hint.ts';
import type { Hint, WayBack } from '../session.ts';
import { standing, tell } from '../tell.ts';
import type { Eyes, Standing, Told, Written } from '../told.ts';
import { Choices } from './choices.ts';
import type { LocalSetup } from './setup.ts';
import type { LeftMatch, Move } from './unfinished.ts';

/** The longest time for a hint, in milliseconds. Bots have none: they answer alike on every device (docs/same-deal.md). */
const HINT_WITHIN = 900;

/** A match on this device, without timers or threads: the players, the bots and the record. */
export class LocalHost {
  readonly game: AnyGame;
  private readonly setup: Pick<LocalSetup, 'sitters'>;
  /** Null in a branch: its deal cannot be verified. */
  private readonly commitment: string | null;
  /** Where it began, and what people and bots have played since. */
  private readonly started: AnyTurned;
  private readonly moves: Move[] = [];
  private readonly histories: Histories;
  private readonly writer: KiboWriter<AnyState, Action, Event, object, Carry>;
  /** By level, as far as they are loaded. */
  private readonly players = new Map<string, AnyPlayer>();
  private match: AnyMatch;
  private past: readonly PastRound[];
  private readonly choices = new Choices();
  private takenBack = 0;

  private constructor(setup: Pick<LocalSetup, 'sitters'>, started: AnyTurned, commitment: string | null) {
    const { game } = started.match;
    this.game = game;
    this.setup = setup;
    this.started = started;
    this.match = started.match;
    this.past = pastRounds([], started.happenings);
    this.commitment = commitment;
    this.histories = new Histories(game, setup.sitters.length);
    this.histories.follow(started.happenings);
    const seats = setup.sitters.map(({ name, kind, level }) =>
      level === undefined ? { name, kind } : { name, kind, level },
    );
    this.writer = new KiboWriter(started, seats);
    for (const level of this.levels) {
      const player = playerOf(game, level);
      if (player) this.players.set(level, player);
    }
  }

  static begin(setup: LocalSetup): { readonly host: LocalHost; readonly started: AnyTurned } {
    const game = gameOf(setup.game);
    const seed = fromHex(setup.seed);
    if (!seed) throw new Error('the seed is no hexadecimal number');
    const { sitters, inputs, clientSeeds = [] } = setup;
    const rules = game.configure(setup.rules);
    const started = Match.start(game, { rules, seats: sitters.length, seed, clientSeeds, inputs });
    return { host: new LocalHost(setup, started, commit(seed)), started: started };
  }

  /** A match that goes on from a position of another one, with what happened until then, and the moves since. */
  static branch(setup: Pick<LocalSetup, 'sitters'>, started: AnyTurned, moves: readonly Move[]): LocalHost {
    const host = new LocalHost(setup, started, null);
    host.repeat(moves);
    return host;
  }

  /** Resumes an unfinished match. */
  static resume({ kibo, moves }: LeftMatch): LocalHost {
    const game = gameOf(kibo.game);
    let host: LocalHost | null = null;
    for (const turned of replay(game, kibo)) {
      if (host) host.follow(turned);
      else host = new LocalHost({ sitters: kibo.seats }, turned, kibo.commitment);
    }
    if (!host) throw new Error('the record has no deal');
    host.takenBack = kibo.takenBack ?? 0;
    if (moves) host.repeat(moves.actions);
    if (moves && moves.hash !== host.hash) throw new Error('the moves lead to another position');
    return host;
  }

  private repeat(moves: readonly Move[]): void {
    for (const { seat, action } of moves) {
      const turned = this.act(seat, action);
      if (isRefusal(turned)) throw new Error(turned.code);
    }
  }

  /** The levels of the bots, each once. */
  private get levels(): readonly string[] {
    const levels = this.setup.sitters.flatMap(({ kind }, seat) => (kind === 'bot' ? [this.levelOf(seat)] : []));
    return [...new Set(levels)];
  }

  levelOf(seat: Seat): string {
    return this.setup.sitters[seat].level ?? usualLevel(this.game);
  }

  /** Whether all bots can play: strong ones need files. */
  get isLoaded(): boolean {
    return this.levels.every((level) => this.players.has(level));
  }

  async load(assets: Assets): Promise<void> {
    await Promise.all(this.levels.map((level) => this.player(level, assets)));
  }

  private async player(level: string, assets: Assets): Promise<AnyPlayer> {
    const { rules, seats } = this.match.setup;
    const load = (name: string) => loadPlayer({ game: this.game, rules, seats }, name, assets);
    const player = this.players.get(level) ?? (await load(level).catch((error) => this.inPlaceOf(error, load)));
    if (!player) throw new Error(`${this.game.id} has no player ${level}`);
    this.players.set(level, player);
    return player;
  }

  /** A match that is continued may have been against a model that is gone: the usual bot takes its seat. */
  private inPlaceOf(error: unknown, load: (level: string) => ReturnType<typeof loadPlayer>) {
    if (error instanceof ModelError) return load(usualLevel(this.game));
    throw error;
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

  /** Where in its range a bot's pause before its decision lies, from 0 up to 1. */
  pauseShare(seat: Seat): number {
    return this.situation(seat, 'pause').random.below(1000) / 1000;
  }

  /** How long the choice to be made takes, against the usual. */
  get pace(): number {
    return paceOf(this.game, this.match.state);
  }

  /** A bot's move. Its player has been loaded. */
  think(seat: Seat): AnyTurned | Refusal {
    const level = this.levelOf(seat);
    const player = this.players.get(level);
    if (!player) throw new Error(`the player ${level} of ${this.game.id} is not loaded`);
    return this.play(seat, decide(player, this.situation(seat, 'bot')));
  }

  /** What is played for a player who runs out of time. */
  fallback(seat: Seat): AnyTurned | Refusal {
    return this.play(seat, this.game.fallback(this.match.state, seat));
  }

  /** What a strong player would do in this seat; what the usual one would where the files cannot be had. */
  async hint(seat: Seat, assets: Assets): Promise<Hint> {
    const { game } = this;
    const player = await this.player(adviserOf(game), assets).catch(() => this.player(usualLevel(game), assets));
    const until = performance.now() + HINT_WITHIN;
    const outOfTime = () => performance.now() >= until;
    return hintOf(player, { ...this.situation(seat, 'hint'), outOfTime }, this.match.setup.rules);
  }

  kibo(): Kibo {
    return this.writer.kibo(this.takenBack);
  }

  /**
   * How the person can go back to the last choice of this round: `free` if no new card has been seen since then, or in a
   * branch, which counts nowhere; otherwise `marked`. Null where there is no way back: only one person against bots has it, in turn.
   */
  get wayBack(): WayBack | null {
    const person = this.actors.find((seat) => !this.isBot(seat));
    const { last } = this.choices;
    if (!last || person === undefined || this.people > 1) return null;
    return this.commitment !== null && hasSeenMore(last.state, this.match.state, person) ? 'marked' : 'free';
  }

  /** The match as it was at the person's last choice. */
  back(): LocalHost {
    const { wayBack } = this;
    const { last } = this.choices;
    if (!wayBack || !last) throw new Error('there is no way back');
    const host = new LocalHost(this.setup, this.started, this.commitment);
    host.repeat(this.moves.slice(0, last.after));
    host.takenBack = this.takenBack + (wayBack === 'marked' ? 1 : 0);
    for (const [level, player] of this.players) host.players.set(level, player);
    return host;
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

  private situation(seat: Seat, purpose: DecisionPurpose): Situation {
    const { game, match } = this;
    const history = this.histories.of(seat);
    return { game, state: match.state, seat, history, random: decisionRandom(match, seat, history, purpose) };
  }

  private play(seat: Seat, action: Action): AnyTurned | Refusal {
    const turned = this.match.act(seat, action);
    if (isRefusal(turned)) return turned;
    this.follow(turned);
    return turned;
  }

  private follow(turned: AnyTurned): void {
    const choice = { state: this.match.state, after: this.moves.length };
    this.choices.follow(choice, turned, (seat) => !this.isBot(seat));
    this.moves.push(...this.movesIn(turned));
    this.match = turned.match;
    this.past = pastRounds(this.past, turned.happenings);
    this.histories.follow(turned.happenings);
    this.writer.add(turned);
  }
}

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}
