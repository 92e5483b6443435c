/** What a test reads of an event. */
export interface Message {
  readonly event: string;
  readonly event_id: string;
  readonly timestamp: number;
  readonly error_code?: string;
  readonly message?: string;
  readonly next_state?: NextState | null;
  readonly [field: string]: unknown;
}

type NextState =
  | { readonly type: string; readonly active_player: string }
  | { readonly your_turn: boolean; readonly legal: readonly Command[] };

export type Command = Readonly<Record<string, unknown>>;

/** Follows the messages of a seat and knows what it may do now, from events and from a snapshot alike. */
export interface Mind {
  see(message: Message): void;
  /** The commands that would be accepted now. */
  readonly moves: readonly Command[];
}

/** In the common dialect every event lists what its reader may do. */
export class CommonMind implements Mind {
  moves: readonly Command[] = [];

  see({ next_state, event }: Message): void {
    if (next_state === null || event === 'GameFinished' || event === 'GameVoided') this.moves = [];
    else if (next_state && 'legal' in next_state) this.moves = next_state.legal;
  }
}

interface Capture {
  readonly captured: readonly string[];
  readonly to: { readonly type: string };
}
type Played = Capture & { readonly played: string };
type Flipped = Capture & { readonly flipped: string };
interface Selection {
  readonly source: string;
  readonly options: readonly string[];
}
/** The fields of events that matter for playing. */
interface Told {
  readonly field?: readonly string[];
  readonly hands?: readonly { readonly player_id: string; readonly cards?: readonly string[] }[];
  readonly hand_play?: Played;
  readonly deck_flip?: Flipped;
  readonly completed?: { readonly hand_play: Played };
  readonly selection?: Selection;
  readonly selected_capture?: Capture & { readonly source: string };
  readonly cards?: { readonly field: readonly string[]; readonly my_hand: readonly string[] };
  readonly flow_state?: {
    readonly type: string;
    readonly active_player: string;
    readonly context: { readonly selection?: Selection } | null;
  } | null;
}

/** In Koi-Koi's own dialect a client has to keep track of the cards itself. */
export class KoikoiMind implements Mind {
  private readonly me: string;
  private hand: string[] = [];
  private field: string[] = [];
  private selection: Selection | undefined;
  private awaited: string | null = null;

  constructor(me: string) {
    this.me = me;
  }

  see(message: Message): void {
    const told = message as Message & Told;
    if (message.event === 'TurnError') return;
    if (told.hands) this.hand = [...(told.hands.find(({ player_id }) => player_id === this.me)?.cards ?? [])];
    if (told.field) this.field = [...told.field];
    const played = told.hand_play ?? told.completed?.hand_play;
    if (played) this.put(played.played, played);
    if (told.deck_flip) this.put(told.deck_flip.flipped, told.deck_flip);
    if (told.selected_capture) this.put(told.selected_capture.source, told.selected_capture);
    if (told.cards) this.restore(told.cards);
    const state = told.flow_state === undefined ? message.next_state : told.flow_state;
    this.selection = told.selection ?? told.flow_state?.context?.selection;
    if (state === null || message.event === 'GameFinished') this.awaited = null;
    else if (state && 'type' in state) this.awaited = state.active_player === this.me ? state.type : null;
  }

  private restore({ field, my_hand }: NonNullable<Told['cards']>): void {
    this.field = [...field];
    this.hand = [...my_hand];
  }

  private put(card: string, { captured, to }: Capture): void {
    this.hand = this.hand.filter((held) => held !== card);
    this.field = this.field.filter((lying) => !captured.includes(lying));
    if (to.type === 'field') this.field.push(card);
  }

  get moves(): readonly Command[] {
    switch (this.awaited) {
      case 'AWAITING_HAND_PLAY':
        return this.hand.flatMap((card) => this.plays(card));
      case 'AWAITING_SELECTION':
        return (this.selection?.options ?? []).map((target) => ({
          command: 'TurnSelectTarget',
          source: this.selection?.source,
          target,
        }));
      case 'AWAITING_DECISION':
        return ['KOI_KOI', 'END_ROUND'].map((decision) => ({ command: 'RoundMakeDecision', decision }));
      default:
        return [];
    }
  }

  private plays(card: string): readonly Command[] {
    const targets = this.field.filter((lying) => lying.slice(0, 2) === card.slice(0, 2));
    const play = (target: string | null) => ({ command: 'TurnPlayHandCard', card, target });
    return targets.length === 0 ? [play(null)] : targets.map(play);
  }
}
