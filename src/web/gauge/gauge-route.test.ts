import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { PriceGauge } from '#domain/market/price-gauge.ts';
import type { RequestServices } from '#services/request-services.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { requestServices } from '#web/request-services.ts';
import { loader } from './gauge-route.ts';

const gauge: PriceGauge = {
  fill: 0.75,
  listing_price: 19_000,
  market_range_min: 18_000,
  market_range_max: 22_000,
  confidence: 0.8,
  description: 'Great Deal',
};
let known: PriceGauge | undefined;
beforeEach(() => {
  known = gauge;
});

async function ask(slug: string, site = someSite('yard')) {
  const services: Partial<RequestServices> = {
    site,
    vehicle: async (wanted) => (wanted === 'shown' ? someVehicle({ slug: 'shown' }) : undefined),
    priceGauge: async () => known,
  };
  const context = new RouterContextProvider();
  // as much of the services as the route uses
  context.set(requestServices, services as RequestServices);
  const url = new URL(`http://yard.localhost/cars/${slug}/autogauge`);
  const response = await loader({
    context,
    params: { slug },
    url,
    request: new Request(url),
    pattern: '/cars/:slug/autogauge',
  });
  return { status: response.status, body: await response.json() };
}

it('answers under the names of the specification', async () => {
  expect(await ask('shown')).toEqual({ status: 200, body: gauge });
});

it('has no numbers if the market is unknown, which hides the gauge', async () => {
  known = undefined;
  const { status, body } = await ask('shown');
  expect(status).toBe(200);
  expect(body).toEqual(Object.fromEntries(Object.keys(gauge).map((name) => [name, null])));
});

it('answers 404 for a vehicle that the site does not show', async () => {
  expect((await ask('no-such')).status).toBe(404);
});

it('answers 404 on a site without price gauges', async () => {
  const site = someSite('yard', { vehicle: { price_gauge: false } });
  expect((await ask('shown', site)).status).toBe(404);
});
