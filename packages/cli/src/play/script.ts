import {
  type Action,
  type AnyGame,
  type AnyMatch,
  type AnyNarrator,
  type AnyTurned,
  DEALER,
  isRefusal,
  type Json,
  KiboWriter,
  type Language,
  Match,
  type MatchSetup,
  RESIGN,
  type Refusal,
  readSteps,
  type Seat,
  type SeatRecord,
} from '@madang/engine';
import { canonical, entryOf, isRecord } from '@madang/engine/internal';
import { Failure } from '../failure.ts';
import { type Played, reportLines, standingOf } from './loop.ts';
import type { Screen } from './screen.ts';
import { shorthandAction, typedChoice } from './typed-choice.ts';
import { Viewpoint } from './viewpoint.ts';

interface ScriptedPlay {
  readonly game: AnyGame;
  readonly setup: MatchSetup<object>;
  readonly seats: readonly SeatRecord[];
  readonly names: readonly string[];
  readonly language: Language;
  readonly narrator: AnyNarrator;
  readonly screen: Screen;
  readonly lines: readonly ScriptLine[];
}

interface ScriptLine {
  /** The line number in its file, from 1. */
  readonly number: number;
  readonly text: string;
}

/** A line that could not be played. */
export class ScriptFailure extends Failure {
  readonly line: number;

  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`);
    this.name = 'ScriptFailure';
    this.line = line;
  }
}

/** One action per line. Empty lines and comments after # are ignored. */
export function scriptLines(text: string): readonly ScriptLine[] {
  return text
    .split('\n')
    .map((line, i) => ({ number: i + 1, text: line.replace(/(^|\s)#.*$/, '').trim() }))
    .filter((line) => line.text !== '');
}

/** Plays a list of actions for all seats. A refused action is a ScriptFailure. */
export function playScript(play: ScriptedPlay, print: (line: string) => void): Played {
  const { game, setup, seats, names, narrator, language } = play;
  const teller = new Viewpoint({ game, language, narrator, names, seat: 0, sees: 'all' });
  const tell = ({ happenings }: AnyTurned): void => {
    for (const happening of happenings) {
      const { log, news } = teller.see(happening);
      if (news > 0) log.slice(-news).forEach(print);
      if (happening.kind === 'ended') ['', ...reportLines(narrator, happening, names), ''].forEach(print);
    }
  };
  let turned: AnyTurned = Match.start(game, setup);
  const record = new KiboWriter(turned, seats);
  tell(turned);
  for (const line of play.lines)
    for (const next of played(play, turned, line)) {
      turned = next;
      record.add(turned);
      tell(turned);
    }
  const { state, round, result } = turned.match;
  return { kibo: record.kibo(), standing: standingOf(narrator, result ? game.carry(state) : round.carry, names) };
}

/** The match after each step of this line. Empty for an action of the dealer, which is automatic. */
function played(
  play: ScriptedPlay,
  { match, happenings }: AnyTurned,
  { number, text }: ScriptLine,
): readonly AnyTurned[] {
  const typed = typedIn(number, text);
  if (typed.seat === DEALER) return [];
  if (match.result) throw new ScriptFailure(number, 'the match is already over');
  const seat = typed.seat ?? match.actors[0];
  if (seat === undefined || play.names[seat] === undefined)
    throw new ScriptFailure(number, `${text}: there is no seat ${seat}`);
  const refused = (refusal: Refusal): ScriptFailure => {
    const { code, ...facts } = refusal;
    const who = play.names[seat] ?? `seat ${seat}`;
    return new ScriptFailure(number, `${text} is refused for ${who}: ${code} ${canonical(facts)}`);
  };
  const actions = actionsOf(play, { match, happenings }, seat, typed.action);
  if (actions === null) throw new ScriptFailure(number, `${text} is not an action here`);
  if (isRefusal(actions)) throw refused(actions);
  const steps: AnyTurned[] = [];
  for (const action of actions) {
    const next = (steps.at(-1)?.match ?? match).act(seat, action);
    if (isRefusal(next)) throw refused(next);
    steps.push(next);
  }
  return steps;
}

interface Typed {
  /** The seat that the line names; null for the next seat to act. */
  readonly seat: Seat | null;
  readonly action: Json;
}

/** `K♠`, `{"type":"pass"}`, `1: K♠` for seat 1, or an entry of a record: `{"seat":1,"action":{…}}`. */
function typedIn(number: number, text: string): Typed {
  const [, prefix, rest = text] = /^(?:(\d):\s+)?(.*)$/.exec(text) ?? [];
  const seat = prefix === undefined ? null : Number(prefix);
  if (!rest.startsWith('{')) return { seat, action: rest };
  let json: unknown;
  try {
    json = JSON.parse(rest);
  } catch {
    throw new ScriptFailure(number, `${rest} is not JSON`);
  }
  if (isRecord(json) && isRecord(json.action) && typeof json.seat === 'number')
    return { seat: json.seat, action: json.action as Json };
  return { seat, action: json as Json };
}

/** The actions of a line; nearly always one. */
function actionsOf(play: ScriptedPlay, turned: AnyTurned, seat: Seat, typed: Json): readonly Action[] | Refusal | null {
  const { game, screen } = play;
  const { match, happenings } = turned;
  if (typeof typed !== 'string') return readFor(game, match, seat, typed);
  if (typed === RESIGN.type) return [RESIGN];
  const { names, language, narrator } = play;
  const last = entryOf(happenings, happenings.length - 1);
  const scene = new Viewpoint({ game, language, narrator, names, seat }).see(last);
  const choice = typedChoice(screen, scene, typed);
  if (choice) return [choice.action];
  const action = shorthandAction(screen, scene, typed);
  return action === null ? null : readFor(game, match, seat, action);
}

function readFor(game: AnyGame, { state }: AnyMatch, seat: Seat, json: Json): readonly Action[] | Refusal {
  if (isRecord(json) && json.type === RESIGN.type) return [RESIGN];
  return readSteps(game, state, seat, json);
}
