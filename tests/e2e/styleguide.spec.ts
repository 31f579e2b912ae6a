import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

for (const [site, width] of [
  ['banksia-motors', 390],
  ['banksia-motors', 1440],
  ['kestrel-auto', 390],
  ['kestrel-auto', 1440],
] as const) {
  test(`${site} at ${width} px: every kind of section fits, and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(onSite(site, '/styleguide'));
    await untilHydrated(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      const isWritten = (at: Element) =>
        at.closest('.section :is(h1, h2, h3, p, li)') &&
        // facts of vehicles and places are not written by editors, and labels of buttons are short
        !at.closest('article, a, button, [data-section=model-head], [data-section=locations]');
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (text.parentElement && isWritten(text.parentElement)) {
          text.textContent = 'Wagga'.repeat(20);
        }
      }
    });
    expect(await overflow(page), 'with words that are wider than the screen').toBeLessThanOrEqual(
      0,
    );
  });
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test('the editor opens a page, shows changes as shoppers would see them, and saves them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  const address = onSite('wandering-van-co', `/styleguide/edit?path=/pages/edited-${Date.now()}`);
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Title' }).fill('A page made by eye');
  // the editor takes what is dragged from its list, and moves it with the mouse alone
  const block = await page.getByText('call-to-action').first().boundingBox();
  if (!block) throw new Error('The editor has no block to drag');
  await page.mouse.move(block.x + 10, block.y + 10);
  await page.mouse.down();
  await page.mouse.move(700, 300, { steps: 15 });
  await page.mouse.move(700, 320, { steps: 5 });
  await page.mouse.up();
  const added = page.getByRole('heading', { name: 'Not sure yet?' });
  await added.click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Ready when you are');
  await expect(page.getByRole('heading', { name: 'Ready when you are' })).toBeVisible();
  // the editor's button has no role
  await page.getByText('Publish', { exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Ready when you are' })).toBeVisible();
});
