import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everything } from '#search/vehicle-search/criteria.ts';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import {
  type MeilisearchServer,
  startMeilisearchServer,
} from '#tests/support/servers/meilisearch-server.ts';
import { someSite } from '#tests/support/sites.ts';
import { variedStock } from '#tests/support/varied-stock.ts';
import { RemoteClient } from './remote-client.ts';
import { RemoteStock } from './remote-stock.ts';

const now = new Date('2026-03-10T00:00:00Z');
const site = someSite('yard');
const yard = variedStock(30, 'yard-yard');

let server: MeilisearchServer;
beforeEach(async () => {
  server = await startMeilisearchServer();
});
afterEach(() => server.close());

const opened = (names: (slug: string) => string = (slug) => slug): RemoteStock =>
  new RemoteStock(new RemoteClient(server.url, server.key, [1, 1]), names);
const pushes = () => server.requestCounts.get('POST /indexes/Car_production/documents') ?? 0;

async function filled(version: number): Promise<RemoteStock> {
  const stock = opened();
  expect(await stock.appliedVersion(version)).toBeUndefined();
  await stock.apply(yard);
  await stock.markApplied(version);
  return stock;
}

describe('after a restart', () => {
  it('the server still has the stock and the dealerships’ names', async () => {
    await filled(7);
    const again = opened(() => 'Another Name');
    expect(await again.appliedVersion(7)).toBe(7);
    expect(pushes()).toBe(1);
    expect(again.size).toBe(30);
    expect(again.changedDealerships()).toEqual(['yard-yard']);
    expect(await again.open(site, now).count(everything)).toBe(30);
  });

  it('only later changes are required', async () => {
    await filled(7);
    expect(await opened().appliedVersion(9)).toBe(7);
  });

  it('a stock of a later version than the database’s is deleted', async () => {
    await filled(7);
    const other = opened();
    expect(await other.appliedVersion(3)).toBeUndefined();
    expect(await other.open(site, now).count(everything)).toBe(0);
  });

  it('an unrecorded version does not count, but pushed vehicles can be found', async () => {
    const stock = opened();
    await stock.appliedVersion(7);
    await stock.markApplied(6);
    await stock.apply(yard);
    const again = opened();
    expect(await again.appliedVersion(7)).toBe(6);
    expect(await again.open(site, now).count(everything)).toBe(30);
  });
});

it('pushes a large stock in several requests', async () => {
  const stock = opened();
  await stock.appliedVersion(1);
  await stock.apply(variedStock(2500, 'yard-yard'));
  expect(pushes()).toBe(3);
  expect(stock.size).toBe(2500);
});

describe('a failing server', () => {
  it('is sent a push again', async () => {
    const stock = await filled(1);
    server.failNext(2);
    await stock.apply([{ ...yard[0]!, make: 'Zeekr' }]);
    const zeekrs = { ...everything, choices: { make: ['Zeekr'] } };
    expect(await stock.open(site, now).count(zeekrs)).toBe(1);
  });

  it('fails searches and pushes until it is available again', async () => {
    const stock = await filled(1);
    server.breakOff(true);
    const search = stock.open(site, now).search(everything);
    await expect(search).rejects.toBeInstanceOf(StockSearchUnavailable);
    await expect(stock.open(site, now).vocabulary()).rejects.toThrow('did not answer');
    await expect(stock.apply([yard[0]!])).rejects.toBeInstanceOf(StockSearchUnavailable);
    const sent = server.requestCounts.get('POST /multi-search');
    await expect(stock.open(site, now).count(everything)).rejects.toThrow('a moment ago');
    expect(server.requestCounts.get('POST /multi-search')).toBe(sent);
    server.breakOff(false);
    const found = () => stock.open(site, now).count(everything);
    await vi.waitFor(async () => expect(await found()).toBe(30), { timeout: 5000 });
    expect((await stock.open(site, now).vocabulary()).make('kia')).toBe('Kia');
  });

  it('reports why it refuses a push', async () => {
    const stranger = new RemoteStock(new RemoteClient(server.url, 'wrong'), (slug) => slug);
    await expect(stranger.appliedVersion(1)).rejects.toMatchObject({
      name: 'RemoteRefusal',
      code: 'invalid_api_key',
    });
  });
});
