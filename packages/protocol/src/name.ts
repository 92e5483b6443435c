import { z } from 'zod';
import { NAME } from './limits.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A pictograph with its skin, hair and presentation; several that are joined; a flag of letters or of tags; a keycap. */
const PICTOGRAPH = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?`;
const EMOJI = new RegExp(
  [
    String.raw`${PICTOGRAPH}(?:\u200d${PICTOGRAPH})*(?:[\u{e0020}-\u{e007e}]+\u{e007f})?`,
    String.raw`\p{Regional_Indicator}{2}`,
    String.raw`[0-9#*]\ufe0f?\u20e3`,
  ].join('|'),
  'gu',
);

/** Scripts in which joiners and non-joiners between letters are spelling. */
const JOINING =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}])[\u200c\u200d](?=\p{L})/gu;
/** Variation selectors that choose the form of a Han character. */
const HAN_VARIANT = /(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/gu;

/** Controls, line ends, lone surrogates, bidirectional controls, and other characters without width. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u;
/** A mark without its letter and an empty Braille cell count as a space. */
const EMPTY = /[\p{Z}\p{M}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What is wrong with a name, as the end of a sentence; null when nothing is. */
export function faultOfName(name: string): string | null {
  const seen = name.replaceAll(EMOJI, 'e').replaceAll(JOINING, '').replaceAll(HAN_VARIANT, '');
  if (UNSEEN.test(seen)) return 'must have no control, bidirectional or invisible characters';
  if (seen.replaceAll(EMPTY, '') === '') return 'must show something';
  if (name.length > NAME.units) return TOO_LONG;
  const parts = [...graphemes.segment(name)];
  if (parts.length > NAME.graphemes) return TOO_LONG;
  if (parts.some(({ segment }) => segment.length > NAME.unitsOfOne)) return 'must not heap marks on one character';
  return isLikeBot(name) ? 'must not be like that of a bot' : null;
}

const TOO_LONG = `must be at most ${NAME.graphemes} characters`;

/** What bots are called on the server, the page and the terminal, alone or with a number. */
const BOT = /^(?:bot|봇|ボット|電腦|电脑)\P{L}*$/u;
/** Letters and digits that look like those of "bot". */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ в: 'b', ь: 'b', β: 'b', ß: 'b', ʙ: 'b', '8': 'b', '6': 'b' },
  ...{ о: 'o', ο: 'o', σ: 'o', օ: 'o', ө: 'o', ø: 'o', '0': 'o' },
  ...{ т: 't', τ: 't', ţ: 't', '7': 't', '†': 't', '+': 't' },
};

function isLikeBot(name: string): boolean {
  // Accents go, but not the marks of kana: they make another letter.
  const letters = name.normalize('NFKD').replaceAll(/[\u0300-\u036f\p{Z}\p{P}\u2800]/gu, '');
  const plain = letters.toLowerCase().normalize('NFC');
  if (!/\p{L}/u.test(plain)) return false;
  const [first, second, third, ...rest] = [...plain];
  const latin = [first, second, third].map((letter) => LOOKALIKES[letter ?? ''] ?? letter ?? '').join('');
  return BOT.test(plain) || BOT.test(latin + rest.join(''));
}

/** A person's or a program's name as the others see it: one line that shows something. */
export const Name = z
  .string()
  .trim()
  .superRefine((name, context) => {
    const message = faultOfName(name);
    if (message !== null) context.addIssue({ code: 'custom', message, params: { code: 'BAD_NAME' } });
  });
