import type { Json } from '@madang/engine';
import { html, Markup } from './markup.ts';
import { STYLE } from './style.ts';

export interface Section {
  readonly title: string;
  readonly about: string;
  readonly content: Markup;
  /** Takes the whole width. */
  readonly wide?: boolean;
}

interface Document {
  readonly kind: string;
  readonly title: string;
  readonly about: Markup;
  readonly engine: string;
  readonly figures: readonly (readonly [name: string, value: string])[];
  readonly sections: readonly Section[];
  readonly rules: Json;
}

/** One page that needs nothing else: no script, no font, no connection. */
export function documentOf({ kind, title, about, engine, figures, sections, rules }: Document): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header>
<p class="eyebrow">Madang ${engine}, ${kind}</p>
<h1>${title}</h1>
<p class="about">${about}</p>
<dl class="figures">${figures.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
</header>
<main>${sections.map(
    ({ title: name, about: what, content, wide }) =>
      html`<section class="${wide ? 'wide' : ''}"><h2>${name}</h2><p class="about">${what}</p>${content}</section>
`,
  )}</main>
<footer><details><summary>Rules of the table</summary><dl class="rules">${Object.entries(rules ?? {}).map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${JSON.stringify(value)}</dd></div>`,
  )}</dl></details></footer>
</body>
</html>
`;
  return page.source;
}
