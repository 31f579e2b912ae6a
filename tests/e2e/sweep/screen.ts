import type { Page } from '@playwright/test';

export const widths = [360, 390, 768, 1024, 1440] as const;
const height = 900;

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  // the new size applies in the first frame, and its layout is complete in the second
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
}

/**
 * Expands everything behind buttons, and forces the layout of everything below the screen.
 * @returns whether that changes what is laid out
 */
export async function openAll(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const closed = document.querySelectorAll<HTMLDetailsElement>(
      'main details:not([name], [open])',
    );
    for (const details of closed) details.open = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    // the page's policy refuses a style element
    document.adoptedStyleSheets.push(sheet);
    return closed.length > 0 || document.querySelector('.search-results') !== null;
  });
}
