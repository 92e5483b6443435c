// What does something to a screen instead of being seen on it: control characters (an escape begins a terminal's
// sequence), line and paragraph separators, halves of a pair, and format characters, among them those that turn the
// direction of the text after them. The two joiners stay: scripts and emoji are written with them.
const HARMFUL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** A foreign text that may be printed: what would act on the screen is a replacement character. */
export function harmless(text: string): string {
  return text.replace(HARMFUL, '\ufffd');
}

/** JSON that may be printed, and means the same: what would act on the screen is escaped. */
export function harmlessJson(value: unknown): string {
  return JSON.stringify(value).replace(HARMFUL, (found) =>
    Array.from({ length: found.length }, (_, i) => `\\u${found.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  );
}
