export interface DocumentOptions {
  /** The text for screen readers; without it the picture is decoration. */
  readonly title?: string;
  /** The prefix of every id inside. Each card has its own; use another one to inline the same card twice. */
  readonly scope?: string;
}

export function svgDocument(viewBox: string, definitions: string, body: string, { title }: DocumentOptions): string {
  const reader = title === undefined ? ' aria-hidden="true"' : ' role="img"';
  const name = title === undefined ? '' : `<title>${escaped(title)}</title>`;
  const defs = definitions && `<defs>${definitions}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${reader}>${name}${defs}${body}</svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
