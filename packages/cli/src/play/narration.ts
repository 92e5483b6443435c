import {
  type Action,
  type AnyGame,
  type AnyState,
  type Carry,
  canonical,
  type Event,
  type Language,
  type Narrator,
  written,
} from '@madang/engine';
import { narrator as check } from '@madang/engine/check';
import { narrator as gostop } from '@madang/engine/gostop';
import { narrator as koikoi } from '@madang/engine/koikoi';
import { narrator as tysiac } from '@madang/engine/tysiac';

export type AnyNarrator = Narrator<AnyState, Action, Event, Carry>;

/** The narrators there are, by game. */
const NARRATORS: Readonly<Record<string, (language: Language) => AnyNarrator>> = {
  koikoi,
  gostop,
  matgo: gostop,
  tysiac,
  check,
};

/** Where a screen is not drawn in every language, its sentences are in the languages it is drawn in too. */
const DRAWN_IN: Readonly<Partial<Record<string, readonly Language[]>>> = {
  gostop: ['ko', 'en'],
  matgo: ['ko', 'en'],
  tysiac: ['pl', 'en'],
  check: ['en'],
};

/** The language of a game's sentences, for whom this language was asked for: in it the reader is `YOU`. */
export function spokenLanguage(game: AnyGame, language: Language): Language {
  return DRAWN_IN[game.id]?.includes(language) === false ? 'en' : language;
}

export function narratorOf(game: AnyGame, language: Language): AnyNarrator {
  return NARRATORS[game.id]?.(spokenLanguage(game, language)) ?? plainNarrator(game);
}

/** For a game without a narrator of its own: actions and events as they are written in records. */
export function plainNarrator(game: AnyGame): AnyNarrator {
  const text = (value: object): string => {
    const fields = Object.entries(written(game, value) as Readonly<Record<string, unknown>>);
    return fields.map(([name, field]) => (name === 'type' ? String(field) : `${name} ${canonical(field)}`)).join(', ');
  };
  const points = (names: readonly string[], scores: readonly number[]): string =>
    names.map((name, seat) => `${name} ${scores[seat]}`).join(', ');
  return {
    card: (card) => game.cardIds[card] ?? '?',
    choice: text,
    dealt: () => 'dealt',
    event: text,
    outcome: (outcome, names) => [
      outcome.reason,
      ...outcome.claims.map(({ seat, items, factors, total }) => {
        const sum = items.map((item) => `${item.name} ${item.points}`).join(' + ');
        const product = factors.map((factor) => ` × ${factor.factor} (${factor.name})`).join('');
        return `${names[seat]}: ${sum}${product} = ${total}`;
      }),
      points(names, outcome.points),
    ],
    result: (carry, names) => points(names, carry.scores),
    term: (name) => name,
    phase: () => '',
    prompt: () => null,
    option: (name, value) => value ?? name,
    refusal: ({ code, ...facts }) => `${code} ${canonical(facts)}`,
  };
}
