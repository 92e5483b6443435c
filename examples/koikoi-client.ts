// A Koi-Koi player in a hundred lines, written from the protocol alone: it opens a table against a bot, plays a whole
// match with the first card that comes to mind, and prints the score. It needs `ws` and nothing of this project.
//
//   $ madang serve & node examples/koikoi-client.ts http://localhost:3000
import { pathToFileURL } from 'node:url';
import { WebSocket } from 'ws';

interface State {
  readonly type: 'AWAITING_HAND_PLAY' | 'AWAITING_SELECTION' | 'AWAITING_DECISION';
  readonly active_player: string;
}
interface Capture {
  readonly captured: readonly string[];
  readonly to: { readonly type: 'field' | 'depository' };
}
type HandPlay = Capture & { readonly played: string };
type DeckFlip = Capture & { readonly flipped: string };
interface Message {
  readonly event: string;
  readonly event_id: string;
  readonly field: readonly string[];
  readonly hands: readonly { readonly player_id: string; readonly cards?: readonly string[] }[];
  readonly hand_play?: HandPlay;
  readonly deck_flip?: DeckFlip;
  readonly completed?: { readonly hand_play: HandPlay };
  readonly selection: { readonly source: string; readonly options: readonly string[] };
  readonly selected_capture: Capture & { readonly source: string };
  readonly next_state?: State | null;
  readonly final_scores: readonly { readonly player_id: string; readonly score: number }[];
  readonly message: string;
  readonly retry_after_ms?: number;
}

export interface Finished {
  readonly rounds: number;
  readonly scores: Message['final_scores'];
}

export async function playKoikoi(server: string, pick = Math.random): Promise<Finished> {
  const answer = await fetch(`${server}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'koikoi',
      seats: [
        { kind: 'human', name: 'Example' },
        { kind: 'bot', level: 'easy' },
      ],
    }),
  });
  const { player_id, session_token } = (await answer.json()) as { player_id: string; session_token: string };
  const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`);
  const say = (command: string, fields: object) => socket.send(JSON.stringify({ command, ...fields }));
  let again = () => {};
  const move = (command: string, fields: object) => {
    again = () => say(command, fields);
    again();
  };
  const any = (cards: readonly string[]) => cards[Math.floor(pick() * cards.length)];
  let field: string[] = [];
  let hand: string[] = [];
  let rounds = 0;

  function put(card: string, { captured, to }: Capture): void {
    hand = hand.filter((held) => held !== card);
    field = field.filter((lying) => !captured.includes(lying));
    if (to.type === 'field') field.push(card);
  }

  function see(message: Message): void {
    const { event, hand_play = message.completed?.hand_play, deck_flip } = message;
    if (event === 'RoundDealt') {
      rounds++;
      field = [...message.field];
      hand = [...(message.hands.find((one) => one.player_id === player_id)?.cards ?? [])];
    }
    if (hand_play) put(hand_play.played, hand_play);
    if (deck_flip) put(deck_flip.flipped, deck_flip);
    if (event === 'TurnProgressAfterSelection') put(message.selected_capture.source, message.selected_capture);
    say('ClientAcknowledge', { event_id: message.event_id });
  }

  function act({ next_state, selection }: Message): void {
    if (next_state?.active_player !== player_id) return;
    if (next_state.type === 'AWAITING_DECISION')
      return move('RoundMakeDecision', { decision: pick() < 0.5 ? 'KOI_KOI' : 'END_ROUND' });
    if (next_state.type === 'AWAITING_SELECTION')
      return move('TurnSelectTarget', { source: selection.source, target: any(selection.options) });
    const card = any(hand);
    const sameMonth = field.filter((lying) => lying.slice(0, 2) === card.slice(0, 2));
    move('TurnPlayHandCard', { card, target: any(sameMonth) ?? null });
  }

  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server hung up')));
    socket.on('open', () => move('GameRequestJoin', { player_id, session_token }));
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.retry_after_ms !== undefined) return setTimeout(again, message.retry_after_ms);
      if (message.event === 'TurnError') return reject(new Error(message.message));
      if (message.event === 'GameFinished') {
        resolve({ rounds, scores: message.final_scores });
        return socket.close();
      }
      see(message);
      act(message);
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { rounds, scores } = await playKoikoi(process.argv[2] ?? 'http://localhost:3000');
  console.log(`${rounds} rounds: ${scores.map(({ player_id, score }) => `${player_id} ${score}`).join(', ')}`);
}
