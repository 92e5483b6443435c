import {
  type Action,
  type AnyGame,
  type AnyHappening,
  type AnyNarrator,
  type AnyState,
  type Carry,
  type Choose,
  type Event,
  FastRandom,
  type Json,
  LANGUAGES,
  type Language,
  type MatchSetup,
  type Option,
  type Outcome,
  playMatch,
  type Random,
  type Refusal,
  redact,
  type Seat,
  settableIn,
  type Viewer,
  view,
} from '@madang/engine';
import { entryOf } from '@madang/engine/entry';
import { hold, same, viewersOf } from '@madang/engine/testing';
import { YOU } from '../common/grammar.ts';
import { beginsSmall, disagreementIn } from './agreement.ts';

export type NarratorOf = (language: Language) => AnyNarrator;
/** A position from a view, as the page makes it. */
export type Seen = (view: Json, rules: object) => AnyState;

/** What came up: if something did not, nothing was tested about it. */
export interface Told {
  readonly events: ReadonlySet<string>;
  readonly actions: ReadonlySet<string>;
  readonly refusals: ReadonlySet<string>;
}

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Bob', 'Eve', 'Tom', 'Sue', 'Max'],
  ko: ['민수', '지원', '영희', '철수', '수진', '하늘'],
  ja: ['花子', '太郎', '次郎', '春子', '夏子', '三郎'],
  zh: ['小明', '阿華', '美玲', '志偉', '淑芬', '家豪'],
  pl: ['Anna', 'Jan', 'Ewa', 'Piotr', 'Zofia', 'Marek'],
  'zh-Hans': ['小明', '阿华', '美玲', '志伟', '淑芬', '家豪'],
};

/** The names of the players for a viewer, which is itself called `YOU`. */
export function namesFor(viewer: Viewer, seats: number, language: Language): readonly string[] {
  return NAMES[language].slice(0, seats).map((name, seat) => (seat === viewer ? YOU[language] : name));
}

/**
 * Everything in these matches is told in every language, to every viewer, without words of another language, and
 * sentences agree with the reader in every role. Prompts and choices depend only on what the viewer sees.
 */
export function everythingIsTold(
  game: AnyGame,
  narratorOf: NarratorOf,
  seen: Seen,
  setups: readonly MatchSetup<object>[],
  choose?: Choose,
): Told {
  const told = { events: new Set<string>(), actions: new Set<string>(), refusals: new Set<string>() };
  for (const [number, setup] of setups.entries()) {
    const random = new FastRandom(number);
    const viewers = viewersOf(setup.seats).map((viewer) => readersFor(viewer, setup.seats, narratorOf));
    let ply = 0;
    for (const { match, happenings } of playMatch(game, setup, random, choose)) {
      for (const happening of happenings) {
        note(told, happening);
        for (const readers of viewers) happeningIsSaid(game, happening, readers);
      }
      if (match.result) break;
      const refusal = refusalIn(game, match.state, setup, random);
      if (refusal) told.refusals.add(refusal.code);
      for (const readers of viewers) for (const reader of readers) positionIsSaid(game, match.state, reader, refusal);
      pageSaysTheSame(game, match.state, seen, setup, entryOf(viewers, ply++ % viewers.length));
    }
  }
  return told;
}

interface Reader {
  readonly narrator: AnyNarrator;
  readonly language: Language;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

/** One viewer in each language. */
function readersFor(viewer: Viewer, seats: number, narratorOf: NarratorOf): readonly Reader[] {
  return LANGUAGES.map((language) => ({
    narrator: narratorOf(language),
    language,
    viewer,
    names: namesFor(viewer, seats, language),
  }));
}

function note(told: { readonly events: Set<string>; readonly actions: Set<string> }, happening: AnyHappening): void {
  if (happening.kind !== 'acted') return;
  told.actions.add(happening.action.type);
  for (const { type } of happening.events) told.events.add(type);
}

function happeningIsSaid(game: AnyGame, happening: AnyHappening, readers: readonly Reader[]): void {
  const { state } = happening;
  const happened = happening.kind === 'acted' ? happening.events : [];
  const events = happened.flatMap((event) => redact(game, event, entryOf(readers, 0).viewer, state) ?? []);
  for (const reader of readers) {
    const { narrator, names } = reader;
    isSaid(
      reader,
      events.flatMap((event) => narrator.event(event, names) ?? []),
    );
    if (happening.kind === 'dealt') isSaid(reader, [narrator.dealt(state, names)]);
    if (happening.kind === 'ended') isSaid(reader, endOf(happening.outcome, narrator, names));
    if (happening.kind === 'ended') isSaid(reader, [narrator.result(happening.carry, names)]);
  }
}

function endOf(outcome: Outcome, narrator: AnyNarrator, names: readonly string[]): readonly string[] {
  const terms = outcome.claims.flatMap(({ items, factors }) => [
    ...items.map(({ name }) => narrator.term(name)),
    ...factors.map(({ name, factor }) => narrator.term(name, factor)),
  ]);
  return [...narrator.outcome(outcome, names), ...terms];
}

/** The first and last choices are enough: the others (bids, swaps) are alike. */
const SOME = 12;

/** The choices of all seats, for every reader: a choice may be about the reader. */
function positionIsSaid(game: AnyGame, state: AnyState, reader: Reader, refusal: Refusal | null): void {
  const { narrator, viewer, names } = reader;
  const prompt = narrator.prompt(state, viewer, names);
  const some = game.actors(state).flatMap((seat) => someLegal(game, state, seat));
  const choices = some.map((action) => narrator.choice(action, state, names));
  const nameless = some.map((action) => narrator.choice(action, state));
  const refusals = refusal ? [narrator.refusal(refusal, names), narrator.refusal({ code: refusal.code }, names)] : [];
  isSaid(reader, [narrator.phase(state), ...(prompt === null ? [] : [prompt]), ...choices, ...nameless, ...refusals]);
  const isAsked = typeof viewer === 'number' && game.legal(state, viewer).length > 0;
  hold(prompt !== null || !isAsked, 'whoever acts is asked', () => JSON.stringify(view(state, viewer)));
}

function someLegal(game: AnyGame, state: AnyState, viewer: Viewer): readonly Action[] {
  const legal = typeof viewer === 'number' ? game.legal(state, viewer) : [];
  return legal.length > SOME ? [...legal.slice(0, SOME), ...legal.slice(-SOME)] : legal;
}

function pageSaysTheSame(
  game: AnyGame,
  state: AnyState,
  seen: Seen,
  { rules }: MatchSetup<object>,
  readers: readonly Reader[],
): void {
  const { viewer } = entryOf(readers, 0);
  const page = seen(view(state, viewer), rules);
  const some = someLegal(game, state, viewer);
  for (const { narrator, names } of readers) {
    const [offered, onPage] = [state, page].map((at) => some.map((action) => narrator.choice(action, at, names)));
    const [asked, askedOnPage] = [state, page].map((at) => narrator.prompt(at, viewer, names));
    same('a page says the same', () => 'what a view asks for', askedOnPage, asked);
    same('a page says the same', () => 'what a view offers', onPage, offered);
  }
}

/** The refusal of a random action; null when it is allowed. */
function refusalIn(game: AnyGame, state: AnyState, setup: MatchSetup<object>, random: Random): Refusal | null {
  const seat: Seat = random.below(4) === 0 ? random.below(setup.seats) : (game.actors(state)[0] ?? 0);
  const actions: readonly Action[] = game.actions(setup.rules, setup.seats);
  return game.refuse(state, seat, entryOf(actions, random.below(actions.length)));
}

function isSaid({ language, names }: Reader, lines: readonly string[]): void {
  for (const line of lines) {
    const wrong = faultIn(line, language, names);
    hold(wrong === null, 'everything is told', () => `${language}: "${line}" has "${wrong}"`);
    const disagrees = disagreementIn(line, language, names);
    hold(disagrees === null, 'persons agree', () => `${language}: "${line}" has "${disagrees}"`);
    hold(!beginsSmall(line, language), 'sentences begin with a capital', () => `${language}: "${line}"`);
  }
}

const NO_WORD = /undefined|null|NaN|\[object|(?:^|[^\p{L}\d.!])\?|[,:;]\s*$| {2}|^\s|\s$|^$|[a-z]_[a-z]|[A-Z]{3}/u;

const NOT_CHINESE = /[\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]|(?!Go|Stop)\b[a-z]{2}/iu;

/** Characters of other languages; single letters and the calls of Go-Stop are allowed everywhere. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ąćęłńóśźż]/u,
  ko: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[a-z]{2}/iu,
  ja: /\p{sc=Hangul}|[a-z]{2}/iu,
  zh: NOT_CHINESE,
  'zh-Hans': NOT_CHINESE,
  pl: /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|\b(?:the|and|of|you|your|card|takes|plays|with|from)\b/iu,
};

/** The first fault in a line of this language; null when there is none. */
export function faultIn(line: string, language: Language, names: readonly string[]): string | null {
  const unnamed = names.reduce((text, name) => text.replaceAll(name, '1'), line);
  return (NO_WORD.exec(unnamed) ?? FOREIGN[language].exec(unnamed))?.[0] ?? null;
}

/** What is rare in random matches: tested with every seat as the reader, and for the table. */
export interface Seldom {
  readonly seats: number;
  readonly events?: readonly Event[];
  readonly outcomes?: readonly Outcome[];
  readonly carries?: readonly Carry[];
  readonly refusals?: readonly Refusal[];
}

export function everyPersonIsAddressed(narratorOf: NarratorOf, seldom: Seldom): void {
  const { seats, events = [], outcomes = [], carries = [], refusals = [] } = seldom;
  for (const reader of viewersOf(seats).flatMap((viewer) => readersFor(viewer, seats, narratorOf))) {
    const { narrator, names } = reader;
    isSaid(reader, [
      ...events.flatMap((event) => narrator.event(event, names) ?? []),
      ...outcomes.flatMap((outcome) => narrator.outcome(outcome, names)),
      ...carries.map((carry) => narrator.result(carry, names)),
      ...refusals.map((refusal) => narrator.refusal(refusal, names)),
    ]);
  }
}

/** Every option and every ruleset has a name in every language; the compiler checks the values. */
export function everyOptionIsNamed(
  game: AnyGame,
  narratorOf: NarratorOf,
  options: Readonly<Record<string, Option<unknown>>>,
): void {
  for (const language of LANGUAGES) {
    const { option } = narratorOf(language);
    const isNamed = (id: string, text: string): void => {
      const wrong = text === id ? text : faultIn(text, language, []);
      hold(wrong === null, 'every option is named', () => `${language}: ${id} is "${text}"`);
    };
    for (const name of [...Object.keys(options), ...settableIn(options).map(([settable]) => settable)])
      isNamed(name, option(name));
    for (const [ruleset, rules] of Object.entries(game.rulesets)) {
      isNamed(ruleset, option('ruleset', ruleset));
      for (const [name, value] of Object.entries(rules))
        if (typeof value === 'string' && name !== 'ruleset') isNamed('', option(name, value));
    }
  }
}
