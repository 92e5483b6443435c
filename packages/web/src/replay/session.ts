import {
  type AnyGame,
  type AnyTurned,
  FastRandom,
  type Kibo,
  type PastRound,
  pastRounds,
  replay,
  written,
} from '@madang/engine';
import { decide, Histories, levelsOf, playerOf } from '@madang/players';
import type { Hint, Listener, Session } from '../play/session.ts';
import { standing, tell } from '../play/tell.ts';
import type { Eyes, Sitter, Written } from '../play/told.ts';

/** A record on the table: any ply, with any eyes, by the same choreography as when it was played. */
export class ReplaySession implements Session {
  readonly isPast = true;
  readonly plies: readonly AnyTurned[];
  /** The ply of each deal. */
  readonly deals: readonly number[];
  /** The ply at which each turn begins. */
  readonly turns: readonly number[];
  private readonly game: AnyGame;
  private readonly kibo: Kibo;
  private readonly moved: () => void;
  private listener: Listener | null = null;
  private at: number;
  private eyes: Eyes;
  private isPlaying = false;

  /** Throws a KiboError when the record does not come out the same. */
  constructor(game: AnyGame, kibo: Kibo, start: { ply: number; eyes: Eyes }, moved: () => void) {
    this.game = game;
    this.kibo = kibo;
    this.moved = moved;
    this.plies = [...replay(game, kibo)];
    this.deals = this.plies.flatMap(({ happenings }, ply) =>
      happenings.some(({ kind }) => kind === 'dealt') ? [ply] : [],
    );
    const whose = (ply: number) => this.plies[ply]?.match.actors.join();
    this.turns = [...this.plies.keys()].filter((ply) => ply === 0 || whose(ply) !== whose(ply - 1));
    this.at = Math.max(0, Math.min(this.plies.length - 1, start.ply));
    this.eyes = start.eyes;
  }

  get ply(): number {
    return this.at;
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

  /** To a ply at once. */
  jump(ply: number): void {
    this.at = Math.max(0, Math.min(this.plies.length - 1, ply));
    this.isPlaying = false;
    this.show();
  }

  /** The next ply, as it was played. */
  step(): void {
    if (this.at + 1 >= this.plies.length) {
      this.isPlaying = false;
      return this.moved();
    }
    const { happenings } = this.plies[++this.at];
    for (const happening of happenings)
      for (const told of tell(this.game, happening, this.eyes))
        this.listener?.told(
          told.kind === 'ended' ? { ...told, isPassing: true } : { ...told, ...('legal' in told ? { legal: [] } : {}) },
        );
    this.moved();
  }

  play(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
    if (isPlaying) this.step();
    this.moved();
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.show();
  }

  private show(): void {
    const { match } = this.plies[this.at];
    const sitters: readonly Sitter[] = this.kibo.seats;
    const now = standing(match, this.past(), sitters, this.eyes, this.kibo.commitment);
    this.listener?.told({ kind: 'restored', ...now, legal: [] });
    this.moved();
  }

  private past(): readonly PastRound[] {
    const before = this.plies.slice(0, this.at + 1);
    return before.reduce<readonly PastRound[]>((past, { happenings }) => pastRounds(past, happenings), []);
  }

  ready(): void {
    if (this.isPlaying) setTimeout(() => this.isPlaying && this.step(), 350);
  }

  /** What the best player would have done for who moves here, from what that seat could know. */
  async hint(): Promise<Hint | null> {
    const { match } = this.plies[this.at];
    const [seat] = match.result ? [] : match.actors;
    const player = playerOf(this.game, levelsOf(this.game).at(-1) ?? '');
    if (seat === undefined || !player) return null;
    const histories = new Histories(this.game, this.kibo.seats.length);
    for (const { happenings } of this.plies.slice(0, this.at + 1)) histories.follow(happenings);
    const action = decide(this.game, player, match.state, seat, histories.of(seat), new FastRandom(this.at), 1000);
    return { action: written(this.game, action) as Written };
  }

  act(): void {
    // What was played stays as it was.
  }

  resign(): void {
    // The same.
  }

  close(): void {
    this.isPlaying = false;
  }
}
