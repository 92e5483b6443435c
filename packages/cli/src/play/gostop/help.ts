import { patternsOf, type SetId } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import { entryOf } from '@madang/engine/internal';
import { setName } from '@madang/narrators/gostop';
import { kindName } from '@madang/narrators/hwatu';
import { clip, padTo, wrap } from '../../width.ts';
import { wordsOf } from '../../words/index.ts';
import { plantOf } from '../hwatu/card-box.ts';
import { KINDS, kindOf } from '../hwatu/faces.ts';
import { figureName } from '../hwatu/figures.ts';
import { PAGE } from '../screen.ts';
import { en } from './help-en.ts';
import { ko } from './help-ko.ts';
import type { HelpWords, Term } from './help-words.ts';
import { type GostopScene, type Sight, sightOf } from './sight.ts';
import type { Spoken } from './words.ts';

const HELP: Readonly<Record<Spoken, HelpWords>> = { en, ko };
const COLUMNS = PAGE.columns - 4;
const TERM = 12;
const SET = { name: 22, worth: 26 } as const;

export function help(scene: GostopScene, title: Readonly<Record<Spoken, string>>): readonly (readonly string[])[] {
  const sight = sightOf(scene);
  const { namedTitle, named, factorsTitle, factors } = HELP[sight.language];
  return [
    playPage(sight, title[sight.language]),
    termsPage(namedTitle, named(sight.rules)),
    setsPage(sight),
    termsPage(factorsTitle, factors(sight.rules, scene.names.length)),
  ];
}

function playPage({ rules, language }: Sight, title: string): readonly string[] {
  const paragraphs = HELP[language].play(rules).map((text) => wrap(text, COLUMNS));
  const kinds = KINDS.map(({ kind, symbol }) => `${symbol} ${kindName('korean', kind, language)}`).join('    ');
  return [`${title} (${rules.ruleset})`, '', ...paragraphs.flatMap((paragraph) => [...paragraph, '']), kinds];
}

function termsPage(title: string, terms: readonly Term[]): readonly string[] {
  return [title, '', ...terms.flatMap(termLines)];
}

/** The term, and next to it its meaning, wrapped. */
function termLines([term, meaning]: Term): readonly string[] {
  return wrap(meaning, COLUMNS - TERM).map((line, i) => padTo(i === 0 ? term : '', TERM) + line);
}

function setsPage(sight: Sight): readonly string[] {
  const { rules, language } = sight;
  const { setsTitle, eachMore, extras } = HELP[language];
  const { brights, growing, complete } = patternsOf(rules);
  const line = (set: SetId, points: number, extra: number, what: string): string => {
    const worth = wordsOf(language).points(points) + (extra > 0 ? `, ${eachMore}` : '');
    return clip(padTo(setName(set, language), SET.name) + padTo(worth, SET.worth) + what, COLUMNS);
  };
  return [
    setsTitle,
    '',
    ...[...[...brights].reverse(), ...complete, ...growing].map((set) =>
      line(set.name, set.points, set.extra, cardsOf(sight, set.need, set.of.toArray())),
    ),
    ...(rules.pi > 0 ? [line('PI', rules.pi, 1, `${rules.piFrom} ○`)] : []),
    '',
    ...extras(rules).flatMap((text) => wrap(text, COLUMNS)),
  ];
}

/** `3 ◆ warbler cuckoo geese`: how many of which cards. */
function cardsOf({ language }: Sight, need: number, cards: readonly number[]): string {
  const ids = cards.map((card) => entryOf(KOREAN.ids, card));
  const { kind, symbol } = kindOf(entryOf(ids, 0));
  if (ids.length > 4) return `${need} ${symbol}`;
  const name = (id: string): string =>
    kind === 'ribbon' ? plantOf('korean', id, language) : figureName('korean', id, language);
  return `${need} ${symbol} ${ids.map(name).join(' ')}`;
}
