/** What tests ask of a drawing. */
interface SvgContents {
  readonly tags: readonly string[];
  readonly ids: readonly string[];
  /** The ids it refers to; every reference stays inside the drawing. */
  readonly references: readonly string[];
}

const TAG = /^<(\/?)([a-zA-Z][\w-]*)((?: [\w:-]+="[^"<]*")*)(\/?)>/;
const TEXT = /^(?:[^<&]|&(?:amp|lt|gt);)+/;

/** Reads a drawing strictly: throws where it is not well formed, or where it reaches outside itself. */
export function readSvg(svg: string): SvgContents {
  const contents = { tags: [] as string[], ids: [] as string[], references: [] as string[] };
  const open: string[] = [];
  let rest = svg;
  while (rest) {
    const [text] = TEXT.exec(rest) ?? [];
    if (text && open.length > 0) {
      rest = rest.slice(text.length);
      continue;
    }
    const [tag, closing, name, attributes, empty] = TAG.exec(rest) ?? [];
    if (!tag) throw new Error(`not well formed at ${rest.slice(0, 60)}`);
    rest = rest.slice(tag.length);
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes another element`);
      continue;
    }
    if (open.length === 0 && contents.tags.length > 0) throw new Error('more than one root');
    contents.tags.push(name);
    readAttributes(attributes, contents);
    if (!empty) open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.join('><')}> stay open`);
  return contents;
}

function readAttributes(text: string, contents: { ids: string[]; references: string[] }): void {
  const seen = new Set<string>();
  for (const [, name, value] of text.matchAll(/ ([\w:-]+)="([^"]*)"/g)) {
    if (seen.has(name)) throw new Error(`${name} is given twice`);
    seen.add(name);
    if (name.startsWith('on')) throw new Error(`${name} would run`);
    if (/NaN|undefined|null|Infinity/.test(value)) throw new Error(`${name}="${value}"`);
    if (name === 'id') contents.ids.push(value);
    if (name === 'href' && !value.startsWith('#')) throw new Error(`reaches outside: ${value}`);
    if (name === 'href') contents.references.push(value.slice(1));
    const [, inside] = /^url\(#([\w-]+)\)$/.exec(value) ?? [];
    if (inside) contents.references.push(inside);
    else if (/url\(|:\/\//.test(value) && name !== 'xmlns') throw new Error(`reaches outside: ${value}`);
  }
}
