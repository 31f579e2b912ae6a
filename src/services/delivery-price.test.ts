import { expect, it, vi } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { deliveryPrice } from './delivery-price.ts';

const zones = [{ name: 'Sydney', price: 250, postcodes: ['2000-2249'] }];

it('asks the site’s own zones', async () => {
  const site = someSite('yard', { delivery: { zones } });
  expect(await deliveryPrice(site, '2000', () => {})).toEqual({ name: 'Sydney', price: 250 });
});

it('has no price, and says why, when the carrier’s list cannot be reached', async () => {
  const site = someSite('yard', { delivery: { zones, lookup_url: 'http://127.0.0.1:9/prices' } });
  const failed = vi.fn();
  expect(await deliveryPrice(site, '2000', failed)).toBeUndefined();
  expect(failed).toHaveBeenCalledOnce();
});
