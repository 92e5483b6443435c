import type { Page } from 'playwright-core';

/** Sizes: a small phone, phones in portrait and landscape, a tablet, a small window, a screen. */
const SIZES = [
  [320, 568],
  [375, 667],
  [375, 812],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1100, 720],
  [1280, 800],
  [1440, 900],
] as const;

/** What a question covers of its subject: cards on the field, the flipped card. */
export async function covered(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const what of await coveredNow(page)) found.push(`at ${width}×${height}: ${what}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

function coveredNow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const question = document.querySelector('.decision');
    if (!question) return ['there is no question'];
    const box = question.getBoundingClientRect();
    const found: string[] = [];
    for (const card of document.querySelectorAll('.field-cards [data-card], .stock [data-card]')) {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      if (across > 1 && down > 1)
        found.push(`${card.getAttribute('data-card')} by ${Math.round(Math.min(across, down))} px`);
    }
    const mat = document.querySelector('.mat')?.getBoundingClientRect();
    if (mat && (box.left < mat.left || box.right > mat.right || box.bottom > mat.bottom + 1))
      found.push('it leaves the mat');
    // Every answer is visible at once.
    for (const answer of question.querySelectorAll('.answer'))
      if (answer.getBoundingClientRect().top + 24 > box.bottom) found.push(`out of sight: ${answer.textContent}`);
    return found;
  });
}
