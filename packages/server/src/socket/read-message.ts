/** The JSON of a message; undefined when it is none, or nested deeper than any command. */
export function readMessage(text: string, depth: number): unknown {
  if (depthOf(text) > depth) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How deep brackets nest, outside of strings; found without recursion. */
export function depthOf(text: string): number {
  let deepest = 0;
  let depth = 0;
  let isString = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '"') isString = !isString;
    else if (isString) i += character === '\\' ? 1 : 0;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}
