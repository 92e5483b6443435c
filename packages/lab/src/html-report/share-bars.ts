import { html, type Markup } from './markup.ts';
import { percent } from './numbers.ts';

interface Bar {
  readonly name: string;
  /** They add up to 1. */
  readonly shares: readonly number[];
  readonly note: string;
}

/** Bars that are divided into shares, with a key of the shares. */
export function shareBars(keys: readonly string[], bars: readonly Bar[]): Markup {
  return html`<div class="rows">${bars.map(
    ({ name, shares, note }) =>
      html`<div class="row"><span class="name">${name}</span><span class="bar">${shares.map((share, i) =>
        share > 0
          ? html`<i class="fill-${i + 1}" style="width:${(100 * share).toFixed(2)}%" title="${keys[i]}: ${percent(share)}">${share >= 0.12 ? percent(share) : ''}</i>`
          : html``,
      )}</span><span class="value"><small>${note}</small></span></div>`,
  )}<p class="note keys">${keys.map((key, i) => html`<span><i class="key fill-${i + 1}"></i>${key}</span>`)}</p></div>`;
}
