import type { Page } from '@playwright/test';

/** What breadcrumbs call a page, where they do not say the page's own heading. */
const names: Readonly<Record<string, string>> = {
  '/contact': 'Contact us',
  '/compare': 'Compare',
  '/saved': 'Saved',
  '/success': 'Thank you',
  '/call': 'Call us',
  '/nowhere': 'This page',
  '/cars/none-0': 'This page',
};
/** Printed pages have no way to other pages. */
const withoutTrail = /^\/print\b/;

/** What is wrong with a page's breadcrumbs: every page below the home page has them, back to it. */
export async function breadcrumbFaults(page: Page, address: string): Promise<string[]> {
  const trails = await page.getByRole('navigation', { name: 'Breadcrumb' }).evaluateAll((found) =>
    found.map((trail) => ({
      first: trail.querySelector('a')?.textContent ?? '',
      here: trail.querySelector('[aria-current]')?.textContent ?? '',
    })),
  );
  if (address === '/' || withoutTrail.test(address))
    return trails.length > 0 ? ['breadcrumbs where none belong'] : [];
  const [trail] = trails;
  if (!trail || trails.length > 1) return [`${trails.length} breadcrumbs`];
  const name = names[address] ?? '';
  return [
    ...(trail.first === 'Home' ? [] : [`breadcrumbs from "${trail.first}"`]),
    ...(trail.here !== '' && trail.here.includes(name) ? [] : [`breadcrumbs to "${trail.here}"`]),
  ];
}
