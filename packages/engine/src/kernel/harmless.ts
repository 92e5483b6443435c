// Characters that control a screen: control characters (terminal escape sequences), line and paragraph separators, lone
// surrogates, and format characters, some of which change the direction of text. The two joiners stay: scripts and
// emoji need them.
const HARMFUL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** A text of unknown origin, safe to print: control characters become replacement characters. */
export function harmless(text: string): string {
  return text.replace(HARMFUL, '\ufffd');
}

/** JSON that is safe to print and means the same: control characters are escaped. */
export function harmlessJson(value: unknown): string {
  return JSON.stringify(value).replace(HARMFUL, (found) =>
    Array.from({ length: found.length }, (_, i) => `\\u${found.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  );
}
