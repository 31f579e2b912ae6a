import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '#web/routes.ts';
import { browsingRoutes, mayShowOn } from './may-show-on.ts';

/** An id is what the router makes of the file where no other is given. */
const ids = routes.flatMap(idsOf);

function idsOf({ id, file, children = [] }: RouteConfigEntry): string[] {
  return [id ?? file.replace(/\.tsx?$/, ''), ...children.flatMap(idsOf)];
}

it('names routes that there are', () => {
  expect(browsingRoutes.filter((route) => !ids.includes(route))).toEqual([]);
});

it.each(
  ids.filter((id) =>
    /checkout|reservation|trade-in|sell-|contact|career|test-drive|success|print|finance|account|payment/.test(
      id,
    ),
  ),
)('leaves %s alone', (id) => {
  expect(mayShowOn(id, 'all')).toBe(false);
});

it('comes on the home page alone where the site says so, and nowhere on a page without a route', () => {
  expect(browsingRoutes.filter((route) => mayShowOn(route, 'home'))).toEqual([
    'content/home-route',
  ]);
  expect(browsingRoutes.every((route) => mayShowOn(route, 'all'))).toBe(true);
  expect(mayShowOn(undefined, 'all')).toBe(false);
});
