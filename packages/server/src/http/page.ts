import { GAMES } from '@madang/engine';
import type { ListedTable } from '@madang/protocol';

/** The page at / of a server without the web client. */
export function page(tables: readonly ListedTable[]): string {
  const ids = GAMES.map(({ id }) => escaped(id));
  const rows = tables.map(
    ({ table_id, game, seats, free_seats }) =>
      `<li><b>${escaped(game)}</b> ${escaped(seats.filter(Boolean).join(', '))} <small>${free_seats} free</small> <code>${escaped(table_id)}</code></li>`,
  );
  return documentOf(`<h1>Madang <span lang="ko">마당</span></h1>
<p>The yard where people gather to play: ${ids.join(', ')}.</p>
<h2>Open tables</h2>
${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p class="none">Nobody is waiting. Open one: <code>POST /api/quick {"game":"${ids[0]}"}</code></p>`}
<h2>For programs</h2>
<p><a href="/api/games">games</a> · <a href="/api/tables">tables</a> · <a href="/api/openapi.json">HTTP</a> · <a href="/api/asyncapi.json">socket</a> · <a href="/healthz">health</a></p>`);
}

/** The page of an unknown address. */
export function notFoundPage(): string {
  return documentOf(`<h1>There is nothing at this address.</h1>
<p><a href="/">Madang: the open tables</a></p>`);
}

function documentOf(main: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Madang</title>
<link rel="stylesheet" href="/page.css">
<main>
${main}
</main>
</html>
`;
}

export const STYLE = `:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 38rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font-size: 2.2rem; margin: 0; } h1 span { font-weight: 400; opacity: .6; }
h2 { font-size: 1rem; margin: 2.5rem 0 .5rem; color: #b3322b; }
ul { list-style: none; padding: 0; margin: 0; }
li { padding: .6rem 0; border-top: 1px solid color-mix(in srgb, CanvasText 15%, transparent); }
a { color: inherit; text-underline-offset: .2em; } code { font-size: .9em; } .none, small { opacity: .7; }
`;

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
