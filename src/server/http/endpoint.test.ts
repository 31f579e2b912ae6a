import { expect, it } from 'vitest';
import { EndpointTable } from './endpoint.ts';

const table = new EndpointTable([
  { path: '/indexes/*' },
  { path: '/cars/:slug/view.json', methods: ['GET', 'HEAD'] },
  { path: '/notices', methods: ['POST'] },
]);

it.each([
  ['GET', '/indexes', '/indexes/*', {}],
  ['DELETE', '/indexes/cars/search', '/indexes/*', {}],
  [
    'HEAD',
    '/cars/2021-kia-carnival-7/view.json',
    '/cars/:slug/view.json',
    { slug: '2021-kia-carnival-7' },
  ],
  ['POST', '/notices', '/notices', {}],
])('%s %s is answered by %s', (method, path, expected, parameters) => {
  const found = table.find(method, path);
  expect(found?.endpoint.path).toBe(expected);
  expect(found?.parameters).toEqual(parameters);
});

it.each([
  ['GET', '/notices'],
  ['GET', '/indexes-of-cars'],
  ['GET', '/cars/UPPER/view.json'],
  ['GET', '/cars/a/b/view.json'],
  ['GET', '/cars/kia/viewXjson'],
  ['POST', '/cars/kia/view.json'],
  ['GET', '/new/cars/kia/view.json'],
])('%s %s is left to the routes of the web app', (method, path) => {
  expect(table.find(method, path)).toBeUndefined();
});
