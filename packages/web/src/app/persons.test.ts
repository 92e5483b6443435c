import { LANGUAGES, type Language, YOU } from '@madang/narrators/language';
import { disagreementIn, namesFor } from '@madang/narrators/testing';
import { expect, it } from 'vitest';
import { branchWords } from '../branch/words.ts';
import { challengeWords } from '../challenge/words.ts';
import { dailyWords } from '../daily/words.ts';
import { checkLessonWords } from '../games/check/lesson/words/index.ts';
import { checkWords } from '../games/check/words/index.ts';
import { flowerWords } from '../games/flower/words.ts';
import { gostopLessonWords } from '../games/gostop/lesson/words/index.ts';
import { gostopWords } from '../games/gostop/words/index.ts';
import { koikoiLessonWords } from '../games/koikoi/lesson/words/index.ts';
import { koikoiWords } from '../games/koikoi/words.ts';
import { matgoLessonWords } from '../games/matgo/lesson/words/index.ts';
import { tysiacLessonWords } from '../games/tysiac/lesson/words/index.ts';
import { tysiacWords } from '../games/tysiac/words/index.ts';
import { homeWords } from '../home/words/index.ts';
import { lessonWords } from '../learn/words/index.ts';
import { invitationWords } from '../people/invitation-words.ts';
import { seekWords } from '../people/seek-words.ts';
import { peopleWords } from '../people/words/index.ts';
import { recordWords } from '../records/words.ts';
import { tableWords } from '../table/words/index.ts';
import { type Parameter, type Signature, signaturesIn } from './signatures.ts';
import type { Words } from './words.ts';

/** All words that name a person, by interface. */
const SPOKEN: Readonly<Record<string, Words<object>>> = {
  BranchWords: branchWords,
  ChallengeWords: challengeWords,
  CheckLessonWords: checkLessonWords,
  CheckWords: checkWords,
  DailyWords: dailyWords,
  EndingWords: tysiacLessonWords,
  GostopLessonWords: gostopLessonWords,
  TysiacLessonWords: tysiacLessonWords,
  FlowerWords: flowerWords,
  GostopWords: gostopWords,
  HomeWords: homeWords,
  KoikoiWords: koikoiWords,
  InvitationWords: invitationWords,
  LessonWords: lessonWords,
  PeopleWords: peopleWords,
  SeekWords: seekWords,
  KoikoiLessonWords: koikoiLessonWords,
  MatgoLessonWords: matgoLessonWords,
  RecordWords: recordWords,
  TableWords: tableWords,
  TysiacWords: tysiacWords,
};

/** Parameter names: a person who may be the reader, a person who is not, and things that are not persons. */
const ANYBODY = ['name', 'names', 'one', 'who', 'payer', 'spared'];
const NOT_THE_READER = ['other', 'others'];
const THINGS = [
  'model',
  'card',
  'cards',
  'rank',
  'place',
  'ability',
  'slot',
  'set',
  'sets',
  'month',
  'suit',
  'points',
  'game',
];
const TEXTS = [
  'what',
  'missing',
  'brings',
  'choice',
  'why',
  'count',
  'action',
  'bank',
  'where',
  'value',
  'mine',
  'onField',
  'taken',
  'time',
  'level',
  'weaker',
  'date',
  'mark',
  'cost',
];

const SOURCES = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const WORDS = new Map(Object.values(SOURCES).flatMap((source) => [...signaturesIn(source)]));

function isPerson({ name, type }: Parameter): boolean {
  return type.includes('string') && [...ANYBODY, ...NOT_THE_READER].includes(name);
}

/** The values that a parameter can have at a table of three with the reader. */
function candidates({ name, type }: Parameter, people: readonly string[]): readonly unknown[] {
  const [reader, one, two] = people;
  if (type === 'number') return [3];
  if (type === 'boolean') return [true, false];
  if (type.includes('[]'))
    return [
      [reader, one],
      [one, reader],
      [one, two, reader],
    ];
  if (NOT_THE_READER.includes(name)) return [one];
  return ANYBODY.includes(name) ? people : ['♠7'];
}

function combinations(parameters: readonly Parameter[], people: readonly string[]): readonly (readonly unknown[])[] {
  return parameters.reduce<readonly (readonly unknown[])[]>(
    (lists, parameter) =>
      lists.flatMap((list) =>
        candidates(parameter, people).flatMap((each) =>
          people.includes(String(each)) && list.includes(each) ? [] : [[...list, each]],
        ),
      ),
    [[]],
  );
}

/** Every sentence that this function can make, with each person in turn as the reader. */
function sentencesOf(words: object, { path, parameters }: Signature, people: readonly string[]): readonly string[] {
  const say = path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), words);
  if (typeof say !== 'function') throw new Error(`${path.join('.')} is no function`);
  return combinations(parameters, people).map((given) => String(Reflect.apply(say, words, given)));
}

function faultsIn(language: Language): readonly string[] {
  const people = namesFor(0, 3, language);
  return Object.entries(SPOKEN).flatMap(([name, words]) =>
    (WORDS.get(name) ?? [])
      .filter(({ parameters }) => parameters.some(isPerson))
      .flatMap((signature) =>
        sentencesOf(words[language], signature, people).flatMap((sentence) => {
          const wrong = disagreementIn(sentence, language, people);
          return wrong === null ? [] : [`${name}.${signature.path.join('.')}: "${sentence}" has ${wrong}`];
        }),
      ),
  );
}

it.each(LANGUAGES)('sentences agree grammatically with the reader, in any role, in %s', (language) => {
  expect(namesFor(0, 3, language)[0]).toBe(YOU[language]);
  expect(faultsIn(language)).toEqual([]);
});

it('conjugates texts that stand beside a name', () => {
  const beside = (language: Language, name: string): readonly string[] => [
    checkWords[language].looking(name),
    tysiacWords[language].sitsOut(name),
    tysiacWords[language].playsFor(110, name),
  ];
  expect(beside('en', YOU.en)).toEqual(['look at two cards', 'sit out', 'play for 110']);
  expect(beside('en', 'Anna')).toEqual(['looks at two cards', 'sits out', 'plays for 110']);
  expect(beside('pl', YOU.pl)).toEqual(['oglądasz dwie karty', 'pauzujesz', 'grasz 110']);
  expect(beside('pl', 'Anna')).toEqual(['ogląda dwie karty', 'pauzuje', 'gra 110']);
});

it('covers all words that name a person', () => {
  const naming = [...WORDS].filter(([, signatures]) => signatures.some(({ parameters }) => parameters.some(isPerson)));
  expect(naming.map(([name]) => name).sort()).toEqual(Object.keys(SPOKEN).sort());
});

it('classifies every text parameter as a person or not', () => {
  const known = [...ANYBODY, ...NOT_THE_READER, ...THINGS, ...TEXTS];
  const texts = [...WORDS].flatMap(([name, signatures]) =>
    signatures.flatMap(({ path, parameters }) =>
      parameters.filter(({ type }) => type.includes('string')).map((each) => [`${name}.${path.join('.')}`, each.name]),
    ),
  );
  expect(texts.filter(([, parameter]) => !known.includes(parameter))).toEqual([]);
});
