import { expect, type Page } from '@playwright/test';
import { matchPath } from 'react-router';
import routes from '../../../src/web/routes.ts';
import { test } from '../support/journey.ts';
import { demoSites, pagesOfEveryKind } from '../support/page-kinds.ts';
import { onSite } from '../support/site-pages.ts';
import { layoutFaults } from './layout-faults.ts';

const widths = [360, 390, 768, 1024, 1440] as const;
const height = 900;
/** Pixels; on narrower screens the filters are a sheet. */
const sheetBelow = 992;

// a trace of each resize would take longer than the resize
test.use({ trace: 'off' });

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  // the new size applies in the first frame, and its layout is complete in the second
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
}

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await resize(page, width);
  const faults = await page.evaluate(layoutFaults);
  return faults.map((fault) => `${width} px: ${fault}`);
}

/** Expands everything behind buttons, and forces the layout of everything below the screen. */
async function openAll(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const closed = document.querySelectorAll<HTMLDetailsElement>(
      'main details:not([name], [open])',
    );
    for (const details of closed) details.open = true;
    document.head.append(
      Object.assign(document.createElement('style'), {
        textContent: '* { content-visibility: visible !important }',
      }),
    );
    return closed.length > 0 || document.querySelector('.search-results') !== null;
  });
}

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
  test(`${site}: every page fits its screen`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { kind, path } of await pagesOfEveryKind(site)) {
      await test.step(`${kind} ${path}`, async () => {
        await page.setViewportSize({ width: 1440, height });
        await page.goto(onSite(site, path), { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const faults: string[] = [];
        for (const width of widths) faults.push(...(await faultsAt(page, width)));
        if (await openAll(page)) {
          for (const width of widths) faults.push(...(await faultsAt(page, width)));
        }
        expect.soft([...new Set(faults)], `${site} ${path} (${kind})`).toEqual([]);
      });
    }
  });

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

test('the pages of every kind cover every route module that shows a page', async () => {
  const all = await Promise.all(demoSites.map(pagesOfEveryKind));
  const addresses = all.flat().map(({ path }) => path.split('?')[0] ?? path);
  const modules = routes
    .flatMap((route) => [route, ...(route.children ?? [])])
    .filter(({ file, children }) => file.endsWith('.tsx') && !children);
  const opened = modules.filter(({ path = '' }) =>
    addresses.some((address) => matchPath(`/${path}`, address)),
  );
  const files = new Set(opened.map(({ file }) => file));
  // the editor's layout is Puck's
  files.add('styleguide/edit-route.tsx');
  expect(modules.map(({ file }) => file).filter((file) => !files.has(file))).toEqual([]);
});
