import { expect, it } from 'vitest';
import { brandAddress } from './brand-address.ts';

it.each([
  [{}, '/kia/overview'],
  [{ skip_page: true }, '/search/kia'],
  [{ override_url: '/finance-and-insurance' }, '/finance-and-insurance'],
  [{ override_url: 'https://www.kia.example', skip_page: true }, 'https://www.kia.example'],
])('the tile of a brand with %j leads to %s', (settings, address) => {
  expect(brandAddress({ slug: 'kia', ...settings })).toBe(address);
});
