import {
  type Action,
  type AnyGame,
  type AnyTurned,
  findGame,
  isRefusal,
  type Json,
  type Kibo,
  KiboWriter,
  kiboText,
  Match,
  RESIGN,
  readKibo,
  type SeatRecord,
} from '@madang/engine';
import { actionFrom, fromHex, storedRules } from '@madang/engine/internal';

// A whole match in an address: everything that determines a record (seed, rules, seats, and the actions by their index in
// the catalogue). The rest is computed by playing the match again.

/** Everything that determines a record. */
export interface PackedMatch {
  readonly g: string;
  readonly r: Kibo['rules'];
  readonly s: readonly SeatRecord[];
  readonly d: string;
  readonly c: readonly string[];
  readonly i: Kibo['inputs'];
  /** Seats and action indices alternate; index -1 is a resignation. */
  readonly a: readonly number[];
  /** Moves taken back. */
  readonly t?: number;
}

/** The match up to this action, if one is given. */
export function packed(kibo: Kibo, before = Number.POSITIVE_INFINITY): PackedMatch {
  const game = gameOf(kibo.game);
  const catalogue = game.actions(storedRules(game, kibo.rules), kibo.seats.length);
  const actions = kibo.rounds.flatMap((round) => round.actions).filter(({ n, seat }) => n < before && seat >= 0);
  return {
    g: kibo.game,
    r: kibo.rules,
    s: kibo.seats,
    d: kibo.seed,
    c: kibo.clientSeeds,
    i: kibo.inputs,
    a: actions.flatMap(({ seat, action }) => [seat, indexOf(game, catalogue, action)]),
    ...(kibo.takenBack ? { t: kibo.takenBack } : {}),
  };
}

/** The whole match as text for an address. */
export async function toFragment(kibo: Kibo): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(packed(kibo)));
  const bytes = await through(text, new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The record that the fragment encodes; null when it is invalid. */
export async function fromFragment(fragment: string): Promise<Kibo | null> {
  try {
    const bytes = Uint8Array.from(atob(fragment.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    return unpacked(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The record, made by playing the match again. */
export function unpacked({ g, r, s, d, c, i, a, t }: PackedMatch): Kibo {
  const game = gameOf(g);
  const rules = storedRules(game, r);
  const seed = fromHex(d);
  if (!seed) throw new Error('no seed');
  const catalogue = game.actions(rules, s.length);
  let turned: AnyTurned = Match.start(game, { rules, seats: s.length, seed, clientSeeds: c, inputs: i });
  const writer = new KiboWriter(turned, s);
  for (let n = 0; n < a.length; n += 2) {
    const [seat = -1, index = 0] = a.slice(n, n + 2);
    const action = index < 0 ? RESIGN : catalogue[index];
    const next = action && turned.match.act(seat, action);
    if (!next || isRefusal(next)) throw new Error(next?.code ?? 'no such action');
    turned = next;
    writer.add(turned);
  }
  // Whatever else stands in a link, such as names, has the form of a record, too.
  return readKibo(kiboText(writer.kibo(t)));
}

function indexOf(game: AnyGame, catalogue: readonly Action[], json: Json): number {
  return actionFrom(game, catalogue, json)?.index ?? -1;
}

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const out = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await out.arrayBuffer());
}
