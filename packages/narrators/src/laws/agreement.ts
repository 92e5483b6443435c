import type { Language } from '@madang/engine';
import { withParticle, YOU } from '../common/grammar.ts';

/** Replaces a name; in Korean a name that ends in a vowel. */
const NAME = '¤';
/** Korean: a name that ends in a consonant. */
const CLOSED = '※';

/** A pattern that is always wrong about a person in a sentence, with the reason. */
interface Disagreement {
  readonly wrong: RegExp;
  readonly why: string;
}

/** Words in -s after "you" that are not verbs in the third person. */
const PLAIN_S = 'pass|press|miss|guess|as|always';

/** Words after "i" that end like a verb but are not. */
const NO_VERB = 'jeszcze|karta|karty|może|by';

const CHINESE: readonly Disagreement[] = [
  { wrong: /你(?= \p{sc=Han})|\p{sc=Han} 你/u, why: 'a space beside 你' },
  { wrong: /您/, why: 'the reader is 你' },
];

const TABLE: Readonly<Record<Language, readonly Disagreement[]>> = {
  en: [
    { wrong: new RegExp(`\\byou (?!(?:${PLAIN_S})\\b)[a-z]+s\\b`, 'i'), why: 'a third person after "you"' },
    {
      wrong: new RegExp(`\\byou (?!${NAME})[^.;:!?(→]* (?:and|or|but) (?!(?:${PLAIN_S})\\b)[a-z]+s\\b`, 'i'),
      why: 'a third person further on in a sentence about "you"',
    },
    {
      // `Anna 3, You 5` and `You: 5` are lists of names, not sentences.
      wrong: new RegExp(`[\\p{Ll}\\d,’'${NAME}] You\\b(?! [-−+]?\\d|:| →)`, 'u'),
      why: 'a capital inside a sentence',
    },
    { wrong: /\byou[’']s\b/i, why: '"your"' },
    { wrong: /\(You\)/, why: 'a label where a sentence could speak' },
    { wrong: new RegExp(`(?<!and )${NAME} (?:have|are|do|go|were)\\b`), why: 'a plural after a name' },
  ],
  ko: [
    { wrong: /(?<!\p{L})나(?:가|이|을|은|과|으로|의|님)(?!\p{L})/u, why: '내가, 나를, 나는, 나와, 나로, 내' },
    { wrong: /(?<!\p{L})나 (?=\p{sc=Hangul})/u, why: 'no particle after 나' },
    { wrong: /당신/, why: 'the reader is 나' },
    { wrong: new RegExp(`${NAME}(?:이|을|은|과|으로)(?!\\p{L})`, 'u'), why: 'a particle after a vowel' },
    { wrong: new RegExp(`${CLOSED}(?:가|를|는|와)(?!\\p{L})`, 'u'), why: 'a particle after a consonant' },
  ],
  ja: [
    {
      wrong: /あなた(?!の|は|が|を|に|へ|と|から|も|で|だけ|まで|より|[：、。・！？）」→:,.!?) \d]|$)/u,
      why: 'no particle after あなた',
    },
  ],
  zh: CHINESE,
  'zh-Hans': CHINESE,
  pl: [
    { wrong: /(?<!\p{L})Ty (?!i )\p{Ll}/u, why: 'a verb after "Ty": in Polish the verb alone says who' },
    { wrong: new RegExp(`(?<!${NAME} i)(?<=\\p{Ll}) Ty(?!\\p{L})|\\(Ty\\)`, 'u'), why: '"Ty" inside a sentence' },
    {
      // The clause of a small "ty" has a verb in the second person.
      wrong: /(?:^|[.,;:!?()])(?![^.,;:!?()]*(?:sz|ś)(?!\p{L}))[^.,;:!?()]*(?<!\p{L})ty(?!\p{L})/u,
      why: '"ty" without its verb',
    },
    {
      wrong: new RegExp(
        `\\p{L}sz(?!\\p{L})[^.;:!?()]* (?:i|albo) (?!(?:${NO_VERB})(?!\\p{L}))\\p{Ll}+[aeiy](?!\\p{L})`,
        'u',
      ),
      why: 'a third person further on in a sentence about the reader',
    },
    { wrong: /(?:łeś|łaś|łbyś|łabyś)(?!\p{L})/u, why: 'a past tense with a gender' },
    {
      // "Woła" is not a past tense.
      wrong: new RegExp(
        `${NAME} (?:się )?(?!woła)\\p{Ll}+(?:ł|ła)(?!\\p{L})|\\p{L}(?<!wo)(?:ł|ła) (?:gracz )?${NAME}`,
        'u',
      ),
      why: 'a past tense with a gender',
    },
    {
      wrong: new RegExp(
        `(?<!\\p{L})(?:od|do|dla|ze?|przy|przez|u|na|za|o|bez|po|gracza|graczowi|graczem) ${NAME}`,
        'iu',
      ),
      why: 'a case that a name cannot show',
    },
    { wrong: new RegExp(`${NAME} \\p{Ll}+sz(?!\\p{L})`, 'u'), why: 'a second person after a name' },
  ],
};

/** Which word about a person is wrong, and why; null when all agree. `names` includes the reader. */
export function disagreementIn(line: string, language: Language, names: readonly string[]): string | null {
  const marked = names
    .filter((name) => name !== YOU[language])
    .reduce((text, name) => text.replaceAll(name, markOf(name, language)), line);
  for (const { wrong, why } of TABLE[language]) {
    const found = wrong.exec(marked);
    if (found) return `${found[0].trim()} (${why})`;
  }
  return null;
}

/** A card's name or a number word may be the first of a sentence. */
const SMALL_BEGINNING = /(?:^|(?<!\d|Chrysanth|nieb)[.!?] )\p{Ll}(?=.*[.!?]$)/u;

/** Whether a sentence of this line, which ends as one does, begins with a small letter; always false where letters have one size. */
export function beginsSmall(line: string, language: Language): boolean {
  return (language === 'en' || language === 'pl') && SMALL_BEGINNING.test(line);
}

function markOf(name: string, language: Language): string {
  return language === 'ko' && withParticle(name, '은/는').endsWith('은') ? CLOSED : NAME;
}
