import type { Json, Kibo } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import type { Decision, Expected } from '../decision.ts';
import { MARKS } from '../decision.ts';

// A pack of positions is a text: a line about all of them, then a line for each. The page has one for each game.

export const POSITIONS_FORMAT = 'madang-positions-1';

/** What the positions of a pack have in common, and where they come from. */
export interface PackHeader {
  readonly format: typeof POSITIONS_FORMAT;
  readonly game: string;
  readonly rules: Kibo['rules'];
  readonly seats: number;
  readonly inputs: Kibo['inputs'];
  /** The text from which all deals and samples follow. */
  readonly seed: string;
  /** Whose choices the best actions are compared with. */
  readonly level: string;
  readonly judge: { readonly name: string; readonly hash: string | null };
  readonly unit: 'points' | 'gold' | 'wins';
  /** In so many worlds the actions were tried. */
  readonly worlds: number;
}

/** A position in which one action is clearly best. */
export interface Position {
  /** The seed of its match in hex. */
  readonly seed: string;
  /** What was played before it: seats and places in the catalogue alternate. */
  readonly played: readonly number[];
  /** What the actions bring; `chosen` is what the level plays here. */
  readonly decision: Decision;
}

export interface PositionPack {
  readonly header: PackHeader;
  readonly positions: readonly Position[];
}

/** Action, expected result and its error, cost and its error, and the place of its mark in the list, -1 for none. */
type PackedAction = readonly [number, number, number, number, number, number];

export function headerLine(header: PackHeader): string {
  return JSON.stringify(header);
}

export function positionLine({ seed, played, decision }: Position): string {
  const { n, seat, chosen, round } = decision;
  const actions = round.actions.map((each): PackedAction => {
    const { action, value, error, cost, mark } = each;
    const place = mark ? MARKS.indexOf(mark) : -1;
    return [action, short(value), short(error), short(cost.value), short(cost.error), place];
  });
  return JSON.stringify({ seed, played, n, seat, chosen, best: round.best, actions });
}

/** Reads a pack that this version has written. */
export function readPack(text: string): PositionPack {
  const [first = '', ...lines] = text.trim().split('\n');
  const header: unknown = JSON.parse(first);
  if (!isHeader(header)) throw new Error('this is not a pack of positions');
  return { header, positions: lines.map((line) => positionFrom(JSON.parse(line))) };
}

function isHeader(json: unknown): json is PackHeader {
  return isRecord(json) && json.format === POSITIONS_FORMAT;
}

interface PackedPosition extends Omit<Position, 'decision'>, Pick<Decision, 'n' | 'seat' | 'chosen'> {
  readonly best: number;
  readonly actions: readonly PackedAction[];
}

function positionFrom({ seed, played, n, seat, chosen, best, actions }: PackedPosition): Position {
  const found = actions.map(
    ([action, value, error, cost, costError, mark]): Expected => ({
      ...{ action, value, error, cost: { value: cost, error: costError }, mark: MARKS[mark] ?? null },
    }),
  );
  const of = found.find(({ action }) => action === chosen);
  if (!of) throw new Error(`position ${n} does not say what ${chosen} brings`);
  return { seed, played, decision: { n, seat, chosen, round: { actions: found, best, cost: of.cost }, mark: of.mark } };
}

/** Four digits are more than the errors allow. */
function short(value: number): number {
  return Number(value.toPrecision(4));
}

/** Rules as a record has them. */
export function recordedRules(rules: object): Kibo['rules'] {
  return JSON.parse(JSON.stringify(rules)) as Readonly<Record<string, Json>>;
}
