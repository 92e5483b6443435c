import type { AnyCommand, CommonEvent, Notice, TurnDelta } from '@madang/protocol';
import type {
  Body,
  DeckFlip,
  FlowStateType,
  HandPlay,
  Event as KoikoiEvent,
  NextState,
  SelectedCapture,
  Selection,
} from '@madang/protocol/koikoi';

/** Anything that a server sends, in any dialect. */
export type Message = KoikoiEvent | CommonEvent | TurnDelta | Notice;

/** Follows the messages of a seat and knows what it may do now, from events and from a snapshot alike. */
export interface Mind {
  see(message: Message): void;
  /** The commands that would be accepted now. */
  readonly moves: readonly AnyCommand[];
}

/** In the common dialect every event lists what its reader may do. */
export class CommonMind implements Mind {
  moves: readonly AnyCommand[] = [];

  see(message: Message): void {
    if (message.event === 'GameFinished' || message.event === 'GameVoided') this.moves = [];
    if (!('next_state' in message)) return;
    if (message.next_state === null) this.moves = [];
    else if ('legal' in message.next_state) this.moves = message.next_state.legal;
  }
}

/** In Koi-Koi's own dialect a client has to keep track of the cards itself. */
export class KoikoiMind implements Mind {
  private readonly me: string;
  private hand: string[] = [];
  private field: string[] = [];
  private selection: Selection | undefined;
  private awaited: FlowStateType | null = null;

  constructor(me: string) {
    this.me = me;
  }

  see(message: Message): void {
    if ('field' in message) {
      this.field = [...message.field];
      this.hand = message.hands.flatMap((hand) => (hand.player_id === this.me && 'cards' in hand ? hand.cards : []));
    }
    if ('completed' in message) this.put(message.completed.hand_play.played, message.completed.hand_play);
    if ('hand_play' in message && message.hand_play) this.put(message.hand_play.played, message.hand_play);
    if ('deck_flip' in message && message.deck_flip) this.put(message.deck_flip.flipped, message.deck_flip);
    if ('selected_capture' in message) this.put(message.selected_capture.source, message.selected_capture);
    if ('selection' in message) this.selection = message.selection;
    if ('next_state' in message) this.awaited = this.awaitedIn(message.next_state);
    if ('flow_state' in message) this.restore(message);
    if (message.event === 'GameFinished') this.awaited = null;
  }

  private awaitedIn(state: NextState | object | null): FlowStateType | null {
    return state && 'active_player' in state && state.active_player === this.me ? state.type : null;
  }

  private restore({ cards, flow_state }: Body<'GameSnapshotRestore'>): void {
    this.field = [...cards.field];
    this.hand = 'my_hand' in cards ? [...cards.my_hand] : [];
    if (flow_state?.type === 'AWAITING_SELECTION') this.selection = flow_state.context.selection;
    this.awaited = this.awaitedIn(flow_state);
  }

  private put(card: string, { captured, to }: HandPlay | DeckFlip | SelectedCapture): void {
    this.hand = this.hand.filter((held) => held !== card);
    this.field = this.field.filter((lying) => !captured.some((taken) => taken === lying));
    if (to.type === 'field') this.field.push(card);
  }

  get moves(): readonly AnyCommand[] {
    const { selection } = this;
    switch (this.awaited) {
      case 'AWAITING_HAND_PLAY':
        return this.hand.flatMap((card) => this.plays(card));
      case 'AWAITING_SELECTION':
        return selection
          ? selection.options.map((target) => ({ command: 'TurnSelectTarget', source: selection.source, target }))
          : [];
      case 'AWAITING_DECISION':
        return ['KOI_KOI', 'END_ROUND'].map((decision) => ({ command: 'RoundMakeDecision', decision }));
      default:
        return [];
    }
  }

  private plays(card: string): readonly AnyCommand[] {
    const targets = this.field.filter((lying) => lying.slice(0, 2) === card.slice(0, 2));
    const play = (target: string | null) => ({ command: 'TurnPlayHandCard', card, target });
    return targets.length === 0 ? [play(null)] : targets.map(play);
  }
}
