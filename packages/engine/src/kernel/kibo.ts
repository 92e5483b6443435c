import { toHex, utf8 } from './bytes.ts';
import { commit } from './fairness.ts';
import type { Action, AnyGame, Carry, Event, Game, Outcome, Result, Seat, State } from './game.ts';
import { canonical, type Json } from './json.ts';
import { encodeCards } from './knowledge.ts';
import type { Happening, Match, Turned } from './match.ts';
import { sha256 } from './sha256.ts';
import { ENGINE_VERSION } from './version.ts';

export const KIBO_FORMAT = 'madang-kibo-1';

/**
 * The record of a match, as one JSON document. Replaying its actions from its seed gives the same hash at every step.
 */
export interface Kibo {
  readonly format: typeof KIBO_FORMAT;
  readonly game: string;
  readonly engine: string;
  readonly ruleset: string;
  readonly rules: Readonly<Record<string, Json>>;
  readonly rulesHash: string;
  readonly seats: readonly SeatRecord[];
  /** The seed of the match in hex, and the commitment that was published before the first card. */
  readonly seed: string;
  readonly commitment: string;
  readonly clientSeeds: readonly string[];
  readonly inputs: Readonly<Record<string, Json>>;
  readonly opening: Json;
  readonly rounds: readonly RoundRecord[];
  readonly scores: readonly number[];
  /** Null when the match was not finished. */
  readonly result: Result | null;
  /** How often a player took a move back after seeing new cards; absent when never. */
  readonly takenBack?: number;
  readonly checksum: string;
}

/** Who sat at a seat. */
export interface SeatRecord {
  readonly name: string;
  readonly kind: 'human' | 'bot' | 'external';
  readonly level?: string;
}

/** One deal of a match with its actions. */
export interface RoundRecord {
  readonly number: number;
  readonly deck: readonly string[];
  /** The hash of the dealt position. */
  readonly hash: string;
  readonly actions: readonly ActionRecord[];
  readonly outcome: Outcome | null;
}

/** One action of a match. */
export interface ActionRecord {
  /** From 1, counted through the whole match. */
  readonly n: number;
  /** -1 for the dealer: a reshuffle. */
  readonly seat: Seat;
  readonly action: Json;
  /** The hash of the position after it. */
  readonly hash: string;
  /** When it was played, in milliseconds, if there was a clock. */
  readonly at?: number;
  /** Who played it for the seat: the clock or a bot; absent for the seat itself. */
  readonly by?: string;
}

interface OpenRound {
  readonly number: number;
  readonly deck: readonly string[];
  readonly hash: string;
  readonly actions: ActionRecord[];
  outcome: Outcome | null;
}

/** Writes the record of a match while the match is played. */
export class KiboWriter<S extends State<S>, A extends Action, E extends Event, R, C extends Carry> {
  private readonly rounds: OpenRound[] = [];
  private readonly seats: readonly SeatRecord[];
  private match: Match<S, A, E, R, C>;
  private n = 0;

  constructor(started: Turned<S, A, E, R, C>, seats: readonly SeatRecord[]) {
    this.match = started.match;
    this.seats = seats;
    this.add(started);
  }

  add(turned: Turned<S, A, E, R, C>, how: { readonly at?: number; readonly by?: string } = {}): void {
    this.match = turned.match;
    for (const happening of turned.happenings) this.write(happening, how);
  }

  private write(happening: Happening<S, A, E, R, C>, how: { readonly at?: number; readonly by?: string }): void {
    const { game } = this.match;
    const hash = hashText(happening.state.hash());
    switch (happening.kind) {
      case 'dealt': {
        const deck = happening.deck.map((card) => game.cardIds[card]);
        this.rounds.push({ number: happening.round.number, deck, hash, actions: [], outcome: null });
        return;
      }
      case 'acted': {
        const action = encodeCards(game, happening.action);
        this.rounds.at(-1)?.actions.push({ n: ++this.n, seat: happening.seat, action, hash, ...how });
        return;
      }
      case 'ended': {
        const round = this.rounds.at(-1);
        if (round) round.outcome = happening.outcome;
      }
    }
  }

  /** The record so far; `takenBack` as in the record. */
  kibo(takenBack = 0): Kibo {
    const { game, setup, opening, result, scores } = this.match;
    const rules = setup.rules as Readonly<Record<string, Json>>;
    return withChecksum({
      format: KIBO_FORMAT,
      game: game.id,
      engine: ENGINE_VERSION,
      ruleset: String(rules.ruleset),
      rules,
      rulesHash: digest(rules),
      seats: this.seats,
      seed: toHex(setup.seed),
      commitment: commit(setup.seed),
      clientSeeds: setup.clientSeeds ?? [],
      inputs: setup.inputs ?? {},
      opening: JSON.parse(JSON.stringify(opening)),
      rounds: this.rounds.map((round) => ({ ...round, actions: round.actions.slice() })),
      scores,
      result,
      ...(takenBack > 0 ? { takenBack } : {}),
    });
  }
}

/** A record with the checksum over its other fields. */
export function withChecksum(kibo: Omit<Kibo, 'checksum'>): Kibo {
  return { ...kibo, checksum: digest(kibo) };
}

export function checksumOf({ checksum: _, ...rest }: Kibo): string {
  return digest(rest);
}

/** SHA-256 over the canonical JSON, in hex. */
export function digest(value: unknown): string {
  return toHex(sha256(utf8(canonical(value))));
}

/** The hash of a position as a record has it: eight hexadecimal digits. */
export function hashText(hash: number): string {
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The record as the text of a file. */
export function kiboText(kibo: Kibo): string {
  return `${JSON.stringify(kibo, null, 1)}\n`;
}

/** The action of the catalogue with this JSON form. */
export function actionFrom(game: AnyGame, catalogue: readonly Action[], json: Json): Action | undefined {
  return catalogueByText(game, catalogue).get(canonical(json));
}

const catalogues = new WeakMap<readonly Action[], Map<string, Action>>();

function catalogueByText(
  game: Pick<Game<never, Action, Event, unknown, Carry>, 'cardIds' | 'cardFields'>,
  catalogue: readonly Action[],
): Map<string, Action> {
  const known = catalogues.get(catalogue);
  if (known) return known;
  const byText = new Map(catalogue.map((action) => [canonical(encodeCards(game, action)), action]));
  catalogues.set(catalogue, byText);
  return byText;
}
