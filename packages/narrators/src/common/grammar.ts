import type { Translated } from '@madang/engine';
import { entryOf } from '@madang/engine/entry';

/** The name of the reader in each language. The functions below make verbs agree with it. */
export const YOU: Translated = { en: 'You', ko: '나', ja: 'あなた', zh: '你', 'zh-Hans': '你', pl: 'Ty' };

/** The beginning of a sentence, where a card's name or a number word may stand: `five` becomes `Five`. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A regular verb that agrees with a name: Anna `takes`, You `take`. */
export function englishVerb(who: string, verb: string): string {
  return who === YOU.en ? verb : `${verb}s`;
}

/** The reader inside a sentence: `from Anna`, `from you`. */
export function englishInside(who: string): string {
  return who === YOU.en ? 'you' : who;
}

/** The beginning of a sentence about several people: `You and Anna`, `Anna, Bob and you`. */
export function englishPeople(people: readonly string[]): string {
  const first = entryOf(people, 0);
  const inside = people.slice(1).map(englishInside);
  if (inside.length === 0) return first;
  return `${[first, ...inside.slice(0, -1)].join(', ')} and ${inside.at(-1)}`;
}

/** The present of a verb given in the third person: Anna `bierze`, Ty `bierzesz`. */
export function polishVerb(who: string, verb: string): string {
  return who === YOU.pl ? `${verb}sz` : verb;
}

/** The beginning of a sentence: `Anna bierze`, but `Bierzesz`: in Polish the verb alone is enough. */
export function polishSubject(who: string, verb: string): string {
  return who === YOU.pl ? sentenceCase(polishVerb(who, verb)) : `${who} ${verb}`;
}

/** The verb first: `płaci Anna`, but `płacisz`. */
export function polishPredicate(who: string, verb: string): string {
  return who === YOU.pl ? polishVerb(who, verb) : `${verb} ${who}`;
}

/** `1 punkt`, `2 punkty`, `5 punktów`, `22 punkty`: the form of a noun after a number. */
export function polishCount(count: number, one: string, few: string, many: string): string {
  const isFew = /(^|[^1])[234]$/.test(String(count));
  return `${count} ${count === 1 ? one : isFew ? few : many}`;
}

/** `민수의`, but `내`. */
export function koreanPossessive(who: string): string {
  return who === YOU.ko ? '내' : `${who}의`;
}

/** The two forms of a Korean particle: after a consonant, after a vowel. */
export type Particle = '이/가' | '을/를' | '은/는' | '으로/로';

/** A word with its particle: `광을`, `띠를`. Both forms for a script whose reading is unknown: `藤을(를)`. */
export function withParticle(word: string, particle: Particle): string {
  if (word === YOU.ko && particle === '이/가') return '내가';
  const [afterConsonant, afterVowel] = particle.split('/');
  const ending = endingOf(word);
  if (ending === null) return particle === '으로/로' ? `${word}(으)로` : `${word}${afterConsonant}(${afterVowel})`;
  const open = ending === 'vowel' || (ending === 'ㄹ' && particle === '으로/로');
  return word + (open ? afterVowel : afterConsonant);
}

type Ending = 'vowel' | 'consonant' | 'ㄹ';

/** The last sound of the digits 0 to 9: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGITS: readonly Ending[] = [
  ...(['consonant', 'ㄹ', 'vowel', 'consonant', 'vowel'] as const),
  ...(['vowel', 'consonant', 'ㄹ', 'ㄹ', 'vowel'] as const),
];
const RIEUL = 8;

/** The last sound of a word in Korean; null when the script does not show it. */
function endingOf(word: string): Ending | null {
  const last = word.slice(-1);
  if (last >= '가' && last <= '힣') {
    const final = (last.charCodeAt(0) - '가'.charCodeAt(0)) % 28;
    return final === 0 ? 'vowel' : final === RIEUL ? 'ㄹ' : 'consonant';
  }
  if (/[0-9]/.test(last)) return entryOf(DIGITS, Number(last));
  if (!/[a-z]/i.test(last)) return null;
  if (/l$/i.test(word)) return 'ㄹ';
  // Ann 앤, Sam 샘, King 킹, Bob 밥, Eric 에릭, Bot 봇; but Chris 크리스, Mark 마크, Robert 로버트.
  return /(?:[mn]|ng|[aeiou][bckpt]{1,2})$/i.test(word) ? 'consonant' : 'vowel';
}
