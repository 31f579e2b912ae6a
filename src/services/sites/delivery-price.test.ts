import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { fetchAnyAddress, fetchPublic } from '#partners/outside/outside-fetch.ts';
import { deliveryPrice } from './delivery-price.ts';

const log = pino({ level: 'silent' });
vi.spyOn(log, 'warn');
beforeEach(() => vi.mocked(log.warn).mockClear());

const zones = [{ name: 'Sydney', price: 250, postcodes: ['2000-2249'] }];

it('uses the site’s own zones', async () => {
  const site = someSite('yard', { delivery: { zones } });
  expect(await deliveryPrice({ site, fetch: fetchAnyAddress, log }, '2000')).toEqual({
    name: 'Sydney',
    price: 250,
  });
});

it('is undefined if the carrier’s list cannot be reached, and the reason is reported', async () => {
  const site = someSite('yard', { delivery: { zones, lookup_url: 'http://127.0.0.1:9/prices' } });
  expect(await deliveryPrice({ site, fetch: fetchPublic, log }, '2000')).toBeUndefined();
  expect(log.warn).toHaveBeenCalledOnce();
});

it('does not reach a list inside the operator’s network unless that is allowed', async () => {
  const asked = vi.fn();
  const list = createServer((_request, response) => {
    asked();
    response.end('{"name":"Sydney","price":99}');
  });
  await once(list.listen(0, '127.0.0.1'), 'listening');
  const { port } = list.address() as AddressInfo;
  const site = someSite('yard', { delivery: { lookup_url: `http://127.0.0.1:${port}/` } });
  expect(await deliveryPrice({ site, fetch: fetchPublic, log }, '2000')).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
  expect(await deliveryPrice({ site, fetch: fetchAnyAddress, log }, '2000')).toMatchObject({
    price: 99,
  });
  expect(log.warn).toHaveBeenCalledOnce();
  list.closeAllConnections();
  list.close();
});
