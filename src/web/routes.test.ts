import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { sitePages } from '#site/warnings/site-pages.ts';
import routes from './routes.ts';

/** Addresses that settings never link to: data, and routes of last resort. */
const notLinked =
  /^(?:api\/|budget-search$|menus\/|styleguide|preview\/|.*(?:\.json|\/autogauge)$|\*$)/;

it('has exactly the pages that links in settings are checked against', () => {
  const patterns = pathsOf(routes).filter((path) => !notLinked.test(path));
  expect(sitePages.map(({ pattern }) => pattern).toSorted()).toEqual(patterns.toSorted());
});

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? [''] : path === undefined ? [] : [path]),
    ...pathsOf(children),
  ]);
}
