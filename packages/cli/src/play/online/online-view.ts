import type { AnyGame, AnyNarrator, AnyState, Json, Language, Seat } from '@madang/engine';
import { decodeCards, harmless, storedRules } from '@madang/engine/internal';
import type { PlainEvent, Player } from '@madang/protocol';
import { screenOf } from '../../games.ts';
import type { Scene } from '../screen.ts';

/** An event after which the table can be shown. */
type Shown = Extract<PlainEvent, { readonly event: 'RoundDealt' | 'TurnProgress' | 'GameSnapshotRestore' }>;

/** Follows a table of a server by the events of the plain dialect, and makes a scene of each. */
export class OnlineView {
  private readonly game: AnyGame;
  private readonly narrator: AnyNarrator;
  private readonly language: Language;
  private readonly ownName: string;
  private players: readonly Player[] = [];
  private own = '';
  private rules: object = {};
  private round = 1;
  private log: readonly string[] = [];
  private last: Scene | null = null;

  constructor(game: AnyGame, narrator: AnyNarrator, language: Language, ownName: string) {
    this.game = game;
    this.narrator = narrator;
    this.language = language;
    this.ownName = ownName;
  }

  get scene(): Scene {
    if (!this.last) throw new Error('the table has not been seen yet');
    return this.last;
  }

  /** The same, when its news have been told. */
  get told(): Scene {
    return { ...this.scene, news: 0, events: [] };
  }

  get seat(): Seat {
    return this.players.find(({ id }) => id === this.own)?.seat ?? 0;
  }

  get names(): readonly string[] {
    return this.players
      .toSorted((a, b) => a.seat - b.seat)
      .map(({ name, seat }) => (seat === this.seat ? this.ownName : harmless(name)));
  }

  /** How it stands, by seat. */
  scores(listed: readonly { readonly player_id: string; readonly score: number }[]): string {
    const score = (id: string) => listed.find(({ player_id }) => player_id === id)?.score ?? 0;
    return this.players
      .toSorted((a, b) => a.seat - b.seat)
      .map(({ id, seat }) => `${this.names[seat]} ${score(id)}`)
      .join(', ');
  }

  /** The players and rules of the match. */
  begin({ my_player_id, players, ruleset }: Extract<PlainEvent, { readonly event: 'GameStarted' }>): void {
    this.sit(my_player_id, players, ruleset);
  }

  private sit(own: string | null, players: readonly Player[], ruleset: object): void {
    this.own = own ?? '';
    this.players = players;
    this.rules = storedRules(this.game, ruleset as Readonly<Record<string, Json>>);
  }

  see(event: Shown): Scene {
    if (event.event === 'GameSnapshotRestore') this.sit(event.my_player_id, event.players, event.game.ruleset);
    if (event.event !== 'TurnProgress') this.round = event.round;
    const { game, narrator, names, seat, rules } = this;
    const state: AnyState = game.fromView(event.view as Json, rules);
    const happened = event.event === 'TurnProgress' ? event.events.map((one) => decodeCards(game, one)) : [];
    const news =
      event.event === 'TurnProgress'
        ? happened.map((one) => narrator.event(one, names)).filter((sentence) => sentence !== null)
        : [narrator.dealt(state, names)];
    // Where cards must be remembered, sentences about them do not stay.
    const hidesPeeks = screenOf(game).hidesPeeks === true;
    this.log = event.event === 'TurnProgress' && !hidesPeeks ? [...this.log, ...news] : news;
    const choices = event.next_state?.your_turn ? game.legal(state, seat) : [];
    this.last = {
      ...{ game, language: this.language, seat, names, view: event.view as Json, events: happened },
      round: { rules, seats: names.length, number: this.round, carry: { scores: names.map(() => 0), result: null } },
      actors: game.actors(state),
      choices: choices.map((action) => ({ action, label: narrator.choice(action, state, names) })),
      ...{ log: this.log, openLog: this.log, news: news.length, memoryAid: !hidesPeeks },
      cardName: (id) => narrator.card(game.cardIds.indexOf(id)),
    };
    return this.last;
  }
}
