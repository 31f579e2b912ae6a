import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '#web/routes.ts';
import { browsingRoutes, showsPopupOn } from './shows-popup-on.ts';

/** The router derives a route's id from its file unless one is given. */
const ids = routes.flatMap(idsOf);

function idsOf({ id, file, children = [] }: RouteConfigEntry): string[] {
  return [id ?? file.replace(/\.tsx?$/, ''), ...children.flatMap(idsOf)];
}

it('names only existing routes', () => {
  expect(browsingRoutes.filter((route) => !ids.includes(route))).toEqual([]);
});

it.each(
  ids.filter((id) =>
    /checkout|reservation|trade-in|sell-|contact|career|test-drive|success|print|finance|account|payment/.test(
      id,
    ),
  ),
)('shows no popup on %s', (id) => {
  expect(showsPopupOn(id, 'all')).toBe(false);
});

it('shows a popup only on the home page if the site says so, and never on a page without a route', () => {
  expect(browsingRoutes.filter((route) => showsPopupOn(route, 'home'))).toEqual(['home']);
  expect(browsingRoutes.every((route) => showsPopupOn(route, 'all'))).toBe(true);
  expect(showsPopupOn(undefined, 'all')).toBe(false);
});

it('shows no popup on a page with a form', () => {
  expect(showsPopupOn('pages/page-route', 'all', ['hero', 'faq'])).toBe(true);
  expect(showsPopupOn('pages/page-route', 'all', ['hero', 'form'])).toBe(false);
});
