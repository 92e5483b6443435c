import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from 'playwright-core';

/** Loading metrics of the browser, in milliseconds except for the layout shift. */
interface Loading {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The first of the paints that were the largest so far and showed a card. */
  readonly firstCard: number;
  /** Total blocking time after the first paint. */
  readonly blocked: number;
  readonly shift: number;
}

interface Gathered {
  readonly paints: number[];
  readonly largest: { readonly at: number; readonly isCard: boolean }[];
  readonly tasks: { readonly start: number; readonly length: number }[];
  readonly shifts: number[];
  /** The longest event of each interaction, by its number. */
  readonly interactions: Record<number, Interaction>;
}

/** The time from a press to the next paint, and the share of the page's own code. */
export interface Interaction {
  readonly painted: number;
  readonly handled: number;
}

declare global {
  interface Window {
    madangFigures: Gathered;
  }
}

/** Collects the metrics of every page of this context from its start. */
export async function gather(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const figures: Gathered = { paints: [], largest: [], tasks: [], shifts: [], interactions: {} };
    window.madangFigures = figures;
    const watch = <E extends PerformanceEntry>(type: string, see: (entry: E) => void, more: object = {}) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) see(entry as E);
      }).observe({ type, buffered: true, ...more });
    watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && figures.paints.push(startTime));
    watch<PerformanceEntry & { element: Element | null }>('largest-contentful-paint', ({ startTime, element }) =>
      figures.largest.push({ at: startTime, isCard: element?.closest('.card') != null }),
    );
    watch('longtask', ({ startTime, duration }) => figures.tasks.push({ start: startTime, length: duration }));
    watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
      'layout-shift',
      ({ value, hadRecentInput }) => !hadRecentInput && figures.shifts.push(value),
    );
    watch<PerformanceEventTiming>(
      'event',
      ({ interactionId, duration, startTime, processingEnd }) => {
        const known = figures.interactions[interactionId];
        if (interactionId === 0 || (known && known.painted >= duration)) return;
        figures.interactions[interactionId] = { painted: duration, handled: processingEnd - startTime };
      },
      { durationThreshold: 16 },
    );
  });
}

export async function loadingOf(page: Page): Promise<Loading> {
  const { paints, largest, tasks, shifts } = await page.evaluate(() => window.madangFigures);
  const firstPaint = paints[0] ?? Number.NaN;
  const late = tasks.filter(({ start }) => start >= firstPaint);
  return {
    firstPaint,
    largestPaint: largest.at(-1)?.at ?? Number.NaN,
    firstCard: largest.find(({ isCard }) => isCard)?.at ?? Number.NaN,
    blocked: late.reduce((sum, { length }) => sum + Math.max(0, length - 50), 0),
    shift: shifts.reduce((sum, value) => sum + value, 0),
  };
}

/** The duration of each interaction, the slowest first. Browsers do not report less than 16 ms. */
export async function interactionsOf(page: Page): Promise<readonly Interaction[]> {
  const { interactions } = await page.evaluate(() => window.madangFigures);
  return Object.values(interactions).sort((a, b) => b.painted - a.painted);
}

/** The scripts that a page loads from now on, with their gzip size in bytes. */
export function scriptsOf(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) responses.push(response);
  });
  return async () => {
    const sizes = responses.map(async (response) => {
      const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
      return [name, gzipSync(await response.body()).length] as const;
    });
    return new Map(await Promise.all(sizes));
  };
}

export const sum = (sizes: Iterable<number>): number => [...sizes].reduce((all, each) => all + each, 0);
