import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '#store/database/database-unavailable.ts';
import { unavailableAsResponse } from './unavailable-as-response.ts';

const site = { slug: 'yard' };
const away = async () => Promise.reject(new DatabaseUnavailable('away'));
const services = unavailableAsResponse({
  site,
  client: { maySubmit: async () => Promise.reject(new Error('not an outage')) },
  stock: { search: away },
  vehicle: away,
  isPostcode(): boolean {
    throw new DatabaseUnavailable('away');
  },
  views: (id: number) => `yard ${id}`,
});
const outage = expect.objectContaining({ status: 503 });

it('passes data and results on', () => {
  expect(services.site).toBe(site);
  expect(services.views(7)).toBe('yard 7');
});

it('throws a response with status 503 while the database is away', async () => {
  await expect(services.vehicle()).rejects.toEqual(outage);
  await expect(services.stock.search()).rejects.toEqual(outage);
  expect(() => services.isPostcode()).toThrow(outage);
});

it('passes other errors on', async () => {
  await expect(services.client.maySubmit()).rejects.toThrow('not an outage');
});
