// A Koi-Koi player in the game's own dialect, on `@madang/protocol`. It opens a table against a bot, plays a whole match with
// any card that is allowed, and prints the score.
//
//   $ madang serve & node examples/koikoi-client.ts http://localhost:3000
import { pathToFileURL } from 'node:url';
import type { AnyCommand, Notice, Score } from '@madang/protocol';
import { Connection, request, socketAddress } from '@madang/protocol/client';
import type { DeckFlip, Event, HandPlay, NextState, SelectedCapture, Selection } from '@madang/protocol/koikoi';

export interface Finished {
  readonly rounds: number;
  readonly scores: readonly Score[];
}

export async function playKoikoi(server: string, pick = Math.random): Promise<Finished> {
  const [own, bot] = [{ kind: 'human', name: 'Example' } as const, { kind: 'bot', level: 'easy' } as const];
  const seat = await request(server, 'createTable', { body: { game: 'koikoi', seats: [own, bot] } });
  if (!('session_token' in seat)) throw new Error('the server gave no seat');
  const player = new KoikoiPlayer(seat.player_id, pick);

  return new Promise((resolve, reject) => {
    const table = new Connection<Event | Notice>(
      { address: socketAddress(server), as: seat, dialect: 'own' },
      {
        event(event) {
          player.see(event);
          const move = player.moveAfter(event);
          if (move) table.send(move);
          if (event.event !== 'GameFinished') return;
          table.close();
          resolve({ rounds: player.rounds, scores: event.final_scores });
        },
        refused({ message }) {
          table.close();
          reject(new Error(message));
        },
      },
    );
  });
}

/** Remembers the field and its own hand: events say only what has changed. */
class KoikoiPlayer {
  rounds = 0;
  private readonly id: string;
  private readonly pick: () => number;
  private field: string[] = [];
  private hand: string[] = [];
  private selection: Selection | undefined;

  constructor(id: string, pick: () => number) {
    this.id = id;
    this.pick = pick;
  }

  see(event: Event | Notice): void {
    switch (event.event) {
      case 'RoundDealt':
        this.rounds++;
        this.field = [...event.field];
        this.hand = event.hands.flatMap((hand) => ('cards' in hand ? hand.cards : []));
        break;
      case 'TurnCompleted':
      case 'DecisionRequired':
        if (event.hand_play) this.put(event.hand_play.played, event.hand_play);
        if (event.deck_flip) this.put(event.deck_flip.flipped, event.deck_flip);
        break;
      case 'SelectionRequired':
        this.put(event.completed.hand_play.played, event.completed.hand_play);
        this.selection = event.selection;
        break;
      case 'TurnProgressAfterSelection':
        this.put(event.selected_capture.source, event.selected_capture);
    }
  }

  private put(card: string, { captured, to }: HandPlay | DeckFlip | SelectedCapture): void {
    this.hand = this.hand.filter((held) => held !== card);
    this.field = this.field.filter((lying) => !captured.some((taken) => taken === lying));
    if (to.type === 'field') this.field.push(card);
  }

  /** The command to send after this event; null when it is not this player's turn. */
  moveAfter(event: Event | Notice): AnyCommand | null {
    const state = 'next_state' in event ? event.next_state : null;
    return state?.active_player === this.id ? this.moveIn(state) : null;
  }

  private moveIn({ type }: NextState): AnyCommand {
    if (type === 'AWAITING_DECISION')
      return { command: 'RoundMakeDecision', decision: this.pick() < 0.5 ? 'KOI_KOI' : 'END_ROUND' };
    if (type === 'AWAITING_SELECTION' && this.selection)
      return { command: 'TurnSelectTarget', source: this.selection.source, target: this.any(this.selection.options) };
    const card = this.any(this.hand);
    const sameMonth = this.field.filter((lying) => lying.slice(0, 2) === card?.slice(0, 2));
    return { command: 'TurnPlayHandCard', card, target: this.any(sameMonth) };
  }

  /** Null when there is none. */
  private any(cards: readonly string[]): string | null {
    return cards[Math.floor(this.pick() * cards.length)] ?? null;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { rounds, scores } = await playKoikoi(process.argv[2] ?? 'http://localhost:3000');
  console.log(`${rounds} rounds: ${scores.map(({ player_id, score }) => `${player_id} ${score}`).join(', ')}`);
}
