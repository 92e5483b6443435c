import type { Body, CardDestination, Event, HandPlay, NextState } from '@madang/protocol/koikoi';

type Snapshot = Body<'GameSnapshotRestore'>;
type Context = NonNullable<Snapshot['flow_state']>['context'];
type PlayersCards = Extract<Snapshot['cards'], { my_hand: unknown }>;

interface PlayersSide {
  readonly id: string;
  /** The cards of the client's own hand; null where it sees their number only. */
  hand: string[] | null;
  handCount: number;
  pile: string[];
  score: number;
  multiplier: number;
  calls: number;
}

/** A client written from docs/protocol.md alone: it starts from a snapshot or `GameStarted` and applies events. */
export class Client {
  private readonly game: string;
  private me: string | null = null;
  private ruleset: Snapshot['game']['ruleset'] | null = null;
  private sides: PlayersSide[] = [];
  private dealer = '';
  private roundsPlayed = 0;
  private field: string[] = [];
  private deck = 0;
  private awaited: NextState | null = null;
  private context: Context = null;

  constructor(game: string) {
    this.game = game;
  }

  static restored(snapshot: Snapshot): Client {
    const { my_player_id, game, round, cards, flow_state } = structuredClone(snapshot);
    const client = new Client(game.id);
    client.me = my_player_id;
    client.ruleset = game.ruleset;
    client.sides = game.cumulative_scores.map(({ player_id, score }, seat) => {
      const { multiplier, called_count } = round.koi_status[seat];
      return {
        ...restoredCards(cards, seat, player_id === my_player_id),
        id: player_id,
        score,
        multiplier,
        calls: called_count,
      };
    });
    client.dealer = round.dealer;
    client.roundsPlayed = game.rounds_played;
    client.field = cards.field;
    client.deck = cards.deck_remaining;
    client.next(flow_state && { type: flow_state.type, active_player: flow_state.active_player }, flow_state?.context);
    return client;
  }

  /** The snapshot that it expects now. */
  snapshot(): Snapshot {
    if (!this.ruleset) throw new Error('the game has not started');
    return {
      event: 'GameSnapshotRestore',
      my_player_id: this.me,
      game: {
        id: this.game,
        ruleset: this.ruleset,
        cumulative_scores: this.sides.map(({ id, score }) => ({ player_id: id, score })),
        rounds_played: this.roundsPlayed,
      },
      round: {
        dealer: this.dealer,
        koi_status: this.sides.map(({ id, multiplier, calls }) => ({ player_id: id, multiplier, called_count: calls })),
      },
      cards: this.cards(),
      flow_state: this.awaited && ({ ...this.awaited, context: this.context } as Snapshot['flow_state']),
    };
  }

  private cards(): Snapshot['cards'] {
    const { field, deck: deck_remaining, sides } = this;
    const mine = sides.find(({ id }) => id === this.me);
    const other = sides.find(({ id }) => id !== this.me);
    if (!mine || !other)
      return {
        field,
        hands: sides.map(({ id, handCount }) => ({ player_id: id, count: handCount })),
        depositories: sides.map(({ id, pile }) => ({ player_id: id, cards: pile })),
        deck_remaining,
      };
    return {
      field,
      my_hand: mine.hand ?? [],
      opponent_hand_count: other.handCount,
      my_depository: mine.pile,
      opponent_depository: other.pile,
      deck_remaining,
    };
  }

  see(event: Event): void {
    switch (event.event) {
      case 'GameStarted':
        return this.start(event);
      case 'RoundDealt':
        return this.deal(event);
      case 'TurnCompleted':
        this.playHand(event.player, event.hand_play);
        this.put(event.player, event.deck_flip.flipped, event.deck_flip.captured, event.deck_flip.to);
        this.deck = event.deck_flip.deck_remaining;
        return this.next(event.next_state);
      case 'SelectionRequired':
        this.playHand(event.player, event.completed.hand_play);
        this.deck = event.deck_remaining ?? this.deck - 1;
        return this.next(event.next_state, { selection: event.selection });
      case 'TurnProgressAfterSelection': {
        const { source, captured, to } = event.selected_capture;
        this.put(this.awaited?.active_player, source, captured, to);
        this.deck = event.deck_remaining;
        return this.next(event.next_state, event.yaku_update && { yaku_update: event.yaku_update });
      }
      case 'DecisionRequired':
        if (!event.hand_play || !event.deck_flip) throw new Error('nothing says what was played');
        this.playHand(event.player, event.hand_play);
        this.put(event.player, event.deck_flip.flipped, event.deck_flip.captured, event.deck_flip.to);
        this.deck = event.deck_flip.deck_remaining;
        return this.next(event.next_state, { yaku_update: event.yaku_update });
      case 'DecisionMade':
        if (event.decision === 'KOI_KOI') this.call(event.player, event.koi_multiplier_update);
        return this.next(event.next_state);
      case 'RoundEndedInstantly':
      case 'RoundScored':
      case 'RoundDrawn':
        for (const { player_id, change } of event.score_changes) this.side(player_id).score += change;
        this.roundsPlayed++;
        return;
      case 'PlayerResigned':
        // The card that waited for its target stays on the field.
        if (this.context && 'selection' in this.context) this.field.push(this.context.selection.source);
        return this.next(null);
      case 'GameSnapshotRestore':
      case 'GameFinished':
      case 'TurnError':
        return;
    }
  }

  private start({ my_player_id, players, ruleset }: Extract<Event, { event: 'GameStarted' }>): void {
    this.me = my_player_id;
    this.ruleset = ruleset;
    this.sides = players.map(({ id }) => ({
      ...{ id, hand: null, handCount: 0, pile: [] },
      score: 0,
      multiplier: 1,
      calls: 0,
    }));
  }

  private deal(event: Extract<Event, { event: 'RoundDealt' }>): void {
    this.dealer = event.dealer;
    this.field = [...event.field];
    this.deck = event.deck_remaining;
    for (const hand of event.hands) {
      const side = this.side(hand.player_id);
      side.hand = 'cards' in hand ? [...hand.cards] : null;
      side.handCount = 'cards' in hand ? hand.cards.length : hand.count;
      side.pile = [];
      side.multiplier = 1;
      side.calls = 0;
    }
    this.next(event.next_state);
  }

  private side(player: string | undefined): PlayersSide {
    const side = this.sides.find(({ id }) => id === player);
    if (!side) throw new Error(`there is no player ${player}`);
    return side;
  }

  private next(awaited: NextState | null, context: Context = null): void {
    this.awaited = awaited;
    this.context = awaited && context;
  }

  private playHand(player: string, { played, captured, to }: HandPlay): void {
    const side = this.side(player);
    side.handCount--;
    side.hand = side.hand?.filter((card) => card !== played) ?? null;
    this.put(player, played, captured, to);
  }

  private put(player: string | undefined, card: string, captured: readonly string[], to: CardDestination): void {
    if (to.type === 'field') this.field.push(card);
    else {
      if (to.player_id !== player) throw new Error(`${player}'s turn went to ${to.player_id}`);
      this.field = this.field.filter((lying) => !captured.includes(lying));
      this.side(player).pile.push(card, ...captured);
    }
  }

  private call(player: string, multiplier = 1): void {
    this.side(player).calls++;
    this.side(player).multiplier = multiplier;
  }
}

function restoredCards(
  cards: Snapshot['cards'],
  seat: number,
  mine: boolean,
): Pick<PlayersSide, 'hand' | 'handCount' | 'pile'> {
  if ('my_hand' in cards) return mine ? ownCards(cards) : opponentsCards(cards);
  const hand = cards.hands[seat];
  return {
    hand: null,
    handCount: 'count' in hand ? hand.count : hand.cards.length,
    pile: cards.depositories[seat].cards,
  };
}

function ownCards({ my_hand, my_depository }: PlayersCards): Pick<PlayersSide, 'hand' | 'handCount' | 'pile'> {
  return { hand: my_hand, handCount: my_hand.length, pile: my_depository };
}

function opponentsCards(cards: PlayersCards): Pick<PlayersSide, 'hand' | 'handCount' | 'pile'> {
  return { hand: null, handCount: cards.opponent_hand_count, pile: cards.opponent_depository };
}
