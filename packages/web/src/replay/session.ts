import { FastRandom, type Ply } from '@madang/engine';
import { type PastRound, pastRounds } from '@madang/engine/internal';
import { type AnyPlayer, adviserOf, Histories, loadPlayer, playerOf, usualLevel } from '@madang/players';
import { hintOf } from '../play/hint.ts';
import type { Hint, Listener, Session } from '../play/session.ts';
import { eventsFor, standing, tell } from '../play/tell.ts';
import type { Eyes, Passage, Written } from '../play/told.ts';
import type { ReplayedMatch } from './replayed-match.ts';
import { turnEnds } from './turns.ts';

/** The pause between two turns in autoplay, in milliseconds. */
const REST = 350;
/** How long a hint may take, in milliseconds: it is computed in the page itself. */
const HINT_TIME = 300;

/** A session that replays a record: any ply, from any seat's view, with the same animation as in play. */
export class ReplaySession implements Session {
  readonly isPast = true;
  /** The ply of each deal. */
  readonly deals: readonly number[];
  /** The plies that end a turn, including deals and the last ply. */
  readonly turns: readonly number[];
  private readonly replayed: ReplayedMatch;
  private readonly moved: () => void;
  /** The rounds that are over, by ply. */
  private readonly pasts: readonly (readonly PastRound[])[];
  private listener: Listener | null = null;
  private at: number;
  private eyes: Eyes;
  /** Actions that the table offers to look at; none while it is only replayed. */
  private choices: readonly Written[] = [];
  private isPlaying = false;
  private farthest: number;

  constructor(replayed: ReplayedMatch, start: { ply: number; eyes: Eyes }, moved: () => void) {
    this.replayed = replayed;
    this.moved = moved;
    this.deals = replayed.plies.flatMap(({ happenings }, ply) =>
      happenings.some(({ kind }) => kind === 'dealt') ? [ply] : [],
    );
    this.turns = turnEnds(replayed.plies);
    this.pasts = pastsOf(replayed.plies);
    this.at = this.within(start.ply);
    this.farthest = this.at;
    this.eyes = start.eyes;
  }

  get ply(): number {
    return this.at;
  }

  get last(): number {
    return this.replayed.plies.length - 1;
  }

  /** The last ply that was shown so far. */
  get seen(): number {
    return this.farthest;
  }

  /** How many turns are over. */
  get turn(): number {
    return this.turnOf(this.at);
  }

  /** How many turns are over after a ply. */
  turnOf(ply: number): number {
    return this.turns.findLastIndex((end) => end <= ply);
  }

  get lookingAs(): Eyes {
    return this.eyes;
  }

  get playing(): boolean {
    return this.isPlaying;
  }

  open(listener: Listener): void {
    this.listener = listener;
    this.show();
    listener.line({ state: 'open' });
  }

  /** Jumps to a ply without animation. */
  jump(ply: number): void {
    this.reach(this.within(ply));
    this.isPlaying = false;
    this.show();
  }

  /** Jumps to a ply as a seat sees it, with some of its actions on the cards. */
  lookAt(ply: number, eyes: Eyes, choices: readonly Written[]): void {
    this.eyes = eyes;
    this.choices = choices;
    this.reach(this.within(ply));
    this.isPlaying = false;
    this.show();
    this.choices = [];
  }

  /** Jumps to the end of this turn. */
  jumpToTurn(turn: number): void {
    this.jump(this.turns[Math.max(0, Math.min(this.turns.length - 1, turn))]);
  }

  /** Plays the next ply. */
  step(): void {
    this.advance(this.at + 1);
  }

  /** Plays the rest of the turn. */
  stepTurn(): void {
    this.advance(this.turns.find((ply) => ply > this.at) ?? this.last + 1);
  }

  /** Jumps to the start of this turn, or of the one before. */
  backTurn(): void {
    this.jump(this.turns.findLast((ply) => ply < this.at) ?? 0);
  }

  private advance(to: number): void {
    if (to > this.last) this.isPlaying = false;
    while (this.at < Math.min(to, this.last)) {
      this.reach(this.at + 1);
      this.tellPly(this.at);
    }
    this.moved();
  }

  private reach(ply: number): void {
    this.at = ply;
    this.farthest = Math.max(this.farthest, ply);
  }

  private tellPly(ply: number): void {
    const { game, plies } = this.replayed;
    for (const happening of plies[ply].happenings)
      for (const told of tell(game, happening, this.pasts[this.at], this.eyes))
        this.listener?.told(
          told.kind === 'ended' ? { ...told, isPassing: true } : { ...told, ...('legal' in told ? { legal: [] } : {}) },
        );
  }

  play(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
    if (isPlaying) this.stepTurn();
    this.moved();
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.show();
  }

  private show(): void {
    const { plies, seats, commitment } = this.replayed;
    const now = standing(plies[this.at].match, this.pasts[this.at], seats, this.eyes, commitment);
    this.listener?.told({ kind: 'restored', ...now, legal: this.choices, before: this.before() });
    this.moved();
  }

  /** All events up to here as this viewer saw them, for the log. */
  private before(): readonly Passage[] {
    const { game, plies } = this.replayed;
    return plies.slice(0, this.at + 1).flatMap(({ happenings }) =>
      happenings.flatMap((happening) => {
        if (happening.kind !== 'acted') return [];
        return [{ round: happening.round.number, events: eventsFor(game, happening, this.eyes) }];
      }),
    );
  }

  private within(ply: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(ply)));
  }

  ready(): void {
    if (this.isPlaying) setTimeout(() => this.isPlaying && this.stepTurn(), REST);
  }

  /** What a strong player would have done in the seat that moves here, from that seat's view. */
  async hint(): Promise<Hint | null> {
    const { game, plies, seats } = this.replayed;
    const { at } = this;
    const { match } = plies[at];
    const [seat] = match.result ? [] : match.actors;
    const player = seat === undefined ? undefined : await this.adviser(match.setup.rules);
    if (!player || at !== this.at) return null;
    const histories = new Histories(game, seats.length);
    for (const { happenings } of plies.slice(0, at + 1)) histories.follow(happenings);
    const until = performance.now() + HINT_TIME;
    const situation = {
      ...{ game, state: match.state, seat, history: histories.of(seat), random: new FastRandom(at) },
      outOfTime: () => performance.now() >= until,
    };
    return hintOf(player, situation, match.setup.rules);
  }

  /** The usual player where the files of the strong one cannot be had. */
  private async adviser(rules: object): Promise<AnyPlayer | undefined> {
    const { game, seats } = this.replayed;
    const { pageAssets } = await import('../play/assets.ts');
    return loadPlayer({ game, rules, seats: seats.length }, adviserOf(game), pageAssets).catch(() =>
      playerOf(game, usualLevel(game)),
    );
  }

  act(_action: Written): void {
    // A record cannot be changed.
  }

  resign(): void {
    // A record cannot be changed.
  }

  close(): void {
    this.isPlaying = false;
  }
}

function pastsOf(plies: readonly Ply[]): readonly (readonly PastRound[])[] {
  let past: readonly PastRound[] = [];
  return plies.map(({ happenings }) => {
    past = pastRounds(past, happenings);
    return past;
  });
}
