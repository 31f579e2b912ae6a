import { expect, type Page } from '@playwright/test';
import { matchPath } from 'react-router';
import routes from '../../../src/web/routes.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { test } from '../support/journey.ts';
import { demoSites, pagesOfEveryKind } from '../support/page-kinds.ts';
import { onSite } from '../support/site-pages.ts';
import { addressKind } from './address-kind.ts';
import { breadcrumbFaults } from './breadcrumb-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { contentOf } from './page-content.ts';
import { openAll, resize, widths } from './screen.ts';
import { SiteAddresses } from './site-addresses.ts';

/** Axe takes a second for each page, so it checks these kinds, on a phone and on a desktop. */
const checkedByAxe = new Set([
  'home',
  'search',
  'vehicle 1',
  'success',
  'search without results',
  'page that does not exist',
  'offers',
  'offers without results',
  'offer',
  'models',
  'model',
  'directory',
  'directory without results',
]);
const axeWidths: readonly number[] = [390, 1440];
/** Kinds whose pages may answer 4xx; only sites that enable online payment serve and link it. */
const mayBeMissing = /does not exist|without results|online payment/;

// a trace of each resize would take longer than the resize
test.use({ trace: 'off' });

/** Everything that one load of a page can tell about its layout and accessibility. */
async function faultsOfPage(page: Page, kind: string): Promise<string[]> {
  const faults: string[] = [];
  const addLayoutFaults = async (width: number): Promise<void> => {
    for (const fault of await page.evaluate(layoutFaults)) faults.push(`${width} px: ${fault}`);
  };
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of widths) {
    await resize(page, width);
    await addLayoutFaults(width);
    if (!checkedByAxe.has(kind) || !axeWidths.includes(width)) continue;
    for (const fault of await axeViolations(page)) faults.push(`${width} px: ${fault}`);
  }
  if (await openAll(page)) {
    for (const width of widths.toReversed()) {
      await resize(page, width);
      await addLayoutFaults(width);
    }
  }
  return faults;
}

for (const site of demoSites) {
  test(`${site}: every page fits its screen, can be read by everybody, and leads only to what exists`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults = new Set<string>();
    const addresses = new SiteAddresses(site);
    let here = '';
    page.on('console', (message) => {
      // the browser also reports pages that are missing, or refuse a budget, on purpose
      const expected = here.startsWith('/budget-search') ? /40[04]/ : /404/;
      if (message.type() === 'error' && !expected.test(message.text()))
        faults.add(`${here}: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.add(`${here}: ${error.message}`));

    /** Opens a page and notes what it refers to. @returns false if it cannot be opened */
    async function open(address: string, from: string, isExpected: boolean): Promise<boolean> {
      here = address;
      if (addressKind(address) === 'brochure' || (await addresses.leadsElsewhere(address)))
        return false;
      const answer = await page.goto(onSite(site, address), { waitUntil: 'load' });
      const status = answer?.status() ?? 0;
      if (status >= 500 || (status >= 400 && !isExpected))
        faults.add(`${from} leads to ${address}, which answers ${status}`);
      const content = await contentOf(page);
      addresses.add(content, address);
      for (const dead of content.deadAnchors) faults.add(`${address}: nothing is at ${dead}`);
      return true;
    }

    for (const { kind, path } of await pagesOfEveryKind(site)) {
      await test.step(`${kind} ${path}`, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        addresses.markOpened(path);
        if (!(await open(path, kind, mayBeMissing.test(kind)))) return;
        for (const fault of await breadcrumbFaults(page, path)) faults.add(`${path}: ${fault}`);
        for (const fault of await faultsOfPage(page, kind)) faults.add(`${path}: ${fault}`);
      });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    for (let next = addresses.next(); next; next = addresses.next())
      await open(next.address, next.from, false);
    for (const fault of await addresses.brokenReferences()) faults.add(fault);
    expect([...faults]).toEqual([]);
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
