import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { demoSites } from '../support/page-kinds.ts';
import { onSite } from '../support/site-pages.ts';
import { layoutFaults } from './layout-faults.ts';
import { resize, widths } from './screen.ts';

/** Pixels; on narrower screens the filters are a sheet. */
const sheetBelow = 992;

// a trace of each resize would take longer than the resize
test.use({ trace: 'off' });

/** Runs a check while a popover or menu is open. */
async function whileOpen(page: Page, button: string, check: () => Promise<void>): Promise<void> {
  const opener = page.locator(button).first();
  if (!(await opener.isVisible())) return;
  await opener.click();
  await check();
  await page.keyboard.press('Escape');
  if (button.includes('summary')) await opener.click();
}

for (const site of demoSites) {
  test(`${site}: the menu and the filters fit phones and tablets`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(onSite(site, '/search'));
    for (const width of widths.filter((narrow) => narrow < sheetBelow)) {
      await resize(page, width);
      for (const button of ['.filters-open', '.menu-button']) {
        await whileOpen(page, button, async () => {
          expect.soft(await page.evaluate(layoutFaults), `${width} px, ${button}`).toEqual([]);
        });
      }
    }
  });
}
