import type { RawData } from 'ws';

const [QUOTE, BACKSLASH, BRACE, BRACE_END, BRACKET, BRACKET_END] = [...'"\\{}[]'].map((it) => it.charCodeAt(0));

/** The JSON of a message; undefined when it is not JSON, or is nested too deep. */
export function readMessage(text: string, depth: number): unknown {
  if (depthOf(text) > depth) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How deep brackets nest, outside of strings. Not recursive, so that deep nesting cannot overflow the stack. */
export function depthOf(text: string): number {
  let deepest = 0;
  let depth = 0;
  let isString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) isString = !isString;
    else if (isString) i += code === BACKSLASH ? 1 : 0;
    else if (code === BRACE || code === BRACKET) deepest = Math.max(deepest, ++depth);
    else if (code === BRACE_END || code === BRACKET_END) depth--;
  }
  return deepest;
}

export function sizeOf(data: RawData): number {
  return Array.isArray(data) ? data.reduce((sum, { length }) => sum + length, 0) : data.byteLength;
}
