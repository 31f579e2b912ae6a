import { expect, it } from 'vitest';
import type { SiteServices } from '#services/site-services.ts';
import { DatabaseUnavailable } from '#store/database/database-unavailable.ts';
import { unavailableAsResponse } from './unavailable-as-response.ts';

/** Built like the services: private state, a getter, and members that have methods themselves. */
class Services {
  readonly #slug = 'yard';
  readonly client = { maySubmit: async () => Promise.reject(new Error('not an outage')) };
  get stock() {
    return { search: async () => Promise.reject(new DatabaseUnavailable('away')) };
  }
  views(id: number): string {
    return `${this.#slug} ${id}`;
  }
  isPostcode(): boolean {
    throw new DatabaseUnavailable('away');
  }
  async vehicle(): Promise<never> {
    throw new DatabaseUnavailable('away');
  }
}

// as much of the services as these tests use
const services = unavailableAsResponse(
  new Services() as unknown as SiteServices,
) as unknown as Services;
const outage = expect.objectContaining({ status: 503 });

it('binds methods, so that loaders can destructure them', () => {
  const { views } = services;
  expect(views(7)).toBe('yard 7');
});

it('throws a response with status 503 while the database is away', async () => {
  await expect(services.vehicle()).rejects.toEqual(outage);
  await expect(services.stock.search()).rejects.toEqual(outage);
  expect(() => services.isPostcode()).toThrow(outage);
});

it('passes other errors on', async () => {
  await expect(services.client.maySubmit()).rejects.toThrow('not an outage');
});
