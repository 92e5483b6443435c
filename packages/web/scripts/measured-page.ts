import type { Page } from 'playwright-core';
import { startBrowser, unpackBrowser } from '../e2e/browser.ts';
import { pageModule } from '../e2e/page-module.ts';

/** A page of headless Chromium with one module, and what it costs. */
interface MeasuredPage {
  readonly page: Page;
  /** CPU time of the page's main thread so far: other work on the machine counts little. */
  cpuSeconds(): Promise<number>;
  close(): Promise<void>;
}

/** `provided`: the global function that the module has. */
export async function openMeasuredPage(module: URL, provided: string): Promise<MeasuredPage> {
  await unpackBrowser();
  const browser = await startBrowser();
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addScriptTag({ type: 'module', content: await pageModule(module) });
  await page.waitForFunction(`'${provided}' in globalThis`);
  return {
    page,
    cpuSeconds: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    },
    close: () => browser.close(),
  };
}
