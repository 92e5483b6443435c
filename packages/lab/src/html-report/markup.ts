/** A piece of HTML. Text becomes one only through `html` and `text`, which escape it: logs come from anywhere. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | number | Markup | readonly Markup[] | null;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(value: string): string {
  return value.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** A template of HTML: what is filled in is escaped, unless it is markup. Null is left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const filled = parts.map((part, i) => sourceOf(part) + strings[i + 1]);
  return new Markup(strings[0] + filled.join(''));
}

function sourceOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.source;
  if (typeof part === 'object') return part.map(({ source }) => source).join('');
  return escaped(String(part));
}
